import { queryOptions } from "@tanstack/react-query";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { call } from "../../lib/api-client.ts";
import { isOffline } from "../../lib/connection.ts";
import { keys } from "../../lib/query-keys.ts";

/** Without the chapters there is nothing to do here: theirs is the only call that is repeated when it fails. */
const CHAPTER_RETRIES = 3;

/** Repeating a call without a network only delays the message that says so. */
function isWorthRepeating(failures: number): boolean {
  return failures < CHAPTER_RETRIES && !isOffline();
}

export function chaptersQuery(level: CefrLevel) {
  return queryOptions({
    queryKey: keys.chapters(level),
    queryFn: ({ signal }) => call("GET /api/curriculum/chapters/:level", { params: { level }, signal }),
    retry: isWorthRepeating,
  });
}

/** Completed lessons of each chapter of a level, and the lesson to do next. */
export function levelProgressQuery(level: CefrLevel) {
  return queryOptions({
    queryKey: keys.levelProgress(level),
    queryFn: ({ signal }) => call("GET /api/curriculum/progress/:level", { params: { level }, signal }),
  });
}

/** The learner's current level and the number of words learned. */
export function progressQuery() {
  return queryOptions({
    queryKey: keys.progress,
    queryFn: ({ signal }) => call("GET /api/progress/:language", { params: { language: "german" }, signal }),
  });
}

/** The day's challenges. */
export function dailyProgressQuery() {
  return queryOptions({
    queryKey: keys.dailyProgress,
    queryFn: ({ signal }) => call("GET /api/gamification/daily-progress", { signal }),
  });
}
