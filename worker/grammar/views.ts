import type { GrammarExercise, GrammarQuizQuestion, GrammarTopic, GrammarTopicCard } from "#schema/api/grammar.ts";
import { percent } from "#schema/rules/grading.ts";
import { lastAnswerRight } from "#schema/rules/grammar-progress.ts";
import { GRAMMAR_QUIZ_QUESTIONS } from "#schema/rules/grammar-quiz.ts";
import { type GrammarUnlocks, isLevelOpen, isTopicOpen, NOTHING_UNLOCKED } from "#schema/rules/grammar-unlocks.ts";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import { EXERCISES_PER_TOPIC } from "#schema/terms/grammar-category.ts";
import type { ExerciseContent, GrammarTopicLink, LevelGrammar, TopicContent } from "./content.ts";
import { type ProgressRow, type UnlockRows, unlocksIn } from "./store.ts";

/** What a caller has done in the library. */
export interface OwnGrammar {
  unlocks: GrammarUnlocks;
  /** By topic. */
  progress: ReadonlyMap<number, ProgressRow>;
}

/** What a visitor has. */
export const NOTHING_OWN: OwnGrammar = { unlocks: NOTHING_UNLOCKED, progress: new Map() };

function topicFacts({ id, title, category, cefrLevel, orderIndex }: GrammarTopicLink, own: OwnGrammar) {
  const row = own.progress.get(id);
  const highestScore = row?.highestScore ?? 0;
  const totalQuestions = GRAMMAR_QUIZ_QUESTIONS.regular;
  return {
    id,
    title,
    category,
    cefrLevel,
    orderIndex,
    isUnlocked: isTopicOpen({ id, cefrLevel, orderIndex }, own.unlocks),
    progress: row ? { highestScore, totalExercises: EXERCISES_PER_TOPIC } : null,
    quizScore:
      highestScore > 0
        ? { score: highestScore, totalQuestions, percentage: percent(highestScore, totalQuestions) }
        : null,
    exercisesCorrect: row?.exercisesCorrect ?? 0,
    exercisesCompleted: row?.exercisesCompleted ?? 0,
  };
}

export function publicCard(topic: GrammarTopicLink, own: OwnGrammar): GrammarTopicCard {
  return { ...topicFacts(topic, own), explanation: topic.summary, examples: [], search: topic.search };
}

export function publicTopic(topic: TopicContent, { topics }: LevelGrammar, own: OwnGrammar): GrammarTopic {
  const place = topics.indexOf(topic);
  const { explanation, examples } = topic;
  return {
    ...topicFacts(topic, own),
    explanation,
    examples,
    previous: publicRef(topics[place - 1]),
    next: publicRef(topics[place + 1]),
  };
}

function publicRef(topic: TopicContent | undefined) {
  return topic ? { id: topic.id, title: topic.title } : null;
}

export function publicExercise(exercise: ExerciseContent, own: OwnGrammar): GrammarExercise {
  const { id, topicId, type, question, options, difficulty, orderIndex } = exercise;
  const row = own.progress.get(topicId);
  return {
    id,
    type,
    question,
    options,
    difficulty,
    orderIndex,
    lastAnswerRight: row ? lastAnswerRight(row, orderIndex) : null,
  };
}

export function publicQuestion(exercise: ExerciseContent, topic: { id: number; title: string }): GrammarQuizQuestion {
  const { id, type, difficulty, question, options, correctAnswer, acceptedAnswers, explanation } = exercise;
  return {
    id: String(id),
    exerciseId: id,
    type,
    difficulty,
    question,
    options,
    correctAnswer,
    acceptedAnswers: acceptedAnswers ?? [],
    explanation,
    topic: { id: topic.id, title: topic.title },
  };
}

/** The open levels in their order. The first one opened with the account. */
export function unlockedLevels(rows: UnlockRows, account: readonly { createdAt: Date }[]) {
  const opened = new Map(rows.levels.map(({ cefrLevel, unlockedAt }) => [cefrLevel, unlockedAt]));
  return CEFR_LEVELS.flatMap((cefrLevel) => {
    const unlockedAt = opened.get(cefrLevel) ?? account[0]?.createdAt;
    return unlockedAt && isLevelOpen(cefrLevel, unlocksIn(rows))
      ? { cefrLevel, unlockedAt: unlockedAt.toISOString() }
      : [];
  });
}
