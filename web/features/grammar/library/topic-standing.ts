import type { GrammarTopicCard } from "#schema/api/grammar.ts";
import { percent } from "#schema/rules/grading.ts";
import { type MasteryBand, masteryBand } from "#schema/rules/grammar-progress.ts";
import { EXERCISES_PER_TOPIC } from "#schema/terms/grammar-topic.ts";

/** How a learner stands with a topic: what its card shows. */
export type TopicStanding =
  /** `first`: the topic of its level whose quiz opens it; null when its whole level is closed. */
  | { state: "locked"; first: GrammarTopicCard | null }
  /** `band`: 90, 75 or 50; 0 for a topic that was begun and is below them. */
  | { state: "begun"; band: MasteryBand; percent: number }
  /** Open and not begun; `isNext` for the first of its level. */
  | { state: "open"; isNext: boolean };

/** Every topic of a level with its standing. `topics` are all of the level, in their order. */
export function standingsOf(
  topics: readonly GrammarTopicCard[],
): { topic: GrammarTopicCard; standing: TopicStanding }[] {
  const isOpen = isLevelOpen(topics);
  const next = topics.find((topic) => topic.isUnlocked && !isBegun(topic));
  return topics.map((topic, place) => ({
    topic,
    standing: topic.isUnlocked
      ? openStanding(topic, topic === next)
      : { state: "locked", first: (isOpen && topics[place - 1]) || null },
  }));
}

function openStanding(topic: GrammarTopicCard, isNext: boolean): TopicStanding {
  if (!isBegun(topic)) return { state: "open", isNext };
  const total = exercisesOf(topic);
  return {
    state: "begun",
    band: masteryBand(topic.exercisesCorrect, total),
    percent: percent(topic.exercisesCorrect, total),
  };
}

/** A level is open when its first topic is. */
export function isLevelOpen(topics: readonly GrammarTopicCard[]): boolean {
  return topics.some(({ isUnlocked }) => isUnlocked);
}

export function exercisesOf({ progress }: Pick<GrammarTopicCard, "progress">): number {
  return progress?.totalExercises ?? EXERCISES_PER_TOPIC;
}

function isBegun({ exercisesCompleted, quizScore }: GrammarTopicCard): boolean {
  return exercisesCompleted > 0 || quizScore !== null;
}
