import { Diff } from "../ui/diff.tsx";
import { answerDiff } from "./answer-diff.ts";

/** A line of a verdict: the typed German answer, marked letter by letter where it differs. Nothing when it is too far off. */
export function TypedDiff({ answer, expected }: { answer: string; expected: string }) {
  const parts = answerDiff(answer, expected);
  if (parts === null) return null;
  return (
    <span className="block">
      <span className="text-sm">Your answer:</span> <Diff parts={parts} className="text-lg" />
    </span>
  );
}
