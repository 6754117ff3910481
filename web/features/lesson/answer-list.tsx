import { clsx } from "clsx";
import { Check, X } from "lucide-react";
import { Card } from "../../ui/card.tsx";
import { GenderChip } from "../../ui/gender-chip.tsx";
import type { WordOutcome } from "./outcome.ts";

/** Each answer, with the correct translation when wrong (spec 2); two columns where there is room. */
export function AnswerList({ words, className }: { words: readonly WordOutcome[]; className?: string }) {
  const half = Math.ceil(words.length / 2);
  return (
    <Card asChild className={className}>
      <section className="grid gap-3">
        <h2>Answers</h2>
        <ol className="min-[900px]:columns-2 min-[900px]:gap-7">
          {words.map((item, index) => (
            <AnswerRow key={item.word.id} item={item} first={index === 0} firstOfColumn={index === half} />
          ))}
        </ol>
      </section>
    </Card>
  );
}

function AnswerRow({ item, first, firstOfColumn }: { item: WordOutcome; first: boolean; firstOfColumn: boolean }) {
  const { word, correct } = item;
  return (
    <li
      className={clsx(
        "grid break-inside-avoid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-line py-[10px] leading-[1.3]",
        !first && "border-t-2",
        firstOfColumn && "min-[900px]:break-before-column min-[900px]:border-t-0",
      )}
    >
      <span
        className={clsx(
          "grid size-[28px] place-items-center rounded-round [&_.lucide]:size-4 [&_.lucide]:stroke-[3.5]",
          correct ? "bg-correct-soft text-correct" : "bg-wrong-soft text-wrong",
        )}
      >
        {correct ? <Check /> : <X />}
        <span className="sr-only">{correct ? "Right" : "Missed"}</span>
      </span>
      <span className="hyphenate">
        <span lang="de" className="block font-word">
          {word.word}
        </span>
        <span className="text-sm text-ink-soft">{correct ? item.correctAnswer : <Missed item={item} />}</span>
      </span>
      {word.gender ? <GenderChip gender={word.gender} /> : null}
    </li>
  );
}

function Missed({ item }: { item: WordOutcome }) {
  return (
    <>
      {item.answer === null ? null : (
        <>
          <span className="sr-only">Your answer: </span>
          <del>{item.answer}</del>{" "}
        </>
      )}
      Correct answer: <b>{item.correctAnswer}</b>
    </>
  );
}
