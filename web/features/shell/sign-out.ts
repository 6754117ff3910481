import { call } from "../../lib/api-client.ts";
import { forgetSession } from "../../lib/storage.ts";

/**
 * Ends the session, then leaves for the landing page in a new document, so that nothing about the learner stays in memory. Throws
 * if the learner is still signed in, or if nobody can say.
 */
export async function signOut(): Promise<void> {
  try {
    await call("POST /api/auth/logout", { keepalive: true });
  } catch (error) {
    // The answer may be lost although the call arrived. Then nobody is signed in any more, and the app must not look as if.
    const user = await call("GET /api/auth/user", {}).catch(() => undefined);
    if (user !== null) throw error;
  }
  forgetSession();
  // The back button would bring the signed-in page back from the browser's memory.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  window.location.assign("/");
}
