import { RotateCcw } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { BackToVocabulary } from "./back-to-vocabulary.tsx";

export interface WaysOnProps {
  onAgain: () => void;
  /** What the button for another try says. */
  again?: string;
  /** Which of the two is the primary button. */
  primary?: "again" | "back";
  onClose: () => void;
}

/** From the results: another try with other words, or back to the list. */
export function WaysOn({ onAgain, again = "Try Again", primary = "again", onClose }: WaysOnProps) {
  return (
    <div className="grid w-full max-w-[660px] gap-3 sm:grid-cols-2">
      <Button
        variant={primary === "again" ? "primary" : "secondary"}
        className={primary === "back" ? "max-sm:order-last" : ""}
        onClick={onAgain}
      >
        <RotateCcw /> {again}
      </Button>
      <BackToVocabulary variant={primary === "back" ? "primary" : "secondary"} onClose={onClose} />
    </div>
  );
}
