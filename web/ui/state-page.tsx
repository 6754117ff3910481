import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

export interface StatePageProps {
  /** The link back. */
  back: ReactNode;
  /** `LoadFailed`, or an `EmptyState` whose title is the heading of the page. */
  children: ReactNode;
}

/** A page that has nothing to show but why: it could not be loaded, does not exist, or is empty. */
export function StatePage({ back, children }: StatePageProps) {
  return (
    <div className="column grid max-w-results gap-3 py-5">
      {back}
      {children}
    </div>
  );
}

export interface LoadFailedProps {
  /** E.g. "This lesson could not be loaded". */
  title: string;
  text?: string;
  onRetry: () => void;
  retrying?: boolean;
}

/** Says that what the page is about could not be loaded, and offers to try again. */
export function LoadFailed({
  title,
  text = "Please check your connection and try again.",
  onRetry,
  retrying = false,
}: LoadFailedProps) {
  return (
    <div role="alert">
      <EmptyState
        as="h1"
        title={title}
        text={text}
        action={
          <Button variant="primary" disabled={retrying} onClick={onRetry}>
            {retrying ? "Trying..." : "Try Again"}
          </Button>
        }
      />
    </div>
  );
}
