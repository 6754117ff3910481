import type { AnswerState } from "../ui/answer-option.tsx";

/**
 * How an option looks. With the verdict shown, the right one is right and a wrong choice is wrong; before, the choice is only a
 * choice.
 */
export function optionState<Value extends string>(
  { correctAnswer }: { correctAnswer: Value },
  value: Value,
  chosen: Value | null,
  feedback: boolean,
): AnswerState {
  if (feedback && value === correctAnswer) return "right";
  if (value !== chosen) return "resting";
  return feedback ? "wrong" : "selected";
}
