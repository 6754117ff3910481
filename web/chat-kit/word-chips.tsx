import { useState } from "react";
import type { ChatWord } from "#schema/api/conversations.ts";
import { GenderChip } from "../ui/gender-chip.tsx";
import { useWordDesk } from "./word-desk.ts";

/** Chips that a reply shows at first. */
const SHOWN = 3;

export interface WordChipsProps {
  /** Unique in the document. */
  id: string;
  words: readonly ChatWord[];
  lang: string;
}

/** The words that a reply teaches: three of them, the rest on demand. A press shows more about a word. */
export function WordChips({ id, words, lang }: WordChipsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const desk = useWordDesk();
  if (words.length === 0) return null;
  const shown = showsAll ? words : words.slice(0, SHOWN);
  return (
    <ul aria-label="Words of this message" className="flex flex-wrap items-center gap-x-2 gap-y-[6px] text-sm">
      {shown.map((word, place) => (
        <li key={`${word.word} ${word.gender}`}>
          <button
            id={`${id}-chip-${place}`}
            type="button"
            // The first of those that come with '+n more' takes the focus of the button that is gone.
            ref={showsAll && place === SHOWN ? focusOnce : undefined}
            onClick={() => desk.press({ id: `${id}-chip-${place}`, word: word.word, sentence: null, taught: word })}
            className="inline-flex min-h-target items-center gap-2 rounded-control border-2 border-line bg-surface py-1 pr-3 pl-[6px] text-left hover:border-line-control"
          >
            {word.gender ? <GenderChip gender={word.gender} size="sm" /> : null}
            <b lang={lang} className="hyphenate pl-[2px] text-[1rem] font-word">
              {word.word}
            </b>
            <span className="text-ink-soft">{word.translation}</span>
          </button>
        </li>
      ))}
      {showsAll || words.length <= SHOWN ? null : (
        <li>
          <button
            type="button"
            onClick={() => setShowsAll(true)}
            className="min-h-target rounded-chip px-1 font-strong text-ink-soft hover:text-ink"
          >
            +{words.length - SHOWN} more
          </button>
        </li>
      )}
    </ul>
  );
}

function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}
