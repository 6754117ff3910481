import { Suspense, useState } from "react";
import { lazyComponent } from "../../lib/lazy-component.tsx";
import { Button } from "../../ui/button.tsx";

// A dialog is heavy, and few will want this one (web/ui/README.md).
const LeaveLeaguesDialog = lazyComponent(async () => (await import("./leave-leagues-dialog.tsx")).LeaveLeaguesDialog);

/** The way out of the leagues; asks before it takes it. */
export function LeaveLeagues() {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  function ask(): void {
    setWanted(true);
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
        {wanted ? <LeaveLeaguesDialog open={open} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
