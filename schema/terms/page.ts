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

const PATTERNS = PAGES.map((page) => new RegExp(`^${page.replace(":id", "[^/]+")}/?$`));

/** True when the app has a screen of its own for this path. */
export function isPage(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path));
}
