import { describe, expect, it } from "vitest";
import { readGrammar } from "#content/seed/read-grammar.ts";
import { type AnswerCheck, checkGermanAnswer, type ExpectedGerman } from "#schema/rules/german-answer.ts";
import { rightAnswers } from "./checks/grammar-check.ts";

// Every fill-in of the grammar library, judged as its quiz judges it.

interface FillIn {
  place: string;
  expected: ExpectedGerman;
  tempts: readonly string[];
}

const FILL_INS: readonly FillIn[] = readGrammar().topics.flatMap(({ file, exercises }) =>
  exercises
    .filter(({ type }) => type === "fill-blank")
    .map((exercise) => ({
      place: `content/${file}:${exercise.line} "${exercise.question}"`,
      expected: { answers: rightAnswers(exercise), question: exercise.question },
      tempts: Object.keys(exercise.tempts),
    })),
);

/** The share of the likely wrong answers that must get a name. More is better; a false name is not. */
const NAMED_AT_LEAST = 0.6;

function nameOf(check: AnswerCheck): string {
  return check.verdict === "near-miss" ? check.nearMiss.name : check.verdict;
}

describe("the fill-ins of the grammar library", () => {
  it("accept each of their answers as it stands", () => {
    const wrong = FILL_INS.flatMap(({ place, expected }) =>
      expected.answers
        .filter((answer) => checkGermanAnswer(answer, expected).verdict !== "exact")
        .map((answer) => `${place}: ${answer}`),
    );
    expect(wrong).toEqual([]);
  });

  it("accept none of the wrong answers that tempt", () => {
    const right = FILL_INS.flatMap(({ place, expected, tempts }) =>
      tempts.filter((tempt) => checkGermanAnswer(tempt, expected).isRight).map((tempt) => `${place}: ${tempt}`),
    );
    expect(right).toEqual([]);
  });

  it("name most of what tempts", () => {
    const names = FILL_INS.flatMap(({ expected, tempts }) =>
      tempts.map((tempt) => nameOf(checkGermanAnswer(tempt, expected))),
    );
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    const named = names.length - (counts.get("wrong") ?? 0);
    console.log(`${named} of ${names.length} tempting answers have a name:`, Object.fromEntries(counts));
    expect(named / names.length).toBeGreaterThan(NAMED_AT_LEAST);
  });
});
