import { Hono } from "hono";
import { topicIdsOf } from "#schema/rules/content-id.ts";
import { linkedTopic } from "#schema/rules/grammar-link.ts";
import { isTopicOpen } from "#schema/rules/grammar-unlocks.ts";
import { GUEST_LEVEL } from "#schema/rules/guest-level.ts";
import { EXERCISES_PER_TOPIC } from "#schema/terms/grammar-category.ts";
import { DEFAULT_LANGUAGE } from "#schema/terms/language.ts";
import { readAs } from "../db/batch.ts";
import type { AppEnv } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import { serve } from "../http/serve.ts";
import { answerExercise } from "./answer-exercise.ts";
import { grammarTopics } from "./content.ts";
import { drawQuiz } from "./draw-quiz.ts";
import { readOwn, requireOpen, requireTopic, signUpFirst } from "./open-topic.ts";
import { accountOf, masteredOf, trackedLevelOf, unlocksIn, unlocksOf } from "./store.ts";
import { publicCard, publicExercise, publicTopic, unlockedLevels } from "./views.ts";

export const grammarRoutes = new Hono<AppEnv>();

serve(grammarRoutes, "GET /api/grammar/library", async ({ c, query, learner }) => {
  const { db } = c.get("database");
  const now = c.get("now");
  const level = query.level ?? (learner ? undefined : GUEST_LEVEL);
  if (!learner && level !== GUEST_LEVEL) throw signUpFirst("level");
  const topics = await grammarTopics(db, now);
  const own = await readOwn(db, learner, now, level && topicIdsOf(level));
  return topics.filter((topic) => !level || topic.cefrLevel === level).map((topic) => publicCard(topic, own));
});

serve(grammarRoutes, "GET /api/grammar/library/:id", async ({ c, params, learner }) => {
  const { db } = c.get("database");
  const now = c.get("now");
  const { topic, level } = await requireTopic(db, params.id, learner, now);
  return publicTopic(topic, level, await readOwn(db, learner, now, topic.id));
});

serve(grammarRoutes, "GET /api/grammar/library/:id/exercises", async ({ c, params, learner }) => {
  const { db } = c.get("database");
  const now = c.get("now");
  const { topic } = await requireTopic(db, params.id, learner, now);
  const own = await readOwn(db, learner, now, topic.id);
  requireOpen(topic, own.unlocks);
  return topic.exercises.map((exercise) => publicExercise(exercise, own));
});

serve(grammarRoutes, "GET /api/grammar/category/:category", async ({ c, params, learner }) => {
  const { db } = c.get("database");
  const now = c.get("now");
  const topics = await grammarTopics(db, now);
  const tracked = learner && (await readAs(db, learner, now, { level: trackedLevelOf(db, learner.userId) })).level[0];
  const topic = linkedTopic(topics, params.category, tracked?.cefrLevel ?? GUEST_LEVEL);
  if (!topic) throw new HttpError(404, "Topic not found");
  return { id: topic.id, cefrLevel: topic.cefrLevel };
});

serve(grammarRoutes, "GET /api/grammar/progress/:id", async ({ c, params, learner }) => {
  const { db } = c.get("database");
  const now = c.get("now");
  const { topic } = await requireTopic(db, params.id, learner, now);
  const row = (await readOwn(db, learner, now, topic.id)).progress.get(topic.id);
  return {
    grammarLibraryId: topic.id,
    exercisesCompleted: row?.exercisesCompleted ?? 0,
    exercisesCorrect: row?.exercisesCorrect ?? 0,
    highestScore: row?.highestScore ?? 0,
    totalExercises: EXERCISES_PER_TOPIC,
    lastPracticed: row?.lastPracticed.toISOString() ?? null,
  };
});

serve(grammarRoutes, "GET /api/grammar/unlocked-levels", async ({ c, learner }) => {
  const { db } = c.get("database");
  const { account, ...rows } = await readAs(db, learner, c.get("now"), {
    account: accountOf(db, learner.userId),
    ...unlocksOf(db, learner.userId),
  });
  return unlockedLevels(rows, account);
});

serve(grammarRoutes, "GET /api/grammar/unlocked-topics", async ({ c, learner }) => {
  const { db } = c.get("database");
  const now = c.get("now");
  const topics = await grammarTopics(db, now);
  const { account, ...rows } = await readAs(db, learner, now, {
    account: accountOf(db, learner.userId),
    ...unlocksOf(db, learner.userId),
  });
  const opened = new Map(rows.topics.map(({ topicId, unlockedAt }) => [topicId, unlockedAt.toISOString()]));
  const levels = new Map(unlockedLevels(rows, account).map((level) => [level.cefrLevel, level.unlockedAt]));
  return topics.flatMap((topic) => {
    // The first topic of a level opens with it.
    const unlockedAt = opened.get(topic.id) ?? levels.get(topic.cefrLevel);
    return unlockedAt && isTopicOpen(topic, unlocksIn(rows)) ? { topicId: topic.id, unlockedAt } : [];
  });
});

serve(grammarRoutes, "GET /api/grammar/is-topic-unlocked/:id", async ({ c, params, learner }) => {
  const { db } = c.get("database");
  const now = c.get("now");
  const { topic } = await requireTopic(db, params.id, learner, now);
  const unlocks = unlocksIn(await readAs(db, learner, now, unlocksOf(db, learner.userId)));
  return { isUnlocked: isTopicOpen(topic, unlocks) };
});

serve(grammarRoutes, "POST /api/grammar/exercises/:exerciseId/submit", ({ c, params, body, learner }) =>
  answerExercise(c, learner, params.exerciseId, body.answer),
);

serve(grammarRoutes, "POST /api/grammar/quiz/generate", ({ c, body, learner }) => drawQuiz(c, learner, body));

// The last one: its path would take those above for languages.
serve(grammarRoutes, "GET /api/grammar/:language", async ({ c, params, learner }) => {
  const { db } = c.get("database");
  const now = c.get("now");
  const topics = await grammarTopics(db, now);
  const { mastered } = await readAs(db, learner, now, { mastered: masteredOf(db, learner.userId, params.language) });
  if (params.language !== DEFAULT_LANGUAGE) return [];
  const times = new Map(mastered.map(({ rule, timesMastered }) => [rule, timesMastered]));
  return topics.map(({ id, title, summary, category }) => ({
    id,
    rule: title,
    explanation: summary,
    examples: [],
    timesMastered: times.get(category) ?? 0,
  }));
});
