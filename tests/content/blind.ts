import { createHash } from "node:crypto";
import type { GrammarExercise, GrammarTopic } from "#content/seed/read-grammar.ts";
import type { PrefixTest } from "#content/seed/read-verb-prefixes.ts";
import { sameAnswer } from "#schema/rules/answers.ts";
import { rightAnswers } from "./checks/grammar-check.ts";
import { rightPrefix } from "./checks/prefix-checks.ts";

/** A question under a key that tells its solver nothing about where it stands or how hard it is. */
export interface BlindQuestion {
  key: string;
  question: string;
  /** In alphabetical order; none where the answer is typed. */
  options: readonly string[];
  right: readonly string[];
  /** File, line and number, for the list of differences. */
  place: string;
}

/** A question of the grammar library. */
export interface BlindExercise extends BlindQuestion {
  topic: GrammarTopic;
  exercise: GrammarExercise;
}

const KEY_LETTERS = 6;

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** The key changes with what the solver sees, so an answer to an older wording is never taken for one to the new. */
function keyOf(owner: string, question: string, options: readonly string[]): string {
  return hash(JSON.stringify([owner, question, options.toSorted()])).slice(0, KEY_LETTERS);
}

function inOrder(options: readonly string[]): string[] {
  return options.toSorted((one, other) => one.localeCompare(other, "de"));
}

function blindExercise(topic: GrammarTopic, exercise: GrammarExercise): BlindExercise {
  const { question, line, number } = exercise;
  const options = exercise.type === "multiple-choice" ? exercise.options : [];
  return {
    key: keyOf(topic.slug, question, options),
    question,
    options: inOrder(options),
    right: rightAnswers(exercise),
    place: `content/${topic.file}:${line} exercise ${number}`,
    topic,
    exercise,
  };
}

function mixed<Question extends BlindQuestion>(questions: readonly Question[], seed: string): Question[] {
  return questions
    .map((blind) => ({ blind, rank: hash(`${seed} ${blind.key}`) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ blind }) => blind);
}

/** All exercises of the topics, shuffled: the same seed gives the same order. */
export function shuffled(topics: readonly GrammarTopic[], seed: string): BlindExercise[] {
  return mixed(
    topics.flatMap((topic) => topic.exercises.map((exercise) => blindExercise(topic, exercise))),
    seed,
  );
}

/** All questions of the prefix tests, shuffled in the same way. */
export function shuffledPrefixes(tests: readonly PrefixTest[], seed: string): BlindQuestion[] {
  const questions = tests.flatMap(({ verb, file, questions: ofTest }) =>
    ofTest.map((prefixQuestion) => {
      const { question, options, line, number } = prefixQuestion;
      return {
        key: keyOf(verb, question, options),
        question,
        options: inOrder(options),
        right: [rightPrefix(prefixQuestion)],
        place: `content/${file}:${line} question ${number}`,
      };
    }),
  );
  return mixed(questions, seed);
}

/** What the solver sees: the question, and the options in alphabetical order. */
export function printBlind(questions: readonly BlindQuestion[]): string {
  return questions
    .map(({ key, question, options }) => {
      const choice = options.length > 0 ? `\n    [ ${options.join(" | ")} ]` : "";
      return `${key}  ${question}${choice}`;
    })
    .join("\n\n");
}

/** Reads a solver's lines `key → answer`; several answers that can be defended stand apart by `|`. */
export function readAnswers(text: string): Map<string, string[]> {
  const answers = new Map<string, string[]>();
  for (const line of text.split("\n")) {
    const [, key = "", given = ""] = /^\s*([0-9a-f]{6})\s*(?:→|->|:)\s*(.*)$/u.exec(line) ?? [];
    if (key)
      answers.set(
        key,
        given
          .split("|")
          .map((answer) => answer.trim())
          .filter((answer) => answer !== ""),
      );
  }
  return answers;
}

/** Where a solver and the files disagree: wrong or unlisted answers, unsolved questions, keys of an older wording. */
export function differences(questions: readonly BlindQuestion[], answers: ReadonlyMap<string, string[]>): string[] {
  const keys = new Set(questions.map(({ key }) => key));
  return [
    ...questions.flatMap(({ key, question, right, place }) => {
      const given = answers.get(key) ?? [];
      const wrong = given.filter((answer) => !right.some((one) => sameAnswer(one, answer)));
      const at = `${key} ${place}, "${question}"`;
      if (given.length === 0) return [`${at}: not solved`];
      return wrong.map((answer) => `${at}: solved with "${answer}", right is ${right.join(", ")}`);
    }),
    ...[...answers.keys()]
      .filter((key) => !keys.has(key))
      .map((key) => `${key}: no exercise with this key, or its wording has changed`),
  ];
}
