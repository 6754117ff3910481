import { Suspense } from "react";
import { lazyComponent } from "../../lib/lazy-component.tsx";
import { PageLoading } from "./page-loading.tsx";

// Seldom seen: no other page need bring it along.
const NotFoundScreen = lazyComponent(async () => (await import("./not-found-screen.tsx")).NotFoundScreen);

/** The not-found screen; `signInTo` as there. */
export function NotFound({ signInTo }: { signInTo?: string }) {
  return (
    <Suspense fallback={<PageLoading />}>
      <NotFoundScreen signInTo={signInTo} />
    </Suspense>
  );
}
