import { toast } from "../../ui/toast-store.ts";

/** Between the toast and the redirect (spec 8). */
export const UNAUTHORIZED_REDIRECT_DELAY_MS = 500;

export interface UnauthorizedDoors {
  /** The page in view with query and hash. */
  currentHref: () => string;
  /** Leaves for /auth, forgetting the learner; `returnTo` is where signing in leads back. */
  redirectToAuth: (returnTo: string) => void;
}

/**
 * Makes the handler of ended sessions (spec 8): a toast, then the way to /auth after 500 ms. Several calls may fail at
 * once: they make one redirect. The form's own page stays where it is.
 */
export function makeUnauthorizedHandler({ currentHref, redirectToAuth }: UnauthorizedDoors): () => void {
  let redirecting = false;
  return () => {
    if (redirecting || /^\/auth([?#]|$)/.test(currentHref())) return;
    redirecting = true;
    const returnTo = currentHref();
    toast({ variant: "destructive", title: "Unauthorized", description: "You are logged out. Logging in again..." });
    setTimeout(() => {
      redirecting = false;
      redirectToAuth(returnTo);
    }, UNAUTHORIZED_REDIRECT_DELAY_MS);
  };
}
