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
          Others stop seeing you on the leaderboard right away. Rejoin before the week ends, and your place and all of
          your XP are back; stay away, and you finish this week last. You keep your XP and your level either way.
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
