import type { QueryClient } from "@tanstack/react-query";
import { parseLessonId } from "#schema/rules/lesson-address.ts";
import { lessonQuery, subchaptersQuery } from "./curriculum-queries.ts";
import { keys } from "./query-keys.ts";
import { userQuery } from "./session.ts";

/** The face of the German words, as in styles/fonts.css. */
const GERMAN_FONT = '1em "Literata Variable"';

/**
 * Starts everything that a lesson's screen waits for, side by side and before its code is here: who is calling, the lesson, the
 * list that says whether it is locked, and the font of its words. Nothing is started for a known visitor or an impossible
 * address. A 401 means only that a visitor opened the address, so it is not reported as a session that has ended.
 */
export function loadLesson(client: QueryClient, id: string): void {
  const address = parseLessonId(id);
  if (!address || client.getQueryData(keys.user) === null) return;
  const meta = { mayBeVisitor: true };
  void client.prefetchQuery(userQuery());
  void client.prefetchQuery({ ...lessonQuery(address.id), meta });
  void client.prefetchQuery({ ...subchaptersQuery(address.chapterId), meta });
  // In an old browser without this API, or if the font cannot be loaded, the words show in the next font of the list.
  document.fonts?.load(GERMAN_FONT).catch(() => undefined);
}
