import { clsx } from "clsx";
import { Noun, type NounProps } from "../ui/gender-chip.tsx";

/** A German word in its own outline, for lists of words. */
export function WordChip({ word }: { word: Pick<NounProps, "word" | "gender"> }) {
  return (
    <span
      className={clsx(
        "inline-flex max-w-full rounded-control border-2 border-line bg-surface py-[6px] pr-[14px]",
        word.gender ? "pl-2" : "pl-[14px]",
      )}
    >
      <Noun gender={word.gender} word={word.word} />
    </span>
  );
}
