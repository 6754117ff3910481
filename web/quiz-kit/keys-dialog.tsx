import { Fragment } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTitle } from "../ui/dialog.tsx";

export interface KeyHint {
  keys: readonly string[];
  does: string;
}

export interface KeysDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  hints: readonly KeyHint[];
}

/** The keys of a quiz in a list. */
export function KeysDialog({ open, onOpenChange, hints }: KeysDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Keys</DialogTitle>
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3">
          {hints.map(({ keys, does }) => (
            <Fragment key={does}>
              <dt className="flex flex-wrap gap-1">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="grid min-h-[32px] min-w-[32px] place-items-center rounded-[9px] border-2 border-line-control px-2 font-ui text-sm font-heavy"
                  >
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </Fragment>
          ))}
        </dl>
        <DialogActions>
          <DialogClose asChild>
            <Button variant="primary">Got it</Button>
          </DialogClose>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
