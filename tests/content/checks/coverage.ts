import type { CurriculumContent } from "#content/seed/read-content.ts";
import type { ContentWord } from "#schema/content/curriculum.ts";
import type { Check, Finding } from "./finding.ts";
import { tokensOf } from "./texts.ts";

/** The levels that have a list of core words: above B1 nobody can say what belongs to the core. */
export const CORE_LEVELS = ["A1", "A2", "B1"] as const;
export type CoreLevel = (typeof CORE_LEVELS)[number];

/** Headwords that belong together. `ander-` stands for all forms of its stem. */
export interface CoreGroup {
  title: string;
  words: string[];
}

export type CoreWords = Readonly<Record<CoreLevel, readonly CoreGroup[]>>;

/**
 * What has to be taught by the end of a level, as a share of the headwords of this level and those below: by the lessons alone,
 * or by the lessons and the words beyond them.
 */
const REQUIRED: Readonly<Record<CoreLevel, { share: number; bank: boolean }>> = {
  A1: { share: 0.9, bank: false },
  A2: { share: 0.92, bank: false },
  B1: { share: 0.95, bank: true },
};

/** How much of a group is taught; groups of equal titles count as one through the levels. */
export interface GroupCoverage {
  title: string;
  words: number;
  missing: string[];
}

/** How much of the core words is taught by the end of a level. */
export interface LevelCoverage {
  level: CoreLevel;
  words: number;
  missing: number;
  /** Between 0 and 1. */
  share: number;
  groups: GroupCoverage[];
}

/** Reads a list: a line `# title` begins a group, its words follow with commas between them. */
export function parseCoreWords(text: string): CoreGroup[] {
  return text
    .split(/^# /mu)
    .slice(1)
    .map((group) => {
      const [title = "", ...lines] = group.split("\n");
      const words = lines.join(",").split(",");
      return { title: title.trim(), words: words.map((word) => word.trim()).filter((word) => word !== "") };
    });
}

/** The spellings under which a word is taught: also its plural, its feminine form, and the words of a phrase. */
function taughtBy({ word, plural = "none", feminine, accepted = [] }: ContentWord): string[] {
  const whole = [word, ...accepted].flatMap((text) => [text, text.replace(/^sich /u, "")]);
  const parts = whole
    .filter((text) => /[\s/]/u.test(text))
    .flatMap((text) => tokensOf(text).map((token) => token.text));
  const forms = [plural === "none" ? undefined : plural, feminine].filter((form) => form !== undefined);
  return [...whole, ...parts, ...forms];
}

function isTaught(headword: string, taught: ReadonlySet<string>): boolean {
  if (!headword.endsWith("-")) return taught.has(headword.replace(/^sich /u, ""));
  const stem = headword.slice(0, -1);
  return ["", "e", "er", "es", "en"].some((ending) => taught.has(stem + ending));
}

/** Measures, level by level, how much of the core words is taught by its end. */
export function coverageOf({ chapters, bank }: CurriculumContent, core: CoreWords): LevelCoverage[] {
  return CORE_LEVELS.map((level, place): LevelCoverage => {
    const levels = new Set<string>(CORE_LEVELS.slice(0, place + 1));
    const lessons = chapters.filter((chapter) => levels.has(chapter.level)).flatMap((chapter) => chapter.lessons);
    const further = REQUIRED[level].bank ? bank.filter((file) => levels.has(file.level)) : [];
    const words = [...lessons, ...further.flatMap(({ groups }) => groups)].flatMap((group) => group.words);
    const taught = new Set(words.flatMap(taughtBy));
    const all = CORE_LEVELS.slice(0, place + 1).flatMap((one) => core[one]);
    const groups = [...Map.groupBy(all, ({ title }) => title)].map(([title, parts]): GroupCoverage => {
      const headwords = parts.flatMap((part) => part.words);
      return { title, words: headwords.length, missing: headwords.filter((word) => !isTaught(word, taught)) };
    });
    const count = groups.reduce((sum, group) => sum + group.words, 0);
    const missing = groups.reduce((sum, group) => sum + group.missing.length, 0);
    return { level, words: count, missing, share: count === 0 ? 1 : (count - missing) / count, groups };
  });
}

/** What is missing, group by group, worst first. */
function inWords(groups: readonly GroupCoverage[]): string {
  return groups
    .filter(({ missing }) => missing.length > 0)
    .toSorted((one, other) => other.missing.length / other.words - one.missing.length / one.words)
    .map(({ title, words, missing }) => {
      const share = Math.floor((100 * (words - missing.length)) / words);
      return `\n  ${title} (${share} % of ${words}): ${missing.join(", ")}`;
    })
    .join("");
}

/** The core words of everyday German are taught by the end of their level. */
export function coverageCheck(core: CoreWords): Check {
  return {
    name: "coverage",
    run: (content) =>
      coverageOf(content, core).flatMap(({ level, words, missing, share, groups }): Finding[] => {
        const required = REQUIRED[level];
        if (share >= required.share) return [];
        const where = required.bank ? "the lessons and the bank" : "the lessons";
        const taught = `${where} up to ${level} teach ${(100 * share).toFixed(1)} % of ${words} core words`;
        const message = `${taught}, of ${100 * required.share} % at least; ${missing} are missing:${inWords(groups)}`;
        return [{ check: "coverage", file: `curriculum/${level.toLowerCase()}`, line: 1, word: null, message }];
      }),
  };
}
