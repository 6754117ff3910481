import type { QueryClient } from "@tanstack/react-query";
import { isOffline } from "../../lib/connection.ts";
import { learnerIdOf } from "../../lib/learner-id.ts";
import { forgetQuizzesOf } from "../../lib/quiz-state.ts";
import { unsavedKeys } from "../../lib/unsaved.ts";
import { toast } from "../../ui/toast-store.ts";
import { endSession, leaveForLanding } from "./end-session.ts";

/**
 * Logs out, removes the learner's quizzes from this browser and goes to the landing page.
 * Results that are not saved yet are sent first. If that fails, the learner stays signed in and is asked, because signing out would
 * lose them. Throws when the logout fails.
 */
export async function signOut(client: QueryClient, { evenUnsaved = false } = {}): Promise<void> {
  const learnerId = learnerIdOf(client);
  if (learnerId !== null && !evenUnsaved) {
    const left = await sendFirst(client, learnerId);
    if (left > 0) return askFirst(client, left);
  }
  await endSession();
  if (learnerId !== null) forgetQuizzesOf(learnerId);
  leaveForLanding();
}

/** Gives how many results are still not saved. */
async function sendFirst(client: QueryClient, learnerId: string): Promise<number> {
  if (unsavedKeys(learnerId).length === 0) return 0;
  toast({ title: "Signing out", description: "Saving your results first..." });
  try {
    const { sendUnsaved } = await import("../../quiz-kit/unsaved-sender.ts");
    await sendUnsaved(client);
  } catch (error) {
    console.warn("The code that saves the results could not be loaded", error);
  }
  return unsavedKeys(learnerId).length;
}

function askFirst(client: QueryClient, left: number): void {
  toast({
    variant: "destructive",
    title: "Still signed in",
    description: `Signing out now would lose ${left === 1 ? "1 result that is" : `${left} results that are`} not saved yet.`,
    action: {
      label: "Sign out anyway",
      altText: "Sign out again once the connection is back",
      onSelect: () => void signOut(client, { evenUnsaved: true }).catch(toastSignOutFailed),
    },
  });
}

export function toastSignOutFailed(): void {
  const description = isOffline()
    ? "You're offline and still signed in. Please try again when you're connected."
    : "Failed to sign out. Please try again.";
  toast({ variant: "destructive", title: "Error", description });
}
