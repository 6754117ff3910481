import { describe, expect, it } from "vitest";
import { ADVERB_QUIZ } from "#content/built-in/adverb-quiz.ts";
import { BANK } from "#content/seed/read-bank.ts";
import { readContent } from "#content/seed/read-content.ts";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import { adverbQuizFindings, adverbQuizTexts } from "./checks/adverb-quiz.ts";
import { notAllowed, readAllowList, readBankExceptions, staleEntries } from "./checks/allow-list.ts";
import { curriculumChecks, textChecks } from "./checks/curriculum-checks.ts";
import { type Finding, lessonWords, printed } from "./checks/finding.ts";
import { joined } from "./checks/grammar-exceptions.ts";
import { germanTokens, nameIn, spellingCheck, taughtWords } from "./checks/spelling.ts";
import { allTexts } from "./checks/texts.ts";

// Checks the German itself. planted-faults.test.ts proves that each check finds what it is for.

const content = readContent();
const allowed = readAllowList();
const ofBank = readBankExceptions();
const allowedInBank = joined(allowed, ofBank);
const names = new Set([...allowed.names, ...ofBank.names]);
const known = { names, taught: taughtWords(content) };
const quizTexts = adverbQuizTexts(ADVERB_QUIZ);
const texts = [...allTexts(content), ...quizTexts];

/** Findings that no exception explains. Those of the bank have a list of their own beside the one that counts everywhere. */
function unexplained(findings: readonly Finding[]): string[] {
  const left = [
    ...notAllowed(findings.filter(isOfBank), allowedInBank),
    ...notAllowed(findings.filter(isOfLessons), allowed),
  ];
  return left.map(printed);
}

function isOfBank({ file }: { file: string }): boolean {
  return file.startsWith(`${BANK}/`);
}

function isOfLessons(place: { file: string }): boolean {
  return !isOfBank(place);
}

describe("content", () => {
  it("has the shape that schema/content gives it, in every file", () => {
    expect(content.problems.map(({ file, line, message }) => `content/${file}:${line} ${message}`)).toEqual([]);
    expect(content.chapters.length).toBeGreaterThan(0);
  });

  it("is whole: ten chapters in each of the six levels, 4,500 words", () => {
    const levels = CEFR_LEVELS.map((level) => content.chapters.filter((chapter) => chapter.level === level));
    expect(levels.map((chapters) => chapters.map(({ chapter }) => chapter))).toEqual(
      CEFR_LEVELS.map(() => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    );
    expect(lessonWords(content)).toHaveLength(4_500);
  });

  it("has five lessons of fifteen words in every chapter, each under an id of its own", () => {
    const ids = content.chapters.flatMap(({ id, lessons }) => {
      expect(lessons.map(({ words }) => words.length)).toEqual([15, 15, 15, 15, 15]);
      return [id, ...lessons.flatMap((lesson) => [lesson.id, ...lesson.words.map((word) => word.id)])];
    });
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(content.chapters.length * (1 + 5 + 75));
  });
});

const findings = curriculumChecks(known).map((check) => ({ name: check.name, found: check.run(content) }));

const files = [...new Set([...content.chapters, ...content.bank, ...content.starters].map(({ file }) => file))];

describe.each(files)("content/%s", (file) => {
  it.each(findings)("passes the check of $name", ({ found }) => {
    expect(unexplained(found.filter((finding) => finding.file === file))).toEqual([]);
  });
});

describe("the adverb quiz", () => {
  it("keeps its rules", () => {
    expect(unexplained(adverbQuizFindings(ADVERB_QUIZ))).toEqual([]);
  });

  it.each(textChecks(known))("passes the check of $name", (check) => {
    expect(unexplained(check.run(quizTexts))).toEqual([]);
  });
});

describe("German spelling", () => {
  it("is known to hunspell, word by word", () => {
    expect(unexplained(spellingCheck(names).run(texts))).toEqual([]);
  });
});

const all = [
  ...findings.flatMap(({ found }) => found),
  ...textChecks(known).flatMap((check) => check.run(quizTexts)),
  ...spellingCheck(names).run(texts),
];

// Skipped while a file is broken: without its words, the exceptions made for them would look unused.
describe.skipIf(content.problems.length > 0)("content/checks-allow.yaml", () => {
  it("has no exception that no longer explains anything", () => {
    expect(staleEntries(all, allowed)).toEqual([]);
  });

  it("has no name that no sentence uses", () => {
    expect(unusedNames(allowed.names, texts)).toEqual([]);
  });
});

describe.skipIf(content.problems.length > 0)("content/bank/checks-allow.yaml", () => {
  it("has no exception that no longer explains anything, or that counts everywhere already", () => {
    expect(staleEntries(notAllowed(all.filter(isOfBank), allowed), ofBank)).toEqual([]);
  });

  it("has no name that no sentence of the bank uses", () => {
    expect(unusedNames(ofBank.names, texts.filter(isOfBank))).toEqual([]);
  });
});

function unusedNames(listed: readonly string[], among: typeof texts): string[] {
  const used = new Set(germanTokens(among).map(({ token }) => nameIn(token, new Set(listed))));
  return listed.filter((name) => !used.has(name));
}
