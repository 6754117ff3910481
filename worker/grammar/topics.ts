import { grammarLibrary } from "#schema/db/index.ts";
import type { LinkableTopic } from "#schema/rules/grammar-link.ts";
import { runBatch } from "../db/batch.ts";
import { rememberContent, seededVersion, versionIn } from "../db/content-memory.ts";
import type { Database } from "../db/database.ts";

/** A topic as corrections link to it. */
export interface GrammarTopicLink extends LinkableTopic {
  id: number;
  title: string;
}

interface GrammarTopics {
  version: string;
  topics: GrammarTopicLink[];
}

const rememberedTopics = rememberContent(readTopics);

/** Every topic of the grammar library, from memory where it can. Empty where nothing was seeded. */
export async function grammarTopics(db: Database, now: Date): Promise<readonly GrammarTopicLink[]> {
  return (await rememberedTopics(db, "all", now)).topics;
}

async function readTopics(db: Database): Promise<GrammarTopics> {
  const { versions, topics } = await runBatch(db, {
    versions: seededVersion(db),
    topics: db
      .select({
        id: grammarLibrary.id,
        title: grammarLibrary.title,
        category: grammarLibrary.category,
        cefrLevel: grammarLibrary.cefrLevel,
        orderIndex: grammarLibrary.orderIndex,
      })
      .from(grammarLibrary),
  });
  return { version: versionIn(versions), topics };
}
