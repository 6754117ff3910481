import { type ComponentType, type Dispatch, useRef } from "react";
import type { DoubleXpResult, Lesson, LessonWord } from "#schema/api/curriculum.ts";
import { ReportAnswer } from "../../quiz-kit/report-answer.tsx";
import { SpelledOutNote, TypedLine } from "../../quiz-kit/typed-diff.tsx";
import { UnsavedNote } from "../../quiz-kit/unsaved-note.tsx";
import { useStartAtTop } from "../../quiz-kit/use-start-at-top.ts";
import { WordChip } from "../../quiz-kit/word-chip.tsx";
import { XpParts } from "../../quiz-kit/xp-parts.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Igel } from "../../ui/igel.tsx";
import { XpChip } from "../../ui/xp-chip.tsx";
import { missedWords } from "./double-xp.ts";
import { HomeLink } from "./home-link.tsx";
import type { FinishedQuiz, LessonEvent } from "./lesson-machine.ts";

export interface DoubleXpResultsViewProps {
  lesson: Lesson;
  finished: FinishedQuiz;
  result: DoubleXpResult;
  dispatch: Dispatch<LessonEvent>;
}

/** What was remembered in the challenge, and what it earned. */
export function DoubleXpResultsView({ lesson, finished, result, dispatch }: DoubleXpResultsViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useStartAtTop(heading);
  const missed = missedWords(lesson.words, result.correctWords);
  const remembered = lesson.words.filter((word) => !missed.includes(word));
  return (
    <div className="column grid gap-5 py-5">
      <Card asChild>
        <section className="grid justify-items-center gap-5 text-center">
          {remembered.length > 0 ? <Igel tiles={3} className="w-[148px]" /> : null}
          <div>
            <h1 ref={heading} tabIndex={-1}>
              Challenge Complete!
            </h1>
            <p className="text-ink-soft">
              You remembered {remembered.length} out of {lesson.words.length} words!
            </p>
          </div>
          <div className="grid justify-items-center gap-2">
            <XpChip xp={result.xpEarned} className="px-4 py-2 text-lg" />
            <p className="font-strong">Total XP: {result.totalXp}</p>
            {result.alreadyTaken ? (
              <p className="text-sm text-ink-soft">
                You took this challenge earlier today. It earns XP again tomorrow.
              </p>
            ) : null}
          </div>
          {finished.save.status === "failed" ? (
            <UnsavedNote onRetry={() => dispatch({ type: "save-retried" })} refusal={finished.save.refusal} />
          ) : null}
          <Button asChild variant="primary" className="w-full max-w-[320px]">
            <HomeLink level={lesson.cefrLevel}>Continue</HomeLink>
          </Button>
        </section>
      </Card>
      {result.xpParts.length > 0 ? (
        <Card asChild>
          <section className="grid gap-3">
            <h2>XP for this challenge</h2>
            <XpParts parts={result.xpParts} total={result.xpEarned} />
          </section>
        </Card>
      ) : null}
      <div className="grid items-start gap-4 min-[900px]:grid-cols-2">
        <WordList title="Correct words" words={remembered} entries={result.spelledOut} entry={SpelledOutEntry} />
        <div className="grid gap-4">
          <WordList title="Missed words" words={missed} entries={result.mistyped} entry={MistypedEntry} />
          <OtherEntries entries={result.mistyped.filter(({ wordId }) => wordId === null)} />
        </div>
      </div>
    </div>
  );
}

interface EntryProps {
  word: LessonWord;
  typed: string;
}

function SpelledOutEntry({ word, typed }: EntryProps) {
  return (
    <>
      You typed <b lang="de">{typed}</b>. <SpelledOutNote answer={typed} expected={word.word} />
    </>
  );
}

function MistypedEntry({ word, typed }: EntryProps) {
  return (
    <>
      <TypedLine answer={typed} expected={word.word} />
      <ReportAnswer question={{ kind: "word", id: word.id, askedFor: "german" }} answer={typed} />
    </>
  );
}

interface WordListProps {
  title: string;
  words: readonly LessonWord[];
  /** What was typed for them, where there is something to say about it. */
  entries: readonly { typed: string; wordId: number | null }[];
  entry: ComponentType<EntryProps>;
}

function WordList({ title, words, entries, entry: Entry }: WordListProps) {
  if (words.length === 0) return null;
  return (
    <Card asChild>
      <section className="grid content-start gap-3">
        <h2>{title}</h2>
        <ul className="grid gap-2">
          {words.map((word) => (
            <li key={word.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <WordChip word={word} />
              <span className="text-sm text-ink-soft">{word.translation}</span>
              {distinct(entries.filter(({ wordId }) => wordId === word.id)).map((typed) => (
                <p key={typed} className="hyphenate basis-full text-sm text-ink-soft">
                  <Entry word={word} typed={typed} />
                </p>
              ))}
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

/** Entries of which nobody can tell what was meant. They cost nothing, but a learner looks for them. */
function OtherEntries({ entries }: { entries: readonly { typed: string }[] }) {
  if (entries.length === 0) return null;
  return (
    <Card asChild>
      <section className="grid content-start gap-3">
        <h2>Not in this lesson</h2>
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {distinct(entries).map((entry) => (
            <li key={entry} lang="de" className="hyphenate">
              {entry}
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

/** The same mistake twice is shown once. */
function distinct(entries: readonly { typed: string }[]): string[] {
  return [...new Set(entries.map(({ typed }) => typed))];
}
