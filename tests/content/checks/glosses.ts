import { glossKey } from "#schema/rules/answers.ts";
import { allWords, atWord, type Check, type Finding, type WordPlace, wordCheck } from "./finding.ts";

/** What is left of a gloss when its notes in brackets, its 'to' or article and its case are gone. */
function bareGloss(gloss: string): string {
  return glossKey(gloss.replace(/\([^)]*\)/g, " ")).trim();
}

/** The form of single glosses: verbs with 'to', one gloss an entry, no gloss twice. */
export const GLOSS: Check = wordCheck("gloss", ({ word: { pos, en, word } }) => {
  const faults: string[] = [];
  for (const gloss of en) {
    if (pos === "verb" && !gloss.startsWith("to ")) faults.push(`a verb's gloss begins with "to ": "${gloss}"`);
    if (pos !== "verb" && pos !== "phrase" && /^to \p{L}/u.test(gloss))
      faults.push(`"to" belongs to verbs, this is ${pos}: "${gloss}"`);
    // A comma inside brackets belongs to the note: "you (informal, singular)".
    if (/[;/]|,(?![^(]*\))/.test(gloss)) faults.push(`several glosses in one: "${gloss}"`);
    if (bareGloss(gloss) === "") faults.push(`nothing but a note: "${gloss}"`);
    if (gloss === word && gloss.length > 12) faults.push(`the gloss is the German word: "${gloss}"`);
    if ((gloss.match(/\(/g)?.length ?? 0) !== (gloss.match(/\)/g)?.length ?? 0))
      faults.push(`a bracket stays open: "${gloss}"`);
  }
  const keys = en.map(bareGloss);
  const twice = en.find((_, index) => keys.indexOf(keys[index] ?? "") < index);
  return twice === undefined ? faults : [...faults, `the same gloss twice: "${twice}"`];
});

/** Lesson quizzes take wrong options from the other words of the lesson: a shared gloss is a second right answer. */
export const GLOSS_OVERLAP: Check = {
  name: "gloss-overlap",
  run: ({ chapters }) =>
    chapters.flatMap((chapter) =>
      chapter.lessons.flatMap((lesson) => {
        const owners = new Map<string, WordPlace>();
        const findings: Finding[] = [];
        for (const word of lesson.words) {
          const place = { chapter, lesson, word };
          for (const gloss of word.en) {
            const owner = owners.get(bareGloss(gloss));
            if (owner && owner.word !== word) {
              findings.push(
                atWord("gloss-overlap", place, `shares the gloss "${gloss}" with ${owner.word.word} in this lesson`),
              );
            }
            owners.set(bareGloss(gloss), owner ?? place);
          }
        }
        return findings;
      }),
    ),
};

/** Vocabulary quizzes draw their options from a whole level, so no two words of a level may share their first gloss. */
export const LEVEL_GLOSS: Check = {
  name: "level-gloss",
  run(content) {
    const owners = new Map<string, WordPlace>();
    return allWords(content).flatMap((place) => {
      const [gloss = ""] = place.word.en;
      const key = `${place.chapter.level} ${gloss.toLowerCase()}`;
      const owner = owners.get(key);
      owners.set(key, owner ?? place);
      if (!owner || owner.lesson === place.lesson) return [];
      return [atWord("level-gloss", place, `has the first gloss "${gloss}", as ${owner.word.word} in this level`)];
    });
  },
};
