import { toast } from "../ui/toast-store.ts";

/** Tells visitors, whose result the server has graded and not kept, what an account is for. */
export function askToSignUp({ guestMode }: { guestMode: boolean }): void {
  if (guestMode) toast({ title: "Sign up free to save your progress and track your learning" });
}
