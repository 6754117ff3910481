import { clsx } from "clsx";
import { BookOpen } from "lucide-react";
import type { Correction } from "#schema/api/conversations.ts";
import { AppLink } from "../lib/app-link.tsx";
import { Tag } from "../ui/badges.tsx";
import { Diff } from "../ui/diff.tsx";
import { correctionExcerpt } from "./correction-diff.ts";
import { CORRECTION_TYPE_LABELS } from "./correction-kind.ts";

export interface CorrectionNotesProps {
  /** The learner's text, in which the corrections count. */
  text: string;
  corrections: readonly Correction[];
  /** Where a grammar topic is; a visitor signs in first. */
  grammarHref: (id: number) => string;
  className?: string;
}

/** Each correction with its kind, the words around it, one short reason and its grammar topic. */
export function CorrectionNotes({ text, corrections, grammarHref, className }: CorrectionNotesProps) {
  return (
    <ul className={clsx("grid", className)}>
      {corrections.map((correction) => (
        <li
          key={correction.start}
          className="grid gap-[6px] border-t-2 border-line py-4 text-sm first:border-t-0 first:pt-3"
        >
          <CorrectionNote text={text} correction={correction} grammarHref={grammarHref} />
        </li>
      ))}
    </ul>
  );
}

interface CorrectionNoteProps extends Pick<CorrectionNotesProps, "text" | "grammarHref"> {
  correction: Correction;
}

function CorrectionNote({ text, correction, grammarHref }: CorrectionNoteProps) {
  const { type, explanation, grammarLibraryId, grammarTitle } = correction;
  return (
    <>
      <span>
        <Tag>{CORRECTION_TYPE_LABELS[type]}</Tag>
      </span>
      <p>
        <Diff parts={correctionExcerpt(text, correction, { by: "words" })} className="hyphenate text-md" />
      </p>
      <p className="text-ink-soft">
        <Explanation text={explanation} />
      </p>
      {grammarLibraryId === null || grammarTitle === null ? null : (
        <AppLink
          to={grammarHref(grammarLibraryId)}
          className="inline-flex min-h-target items-center gap-[6px] justify-self-start font-strong text-ink"
        >
          <BookOpen />
          {grammarTitle}
        </AppLink>
      )}
    </>
  );
}

/** An English reason. German words stand between asterisks. */
export function Explanation({ text }: { text: string }) {
  return text.split(/\*([^*]+)\*/u).map((piece, place) =>
    place % 2 === 0 ? (
      piece
    ) : (
      <span key={place} lang="de">
        {piece}
      </span>
    ),
  );
}
