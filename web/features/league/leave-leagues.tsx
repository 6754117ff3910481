import { Suspense, useState } from "react";
import { lazyComponent } from "../../lib/lazy-component.tsx";
import { Button } from "../../ui/button.tsx";

// Loaded on demand: dialog code is large, and few learners ever open this one (web/ui/README.md).
const LeaveLeaguesDialog = lazyComponent(async () => (await import("./leave-leagues-dialog.tsx")).LeaveLeaguesDialog);

/** The button to leave the leagues; opens a dialog that asks for confirmation. */
export function LeaveLeagues() {
  const [requested, setRequested] = useState(false);
  const [open, setOpen] = useState(false);
  function ask(): void {
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
        onClick={ask}
      >
        Leave leagues
      </Button>
      <Suspense fallback={null}>
        {requested ? <LeaveLeaguesDialog open={open} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
