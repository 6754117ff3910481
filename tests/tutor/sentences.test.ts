import { describe, expect, it } from "vitest";
import { CORRECTION_TYPES } from "#schema/terms/correction-type.ts";
import { GRAMMAR_CATEGORIES } from "#schema/terms/grammar-category.ts";
import { CLEAN, parseSentences, readSentences, type Sentence } from "./read-sentences.ts";
import { sentenceFaults, setFaults } from "./sentence-checks.ts";

const FAMILIES = [
  "adjective-endings",
  "articles",
  "capitals",
  "cases-accusative",
  "cases-dative",
  "clean",
  "comparison",
  "connectors",
  "idioms",
  "main-clause-after-subordinate",
  "mixed-english",
  "modal-verbs",
  "n-declension",
  "negation",
  "participles",
  "passive",
  "perfect-haben-sein",
  "plural-and-dative-n",
  "prepositions-case",
  "prepositions-choice",
  "pronouns",
  "questions",
  "reflexive",
  "relative-pronouns",
  "separable-verbs",
  "spelling",
  "subjunctive",
  "two-way-prepositions",
  "unseen",
  "verb-final",
  "verb-forms",
  "verb-second",
  "zu-infinitive",
];

describe("the learners' sentences", () => {
  const sentences = readSentences();
  const edits = sentences.flatMap((sentence) => sentence.edits);

  it("keep the rules of their README", () => {
    expect(sentences.flatMap(sentenceFaults)).toEqual([]);
    expect(setFaults(sentences)).toEqual([]);
  });

  it("are 450 or more, of every family", () => {
    expect(sentences.length).toBeGreaterThanOrEqual(450);
    expect([...new Set(sentences.map(({ family }) => family))].toSorted()).toEqual(FAMILIES);
  });

  it("are from A1 to C1, with errors and without", () => {
    for (const level of ["A1", "A2", "B1", "B2", "C1"]) {
      const ofLevel = sentences.filter((sentence) => sentence.level === level);
      expect(ofLevel.filter(({ family }) => family === CLEAN).length, level).toBeGreaterThanOrEqual(30);
      expect(ofLevel.filter(({ family }) => family !== CLEAN).length, level).toBeGreaterThanOrEqual(30);
    }
  });

  it("need corrections of every type, and of every category", () => {
    expect(new Set(edits.map(({ type }) => type))).toEqual(new Set(CORRECTION_TYPES));
    expect(new Set(edits.map(({ category }) => category))).toEqual(new Set([...GRAMMAR_CATEGORIES, null]));
  });
});

const WRITTEN = `
- id: articles-001
  level: A2
  text: "Ich habe ein Hund und zwei Katzen."
  corrected: "Ich habe einen Hund und zwei Katzen."
  edits:
    - { original: "ein", corrected: "einen", type: grammar, category: cases }
`;

function parsed(from: string, to: string, file = "articles.yaml"): { sentences: Sentence[]; faults: string[] } {
  return parseSentences(file, WRITTEN.replace(from, to));
}

describe("reading a file of sentences", () => {
  it("finds the place of each edit", () => {
    expect(parseSentences("articles.yaml", WRITTEN)).toEqual({
      faults: [],
      sentences: [
        {
          id: "articles-001",
          family: "articles",
          level: "A2",
          text: "Ich habe ein Hund und zwei Katzen.",
          corrected: "Ich habe einen Hund und zwei Katzen.",
          edits: [{ start: 9, end: 12, original: "ein", corrected: "einen", type: "grammar", category: "cases" }],
          acceptable: [],
          note: null,
          file: "articles.yaml",
          line: 2,
        },
      ],
    });
  });

  it("takes a sentence without `corrected` as right", () => {
    const { sentences } = parseSentences("clean.yaml", '- { id: clean-001, level: A1, text: "Tee, bitte." }');
    expect(sentences.map(({ corrected, edits }) => [corrected, edits])).toEqual([["Tee, bitte.", []]]);
    expect(sentences.flatMap(sentenceFaults)).toEqual([]);
  });

  it.each([
    ["an unknown level", "A2", "A3", "articles.yaml:3 0, level: "],
    ["an unknown type", "grammar", "grammer", "articles.yaml:7 0, edits, 0, type: "],
    ["an unknown category", "category: cases", "category: case", "articles.yaml:7 0, edits, 0, category: "],
    ["a key too many", "level: A2", "level: A2\n  topic: food", "articles.yaml:2 0: "],
    ["two spaces in a row", "ein Hund", "ein  Hund", "two spaces in a row"],
    ["broken YAML", "edits:", "edits: [", "YAML: "],
  ])("refuses %s and says where it is", (_what, from, to, said) => {
    const { sentences, faults } = parsed(from, to);
    expect(sentences).toEqual([]);
    expect(faults[0]).toContain(said);
  });
});

describe("the checks of the sentences find", () => {
  it.each([
    ['the edits give "Ich habe einen Hund und zwei Katzen."', "einen Hund und", "einen Hund oder"],
    ['"ein" occurs 0 times as whole words', "habe ein Hund", "habe 'ein' Hund"],
    ['"ein" occurs 2 times as whole words', "zwei Katzen", "ein Katzen"],
    ['"ein" does not change', '"einen"', '"ein"'],
    ['"Hund und zwei Katzen." or its correction is cut inside a word', '"ein"', '"Hund und zwei Katzen."'],
    [
      '"habe ein" is too long: "ein" holds the change',
      '"ein", corrected: "einen"',
      '"habe ein", corrected: "habe einen"',
    ],
    [
      '"ein Hund" is too long: "ein" holds the change',
      '"ein", corrected: "einen"',
      '"ein Hund", corrected: "einen Hund"',
    ],
    ["the id does not look like articles-001", "articles-001", "article-1"],
    [
      "a version of the sentence stands twice",
      "edits:",
      'acceptable: ["Ich habe ein Hund und zwei Katzen."]\n  edits:',
    ],
    [
      "the edits overlap or are unordered",
      "edits:",
      'edits:\n    - { original: "zwei", corrected: "drei", type: other, category: null }',
    ],
    ["no edits: a sentence without errors belongs to clean.yaml", WRITTEN.slice(WRITTEN.indexOf("  corrected")), ""],
  ])("%s", (fault, from, to) => {
    expect(parsed(from, to).sentences.flatMap(sentenceFaults)).toContain(
      `articles.yaml:2 ${parsed(from, to).sentences[0]?.id}: ${fault}`,
    );
  });

  it("an edit in a clean sentence", () => {
    const { sentences } = parsed("articles-001", "clean-001", "clean.yaml");
    expect(sentences.flatMap(sentenceFaults)).toEqual(["clean.yaml:2 clean-001: a clean sentence has no edits"]);
  });

  it("a set with too few clean sentences, a small family, and the same sentence twice", () => {
    const { sentences } = parseSentences("articles.yaml", WRITTEN);
    expect(setFaults([...sentences, ...sentences])).toEqual([
      "articles: 2 sentences instead of 8 or more",
      "0 of 2 sentences are clean: less than a third",
      '"articles-001" stands in articles.yaml:2 and articles.yaml:2',
      '"Ich habe ein Hund und zwei Katzen." stands in articles.yaml:2 and articles.yaml:2',
    ]);
  });
});
