import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import { thresholdOf } from "./grading.ts";

/** Open from the start. */
const FIRST_LEVEL: CefrLevel = "A1";

/** What a learner's quizzes have opened, as it is stored: A1 and the first topic of each level are open without being stored. */
export interface GrammarUnlocks {
  levels: ReadonlySet<CefrLevel>;
  topics: ReadonlySet<number>;
}

/** What a visitor has, and a learner at first. */
export const NOTHING_UNLOCKED: GrammarUnlocks = { levels: new Set(), topics: new Set() };

/** What the rules must know of a topic. */
export interface UnlockableTopic {
  id: number;
  cefrLevel: CefrLevel;
  /** Its place in its level, from 1. */
  orderIndex: number;
}

/** The level after a level; null after the last one. */
export function nextLevel(level: CefrLevel): CefrLevel | null {
  return CEFR_LEVELS[CEFR_LEVELS.indexOf(level) + 1] ?? null;
}

export function isLevelOpen(level: CefrLevel, { levels }: GrammarUnlocks): boolean {
  return level === FIRST_LEVEL || levels.has(level);
}

/** A topic is open if its level is, and if it is the first there or a quiz has opened it. */
export function isTopicOpen({ id, cefrLevel, orderIndex }: UnlockableTopic, unlocks: GrammarUnlocks): boolean {
  return isLevelOpen(cefrLevel, unlocks) && (orderIndex === 1 || unlocks.topics.has(id));
}

/** A quiz that was graded, as far as it can open something. */
export interface UnlockingQuiz {
  mode: "regular" | "level-up" | "total-level";
  level: CefrLevel;
  /** The topic that it was about; null for a whole level or a category, which open nothing. */
  topicId: number | null;
  right: number;
  total: number;
}

/** What a quiz opens that was not open before. */
export interface Opened {
  level: CefrLevel | null;
  topics: number[];
}

/**
 * What a quiz opens: 80 % of its questions, a topic's quiz the topic after it, level-up the next level, total-level the next level and
 * every topic of its own. `topics` are those of the quiz's level.
 */
export function openedBy(
  { mode, level, topicId, right, total }: UnlockingQuiz,
  topics: readonly UnlockableTopic[],
  unlocks: GrammarUnlocks,
): Opened {
  if (total === 0 || right < thresholdOf(total)) return { level: null, topics: [] };
  const closed = topics.filter((topic) => !isTopicOpen(topic, unlocks));
  if (mode === "regular") {
    const place = topics.find(({ id }) => id === topicId)?.orderIndex;
    const next = closed.find(({ orderIndex }) => place !== undefined && orderIndex === place + 1);
    return { level: null, topics: next ? [next.id] : [] };
  }
  const after = nextLevel(level);
  return {
    level: after !== null && !isLevelOpen(after, unlocks) ? after : null,
    topics: mode === "total-level" ? closed.map(({ id }) => id) : [],
  };
}
