import { Link } from "@tanstack/react-router";
import { BookOpen } from "lucide-react";
import type { ConversationReport } from "#schema/api/conversations.ts";
import { correctionDiff, correctionExcerpt } from "../../../chat-kit/correction-diff.ts";
import { correctionKind } from "../../../chat-kit/correction-kind.ts";
import { Explanation } from "../../../chat-kit/correction-notes.tsx";
import { Tag } from "../../../ui/badges.tsx";
import { Card } from "../../../ui/card.tsx";
import { Diff } from "../../../ui/diff.tsx";
import { counted } from "./report-words.ts";

type Mistake = ConversationReport["mistakes"][number];

/** The mistakes worth remembering, each in the learner's own sentence with its reason. */
export function Mistakes({ mistakes }: { mistakes: readonly Mistake[] }) {
  return (
    <Card asChild className="grid gap-3">
      <section aria-labelledby="mistakes-title">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="mistakes-title">{counted(mistakes.length, "thing", "things")} to remember</h2>
          {mistakes.length > 1 ? <span className="text-sm text-ink-soft">the most useful first</span> : null}
        </div>
        <ol>
          {mistakes.map((mistake, index) => (
            <MistakeRow key={`${mistake.messageId}-${mistake.correction.start}`} mistake={mistake} number={index + 1} />
          ))}
        </ol>
      </section>
    </Card>
  );
}

/** A longer sentence is shown around its mistake: on a phone it would fill the screen. */
const LONG_CHARS = 140;
const WORDS_AROUND = 8;

function partsOf(sentence: string, correction: Mistake["correction"]) {
  return sentence.length > LONG_CHARS
    ? correctionExcerpt(sentence, correction, { words: WORDS_AROUND })
    : correctionDiff(sentence, [correction]);
}

function MistakeRow({ mistake: { sentence, correction, times }, number }: { mistake: Mistake; number: number }) {
  const { explanation, grammarLibraryId, grammarTitle } = correction;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 border-t-2 border-line py-4 first:border-t-0 first:pt-2 last:pb-0">
      <span
        aria-hidden="true"
        className="grid size-[32px] place-items-center rounded-round border-2 border-line-control text-sm font-heavy text-ink-soft"
      >
        {number}
      </span>
      <div className="grid min-w-0 gap-1">
        <p className="hyphenate text-[1.1875rem] leading-[1.45] font-[500]">
          <Diff parts={partsOf(sentence, correction)} />
        </p>
        <p className="hyphenate text-sm text-ink-soft">
          <Explanation text={explanation} />
        </p>
        <div className="flex min-h-target flex-wrap items-center gap-x-4">
          <span className="flex flex-wrap items-center gap-2">
            <Tag>{correctionKind(correction)}</Tag>
            {times > 1 ? <Tag tone="outlined">{times} times</Tag> : null}
          </span>
          {grammarLibraryId === null || grammarTitle === null ? null : (
            <Link
              to="/grammar/$id"
              params={{ id: String(grammarLibraryId) }}
              className="inline-flex min-h-target items-center gap-[6px] text-sm font-strong text-ink underline"
            >
              <BookOpen />
              {grammarTitle}
            </Link>
          )}
        </div>
      </div>
    </li>
  );
}
