import { describe, expect, it } from "vitest";
import { readContent } from "#content/seed/read-content.ts";
import { type GrammarTopic, grammarFiles, parseGrammar } from "#content/seed/read-grammar.ts";
import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import { notAllowed, readAllowList, staleEntries } from "./checks/allow-list.ts";
import { type Finding, printed } from "./checks/finding.ts";
import { grammarChecks } from "./checks/grammar-checks.ts";
import { exceptionsFile, joined, readGrammarExceptions } from "./checks/grammar-exceptions.ts";
import { sharedQuestions } from "./checks/grammar-sentences.ts";
import { grammarTexts, onGrammar } from "./checks/grammar-texts.ts";
import { unknownWords, type Vocabulary, vocabularyFindings, vocabularyOf } from "./checks/grammar-vocabulary.ts";
import { germanTokens, nameIn, spellingCheck, taughtWords } from "./checks/spelling.ts";

// The grammar library, held to content/README.md by machine. The checks are proved in grammar-faults.test.ts.

const TOPICS_IN: Readonly<Record<CefrLevel, number>> = { A1: 20, A2: 20, B1: 20, B2: 16, C1: 13, C2: 12 };

const files = grammarFiles();
const { topics, problems } = parseGrammar(files);
const curriculum = readContent();
const everywhere = readAllowList();
const exceptions = readGrammarExceptions();

function allowedIn(level: CefrLevel): ReturnType<typeof readAllowList> {
  return joined(everywhere, exceptions.get(level) ?? { names: [], allow: [] });
}

function knownIn(level: CefrLevel): { names: Set<string>; taught: ReadonlySet<string> } {
  return { names: new Set(allowedIn(level).names), taught: taughtWords(curriculum) };
}

const checksOf = new Map(CEFR_LEVELS.map((level) => [level, grammarChecks(knownIn(level))]));
const CHECKS = (checksOf.get("A1") ?? []).map(({ name }) => name);

function runCheck(name: string, topic: GrammarTopic): Finding[] {
  return (
    checksOf
      .get(topic.level)
      ?.find((check) => check.name === name)
      ?.run(topic) ?? []
  );
}

function runSpelling(topic: GrammarTopic): Finding[] {
  return onGrammar(spellingCheck(knownIn(topic.level).names)).run(topic);
}

const vocabularies = new Map<CefrLevel, Vocabulary>();

function vocabularyIn(level: CefrLevel): Vocabulary {
  const known = vocabularies.get(level) ?? vocabularyOf(curriculum, level);
  vocabularies.set(level, known);
  return known;
}

function runVocabulary(topic: GrammarTopic): Finding[] {
  const { names, allow } = allowedIn(topic.level);
  const allowed = new Set(allow.filter(({ check }) => check === "vocabulary").map(({ word }) => word));
  return vocabularyFindings(topic, new Set(names), vocabularyIn(topic.level), allowed);
}

/** Each unknown word of a topic as a finding of its own: what an exception may name. */
function unknownIn(topic: GrammarTopic): Finding[] {
  const words = unknownWords(topic, new Set(allowedIn(topic.level).names), vocabularyIn(topic.level));
  return words.map((word) => ({ check: "vocabulary", file: topic.file, line: 1, word, message: word }));
}

function unexplained(found: readonly Finding[], level: CefrLevel): string[] {
  return notAllowed(found, allowedIn(level)).map(printed);
}

const shared = sharedQuestions(topics);

describe.each(files.map(({ file }) => file))("content/%s", (file) => {
  const topic = topics.find((one) => one.file === file);

  it("has the shape that schema/content gives it", () => {
    const own = problems.filter((problem) => problem.file === file);
    expect(own.map(({ line, message }) => `content/${file}:${line} ${message}`)).toEqual([]);
  });

  it.skipIf(!topic).each(CHECKS)("passes the check of %s", (name) => {
    if (topic) expect(unexplained(runCheck(name, topic), topic.level)).toEqual([]);
  });

  it.skipIf(!topic)("uses words of its level", () => {
    if (topic) expect(runVocabulary(topic).map(printed)).toEqual([]);
  });

  it.skipIf(!topic)("asks nothing that another topic asks", () => {
    expect(shared.filter((finding) => finding.file === file).map(printed)).toEqual([]);
  });

  it.skipIf(!topic)("has only German words that hunspell knows", () => {
    if (topic) expect(unexplained(runSpelling(topic), topic.level)).toEqual([]);
  });
});

describe("the grammar library", () => {
  it.each(CEFR_LEVELS)("has every topic of %s", (level) => {
    const orders = new Set(topics.filter((topic) => topic.level === level).map(({ order }) => order));
    const numbers = Array.from({ length: TOPICS_IN[level] }, (_, index) => index + 1);
    expect(numbers.filter((order) => !orders.has(order))).toEqual([]);
  });
});

describe.each(CEFR_LEVELS)("the grammar of %s", (level) => {
  const own = topics.filter((topic) => topic.level === level);

  it("has no topic beyond the plan", () => {
    expect(own.filter(({ order }) => order > TOPICS_IN[level]).map(({ file }) => file)).toEqual([]);
  });

  it("has only exceptions and names that explain something", () => {
    const found = own.flatMap((topic) => [
      ...CHECKS.flatMap((name) => runCheck(name, topic)),
      ...runSpelling(topic),
      ...unknownIn(topic),
    ]);
    const { names, allow } = exceptions.get(level) ?? { names: [], allow: [] };
    const used = new Set(germanTokens(own.flatMap(grammarTexts)).map(({ token }) => nameIn(token, new Set(names))));
    const faults = [
      ...staleEntries(notAllowed(found, everywhere), { names, allow }).map(({ word, check }) => `${word} [${check}]`),
      ...names.filter((name) => !used.has(name)),
    ].map((text) => `content/${exceptionsFile(level)}: ${text}`);
    // A file that cannot be read gives no findings: the exceptions for it are not to blame.
    if (problems.length === 0) expect(faults).toEqual([]);
  });
});
