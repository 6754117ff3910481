import { describe, expect, it } from "vitest";
import { readAll } from "#content/seed/read-all.ts";
import { isGerman } from "#schema/rules/german-stretches.ts";
import { quotedGerman } from "#web/features/vocabulary/practice/prefix/quoted.ts";
import { GENDER_TOPIC_ID } from "#web/features/vocabulary/practice/quiz/gender-topic.ts";

// What the screens of the vocabulary assume about texts of the content.

const { prefixTests, topics } = readAll();
const explanations = prefixTests.flatMap(({ questions }) => questions.map(({ explanation }) => explanation));

describe("the explanations of the verb-prefix tests", () => {
  const marked = (text: string) => quotedGerman(text).filter((piece) => piece.isGerman);
  /** A prefix may be spelled like an English word: be-. */
  const isPrefix = (text: string) => text.endsWith("-");

  it("are shown with their German in German", () => {
    const german = explanations.flatMap(marked).map(({ text }) => text);
    expect(german.length).toBeGreaterThan(500);
    expect(german.filter((text) => !isGerman(text) && !isPrefix(text))).toEqual([]);
  });

  it("leave no quotation in German out", () => {
    const left = explanations.flatMap((text) => {
      const places = new Set(marked(text).map(({ at }) => at));
      const quotations = text.matchAll(/(?<!\p{L})'([^']+)'(?!\p{L})/gu);
      return [...quotations].filter(({ index }) => !places.has(index + 1)).map(([, inside = ""]) => inside);
    });
    expect(left.filter(isGerman)).toEqual([]);
  });
});

it("the topic that a mistake in a gender leads to explains genders", () => {
  expect(topics.find(({ id }) => id === GENDER_TOPIC_ID)?.title).toContain("Nouns: gender");
});
