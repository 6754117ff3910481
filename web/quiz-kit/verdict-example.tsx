import { ListenButton } from "./listen-button.tsx";
import { MarkedSentence, type Marks } from "./marked-sentence.tsx";

export interface VerdictExampleProps {
  /** German. */
  sentence: string;
  marks: Marks;
  translation: string;
}

/** A line of a verdict: a sentence that shows the word at work, to be read and heard. */
export function VerdictExample({ sentence, marks, translation }: VerdictExampleProps) {
  return (
    <span className="flex items-center gap-3 leading-[1.35]">
      <span className="hyphenate">
        <span lang="de" className="block">
          <MarkedSentence sentence={sentence} marks={marks} />
        </span>
        <span className="block text-sm text-ink-soft">{translation}</span>
      </span>
      <ListenButton text={sentence} />
    </span>
  );
}
