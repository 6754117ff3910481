import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { CurrentUser } from "#schema/api/auth.ts";
import { safeReturnTo } from "#schema/rules/return-to.ts";
import { formRefusalOf, type Refusal, type RefusalTexts } from "../../lib/form-refusal.ts";
import { changeUser } from "../../lib/session.ts";
import { celebrateXp } from "../../lib/xp-feedback.ts";
import { toast } from "../../ui/toast-store.ts";
import { savePendingQuiz } from "./save-pending-quiz.ts";

/** Between success and the next page. */
const AFTER_AUTH_DELAY_MS = 100;

export interface AuthTexts extends RefusalTexts {
  welcome: string;
  /** Below the welcome. */
  plain: string;
  /** Below the welcome if a pending quiz result was saved too. */
  withQuiz: string;
  failed: string;
}

/**
 * What login and sign-up share: the call, the pending quiz result, the toasts, and the navigation to `returnTo`.
 * `submit` returns why the call was refused, or null. `pending` stays true after success, until the page is left.
 */
export function useAuthenticate<Values>(
  authenticate: (values: Values) => Promise<CurrentUser>,
  texts: AuthTexts,
  returnTo: string | undefined,
) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const attempt = useMutation({
    mutationFn: async (values: Values) => {
      const user = await authenticate(values);
      return { user, saved: await savePendingQuiz(user.id) };
    },
    onSuccess: ({ user, saved }) => {
      toast({ title: texts.welcome, description: saved ? texts.withQuiz : texts.plain });
      setTimeout(() => {
        changeUser(queryClient, user);
        // Replaces the entry, so that the back button does not return to the form.
        router.history.replace(safeReturnTo(returnTo));
        if (saved) celebrateXp(saved);
      }, AFTER_AUTH_DELAY_MS);
    },
    onError: (error) => {
      toast({ variant: "destructive", title: texts.failed, description: formRefusalOf(error, texts).message });
    },
  });
  async function submit(values: Values): Promise<Refusal | null> {
    try {
      await attempt.mutateAsync(values);
      return null;
    } catch (error) {
      return formRefusalOf(error, texts);
    }
  }
  return { submit, pending: attempt.isPending || attempt.isSuccess };
}
