import { Eye, Volume2 } from "lucide-react";
import { memo } from "react";
import { Tag } from "../../ui/badges.tsx";
import { Noun } from "../../ui/gender-chip.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { kindOf, type ListedWord, spokenForm, tellingSense } from "./words.ts";

export interface WordRowProps {
  word: ListedWord;
  /** Says a text in German; null where the browser cannot. The same function each time: a hundred rows depend on it. */
  speak: ((text: string) => void) | null;
}

/** A word of the list with what is known about it. */
export const WordRow = memo(function WordRow({ word, speak }: WordRowProps) {
  const kind = kindOf(word);
  const sense = tellingSense(word);
  return (
    <li
      tabIndex={-1}
      // Rows out of view cost no layout: that of a hundred rows takes longer than the pause between two letters.
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-[2px] border-t-2 border-line py-3 pr-2 pl-4 -outline-offset-3 [contain-intrinsic-size:auto_108px] [content-visibility:auto] first:border-t-0 lg:min-h-[56px] lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)_276px_auto] lg:py-1 lg:pl-5 lg:[contain-intrinsic-size:auto_58px]"
    >
      <span className="col-start-1 flex min-w-0 flex-wrap items-center gap-x-[10px] gap-y-1">
        <Noun gender={word.gender} word={word.word} />
        <Plural word={word} />
      </span>
      <span className="hyphenate col-start-1 font-strong lg:col-start-2">
        {word.translation.join(", ")}
        {sense === null ? null : <span className="text-sm text-ink-soft"> ({sense})</span>}
      </span>
      <span className="col-start-1 flex flex-wrap gap-[6px] lg:col-start-3">
        {word.cefrLevel === null ? null : <Tag>{word.cefrLevel}</Tag>}
        {kind === null ? null : <Tag>{kind}</Tag>}
        {word.timesEncountered === null ? null : (
          <Tag>
            <Eye /> seen {word.timesEncountered}×
          </Tag>
        )}
      </span>
      {speak === null ? null : (
        <IconButton
          label={`Listen: ${word.word}`}
          onClick={() => speak(spokenForm(word))}
          className="col-start-2 row-span-3 row-start-1 lg:col-start-4 lg:row-span-1"
        >
          <Volume2 />
        </IconButton>
      )}
    </li>
  );
});

function Plural({ word: { gender, plural } }: { word: ListedWord }) {
  if (gender === null || gender === "pl") return null;
  if (plural === null) return <span className="text-sm text-ink-soft">no plural</span>;
  return (
    <span className="hyphenate text-sm text-ink-soft">
      <span className="sr-only">plural: </span>
      <span lang="de">die {plural}</span>
    </span>
  );
}
