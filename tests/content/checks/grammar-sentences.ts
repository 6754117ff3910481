import type { GrammarTopic } from "#content/seed/read-grammar.ts";
import { GAP } from "#schema/content/grammar.ts";
import { normalizeAnswer } from "#schema/rules/answers.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { Finding } from "./finding.ts";
import { atExercise, atTopic, filledIn, type GrammarCheck, lowerWords, sentenceOf } from "./grammar-check.ts";
import { WORDS_IN_SENTENCE as WORDS_IN_EXAMPLE, wordsIn } from "./sentences.ts";

/** Longest sentence of an example or a question, in words. */
export const WORDS_IN_SENTENCE: Readonly<Record<CefrLevel, number>> = { ...WORDS_IN_EXAMPLE, B2: 28, C1: 28, C2: 28 };

/** Share of common words from which two sentences count as one. */
const NEARLY_THE_SAME = 0.7;

/** Single sentences of a text, whatever the dash of a reply or the arrow of a transformation joins. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…]“?)\s+(?=(?:– )?[„(]?[\p{Lu}\d_])|\s→\s/u);
}

/** Sentences stay short enough for their level; a gap counts as one word. */
export const GRAMMAR_SENTENCE_LENGTH: GrammarCheck = {
  name: "sentence-length",
  run(topic) {
    const most = WORDS_IN_SENTENCE[topic.level];
    const count = (sentence: string): number => wordsIn(sentence.replace(GAP, "gap"));
    const faults = (text: string): string[] =>
      sentencesOf(text)
        .filter((sentence) => count(sentence) > most)
        .map((sentence) => `"${sentence}" has ${count(sentence)} words, ${topic.level} allows ${most}`);
    return [
      ...topic.examples.flatMap(({ german, line }) =>
        faults(german).map((message) => atTopic("sentence-length", topic, message, line)),
      ),
      ...topic.exercises.flatMap((exercise) =>
        faults(sentenceOf(exercise.question)).map((message) => atExercise("sentence-length", topic, exercise, message)),
      ),
    ];
  },
};

/** Share of the words of two texts that both have, from 0 to 1. */
export function overlap(one: string, other: string): number {
  const [mine, yours] = [new Set(lowerWords(one)), new Set(lowerWords(other))];
  const all = new Set([...mine, ...yours]).size;
  return all === 0 ? 0 : [...mine].filter((word) => yours.has(word)).length / all;
}

/** No two exercises of a topic with (nearly) the same words, and no example that returns as an exercise. */
export const SIMILAR: GrammarCheck = {
  name: "similar",
  run(topic) {
    const { exercises, examples } = topic;
    const findings: Finding[] = [];
    for (const [index, exercise] of exercises.entries()) {
      const filled = filledIn(exercise.question, exercise.correctAnswer);
      const twin = exercises
        .slice(0, index)
        .find(({ question }) => overlap(sentenceOf(question), sentenceOf(exercise.question)) > NEARLY_THE_SAME);
      const example = examples.find(
        ({ german }) =>
          normalizeAnswer(german) === normalizeAnswer(filled) || overlap(german, filled) > NEARLY_THE_SAME,
      );
      if (twin)
        findings.push(atExercise("similar", topic, exercise, `has nearly the words of exercise ${twin.number}`));
      if (example) findings.push(atExercise("similar", topic, exercise, `repeats the example "${example.german}"`));
    }
    return findings;
  },
};

/** No question stands in two topics: a quiz draws from many. */
export function sharedQuestions(topics: readonly GrammarTopic[]): Finding[] {
  const seen = new Map<string, string>();
  return topics.flatMap((topic) =>
    topic.exercises.flatMap((exercise) => {
      const key = normalizeAnswer(exercise.question);
      const owner = seen.get(key);
      const place = `${topic.file}:${exercise.line}`;
      seen.set(key, owner ?? place);
      return owner === undefined || owner.startsWith(`${topic.file}:`)
        ? []
        : [atExercise("shared-question", topic, exercise, `stands also in ${owner}`)];
    }),
  );
}
