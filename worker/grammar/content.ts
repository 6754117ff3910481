import { asc, between, sql } from "drizzle-orm";
import { type ExamplePair, grammarExercises, grammarLibrary } from "#schema/db/index.ts";
import { exerciseIdsOf, levelOfTopic, topicIdsOf, topicOfExercise } from "#schema/rules/content-id.ts";
import type { LinkableTopic } from "#schema/rules/grammar-link.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { runBatch } from "../db/batch.ts";
import { rememberContent, seededVersion, versionIn } from "../db/content-memory.ts";
import type { Database } from "../db/database.ts";

/** A topic as the library's list, corrections and lessons know it. */
export interface GrammarTopicLink extends LinkableTopic {
  id: number;
  title: string;
  /** Its first paragraph. */
  summary: string;
  /** Further words that find it. */
  search: string[];
}

type ExerciseRow = typeof grammarExercises.$inferSelect;

/** An exercise as the rules and answers need it. */
export interface ExerciseContent extends Omit<ExerciseRow, "grammarLibraryId"> {
  topicId: number;
}

/** A topic with everything that its page and its quizzes need. */
export interface TopicContent extends GrammarTopicLink {
  /** Whole, with the summary. */
  explanation: string;
  examples: ExamplePair[];
  /** In their order. */
  exercises: ExerciseContent[];
}

/** A level's topics. They change only with a seed. */
export interface LevelGrammar {
  version: string;
  /** In their order. */
  topics: TopicContent[];
}

/** Selects every topic without its explanation and exercises, in the order of the library. */
export function selectTopics(db: Database) {
  return db.select(LINK_COLUMNS).from(grammarLibrary).orderBy(asc(grammarLibrary.id));
}

const PARAGRAPH = sql`char(10, 10)`;

const LINK_COLUMNS = {
  id: grammarLibrary.id,
  title: grammarLibrary.title,
  category: grammarLibrary.category,
  cefrLevel: grammarLibrary.cefrLevel,
  orderIndex: grammarLibrary.orderIndex,
  search: grammarLibrary.search,
  summary: sql<string>`substr(${grammarLibrary.explanation}, 1, instr(${grammarLibrary.explanation} || ${PARAGRAPH}, ${PARAGRAPH}) - 1)`,
};

const rememberedTopics = rememberContent(async (db: Database) => {
  const { versions, topics } = await runBatch(db, { versions: seededVersion(db), topics: selectTopics(db) });
  return { version: versionIn(versions), topics };
});

/** Every topic of the grammar library in its order, from memory where it can. Empty where nothing was seeded. */
export async function grammarTopics(db: Database, now: Date): Promise<readonly GrammarTopicLink[]> {
  return (await rememberedTopics(db, "all", now)).topics;
}

/** A level's topics with everything in them, from memory where it can (some 200 kB a level). Empty where nothing was seeded. */
export const levelGrammar = rememberContent(readLevel);

/** A topic with its level, or null when there is no such topic. */
export async function topicContent(
  db: Database,
  id: number,
  now: Date,
): Promise<{ level: LevelGrammar; topic: TopicContent } | null> {
  const name = foundOr(() => levelOfTopic(id));
  if (!name) return null;
  const level = await levelGrammar(db, name, now);
  const topic = level.topics.find((candidate) => candidate.id === id);
  return topic ? { level, topic } : null;
}

/** An exercise with its topic, or null when there is no such exercise. */
export async function exerciseContent(
  db: Database,
  id: number,
  now: Date,
): Promise<{ topic: TopicContent; exercise: ExerciseContent } | null> {
  const topicId = foundOr(() => topicOfExercise(id));
  const found = topicId === null ? null : await topicContent(db, topicId, now);
  const exercise = found?.topic.exercises.find((candidate) => candidate.id === id);
  return found && exercise ? { topic: found.topic, exercise } : null;
}

/** An id from outside need not be one of ours: where the rule throws, there is simply no such content. */
function foundOr<Found>(find: () => Found): Found | null {
  try {
    return find();
  } catch {
    return null;
  }
}

async function readLevel(db: Database, level: CefrLevel): Promise<LevelGrammar> {
  const { versions, topics, exercises } = await runBatch(db, {
    versions: seededVersion(db),
    topics: db
      .select({ ...LINK_COLUMNS, explanation: grammarLibrary.explanation, examples: grammarLibrary.examples })
      .from(grammarLibrary)
      .where(between(grammarLibrary.id, ...topicIdsOf(level)))
      .orderBy(asc(grammarLibrary.id)),
    exercises: db
      .select()
      .from(grammarExercises)
      .where(between(grammarExercises.id, ...exerciseIdsOf(level)))
      .orderBy(asc(grammarExercises.id)),
  });
  const byTopic = new Map<number, ExerciseContent[]>(topics.map(({ id }) => [id, []]));
  for (const { grammarLibraryId: topicId, ...exercise } of exercises)
    byTopic.get(topicId)?.push({ ...exercise, topicId });
  return {
    version: versionIn(versions),
    topics: topics.map((topic) => ({ ...topic, exercises: byTopic.get(topic.id) ?? [] })),
  };
}
