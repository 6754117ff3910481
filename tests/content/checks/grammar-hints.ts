import { normalizeAnswer } from "#schema/rules/answers.ts";
import { comparable, isInfinitive, verbLemmas } from "./dictionaries.ts";
import { AUXILIARIES, FUNCTION_WORDS } from "./function-words.ts";
import { exerciseCheck, type GrammarCheck, hintOf, lowerWords, rightAnswers, sentenceOf } from "./grammar-check.ts";

/** How a hint says how many words the answer has. */
const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];
const WORD_COUNT = /(?<number>one|two|three|four|five|six|seven|eight) words?/u;

function countSaid(hint: string | null): number | null {
  const number = WORD_COUNT.exec(hint ?? "")?.groups?.number;
  return number === undefined ? null : NUMBERS.indexOf(number);
}

/** An answer of several words says so, and what a hint says about them is true of every right answer. */
export const WORD_COUNTS: GrammarCheck = exerciseCheck("word-count", (exercise) => {
  if (exercise.type !== "fill-blank") return [];
  const said = countSaid(hintOf(exercise.question));
  return rightAnswers(exercise).flatMap((answer) => {
    const count = answer.split(" ").length;
    if (said !== null && said !== count) return [`the hint says ${NUMBERS[said]}, but "${answer}" has ${count}`];
    if (said === null && count > 1 && answer === exercise.correctAnswer)
      return [`"${answer}" has ${count} words: the hint must say so, as in (${NUMBERS[count] ?? count} words)`];
    return [];
  });
});

function hasPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, start) => phrase.every((word, index) => words[start + index] === word));
}

/** The base form that opens a hint such as "(gehen, present)": it must be given even where the answer is the same. */
function withoutBaseForm(hint: string): string {
  const [first = "", ...rest] = hint.split(",");
  return rest.length > 0 && isInfinitive(first.trim().replace(/^sich /u, "")) ? rest.join(",") : hint;
}

/** What is to be typed does not stand in the question already, nor in its hint. */
export const GIVEN_AWAY: GrammarCheck = exerciseCheck("given-away", (exercise) => {
  if (exercise.type !== "fill-blank") return [];
  const answer = lowerWords(normalizeAnswer(exercise.correctAnswer));
  const [before = "", after = ""] = sentenceOf(exercise.question).split("___");
  const inSentence = [before, after].some((part) => hasPhrase(lowerWords(part), answer));
  const inHint = hasPhrase(lowerWords(withoutBaseForm(hintOf(exercise.question) ?? "")), answer);
  return [
    ...(inSentence ? [`the answer "${exercise.correctAnswer}" stands in the sentence, too`] : []),
    ...(inHint ? [`the answer "${exercise.correctAnswer}" stands in the hint`] : []),
  ];
});

/** Words that are also forms of sein: possessive articles. */
const POSSESSIVES = new Set(["sein"]);

function looksLikeVerb(word: string): boolean {
  if (POSSESSIVES.has(word) || !/^\p{Ll}/u.test(word)) return false;
  return AUXILIARIES.has(word) || (!FUNCTION_WORDS.has(word) && verbLemmas(comparable(word)).length > 0);
}

/** A gap for a verb form gives the infinitive and the form: "(wohnen, present)". Otherwise many verbs would be right. */
export const VERB_HINT: GrammarCheck = exerciseCheck("verb-hint", (exercise) => {
  if (exercise.type !== "fill-blank") return [];
  const hint = hintOf(exercise.question);
  const [first = ""] = exercise.correctAnswer.split(" ");
  if (!looksLikeVerb(first)) return [];
  if (hint === null) return ["a verb is asked for: give the infinitive and the tense, as in (wohnen, present)"];
  const bare = lowerWords(hint).length === 1 && isInfinitive(hint.trim());
  return bare ? [`the hint (${hint}) leaves the form open: say the tense, as in (${hint}, present)`] : [];
});
