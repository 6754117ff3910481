import type { CurriculumChapter, CurriculumContent, CurriculumWord } from "#content/seed/read-content.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
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

/** How much of a chapter's sentences is not taught by its end. */
export interface ChapterOrder {
  chapter: CurriculumChapter;
  /** Running words of its sentences, names left out. */
  words: number;
  untaught: { token: string; word: CurriculumWord }[];
}

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

function taughtBy(word: CurriculumWord): string[] {
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
    const running = words.flatMap((word) =>
      tokensOf(word.sentence)
        .filter(({ text }) => !isName(text, names))
        .map(({ text: token }) => ({ token, word })),
    );
    const untaught = running.filter(({ token, word }) => !isTaught(token, word, taught));
    return { chapter, words: running.length, untaught };
  });
}

function isTaught(token: string, word: CurriculumWord, taught: ReadonlySet<string>): boolean {
  if (taught.has(comparable(token)) || lemmasOfToken(token).some((lemma) => taught.has(lemma))) return true;
  // The prefix of a separable verb, where the sentence shows it apart.
  return isPrefixApart(token, word, taught);
}

/** `auf` in "Ich stehe um sieben auf": the verb that it belongs to is taught with it. */
function isPrefixApart(token: string, { sentence }: CurriculumWord, taught: ReadonlySet<string>): boolean {
  const prefix = comparable(token);
  if (!new RegExp(`\\b${token}\\s*(?:[.!?,]|$)`, "u").test(sentence)) return false;
  return tokensOf(sentence).some(({ text }) => lemmasOf(text).some((lemma) => taught.has(prefix + lemma)));
}

/** No chapter is harder than its place. */
export function orderCheck(names: ReadonlySet<string>): Check {
  return {
    name: "order",
    run: (content) =>
      orderOf(content, names).flatMap(({ chapter, words, untaught }): Finding[] => {
        const most = untaughtAtMost(chapter.level, chapter.chapter);
        if (most === null || untaught.length <= most * words) return [];
        const share = ((100 * untaught.length) / words).toFixed(1);
        const found = [...new Set(untaught.map(({ token, word }) => `${token} (line ${word.line})`))].join(", ");
        const message = `${share} % of its running words are not taught yet, of ${100 * most} % at most: ${found}`;
        return [{ check: "order", file: chapter.file, line: 1, word: null, message }];
      }),
  };
}
