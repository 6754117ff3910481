import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { loadDocument, watchConnection } from "../../lib/connection.ts";
import { type LazyComponent, type LazyFailedProps, lazyComponent } from "../../lib/lazy-component.tsx";
import { LoadFailed } from "../../ui/state-page.tsx";
import { PageLoading } from "./page-loading.tsx";

/** A page in a chunk of its own, with a screen to try again when it cannot be downloaded. */
export function lazyPage<Props extends object>(
  download: () => Promise<ComponentType<Props>>,
  Loading: ComponentType = PageLoading,
): LazyComponent<Props> {
  return lazyComponent(download, { loading: () => <Loading />, failed: PageFailed });
}

/**
 * The page is tried again by itself when the connection is back. If the server can be reached and still has no such file, a new
 * version of the app has been deployed, and the document is loaded again. Neither happens without a press or a connection that
 * returned, so it cannot loop.
 */
function PageFailed({ retry }: LazyFailedProps) {
  const [retrying, setRetrying] = useState(false);
  async function tryAgain(): Promise<void> {
    setRetrying(true);
    // After a success this component is gone; after a reload, the document.
    if (!(await retry())) await loadDocument();
    setRetrying(false);
  }
  const onBack = useEffectEvent(() => void tryAgain());
  useEffect(
    () =>
      watchConnection((online) => {
        if (online) onBack();
      }),
    [],
  );
  return (
    <div className="column max-w-results py-7">
      <LoadFailed title="This page could not be loaded" onRetry={() => void tryAgain()} retrying={retrying} />
    </div>
  );
}
