import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { parsePrefixTests } from "#content/seed/read-verb-prefixes.ts";
import { differences, printBlind, readAnswers, shuffledPrefixes } from "./blind.ts";
import { printed } from "./checks/finding.ts";
import { favoredPlaces, onPrefixes, prefixChecks, sharedPrefixQuestions } from "./checks/prefix-checks.ts";
import { spellingCheck } from "./checks/spelling.ts";
import { PREFIX_FAULTS } from "./planted/prefix-faults.ts";
import { PREFIX_TEST, WRITTEN_TEST, withQuestion } from "./prefix-fixtures.ts";

// Every check must find a fault that is planted for it: a check that cannot fail is worth nothing.

const NAMES = new Set(["Lena", "Mara", "Prag", "Tom"]);
const CHECKS = prefixChecks({ names: NAMES, taught: new Set() });

function findings(test: typeof PREFIX_TEST): string[] {
  return CHECKS.flatMap((check) => check.run(test)).map(({ check, message }) => `${check}: ${message}`);
}

describe("the checks of the prefix tests", () => {
  it("find nothing wrong with a good test", () => {
    expect(findings(PREFIX_TEST)).toEqual([]);
  });

  it("let a verb with two prefixes of one spelling stand for either", () => {
    const changes = { question: "Am 9. Mai wird das Schild ___gefahren.", options: ["um", "be", "er", "los"] };
    const driven = { ...withQuestion(7, { ...changes, correctAnswer: 0 }), verb: "fahren" };
    const around = {
      ...withQuestion(7, { ...changes, question: "Ich ___fahre das Schild.", correctAnswer: 0 }),
      verb: "fahren",
    };
    const mix = (test: typeof PREFIX_TEST): string | undefined =>
      findings(test).find((text) => text.startsWith("mix:"));
    expect([mix(driven), mix(around)]).toEqual([expect.stringContaining("mix: 7 questions"), undefined]);
  });

  it.each(PREFIX_FAULTS)("find: %s", (expected, test) => {
    expect(findings(test)).toContainEqual(expect.stringContaining(expected));
  });

  it("are all among the planted faults: none is dead", () => {
    const found = PREFIX_FAULTS.flatMap(([expected, test]) => findings(test).filter((text) => text.includes(expected)));
    const planted = new Set(found.map((text) => text.split(":")[0]));
    expect(CHECKS.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
  });

  it("name file and line of a fault", () => {
    const [found] = CHECKS.flatMap((check) => check.run(withQuestion(3, { question: "Tom ___kommt ein Fahrrad" })));
    expect(found && printed(found)).toBe(
      'content/verb-prefixes/kommen.yaml:13 [question-form] question 3, "Tom ___kommt ein Fahrrad": it does not end with . ! ? or English in brackets after them',
    );
  });

  it("find a misspelled sentence, and do not read the wrong options", () => {
    const misspelled = (question: string): (string | null)[] =>
      onPrefixes(spellingCheck(NAMES))
        .run(withQuestion(3, { question }))
        .map(({ word }) => word);
    expect(misspelled("Tom ___kommt ein Fahrrad.")).toEqual([]);
    expect(misspelled("Tom ___kommt ein Fahrradd.")).toEqual(["Fahrradd"]);
    expect(misspelled("Tom ___kommtt ein Fahrrad.")).toEqual(["bekommtt"]);
  });

  it("find a sentence that another test has, too", () => {
    const other = { ...PREFIX_TEST, file: "verb-prefixes/gehen.yaml", questions: PREFIX_TEST.questions.slice(0, 1) };
    expect(sharedPrefixQuestions([PREFIX_TEST])).toEqual([]);
    expect(sharedPrefixQuestions([PREFIX_TEST, other]).map(printed)).toEqual([
      'content/verb-prefixes/gehen.yaml:11 [shared-question] question 1, "Der Zug kommt um acht Uhr ___.": stands also in verb-prefixes/kommen.yaml:11',
    ]);
  });

  it("find a place that holds too many of the right answers", () => {
    expect(favoredPlaces([PREFIX_TEST])).toEqual([]);
    const first = PREFIX_TEST.questions.map((question) => ({
      ...question,
      correctAnswer: question.number < 6 ? 0 : 3,
    }));
    expect(favoredPlaces([{ ...PREFIX_TEST, questions: first }])).toEqual([
      "place 1 holds 5 of 10 right answers",
      "place 4 holds 5 of 10 right answers",
    ]);
  });
});

describe("a file of a prefix test", () => {
  const FILE = "verb-prefixes/kommen.yaml";

  function problemsOf(file: string, changes: object): string[] {
    const { tests, problems } = parsePrefixTests([{ file, text: stringify({ ...WRITTEN_TEST, ...changes }) }]);
    expect(tests).toEqual([]);
    return problems.map(({ line, message }) => `${line} ${message}`);
  }

  function withFirst(changes: object): object {
    return { questions: [{ ...WRITTEN_TEST.questions[0], ...changes }, ...WRITTEN_TEST.questions.slice(1)] };
  }

  it("gives its test with the numbers and lines of the questions", () => {
    const { tests, problems } = parsePrefixTests([{ file: FILE, text: stringify(WRITTEN_TEST) }]);
    expect(problems).toEqual([]);
    expect(tests.map(({ verb, file }) => [verb, file])).toEqual([["kommen", FILE]]);
    expect(tests[0]?.questions.slice(0, 2).map(({ number, line }) => [number, line])).toEqual([
      [1, 5],
      [2, 14],
    ]);
  });

  it("may have a verb with an umlaut, spelled out in its name", () => {
    const text = stringify({ ...WRITTEN_TEST, verb: "führen" });
    expect(parsePrefixTests([{ file: "verb-prefixes/fuehren.yaml", text }]).problems).toEqual([]);
  });

  it.each([
    ["another name", "verb-prefixes/Kommen.yaml", {}, "1 no prefix test"],
    ["another verb", FILE, { verb: "gehen" }, "1 verb gehen does not match the file name"],
    ["nine questions", FILE, { questions: WRITTEN_TEST.questions.slice(1) }, "questions: "],
    ["three options", FILE, withFirst({ options: ["an", "mit", "aus"] }), "question 1, options: "],
    ["a hyphen after a prefix", FILE, withFirst({ options: ["an-", "mit", "be", "aus"] }), "question 1, options, 0: "],
    ["a fifth place", FILE, withFirst({ correctAnswer: 4 }), "question 1, correctAnswer: "],
    ["a place before the first", FILE, withFirst({ correctAnswer: -1 }), "question 1, correctAnswer: "],
    ["an unknown level", FILE, withFirst({ level: "A0" }), "question 1, level: "],
    ["no explanation", FILE, withFirst({ explanation: " " }), "question 1, explanation: "],
    ["a key too many", FILE, { slug: "kommen" }, "Unrecognized key"],
  ])("with %s is a problem that says where", (_what, file, changes, said) => {
    expect(problemsOf(file, changes)).toContainEqual(expect.stringContaining(said));
  });

  it("with broken YAML is a problem", () => {
    expect(parsePrefixTests([{ file: FILE, text: "verb: [kommen" }]).problems[0]?.message).toContain("YAML: ");
  });
});

describe("solving prefix tests blind", () => {
  const other = { ...PREFIX_TEST, verb: "gehen", file: "verb-prefixes/gehen.yaml" };
  const questions = shuffledPrefixes([PREFIX_TEST, other], "7");

  it("mixes the tests, and the same seed gives the same order", () => {
    expect(new Set(questions.map(({ key }) => key)).size).toBe(20);
    expect(shuffledPrefixes([other, PREFIX_TEST], "7")).toEqual(questions);
    expect(shuffledPrefixes([PREFIX_TEST, other], "8")).not.toEqual(questions);
  });

  it("shows the sentence and alphabetical options, nothing that gives the answer away", () => {
    const text = printBlind(questions);
    expect(text).toContain("Tom ___kommt ein neues Fahrrad.\n    [ an | be | ent | mit ]");
    for (const secret of ["is right", "something else", "A1"]) expect(text).not.toContain(secret);
  });

  it("lists every option beside the right one that a solver defends", () => {
    const lines = questions.map(({ key, right }, index) => `${key} → ${right.join("")}${index === 0 ? " | los" : ""}`);
    expect(differences(questions, readAnswers(lines.join("\n")))).toEqual([
      expect.stringMatching(/^[0-9a-f]{6} content\/verb-prefixes\/.*solved with "los", right is /u),
    ]);
  });
});
