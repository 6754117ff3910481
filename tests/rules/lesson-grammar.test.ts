import { describe, expect, it } from "vitest";
import { readAll } from "#content/seed/read-all.ts";
import { wordRow } from "#content/seed/rows.ts";
import { lessonGrammar, MAX_LESSON_TOPICS, type TaughtWord } from "#schema/rules/lesson-grammar.ts";
import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";

const { chapters, topics } = readAll();
const LIBRARY = topics.map(({ id, level, slug, category, search }) => {
  return { id, cefrLevel: level, slug, category, search };
});

/** The real lessons by id, with their words as the Worker has them. */
const LESSONS = new Map(
  chapters.flatMap((chapter) =>
    chapter.lessons.map((lesson) => {
      const words = lesson.words.map((word): TaughtWord => {
        const { partOfSpeech, gender, plural, conjugationInfo, additionalInfo } = wordRow({ chapter, lesson, word });
        return {
          word: word.word,
          partOfSpeech,
          gender,
          plural,
          verbType: conjugationInfo?.verbType ?? null,
          auxiliary: conjugationInfo?.auxiliary ?? null,
          separablePrefix: conjugationInfo?.separablePrefix ?? null,
          caseInfo: additionalInfo.caseInfo,
        };
      });
      return [lesson.id, { level: chapter.level, words }] as const;
    }),
  ),
);

function slugsFor(words: readonly TaughtWord[], level: CefrLevel): string[] {
  return lessonGrammar(words, level, LIBRARY).map(({ slug }) => slug);
}

function taught(text: string, facts: Partial<TaughtWord>): TaughtWord {
  return {
    word: text,
    partOfSpeech: "verb",
    gender: null,
    plural: null,
    verbType: null,
    auxiliary: null,
    separablePrefix: null,
    caseInfo: null,
    ...facts,
  };
}

describe("the grammar of a lesson", () => {
  it.each([
    [10102, "ich, du, heißen, sein, wer, wie …", ["w-questions", "personal-pronouns", "yes-no-questions"]],
    [10201, "Familie, Mutter, haben, er, kein …", ["personal-pronouns", "sein-and-haben", "ein-and-kein"]],
    [10301, "essen, trinken, mit, ohne …", ["stem-changing-verbs", "dative-prepositions", "noun-gender"]],
    // The articles "sein" and "ihr", not the verb and the pronoun.
    [10403, "Farbe, rot, gefallen, sein, ihr …", ["possessive-articles", "stem-changing-verbs"]],
    [10602, "Sport, wollen …", ["modal-verbs", "noun-gender", "noun-plurals"]],
    [10701, "einkaufen, verkaufen, helfen …", ["separable-verbs", "noun-gender", "noun-plurals"]],
    [10802, "Bus, fahren, einsteigen …", ["stem-changing-verbs", "noun-gender", "noun-plurals"]],
    [10901, "Kopf, Auge, halten …", ["noun-gender", "noun-plurals", "stem-changing-verbs"]],
    [30902, "Bühne, Chor, sowohl … als auch", ["double-connectors"]],
    [60402, "Verwaltungsakt, zur Kenntnis nehmen …", ["administrative-german", "function-verb-phrases"]],
  ])("of lesson %i (%s) is explained by %j", (id, _words, slugs) => {
    const lesson = LESSONS.get(id);
    expect(lesson && slugsFor(lesson.words, lesson.level)).toEqual(slugs);
  });

  it.each<[string, TaughtWord[], CefrLevel, string[]]>([
    ["a reflexive verb", [taught("sich freuen", {})], "A2", ["reflexive-verbs"]],
    ["the same, before its topic's level", [taught("sich freuen", {})], "A1", []],
    ["a verb with the dative", [taught("gehorchen", { caseInfo: "+ Dat." })], "A2", ["dative-object"]],
    [
      "two verbs with a preposition",
      [taught("warten", { caseInfo: "warten auf + Akk." }), taught("bitten", { caseInfo: "bitten um + Akk." })],
      "B1",
      ["verbs-with-prepositions"],
    ],
    [
      "an adjective with one",
      [taught("stolz", { partOfSpeech: "adjective", caseInfo: "stolz auf + Akk." })],
      "B2",
      ["adjectives-nouns-prepositions"],
    ],
    [
      "a noun of the n-declension",
      [taught("Kollege", { partOfSpeech: "noun", gender: "m", plural: "Kollegen" })],
      "B1",
      ["n-declension"],
    ],
    [
      "a noun that only looks like one",
      [taught("See", { partOfSpeech: "noun", gender: "m", plural: "Seen" })],
      "B1",
      [],
    ],
    ["a noun and a verb that belong together", [taught("in Kraft treten", {})], "C1", ["function-verb-phrases"]],
    ["an idiom", [taught("unter einen Hut bringen", {})], "C1", []],
    ["what everybody says", [taught("bitte", { partOfSpeech: "particle" })], "A1", []],
    ["no word", [], "A1", []],
  ])("for %s", (_what, words, level, slugs) => {
    expect(slugsFor(words, level)).toEqual(slugs);
  });

  it("is never more than three topics, each once, none above the level of the lesson", () => {
    const place = (level: CefrLevel) => CEFR_LEVELS.indexOf(level);
    for (const { level, words } of LESSONS.values()) {
      const chosen = lessonGrammar(words, level, LIBRARY);
      expect(chosen.length).toBeLessThanOrEqual(MAX_LESSON_TOPICS);
      expect(new Set(chosen).size).toBe(chosen.length);
      expect(chosen.every(({ cefrLevel }) => place(cefrLevel) <= place(level))).toBe(true);
    }
  });

  it("is there for every lesson of A1 and A2 but the greetings and the numbers, and for most above", () => {
    const without = [...LESSONS.values()].filter(({ words, level }) => slugsFor(words, level).length === 0);
    expect(without.filter(({ level }) => level === "A1" || level === "A2").map(({ words }) => words[0]?.word)).toEqual([
      "hallo",
      "Zahl",
      "dreizehn",
    ]);
    expect(without.length).toBeLessThan(LESSONS.size / 6);
  });
});
