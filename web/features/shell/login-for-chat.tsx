import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { loadDocument } from "../../lib/connection.ts";
import { useSession } from "../../lib/session.ts";
import { toast } from "../../ui/toast-store.ts";
import { UNAUTHORIZED, UNAUTHORIZED_REDIRECT_DELAY_MS } from "./handle-unauthorized.ts";

/** Sends whoever opens the chat without a session to `/api/login`, and from there back to the page that they wanted. Shows a toast only. */
export function LoginForChat() {
  const signedOut = useSession().status === "signed-out";
  const href = useLocation({ select: (location) => location.href });
  useEffect(() => {
    if (!signedOut) return;
    toast(UNAUTHORIZED);
    const timer = setTimeout(
      () => void loadDocument(`/api/login?${new URLSearchParams({ returnTo: href })}`, { replace: true }),
      UNAUTHORIZED_REDIRECT_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [signedOut, href]);
  return null;
}
