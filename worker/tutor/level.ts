import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import type { MessageEvidence } from "./turn.ts";

/** The last messages that an assessment rests on: older ones say what the learner could do then. */
export const LEVEL_WINDOW = 10;
const LEAST_MESSAGES = 5;
const LEAST_WORDS = 60;

const WEIGHTS = { words: 0.35, accuracy: 0.35, structures: 0.2, votes: 0.1 };

/** A level is left only when the evidence lies clearly beyond its edge, so that it does not change with every message. */
const HYSTERESIS = 0.6;
/** Chatting in a conversation of one level shows little about levels far from it. */
const FARTHEST_FROM_CHOSEN = 2;
/** A chat never shows C2. */
const HIGHEST = CEFR_LEVELS.indexOf("C1");

/** Share of the known content words that the learner's vocabulary level covers. */
const COVERED = 0.9;

/**
 * Weighted errors in a hundred words, below which the writing is that of C1, B2, B1 and A2. They count the errors that the built-in engine
 * finds, which are some four in ten of those that a teacher would mark.
 */
const ERRORS_BELOW = [1.5, 3.5, 7, 12] as const;

/**
 * A learner's level from the evidence of their messages, oldest first; only the last ten count. `before` is the level that was assessed so far.
 * Null until there are five messages with sixty words; `messages` says on how many the answer rests.
 */
export function assessLevel(
  evidence: readonly MessageEvidence[],
  { chosen, before }: { chosen: CefrLevel; before: CefrLevel | null },
): { level: CefrLevel | null; messages: number } {
  const recent = evidence.slice(-LEVEL_WINDOW);
  const words = recent.reduce((sum, message) => sum + message.words, 0);
  if (recent.length < LEAST_MESSAGES || words < LEAST_WORDS) return { level: null, messages: recent.length };
  const target = CEFR_LEVELS.indexOf(chosen);
  const score = Math.min(
    Math.max(scoreOf(recent, words), target - FARTHEST_FROM_CHOSEN, 0),
    target + FARTHEST_FROM_CHOSEN,
    HIGHEST,
  );
  const current = before === null ? null : CEFR_LEVELS.indexOf(before);
  const settled = current !== null && Math.abs(score - current) <= HYSTERESIS ? current : Math.round(score);
  // The level before may come from a conversation of another level: it is held to the limits as well.
  const level = Math.min(Math.max(settled, target - FARTHEST_FROM_CHOSEN, 0), target + FARTHEST_FROM_CHOSEN, HIGHEST);
  return { level: CEFR_LEVELS[level] ?? null, messages: recent.length };
}

/** The level as a number, 0 for A1 to 5 for C2. */
function scoreOf(evidence: readonly MessageEvidence[], words: number): number {
  const vocabulary = vocabularyLevel(evidence);
  const structures = structureLevel(evidence);
  const shown = Math.max(vocabulary ?? 0, structures);
  // Simple sentences without an error show no more than that simple sentences are mastered.
  const accuracy = Math.min(accuracyLevel(evidence, words), shown + 1);
  const votes = median(evidence.flatMap((message) => message.vote ?? []));
  const parts: [number, number][] = [
    [accuracy, WEIGHTS.accuracy],
    [structures, WEIGHTS.structures],
  ];
  if (vocabulary !== null) parts.push([vocabulary, WEIGHTS.words]);
  if (votes !== null) parts.push([votes, WEIGHTS.votes]);
  const weight = parts.reduce((sum, [, each]) => sum + each, 0);
  return parts.reduce((sum, [value, each]) => sum + value * each, 0) / weight;
}

/** The lowest level whose words, with those below, cover nine in ten; in between by how much of the next level is used. */
function vocabularyLevel(evidence: readonly MessageEvidence[]): number | null {
  const counts = CEFR_LEVELS.map((_, level) =>
    evidence.reduce((sum, message) => sum + (message.lemmasByLevel[level] ?? 0), 0),
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let below = 0;
  for (const [level, count] of counts.entries()) {
    const covered = below + count;
    if (covered >= COVERED * total) {
      return count === 0 ? level : Math.max(0, level - 1 + (COVERED * total - below) / count);
    }
    below = covered;
  }
  return counts.length - 1;
}

/** The highest structure that came up in two messages, or half a level below one that came up once. */
function structureLevel(evidence: readonly MessageEvidence[]): number {
  const [first = -1, second = -1] = evidence.map((message) => message.structure).toSorted((one, other) => other - one);
  return Math.max(0, second, Math.min(first, second + 1) - 0.5);
}

function accuracyLevel(evidence: readonly MessageEvidence[], words: number): number {
  const rate = (100 * evidence.reduce((sum, message) => sum + message.errorWeight, 0)) / words;
  const reached = ERRORS_BELOW.findIndex((limit) => rate < limit);
  return reached === -1 ? 0 : ERRORS_BELOW.length - reached;
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? null) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
