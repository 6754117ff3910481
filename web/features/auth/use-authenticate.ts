import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { CurrentUser } from "#schema/api/auth.ts";
import { safeReturnTo } from "#schema/rules/return-to.ts";
import { ApiError } from "../../lib/api-error.ts";
import { changeUser } from "../../lib/session.ts";
import { celebrateXp } from "../../lib/xp-feedback.ts";
import { toast } from "../../ui/toast-store.ts";
import { savePendingQuiz } from "./save-pending-quiz.ts";

/** Between success and the next page (spec 2). */
export const AFTER_AUTH_DELAY_MS = 100;

export interface AuthTexts {
  welcome: string;
  /** Below the welcome; the second one when a pending quiz result was saved too. */
  plain: string;
  withQuiz: string;
  failed: string;
  /** When the server gave no words of its own. */
  failedText: string;
}

/**
 * What login and sign-up have in common: the call, the pending quiz result, the toasts, and the way to `returnTo`.
 * `pending` stays true until the page is left; `submit` answers the error of a refused call, else null.
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
      return { user, saved: await savePendingQuiz() };
    },
    onSuccess: ({ user, saved }) => {
      toast({ title: texts.welcome, description: saved ? texts.withQuiz : texts.plain });
      setTimeout(() => {
        changeUser(queryClient, user);
        // Replaced, so that the way back does not lead to a form that has nothing left to do.
        router.history.replace(safeReturnTo(returnTo));
        if (saved) celebrateXp(saved);
      }, AFTER_AUTH_DELAY_MS);
    },
    onError: (error) => {
      const description = error instanceof ApiError ? (error.serverMessage ?? texts.failedText) : texts.failedText;
      toast({ variant: "destructive", title: texts.failed, description });
    },
  });
  async function submit(values: Values): Promise<ApiError | null> {
    try {
      await attempt.mutateAsync(values);
      return null;
    } catch (error) {
      return error instanceof ApiError ? error : null;
    }
  }
  return { submit, pending: attempt.isPending || attempt.isSuccess };
}
