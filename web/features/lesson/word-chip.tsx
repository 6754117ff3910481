import { clsx } from "clsx";
import type { LessonWord } from "#schema/api/curriculum.ts";
import { Noun } from "../../ui/gender-chip.tsx";

/** A German word in its own outline, for lists of words. */
export function WordChip({ word }: { word: Pick<LessonWord, "word" | "gender"> }) {
  return (
    <span
      className={clsx(
        "inline-flex rounded-control border-2 border-line bg-surface py-[6px] pr-[14px]",
        word.gender ? "pl-2" : "pl-[14px]",
      )}
    >
      <Noun gender={word.gender} word={word.word} />
    </span>
  );
}
