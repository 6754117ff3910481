import { createHash } from "node:crypto";
import type { GrammarExercise, GrammarTopic } from "#content/seed/read-grammar.ts";
import { sameAnswer } from "#schema/rules/answers.ts";
import { rightAnswers } from "./checks/grammar-check.ts";

/** An exercise under a key that tells its solver nothing about topic, number or difficulty. */
export interface BlindExercise {
  key: string;
  topic: GrammarTopic;
  exercise: GrammarExercise;
}

const KEY_LETTERS = 6;

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** The key changes with what the solver sees, so an answer to an older wording is never taken for one to the new. */
function keyOf({ slug }: GrammarTopic, exercise: GrammarExercise): string {
  const options = exercise.type === "multiple-choice" ? exercise.options.toSorted() : [];
  return hash(JSON.stringify([slug, exercise.question, options])).slice(0, KEY_LETTERS);
}

/** All exercises of the topics, shuffled: the same seed gives the same order. */
export function shuffled(topics: readonly GrammarTopic[], seed: string): BlindExercise[] {
  return topics
    .flatMap((topic) => topic.exercises.map((exercise) => ({ key: keyOf(topic, exercise), topic, exercise })))
    .map((blind) => ({ blind, rank: hash(`${seed} ${blind.key}`) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ blind }) => blind);
}

/** What the solver sees: the question, and the options in alphabetical order. */
export function printBlind(exercises: readonly BlindExercise[]): string {
  return exercises
    .map(({ key, exercise }) => {
      const options =
        exercise.type === "multiple-choice"
          ? `\n    [ ${exercise.options.toSorted((one, other) => one.localeCompare(other, "de")).join(" | ")} ]`
          : "";
      return `${key}  ${exercise.question}${options}`;
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

function place({ topic, exercise }: BlindExercise): string {
  return `content/${topic.file}:${exercise.line} exercise ${exercise.number}, "${exercise.question}"`;
}

/** Where a solver and the files disagree: wrong or unlisted answers, unsolved exercises, keys of an older wording. */
export function differences(exercises: readonly BlindExercise[], answers: ReadonlyMap<string, string[]>): string[] {
  const keys = new Set(exercises.map(({ key }) => key));
  return [
    ...exercises.flatMap((blind) => {
      const given = answers.get(blind.key) ?? [];
      const right = rightAnswers(blind.exercise);
      const wrong = given.filter((answer) => !right.some((one) => sameAnswer(one, answer)));
      if (given.length === 0) return [`${blind.key} ${place(blind)}: not solved`];
      return wrong.map(
        (answer) => `${blind.key} ${place(blind)}: solved with "${answer}", right is ${right.join(", ")}`,
      );
    }),
    ...[...answers.keys()]
      .filter((key) => !keys.has(key))
      .map((key) => `${key}: no exercise with this key, or its wording has changed`),
  ];
}
