import { call } from "../../lib/api-client.ts";
import { forgetSession } from "../../lib/storage.ts";

/** Ends the session on the server. Throws if the learner is still signed in, or if nobody can say. */
export async function endSession(): Promise<void> {
  try {
    await call("POST /api/auth/logout", { keepalive: true });
  } catch (error) {
    // The call may have arrived and only its answer was lost. Then nobody is signed in, and the screen must not pretend otherwise.
    const user = await call("GET /api/auth/user", {}).catch(() => undefined);
    if (user !== null) throw error;
  }
}

/** Goes to the landing page in a new document, so that nothing about the learner stays in memory or in this tab's storage. */
export function leaveForLanding(): void {
  forgetSession();
  // The back button may restore this page from the browser's memory: reload it then, so that it shows nothing of the learner.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  window.location.assign("/");
}
