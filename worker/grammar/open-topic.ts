import { type GrammarUnlocks, isTopicOpen, type UnlockableTopic } from "#schema/rules/grammar-unlocks.ts";
import { GUEST_LEVEL } from "#schema/rules/guest-level.ts";
import { readAs } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import type { Learner } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import { topicContent } from "./content.ts";
import { progressIn, unlocksIn, unlocksOf } from "./store.ts";
import { NOTHING_OWN, type OwnGrammar } from "./views.ts";

/** The topic with its level, or 404. Visitors get 403 for what lies above A1. */
export async function requireTopic(db: Database, id: number, learner: Learner | null, now: Date) {
  const found = await topicContent(db, id, now);
  if (!found) throw new HttpError(404, "Topic not found");
  if (!learner && found.topic.cefrLevel !== GUEST_LEVEL) throw signUpFirst();
  return found;
}

/** 403 for a visitor who asks for a level above A1. */
export function signUpFirst(field?: string): HttpError {
  return new HttpError(403, "Sign up to learn the grammar of this level", field === undefined ? {} : { field });
}

/** 403 while no quiz has opened the topic. The browser only shows the lock; this is the lock. */
export function requireOpen(topic: UnlockableTopic, unlocks: GrammarUnlocks): void {
  if (!isTopicOpen(topic, unlocks)) throw new HttpError(403, "Pass the quiz on the topic before this one first");
}

/** What the caller has done, in the given topics: one round trip, none for a visitor. Throws 401 when the session has ended. */
export async function readOwn(
  db: Database,
  learner: Learner | null,
  now: Date,
  topics?: Parameters<typeof progressIn>[2],
): Promise<OwnGrammar> {
  if (!learner) return NOTHING_OWN;
  const { progress, ...unlocks } = await readAs(db, learner, now, {
    ...unlocksOf(db, learner.userId),
    progress: progressIn(db, learner.userId, topics),
  });
  return { unlocks: unlocksIn(unlocks), progress: new Map(progress.map((row) => [row.grammarLibraryId, row])) };
}
