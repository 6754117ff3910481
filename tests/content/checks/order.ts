import type { BankLevel, CurriculumChapter, CurriculumContent, ReadWord } from "#content/seed/read-content.ts";
import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import { closedClassLemmas } from "./closed-class-lemmas.ts";
import { comparable, verbLemmas } from "./dictionaries.ts";
import type { Check, Finding } from "./finding.ts";
import { lemmasOf } from "./lemmas.ts";
import { nameIn } from "./spelling.ts";
import { tokensOf } from "./texts.ts";

/** Share of a chapter's running words that may be taught only later or never. Above B1 nobody counts. */
export function untaughtAtMost(level: CefrLevel, chapter: number): number | null {
  if (level === "A1") return chapter <= 3 ? 0.12 : chapter <= 6 ? 0.06 : 0.03;
  return level === "A2" || level === "B1" ? 0.02 : null;
}

/** The same for the sentences of a level's words beyond the lessons, which learners may meet at any time in the level. */
export const UNTAUGHT_IN_BANK: Readonly<Partial<Record<CefrLevel, number>>> = {
  A1: 0.02,
  A2: 0.02,
  B1: 0.02,
  B2: 0.04,
};

/** Fewer running words are no chapter, and a share of them says nothing. */
const LEAST_RUNNING_WORDS = 100;

/** How much of some sentences is not taught. */
export interface Untaught {
  /** Running words of the sentences, names left out. */
  words: number;
  untaught: { token: string; word: ReadWord }[];
}

/** How much of a chapter's sentences is not taught by its end. */
export type ChapterOrder = Untaught & { chapter: CurriculumChapter };

/** How much of the sentences of a level's further words is neither taught by its end nor among these words or those of lower levels. */
export type BankOrder = Untaught & { bank: BankLevel };

/** Names of people and places, which need no lesson. */
function isName(token: string, names: ReadonlySet<string>): boolean {
  return nameIn(token, names) !== null;
}

/** Prefixes that are joined to their verb in subordinate clauses and infinitives, and those that never part. */
const PREFIX =
  /^(?<prefix>ab|an|auf|aus|be|bei|durch|ein|ent|er|fest|fort|her|herunter|hin|los|mit|nach|über|um|unter|ver|vor|weg|weiter|wieder|zer|zu|zurück|zusammen)(?:zu)?(?<rest>\p{L}{3,})$/u;

/** What could be meant by a running word: its lemmas, `comparable`. */
function lemmasOfToken(token: string): string[] {
  const closed = closedClassLemmas(comparable(token));
  if (closed.length > 0) return [...closed];
  const { prefix = "", rest = "" } = PREFIX.exec(token.toLowerCase())?.groups ?? {};
  // anruft, anzurufen: the dictionary has the parts.
  const joined = rest === "" ? [] : verbLemmas(comparable(rest)).map((lemma) => prefix + lemma);
  return [...lemmasOf(token), ...joined];
}

function taughtBy(word: ReadWord): string[] {
  const texts = [word.word, word.plural ?? "", word.feminine ?? "", ...(word.accepted ?? [])];
  const tokens = texts.flatMap(tokensOf).map(({ text }) => comparable(text));
  // A phrase teaches its words: "guten Tag" good and day.
  return word.pos === "phrase" ? tokens.flatMap((token) => [token, ...lemmasOfToken(token)]) : tokens;
}

/** Measures chapter by chapter how many running words are not taught by the end of their chapter. */
export function orderOf({ chapters }: CurriculumContent, names: ReadonlySet<string>): ChapterOrder[] {
  const taught = new Set<string>();
  return chapters.map((chapter) => {
    const words = chapter.lessons.flatMap((lesson) => lesson.words);
    for (const word of words) for (const lemma of taughtBy(word)) taught.add(lemma);
    return { chapter, ...untaughtIn(words, taught, names) };
  });
}

/** Measures level by level how many running words of the further words' sentences are beyond the level. */
export function bankOrderOf({ chapters, bank }: CurriculumContent, names: ReadonlySet<string>): BankOrder[] {
  const reached = (level: CefrLevel) => (one: { level: CefrLevel }) =>
    CEFR_LEVELS.indexOf(one.level) <= CEFR_LEVELS.indexOf(level);
  return bank.map((own) => {
    const lists = [
      ...chapters.filter(reached(own.level)).flatMap(({ lessons }) => lessons),
      ...bank.filter(reached(own.level)).flatMap(({ groups }) => groups),
    ];
    const taught = new Set(lists.flatMap(({ words }): readonly ReadWord[] => words).flatMap(taughtBy));
    return {
      bank: own,
      ...untaughtIn(
        own.groups.flatMap(({ words }) => words),
        taught,
        names,
      ),
    };
  });
}

function untaughtIn(words: readonly ReadWord[], taught: ReadonlySet<string>, names: ReadonlySet<string>): Untaught {
  const running = words.flatMap((word) =>
    tokensOf(word.sentence)
      .filter(({ text }) => !isName(text, names))
      .map(({ text: token }) => ({ token, word })),
  );
  return { words: running.length, untaught: running.filter(({ token, word }) => !isTaught(token, word, taught)) };
}

function isTaught(token: string, word: ReadWord, taught: ReadonlySet<string>): boolean {
  if (taught.has(comparable(token)) || lemmasOfToken(token).some((lemma) => taught.has(lemma))) return true;
  // The prefix of a separable verb, where the sentence shows it apart.
  return isPrefixApart(token, word, taught);
}

/** `auf` in "Ich stehe um sieben auf": the verb that it belongs to is taught with it. */
function isPrefixApart(token: string, { sentence }: ReadWord, taught: ReadonlySet<string>): boolean {
  const prefix = comparable(token);
  if (!new RegExp(`\\b${token}\\s*(?:[.!?,]|$)`, "u").test(sentence)) return false;
  return tokensOf(sentence).some(({ text }) => lemmasOf(text).some((lemma) => taught.has(prefix + lemma)));
}

/** No chapter is harder than its place, and no words beyond the lessons are harder than their level. */
export function orderCheck(names: ReadonlySet<string>): Check {
  return {
    name: "order",
    run: (content) => [
      ...orderOf(content, names).flatMap(({ chapter, ...found }) =>
        orderFinding(chapter.file, found, untaughtAtMost(chapter.level, chapter.chapter)),
      ),
      ...bankOrderOf(content, names).flatMap(({ bank, ...found }) =>
        orderFinding(bank.file, found, UNTAUGHT_IN_BANK[bank.level] ?? null),
      ),
    ],
  };
}

function orderFinding(file: string, { words, untaught }: Untaught, most: number | null): Finding[] {
  if (most === null || words < LEAST_RUNNING_WORDS || untaught.length <= most * words) return [];
  const share = ((100 * untaught.length) / words).toFixed(1);
  const found = [...new Set(untaught.map(({ token, word }) => `${token} (line ${word.line})`))].join(", ");
  const message = `${share} % of its running words are not taught yet, of ${100 * most} % at most: ${found}`;
  return [{ check: "order", file, line: 1, word: null, message }];
}
