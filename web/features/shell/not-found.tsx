import { Suspense } from "react";
import { lazyComponent } from "../../lib/lazy-component.tsx";
import { PageLoading } from "./page-loading.tsx";

// A chunk of its own, because few visits ever see it.
const NotFoundScreen = lazyComponent(async () => (await import("./not-found-screen.tsx")).NotFoundScreen);

/** The not-found screen, loaded when needed. `signInTo`: path of a learner's page, which a visitor can reach by signing in. */
export function NotFound({ signInTo }: { signInTo?: string }) {
  return (
    <Suspense fallback={<PageLoading />}>
      <NotFoundScreen signInTo={signInTo} />
    </Suspense>
  );
}
