import { describe, expect, it } from "vitest";
import { ADVERB_QUIZ } from "#content/built-in/adverb-quiz.ts";
import { readContent } from "#content/seed/read-content.ts";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import { adverbQuizFindings, adverbQuizTexts } from "./checks/adverb-quiz.ts";
import { notAllowed, readAllowList, staleEntries } from "./checks/allow-list.ts";
import { curriculumChecks, textChecks } from "./checks/curriculum-checks.ts";
import { type Finding, lessonWords, printed } from "./checks/finding.ts";
import { germanTokens, nameIn, spellingCheck, taughtWords } from "./checks/spelling.ts";
import { allTexts } from "./checks/texts.ts";

// Checks the German itself. planted-faults.test.ts proves that each check finds what it is for.

const content = readContent();
const allowed = readAllowList();
const names = new Set(allowed.names);
const known = { names, taught: taughtWords(content) };
const quizTexts = adverbQuizTexts(ADVERB_QUIZ);
const texts = [...allTexts(content), ...quizTexts];

function unexplained(findings: readonly Finding[]): string[] {
  return notAllowed(findings, allowed).map(printed);
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

// Skipped while a file is broken: without its words, the exceptions made for them would look unused.
describe.skipIf(content.problems.length > 0)("content/checks-allow.yaml", () => {
  it("has no exception that no longer explains anything", () => {
    const all = [
      ...findings.flatMap(({ found }) => found),
      ...textChecks(known).flatMap((check) => check.run(quizTexts)),
      ...spellingCheck(names).run(texts),
    ];
    expect(staleEntries(all, allowed)).toEqual([]);
  });

  it("has no name that no sentence uses", () => {
    const used = new Set(germanTokens(texts).map(({ token }) => nameIn(token, names)));
    expect(allowed.names.filter((name) => !used.has(name))).toEqual([]);
  });
});
