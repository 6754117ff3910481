import { clsx } from "clsx";
import { Check, X } from "lucide-react";
import type { AdverbOptionValue, AdverbQuestion } from "#schema/content/adverb-quiz.ts";

/** 'Correct!' or 'Incorrect' with the explanation (spec 2). */
export function Verdict({ question, answer }: { question: AdverbQuestion; answer: AdverbOptionValue }) {
  const right = answer === question.correctAnswer;
  return (
    <div
      className={clsx(
        "grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2 rounded-control border-2 p-4",
        right ? "border-correct bg-correct-soft" : "border-wrong bg-wrong-soft",
      )}
    >
      <span
        className={clsx(
          "grid size-[32px] place-items-center rounded-round",
          right ? "bg-correct text-on-correct" : "bg-wrong text-on-wrong",
        )}
      >
        {right ? <Check className="stroke-3" /> : <X className="stroke-3" />}
      </span>
      <p className={clsx("text-lg font-heavy", right ? "text-correct" : "text-wrong")}>
        {right ? "Correct!" : "Incorrect"}
      </p>
      <p className="col-span-2">
        <b>Explanation:</b> {question.explanation}
      </p>
    </div>
  );
}
