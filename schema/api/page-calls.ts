import { CONTENT_ID } from "../rules/content-id.ts";
import { homeLevelOf } from "../rules/home-level.ts";
import { parseLessonId } from "../rules/lesson-address.ts";
import { type Page, pageAt } from "../terms/page.ts";

/** What the search of an address says, by name. */
type PageSearch = Readonly<Record<string, string>>;

/** Paths of the calls that a learner's page makes as soon as it starts, given its `:id` and its search. */
const CALLS: Partial<Record<Page, (id: string, search: PageSearch) => string[]>> = {
  "/": (_, search) => [`/api/home?level=${homeLevelOf(search)}`],
  "/leaderboard": () => ["/api/leaderboard"],
  "/lesson/:id": (id) => withUser(...callsOfLesson(id)),
  "/grammar": () => withUser("/api/grammar/library"),
  "/grammar/:id": (id) =>
    withUser(...(CONTENT_ID.test(id) ? [`/api/grammar/library/${id}`, `/api/grammar/library/${id}/exercises`] : [])),
  "/vocabulary": () =>
    withUser(
      "/api/vocabulary/german",
      "/api/vocabulary/german/categories",
      "/api/vocabulary/verb-test",
      "/api/progress/german",
    ),
  "/chat": () => withUser("/api/conversations"),
  "/chat/:id": (id) => withUser(`/api/conversations/${encodeURIComponent(id)}/messages`),
};

/**
 * The API calls that a page makes as soon as it starts, as paths with their queries, exactly as the browser asks for them. The Worker
 * answers them along with the page, so the browser need not ask.
 */
export function callsOfPage(path: string, search: PageSearch): string[] {
  const at = pageAt(path);
  return at === null ? [] : (CALLS[at.page] ?? (() => withUser()))(at.id ?? "", search);
}

/** What the header shows, and what a page shows besides. */
function withUser(...calls: string[]): string[] {
  return ["/api/auth/user", "/api/gamification/xp", "/api/gamification/streak", ...calls];
}

/** What cannot be an id is not asked for: the browser shows that there is no such page. */
function callsOfLesson(id: string): string[] {
  const address = parseLessonId(id);
  if (!address) return [];
  return [`/api/curriculum/subchapter/${address.id}`, `/api/curriculum/chapter/${address.chapterId}/subchapters`];
}
