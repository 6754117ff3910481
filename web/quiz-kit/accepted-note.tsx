import type { AnswerCheck, AnswerNote } from "#schema/rules/german-answer.ts";
import { plainGerman, stripArticle } from "#schema/rules/german-spelling.ts";
import { Diff } from "../ui/diff.tsx";
import { answerDiff } from "./answer-diff.ts";
import { SpelledOutNote } from "./typed-diff.tsx";

type Accepted = Extract<AnswerCheck, { verdict: "accepted" }>;

/** Whether there is something to say: an article too many is let pass in silence. */
export function hasNoteToShow({ answer, notes }: Accepted): boolean {
  return notes[0] !== "article" || stripArticle(answer) !== answer;
}

export interface AcceptedNoteProps {
  /** As it was typed. */
  answer: string;
  check: Accepted;
  /** Of the answer. */
  lang?: "de" | "en";
}

/** What was let pass in a right answer, with the letters marked: "With umlaut: Tür", "With a capital: Stuhl". */
export function AcceptedNote({ answer: typed, check, lang = "de" }: AcceptedNoteProps) {
  const { answer, notes } = check;
  const [note = "capitals"] = notes;
  if (note === "spelled-out") return <SpelledOutNote answer={plainGerman(typed)} expected={answer} />;
  const parts = answerDiff(plainGerman(typed), answer);
  return (
    <>
      {labelOf(note, answer, typed)}:{" "}
      {parts === null ? <span lang={lang}>{answer}</span> : <Diff parts={parts} lang={lang} />}
    </>
  );
}

function labelOf(note: Exclude<AnswerNote, "spelled-out">, answer: string, typed: string): string {
  if (note === "capitals") return capitalsIn(answer) > capitalsIn(typed) ? "With a capital" : "In small letters";
  const labels = { article: "With its article", sich: "With sich", "typing-mistake": "Spelled" };
  return { ...labels, "other-spelling": "In American spelling" }[note];
}

function capitalsIn(text: string): number {
  return text.match(/\p{Lu}/gu)?.length ?? 0;
}
