import { useState } from "react";
import { lazyComponent } from "../../lib/lazy-component.tsx";
import { Button } from "../../ui/button.tsx";
import { COULD_NOT_OPEN, toast } from "../../ui/toast-store.ts";

// Loaded on demand: dialog code is large, and few learners ever open this one (web/ui/README.md).
const LeaveLeaguesDialog = lazyComponent(async () => (await import("./leave-leagues-dialog.tsx")).LeaveLeaguesDialog);

/** The button to leave the leagues; opens a dialog that asks for confirmation. */
export function LeaveLeagues() {
  const [requested, setRequested] = useState(false);
  const [open, setOpen] = useState(false);
  async function ask(): Promise<void> {
    if (!(await LeaveLeaguesDialog.load())) {
      toast(COULD_NOT_OPEN);
      return;
    }
    setRequested(true);
    setOpen(true);
  }
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="-mb-2 -ml-2 justify-self-start px-2! text-ink-soft"
        aria-haspopup="dialog"
        onPointerEnter={() => void LeaveLeaguesDialog.preload()}
        onFocus={() => void LeaveLeaguesDialog.preload()}
        onClick={() => void ask()}
      >
        Leave leagues
      </Button>
      {requested ? <LeaveLeaguesDialog open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
