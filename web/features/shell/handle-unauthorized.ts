import { type ToastInput, toast } from "../../ui/toast-store.ts";

/** Between the toast and the redirect. */
export const UNAUTHORIZED_REDIRECT_DELAY_MS = 500;

export const UNAUTHORIZED: ToastInput = {
  variant: "destructive",
  title: "Unauthorized",
  description: "You are logged out. Logging in again...",
};

interface UnauthorizedOptions {
  /** Path of the current page with query and hash. */
  currentHref: () => string;
  /** Forgets the learner and goes to /auth; signing in leads back to `returnTo`. */
  redirectToAuth: (returnTo: string) => void;
}

/**
 * Makes the handler for ended sessions: it shows a toast, then redirects to /auth. Several calls that fail at once cause one
 * redirect, and on /auth itself nothing happens.
 */
export function makeUnauthorizedHandler({ currentHref, redirectToAuth }: UnauthorizedOptions): () => void {
  let redirecting = false;
  return () => {
    if (redirecting || /^\/auth([?#]|$)/.test(currentHref())) return;
    redirecting = true;
    const returnTo = currentHref();
    toast(UNAUTHORIZED);
    setTimeout(() => {
      redirecting = false;
      redirectToAuth(returnTo);
    }, UNAUTHORIZED_REDIRECT_DELAY_MS);
  };
}
