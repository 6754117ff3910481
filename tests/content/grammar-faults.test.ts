import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { stringify } from "yaml";
import { grammarFiles, parseGrammar } from "#content/seed/read-grammar.ts";
import { GRAMMAR_CATEGORIES } from "#schema/terms/grammar-category.ts";
import { differences, printBlind, readAnswers, shuffled } from "./blind.ts";
import { printed } from "./checks/finding.ts";
import { grammarChecks } from "./checks/grammar-checks.ts";
import { exceptionsFile, readGrammarExceptions } from "./checks/grammar-exceptions.ts";
import { sharedQuestions } from "./checks/grammar-sentences.ts";
import { onGrammar } from "./checks/grammar-texts.ts";
import { vocabularyFindings } from "./checks/grammar-vocabulary.ts";
import { spellingCheck } from "./checks/spelling.ts";
import { TOPIC, TYPED_ANSWER, WRITTEN_TOPIC, withExample, withExercise } from "./grammar-fixtures.ts";
import { GRAMMAR_FAULTS, GRAMMAR_RIGHT } from "./planted/grammar-faults.ts";

// Every check must find a fault that is planted for it: a check that cannot fail is worth nothing.

const NAMES = new Set(["Lena", "Mara", "Tom"]);
const CHECKS = grammarChecks({ names: NAMES, taught: new Set() });

function findings(topic: typeof TOPIC): string[] {
  return CHECKS.flatMap((check) => check.run(topic)).map(({ check, message }) => `${check}: ${message}`);
}

describe("the checks of the grammar", () => {
  it("find nothing wrong with a good topic", () => {
    expect(findings(TOPIC)).toEqual([]);
  });

  it.each(GRAMMAR_RIGHT)("find nothing wrong with %s", (_what, topic) => {
    expect(findings(topic)).toEqual([]);
  });

  it.each(GRAMMAR_FAULTS)("find: %s", (expected, topic) => {
    expect(findings(topic)).toContainEqual(expect.stringContaining(expected));
  });

  it("are all among the planted faults: none is dead", () => {
    const planted = new Set(GRAMMAR_FAULTS.map(([expected]) => expected.split(":")[0]));
    expect(CHECKS.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
  });

  it("name file and line of a fault", () => {
    const [found] = CHECKS.flatMap((check) => check.run(withExercise(TYPED_ANSWER, { tempts: {} })));
    expect(found && printed(found)).toBe(
      'content/grammar/a1/08-indefinite-article.yaml:106 [tempts] exercise 6, "Da ist ___ Stuhl. (a)": no line under tempts: name at least one likely wrong answer',
    );
  });

  it("find a question that another topic asks, too", () => {
    const other = { ...TOPIC, slug: "other", order: 9, file: "grammar/a1/09-other.yaml" };
    expect(sharedQuestions([TOPIC])).toEqual([]);
    expect(sharedQuestions([TOPIC, other]).map(({ file, message }) => [file, message])).toContainEqual([
      "grammar/a1/09-other.yaml",
      'exercise 1, "Da ist ___ Hund. (a)": stands also in grammar/a1/08-indefinite-article.yaml:101',
    ]);
  });
});

describe("the check of the vocabulary", () => {
  const nouns = "hund katze haus tisch lampe stuhl jacke auto bus apfel tasche baum garten schule bett hose".split(" ");
  const vocabulary = { lemmas: new Set([...nouns, "buch", "park", "strasse", "zimmer"]), forms: new Set<string>() };

  function beyond(topic: typeof TOPIC, allowed: string[] = []): string[] {
    return vocabularyFindings(topic, NAMES, vocabulary, new Set(allowed)).map(({ message }) => message);
  }

  const hard = withExercise(TYPED_ANSWER, { question: "Tom kritisiert ___ Rechtsverordnung heftig. (a)" });

  it("finds nothing where the curriculum has the words, their forms and their compounds", () => {
    expect(beyond(TOPIC)).toEqual([]);
    expect(
      beyond(withExercise(TYPED_ANSWER, { question: "Zwanzig Gartenstühle, Bücher und Lenas Haustür ___. (a)" })),
    ).toEqual([]);
  });

  it("names the words that are too many, except those that are allowed", () => {
    expect(beyond(hard)).toEqual([
      "3 of 22 words (14 %, at most 12 %) are beyond A1: kritisiert, Rechtsverordnung, heftig",
    ]);
    expect(beyond(hard, ["heftig"])).toEqual([]);
  });

  it("says nothing above B1", () => {
    expect(beyond({ ...hard, level: "B2" })).toEqual([]);
  });
});

describe("hunspell", () => {
  function misspelled(topic: typeof TOPIC): (string | null)[] {
    return onGrammar(spellingCheck(NAMES))
      .run(topic)
      .map(({ word }) => word);
  }

  it("finds what is misspelled in examples, questions and accepted answers, but lets wrong options be wrong", () => {
    expect(misspelled(TOPIC)).toEqual([]);
    expect(misspelled(withExample("Das ist schönn."))).toEqual(["schönn"]);
    expect(misspelled(withExercise(1, { question: "Da ist ___ Hunnd. (a)" }))).toEqual(["Hunnd"]);
    expect(misspelled(withExercise(TYPED_ANSWER, { acceptedAnswers: ["keinn"] }))).toEqual(["keinn"]);
    expect(misspelled(withExercise(1, { options: ["ein", "einnen", "eins", "eines"] }))).toEqual([]);
  });
});

describe("a topic file", () => {
  const FILE = "grammar/a1/08-indefinite-article.yaml";

  function problemsOf(file: string, changes: object): string[] {
    const { topics, problems } = parseGrammar([{ file, text: stringify({ ...WRITTEN_TOPIC, ...changes }) }]);
    expect(topics).toEqual([]);
    return problems.map(({ line, message }) => `${line} ${message}`);
  }

  function withFirst(changes: object): object {
    return { exercises: [{ ...WRITTEN_TOPIC.exercises[0], ...changes }, ...WRITTEN_TOPIC.exercises.slice(1)] };
  }

  it("gives its topic with the lines of examples and exercises", () => {
    const { topics, problems } = parseGrammar([{ file: FILE, text: stringify(WRITTEN_TOPIC) }]);
    expect(problems).toEqual([]);
    expect(topics.map(({ slug, file }) => [slug, file])).toEqual([["indefinite-article", FILE]]);
    const lines = topics[0]?.exercises.map(({ line }) => line) ?? [];
    expect(lines).toEqual(lines.toSorted((one, other) => one - other));
    expect(new Set(lines).size).toBe(20);
  });

  it("is read in the order of levels and numbers, not of files", () => {
    const files = ["b1/02-two", "a1/10-ten", "a1/09-nine"].map((name) => {
      const [, level = "", order = "", slug = ""] = /^(..)\/(\d\d)-(.*)$/u.exec(name) ?? [];
      const text = stringify({ ...WRITTEN_TOPIC, level: level.toUpperCase(), order: Number(order), slug });
      return { file: `grammar/${name}.yaml`, text };
    });
    expect(parseGrammar(files).topics.map(({ slug }) => slug)).toEqual(["nine", "ten", "two"]);
  });

  it("takes every category that corrections link to", () => {
    for (const category of GRAMMAR_CATEGORIES)
      expect(parseGrammar([{ file: FILE, text: stringify({ ...WRITTEN_TOPIC, category }) }]).problems).toEqual([]);
  });

  it.each<[what: string, file: string, changes: object, said: string]>([
    ["another name", "grammar/a1/indefinite.yaml", {}, "1 no topic file"],
    ["another level", FILE.replace("a1", "a2"), {}, "1 level A1 does not match the folder"],
    ["another number", FILE.replace("08", "09"), {}, "2 order 8 does not match the file name"],
    ["another slug", FILE.replace("indefinite", "definite"), {}, "3 slug indefinite-article does not match"],
    ["an unknown category", FILE, { category: "spelling" }, "5 category: "],
    ["HTML", FILE, { explanation: "Take <b>ein</b>." }, "explanation: only paragraphs"],
    ["a link", FILE, { explanation: "See [here](https://example.org)." }, "explanation: only paragraphs"],
    ["a heading", FILE, { explanation: "Text\n\n# Forms" }, "explanation: only paragraphs"],
    ["a quotation", FILE, { explanation: "> Text" }, "explanation: only paragraphs"],
    ["four examples", FILE, { examples: WRITTEN_TOPIC.examples.slice(1) }, "examples: "],
    ["nineteen exercises", FILE, { exercises: WRITTEN_TOPIC.exercises.slice(1) }, "exercises: "],
    ["three options", FILE, withFirst({ options: ["ein", "eine", "einen"] }), "exercise 1, options: "],
    ["a figure for an option", FILE, withFirst({ options: ["ein", "eine", "einen", 1] }), "exercise 1, options, 3: "],
    ["an unknown type", FILE, withFirst({ type: "essay" }), "exercise 1, type: "],
    ["accepted answers of a choice", FILE, withFirst({ acceptedAnswers: ["kein"] }), "exercise 1"],
    ["no misconceptions", FILE, withFirst({ tempts: undefined }), "exercise 1, tempts: "],
    ["a key too many", FILE, { theory: "x" }, "Unrecognized key"],
  ])("with %s is a problem that says where", (_what, file, changes, said) => {
    expect(problemsOf(file, changes)).toContainEqual(expect.stringContaining(said));
  });

  it("with broken YAML is a problem", () => {
    expect(parseGrammar([{ file: FILE, text: "level: [A1" }]).problems[0]?.message).toContain("YAML: ");
  });

  it("with a slug or a number that another topic has is a problem", () => {
    const [text, twin] = [stringify(WRITTEN_TOPIC), stringify({ ...WRITTEN_TOPIC, level: "A2" })];
    const { topics, problems } = parseGrammar([
      { file: FILE, text },
      { file: FILE.replace("a1", "a2"), text: twin },
    ]);
    expect(topics).toHaveLength(1);
    expect(problems.map(({ message }) => message)).toEqual([`its slug or number is already in ${FILE}`]);
  });
});

describe("the exceptions of a level", () => {
  it("are read beside its topics, and are no topic themselves", () => {
    const folder = mkdtempSync(join(tmpdir(), "grammar-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, "grammar/b1"), { recursive: true });
    const list = 'names: [Heidelberg]\nallow: [{ word: Pulli, check: vocabulary, reason: "a cognate of pullover" }]\n';
    writeFileSync(join(folder, exceptionsFile("B1")), list);
    writeFileSync(join(folder, "grammar/b1/01-x.yaml"), "level: B1\n");
    expect(grammarFiles(folder).map(({ file }) => file)).toEqual(["grammar/b1/01-x.yaml"]);
    const exceptions = readGrammarExceptions(folder);
    expect(exceptions.get("B1")).toMatchObject({ names: ["Heidelberg"], allow: [{ word: "Pulli" }] });
    expect(exceptions.get("A1")).toEqual({ names: [], allow: [] });
  });
});

describe("solving blind", () => {
  const other = { ...TOPIC, slug: "other", file: "grammar/a1/09-other.yaml" };
  const exercises = shuffled([TOPIC, other], "7");

  it("mixes the topics, and the same seed gives the same order", () => {
    expect(exercises).toHaveLength(40);
    expect(new Set(exercises.map(({ key }) => key)).size).toBe(40);
    expect(shuffled([other, TOPIC], "7")).toEqual(exercises);
    expect(shuffled([TOPIC, other], "8")).not.toEqual(exercises);
    expect(new Set(exercises.slice(0, 20).map(({ topic }) => topic.slug)).size).toBe(2);
  });

  it("shows the question and alphabetical options, nothing that gives the answer away", () => {
    const text = printBlind(shuffled([TOPIC], "7"));
    expect(text).toContain("Da ist ___ Katze. (a)\n    [ ein | eine | einen | einer ]");
    for (const secret of ["subject", "mixes up", "easy", "hard", "indefinite"]) expect(text).not.toContain(secret);
  });

  it("finds no difference to the right answers", () => {
    const lines = exercises.map(({ key, exercise }) => `${key} → ${exercise.correctAnswer.toUpperCase()}`);
    expect(differences(exercises, readAnswers(lines.join("\n")))).toEqual([]);
  });

  it("lists wrong, further and missing answers, and keys of an older wording", () => {
    const [first, second, ...rest] = exercises;
    const lines = rest.map(({ key, exercise }) => `${key}: ${exercise.correctAnswer}`);
    const answers = readAnswers(
      [...lines, `${first?.key} -> ${first?.exercise.correctAnswer} | einst`, "ffffff → ein"].join("\n"),
    );
    expect(differences(exercises, answers)).toEqual([
      expect.stringMatching(new RegExp(`^${first?.key} content/grammar/a1/.*solved with "einst", right is ein`, "u")),
      expect.stringMatching(new RegExp(`^${second?.key} .*not solved$`, "u")),
      "ffffff: no exercise with this key, or its wording has changed",
    ]);
  });

  it("gives an exercise another key when its wording changes", () => {
    const keys = new Set(shuffled([TOPIC], "7").map(({ key }) => key));
    const changed = shuffled([withExercise(1, { question: "Dort ist ___ Hund. (a)" })], "7");
    expect(changed.filter(({ key }) => !keys.has(key))).toHaveLength(1);
  });
});
