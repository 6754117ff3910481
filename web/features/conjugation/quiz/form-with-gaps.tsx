import { GapSentence } from "../../../quiz-kit/gap-sentence.tsx";

const GAP = /_{2,}/g;
const GAPS = /_{2,}(?: _{2,})*/;

/** How many words are asked for. */
export function gapsOf(question: string): number {
  return question.match(GAP)?.length ?? 0;
}

/** `ich ___ ___`: a line for each word that is asked for, or the whole form once it was checked. */
export function FormWithGaps({ question, filled }: { question: string; filled: string | null }) {
  return (
    <span className="block text-[1.75rem] leading-[1.3] font-strong">
      {filled === null ? (
        <GapSentence sentence={question} />
      ) : (
        // A right form may have more words than the one that was asked for.
        <GapSentence sentence={question.replace(GAPS, "___")} filled={[filled]} />
      )}
    </span>
  );
}

/** The question in one line: `ich …`. */
export function plainQuestion(question: string): string {
  return question.replace(GAPS, "…");
}
