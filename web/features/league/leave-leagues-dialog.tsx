import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogContent, DialogDescription, DialogTitle } from "../../ui/dialog.tsx";
import { useChangeMembership } from "./use-change-membership.ts";

/** Explains what leaving means and asks for confirmation. Stays open if leaving fails. */
export function LeaveLeaguesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const changeMembership = useChangeMembership();
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent>
        <DialogTitle>Leave the leagues?</DialogTitle>
        <DialogDescription>
          You give up your place right away, and others will no longer see you on a leaderboard. You keep your XP and
          your level, and you can rejoin at any time.
        </DialogDescription>
        <DialogActions>
          {/* Never disabled: whoever no longer wants to wait can close the dialog. */}
          <Button variant="quiet" onClick={onClose}>
            {changeMembership.isPending ? "Close" : "Stay"}
          </Button>
          <Button
            variant="destructive-final"
            disabled={changeMembership.isPending}
            onClick={() => changeMembership.mutate(true, { onSuccess: onClose })}
          >
            {changeMembership.isPending ? "Leaving..." : "Leave leagues"}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
