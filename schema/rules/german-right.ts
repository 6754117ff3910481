import type { AnswerCheck, AnswerNote, ExpectedGerman, Forgiven, GermanWord } from "./german-answer.ts";
import { comparableGerman, equalsSpelledOut, plainGerman, stripArticle, stripReflexive } from "./german-spelling.ts";

/** The word of a lesson, where only the word counts: whatever its article, and a reflexive verb also without its `sich`. */
export function bareWord({ word, accepted = [] }: GermanWord): ExpectedGerman {
  return { answers: [word, ...accepted], forgives: ["any-article", "sich-left-out"] };
}

export type RightAnswer = Extract<AnswerCheck, { isRight: true }>;

/**
 * The verdict on a right answer with the fewest notes; null for a wrong one, and for one that is right only because the question forgives
 * typing mistakes (`checkGermanAnswer`). It names no near miss, so what only needs to know what is right loads none of that.
 */
export function rightGerman(typed: string, expected: ExpectedGerman): RightAnswer | null {
  let best: RightAnswer | null = null;
  for (const answer of expected.answers) {
    const notes = notesOn(typed, answer, expected);
    if (notes === null) continue;
    if (notes.length === 0) return { verdict: "exact", isRight: true, answer };
    if (!best || (best.verdict === "accepted" && notes.length < best.notes.length))
      best = { verdict: "accepted", isRight: true, answer, notes };
  }
  return best;
}

/** The notes on a typed answer that is this right one; null when it is not. */
function notesOn(typed: string, answer: string, expected: ExpectedGerman): AnswerNote[] | null {
  const given = plainGerman(typed);
  if (given === "") return null;
  const { tests = [], forgives = [] } = expected;
  for (const reading of readings(given, plainGerman(answer), forgives)) {
    const [one, other] = [comparableGerman(reading.typed), comparableGerman(reading.answer)];
    if (!equalsSpelledOut(one, other)) continue;
    const notes: AnswerNote[] = [];
    if (one !== other) {
      if (expected.otherForms?.some(({ form }) => comparableGerman(form) === one)) continue;
      notes.push("spelled-out");
    }
    if (!sameCapitals(reading.typed, reading.answer)) {
      if (tests.includes("capitals")) continue;
      notes.push("capitals");
    }
    return [...notes, ...reading.notes];
  }
  return null;
}

/** An answer with what was forgiven to read it so. */
export interface Reading {
  typed: string;
  answer: string;
  notes: AnswerNote[];
}

/** The answer as it stands, then with what the question forgives. */
export function readings(typed: string, answer: string, forgives: readonly Forgiven[]): Reading[] {
  const found: Reading[] = [{ typed, answer, notes: [] }];
  const bare = stripArticle(answer);
  if (forgives.includes("any-article")) found.push({ typed: stripArticle(typed), answer: bare, notes: ["article"] });
  else if (forgives.includes("article-left-out")) found.push({ typed, answer: bare, notes: ["article"] });
  if (forgives.includes("sich-left-out"))
    found.push(
      ...found.map((one) => ({ ...one, answer: stripReflexive(one.answer), notes: [...one.notes, "sich" as const] })),
    );
  return found;
}

/** Whether both have their capitals at the same words. */
function sameCapitals(typed: string, answer: string): boolean {
  const [one, other] = [typed.split(" "), answer.split(" ")];
  return one.every((word, index) => hasCapital(word) === hasCapital(other[index] ?? ""));
}

function hasCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}
