import { lazyPage } from "./lazy-page.tsx";

// A chunk of its own, because few visits ever see it.
/** The not-found screen, loaded when needed. `signInTo`: path of a learner's page, which a visitor can reach by signing in. */
export const NotFound = lazyPage(async () => (await import("./not-found-screen.tsx")).NotFoundScreen);
