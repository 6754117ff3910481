import type { AdverbResult } from "#schema/api/quizzes.ts";
import { percent } from "#schema/rules/grading.ts";
import { AppLink } from "../../lib/app-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogContent, DialogDescription, DialogTitle } from "../../ui/dialog.tsx";

/** The invitation to keep the result, on top of the results. */
export function SaveResultsDialog({ result, onClose }: { result: AdverbResult; onClose: () => void }) {
  const { score, totalQuestions } = result;
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent>
        <DialogTitle>Create an Account to Save Results</DialogTitle>
        <p className="flex items-baseline gap-3">
          <b className="text-2xl leading-none font-black tracking-tighter">
            {score}/{totalQuestions}
          </b>
          <span className="text-xl font-heavy text-ink-soft">{percent(score, totalQuestions)}%</span>
        </p>
        <DialogDescription>
          Create a free account to save your quiz results, track your progress, and unlock personalized German learning
          features!
        </DialogDescription>
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            Maybe Later
          </Button>
          <Button asChild variant="primary">
            <AppLink to="/auth?mode=signup">Create Free Account</AppLink>
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
