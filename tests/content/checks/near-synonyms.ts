import { readFileSync } from "node:fs";
import type { CurriculumWord } from "#content/seed/read-content.ts";
import { glossKey } from "#schema/rules/answers.ts";
import { withoutNotes } from "#schema/rules/gloss.ts";
import { kindOf } from "#schema/rules/vocabulary-quiz.ts";
import type { Check, Finding } from "./finding.ts";

/** The groups that each gloss belongs to, by the gloss without its notes. */
function readGroups(): Map<string, ReadonlySet<number>> {
  const lines = readFileSync(new URL("../near-synonyms.txt", import.meta.url), "utf8").split("\n");
  const groups = new Map<string, Set<number>>();
  for (const [group, line] of lines.entries()) {
    if (line === "" || line.startsWith("#")) continue;
    for (const gloss of line.split(", ")) {
      const key = keyOf(gloss);
      groups.set(key, (groups.get(key) ?? new Set()).add(group));
    }
  }
  return groups;
}

const GROUPS = readGroups();

function keyOf(gloss: string): string {
  return glossKey(withoutNotes(gloss));
}

/** Whether two different glosses may stand for one another. */
export function areNearSynonyms(one: string, other: string): boolean {
  const groups = GROUPS.get(keyOf(one));
  const others = GROUPS.get(keyOf(other));
  return (
    keyOf(one) !== keyOf(other) &&
    groups !== undefined &&
    others !== undefined &&
    [...groups].some((group) => others.has(group))
  );
}

/** The first gloss of one of two words that may stand for any gloss of the other: quizzes show first glosses as options. */
export function nearSynonymOf(one: readonly string[], other: readonly string[]): string | null {
  const [first = ""] = one;
  const [otherFirst = ""] = other;
  if (other.some((gloss) => areNearSynonyms(first, gloss))) return first;
  return one.some((gloss) => areNearSynonyms(gloss, otherFirst)) ? otherFirst : null;
}

function sameKind(one: CurriculumWord, other: CurriculumWord): boolean {
  const kind = ({ pos, en }: CurriculumWord) => kindOf({ partOfSpeech: pos, gender: null, translation: en });
  return kind(one) === kind(other);
}

/** No word of a lesson has an English that would be right for another one of its kind as well. */
export const NEAR_SYNONYM: Check = {
  name: "near-synonym",
  run: ({ chapters }) =>
    chapters.flatMap(({ file, lessons }) =>
      lessons.flatMap(({ words }) =>
        words.flatMap((word, place) =>
          words.slice(0, place).flatMap((earlier): Finding[] => {
            const gloss = sameKind(word, earlier) ? nearSynonymOf(earlier.en, word.en) : null;
            if (gloss === null) return [];
            const pair = `${earlier.word} / ${word.word}`;
            const message = `${pair}: "${gloss}" could be right for both: ${earlier.en.join(", ")} and ${word.en.join(", ")}`;
            return [{ check: "near-synonym", file, line: word.line, word: pair, message }];
          }),
        ),
      ),
    ),
};
