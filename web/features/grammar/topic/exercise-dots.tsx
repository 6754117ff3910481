import { clsx } from "clsx";
import type { GrammarExercise } from "#schema/api/grammar.ts";

export interface ExerciseDotsProps {
  exercises: readonly GrammarExercise[];
  /** Of the exercise in view, from 0. */
  place: number;
}

/** One dot an exercise: right, not right yet, or not answered; the one in view has a ring. The text says the same in numbers. */
export function ExerciseDots({ exercises, place }: ExerciseDotsProps) {
  const right = exercises.filter(({ lastAnswerRight }) => lastAnswerRight === true).length;
  const wrong = exercises.filter(({ lastAnswerRight }) => lastAnswerRight === false).length;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div aria-hidden="true" className="flex flex-wrap gap-[5px]">
        {exercises.map(({ id, lastAnswerRight }, index) => (
          <span
            key={id}
            className={clsx(
              "size-[13px] rounded-round border-2",
              lastAnswerRight === true && "border-correct bg-correct",
              lastAnswerRight === false && "border-wrong bg-wrong-soft",
              lastAnswerRight === null && "border-line-control",
              index === place && "outline-2 outline-offset-2 outline-ink",
            )}
          />
        ))}
      </div>
      <p className="text-sm text-ink-soft">
        {right} right{wrong === 0 ? "" : `, ${wrong} not yet`}
      </p>
    </div>
  );
}
