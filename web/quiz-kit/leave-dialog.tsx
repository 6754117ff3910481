import { useRef } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions, DialogContent, DialogDescription, DialogTitle } from "../ui/dialog.tsx";

export interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a running quiz is given up. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onStay())}>
      <DialogContent
        onOpenAutoFocus={(event) => {
          // "Keep going" has the focus, so an accidental Enter never abandons the quiz.
          event.preventDefault();
          stay.current?.focus();
        }}
      >
        <DialogTitle>Leave the quiz?</DialogTitle>
        <DialogDescription>Your answers so far will be lost. Nothing is counted for this try.</DialogDescription>
        <DialogActions>
          <Button variant="quiet" onClick={onLeave}>
            Leave
          </Button>
          <Button ref={stay} variant="primary" onClick={onStay}>
            Keep going
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
