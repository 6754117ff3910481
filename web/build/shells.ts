import { PAGES, type Page } from "#schema/terms/page.ts";
import { closureOf, type Manifest } from "./manifest.ts";
import { fontPreloads } from "./page-head.ts";

/** The file of each page's screen, as the router imports it. */
const ROUTES: Readonly<Record<Page, string>> = {
  "/": "routes/learning-path.tsx",
  "/auth": "routes/auth.tsx",
  "/vocabulary": "routes/vocabulary.tsx",
  "/grammar": "routes/grammar.tsx",
  "/grammar/:id": "routes/grammar-topic.tsx",
  "/subscribe": "routes/subscribe.tsx",
  "/lesson/:id": "routes/lesson.tsx",
  "/chat": "routes/chat.tsx",
  "/chat/:id": "routes/conversation.tsx",
  "/chat/:id/report": "routes/conversation-report.tsx",
  "/leaderboard": "routes/leaderboard.tsx",
  "/help": "routes/info-pages.tsx",
  "/science": "routes/info-pages.tsx",
  "/privacy": "routes/info-pages.tsx",
  "/terms": "routes/info-pages.tsx",
  "/gdpr": "routes/info-pages.tsx",
  "/cookies": "routes/info-pages.tsx",
};

/** Pages whose German is what a learner looks at first. */
const GERMAN_FIRST: ReadonlySet<Page> = new Set(["/lesson/:id", "/grammar/:id", "/chat/:id"]);

/** For each page, the tags that let the browser load what its screen needs together with the app, not after it. */
export function headsOfPages(manifest: Manifest): Map<Page, string[]> {
  const app = closureOf(manifest, "index.html");
  return new Map(
    PAGES.map((page) => {
      const more = [...closureOf(manifest, ROUTES[page])].filter((key) => !app.has(key));
      const fonts = fontPreloads(manifest, GERMAN_FIRST.has(page) ? ["figtree", "literata"] : ["figtree"]);
      const files = more.map((key) => `<link rel="modulepreload" crossorigin href="/${manifest[key]?.file ?? ""}" />`);
      return [page, [...fonts, ...files]];
    }),
  );
}
