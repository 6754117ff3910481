import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogContent, DialogDescription, DialogTitle } from "../../ui/dialog.tsx";
import { useChangeMembership } from "./use-change-membership.ts";

/** Says what leaving does, and does it. After a failure it stays open. */
export function LeaveLeaguesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const takePart = useChangeMembership();
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent>
        <DialogTitle>Leave the leagues?</DialogTitle>
        <DialogDescription>
          You give up your seat at once, and others no longer see you on a leaderboard. Your XP and your level stay. You
          can come back any time.
        </DialogDescription>
        <DialogActions>
          <Button variant="quiet" disabled={takePart.isPending} onClick={onClose}>
            Stay
          </Button>
          <Button
            variant="destructive-final"
            disabled={takePart.isPending}
            onClick={() => takePart.mutate(true, { onSuccess: onClose })}
          >
            {takePart.isPending ? "Leaving..." : "Leave leagues"}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
