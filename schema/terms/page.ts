/**
 * Every page of the app. For any other path the Worker answers 404 and the browser's router shows its not-found screen; a test
 * holds both to this list. `:id` stands for one path segment.
 */
export const PAGES = [
  "/",
  "/auth",
  "/vocabulary",
  "/grammar",
  "/grammar/:id",
  "/subscribe",
  "/lesson/:id",
  "/chat",
  "/chat/:id",
  "/chat/:id/report",
  "/leaderboard",
  "/help",
  "/science",
  "/privacy",
  "/terms",
  "/gdpr",
  "/cookies",
] as const;

export type Page = (typeof PAGES)[number];

const PATTERNS = PAGES.map((page) => ({ page, pattern: new RegExp(`^${page.replace(":id", "([^/]+)")}/?$`) }));

/** The page at a path, with the text in the place of its `:id`; null where the app has no screen. */
export function pageAt(path: string): { page: Page; id: string | undefined } | null {
  for (const { page, pattern } of PATTERNS) {
    const match = pattern.exec(path);
    if (match) return { page, id: match[1] };
  }
  return null;
}

/** True when the app has a screen of its own for this path. */
export function isPage(path: string): boolean {
  return pageAt(path) !== null;
}

/** Name of the built file that a page starts from: `/lesson/:id` → `learner-lesson-id.html` or `visitor-lesson-id.html`. */
export function shellOf(page: Page, who: "learner" | "visitor"): string {
  return `${who}-${page === "/" ? "home" : page.slice(1).replaceAll(/\/:?/g, "-")}.html`;
}
