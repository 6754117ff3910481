import { Fragment } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTitle } from "../ui/dialog.tsx";

export interface KeyHint {
  keys: readonly string[];
  does: string;
}

export interface KeyHintOptions {
  /** 0 for a typed answer. */
  optionCount?: number;
  /** Whether a press checks before the next one goes on. */
  checks?: boolean;
  /** Whether the question is a card that is turned over. */
  isCard?: boolean;
  /** What P says; null where nothing can be listened to. */
  listen: string | null;
}

/** The keys of a quiz as they are listed. Letters and ? are left out beside a text field, which takes them itself. */
export function keyHints({ optionCount = 0, checks = false, isCard = false, listen }: KeyHintOptions): KeyHint[] {
  const enter: KeyHint = { keys: ["Enter"], does: checks ? "Check, then continue" : "Continue" };
  const leave: KeyHint = { keys: ["Esc"], does: "Leave the quiz" };
  if (optionCount === 0 && !isCard) return [enter, leave];
  const answering: KeyHint[] = isCard
    ? [
        { keys: ["Enter", "Space"], does: "Turn the card over" },
        { keys: ["1"], does: "Not yet" },
        { keys: ["2"], does: "I knew it" },
      ]
    : [{ keys: ["1", "2", "3", "4"].slice(0, optionCount), does: "Choose an answer" }, enter];
  return [
    ...answering,
    ...(listen === null ? [] : [{ keys: ["P"], does: `Listen to ${listen}` }]),
    leave,
    { keys: ["?"], does: "Show these keys" },
  ];
}

export interface KeysDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  hints: readonly KeyHint[];
}

/** Lists the keys of a quiz. */
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
