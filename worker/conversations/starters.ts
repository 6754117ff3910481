import type { ConversationStarter } from "#schema/api/conversations.ts";
import { conversationStarters } from "#schema/db/index.ts";
import type { Language } from "#schema/terms/language.ts";
import { runBatch } from "../db/batch.ts";
import { rememberContent, seededVersion, versionIn } from "../db/content-memory.ts";
import type { Database } from "../db/database.ts";

/** A starter with the language that it is in. */
type Starter = ConversationStarter & { language: Language };

interface Starters {
  version: string;
  starters: Starter[];
}

const rememberedStarters = rememberContent(readStarters);

/** Every conversation starter, from memory where it can. Empty where nothing was seeded. */
export async function allStarters(db: Database, now: Date): Promise<readonly Starter[]> {
  return (await rememberedStarters(db, "all", now)).starters;
}

export function publicStarter({ language: _, ...starter }: Starter): ConversationStarter {
  return starter;
}

async function readStarters(db: Database): Promise<Starters> {
  const { versions, rows } = await runBatch(db, {
    versions: seededVersion(db),
    rows: db.select().from(conversationStarters).orderBy(conversationStarters.id),
  });
  const starters = rows.filter(({ isActive }) => isActive).map(({ isActive: _, ...starter }) => starter);
  return { version: versionIn(versions), starters };
}
