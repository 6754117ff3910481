import type { QueryClient } from "@tanstack/react-query";
import { parseLessonId } from "#schema/rules/lesson-address.ts";
import { lessonQuery, subchaptersQuery } from "./curriculum-queries.ts";
import { keys } from "./query-keys.ts";
import { userQuery } from "./session.ts";
import { cameAlong } from "./start-data.ts";

/** The face of the German words, as in styles/fonts.css. */
const GERMAN_FONT = '1em "Literata Variable"';

/**
 * Starts everything that a lesson's screen waits for, side by side and before its code is here: who is calling, the lesson, the
 * list that says whether it is locked, and the font of its words. Nothing is started for a known visitor or an impossible
 * address. Waits for what has come along with the page: the lesson then takes the place of its first picture at once. A 401 means only that a visitor opened the address, so it is not reported as a session that has ended.
 */
export async function loadLesson(client: QueryClient, id: string): Promise<void> {
  const address = parseLessonId(id);
  if (!address || client.getQueryData(keys.user) === null) return;
  const meta = { mayBeVisitor: true };
  const calls = [
    `/api/curriculum/subchapter/${address.id}`,
    `/api/curriculum/chapter/${address.chapterId}/subchapters`,
  ];
  const isHere = calls.every((path) => cameAlong(path));
  const ready = Promise.all([
    client.prefetchQuery(userQuery()),
    client.prefetchQuery({ ...lessonQuery(address.id), meta }),
    client.prefetchQuery({ ...subchaptersQuery(address.chapterId), meta }),
  ]);
  // In an old browser without this API, or if the font cannot be loaded, the words show in the next font of the list.
  document.fonts?.load(GERMAN_FONT).catch(() => undefined);
  if (isHere) await ready;
}
