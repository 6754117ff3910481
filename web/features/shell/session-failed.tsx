import { ApiError } from "../../lib/api-error.ts";
import { useOwnSessionNotice } from "../../lib/frame.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import type { UnknownSession } from "../../lib/session.ts";
import { LoadFailed } from "../../ui/state-page.tsx";

/**
 * In place of a page that cannot be shown because the server did not say who is here. Takes the session as a prop: a session hook
 * of its own would ask again each time this screen appears, and the answer brings this screen back.
 */
export function SessionFailed({ session: { error, retry, retrying } }: { session: UnknownSession }) {
  usePageTitle(null);
  useOwnSessionNotice();
  return (
    <div className="column max-w-results py-7">
      <LoadFailed
        title="This page could not be loaded"
        text={error instanceof ApiError ? "Something went wrong on our side. Please try again in a moment." : undefined}
        onRetry={retry}
        retrying={retrying}
      />
    </div>
  );
}
