import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";

/** Placeholders of practices and words. */
export function WordsLoading() {
  return (
    <Loading label="Loading vocabulary..." className="grid gap-5">
      <div className="grid gap-3 min-[600px]:grid-cols-2 min-[600px]:gap-4 lg:grid-cols-3">
        {["a", "b", "c", "d", "e", "f"].map((key) => (
          <Skeleton key={key} className="h-[84px] rounded-card" />
        ))}
      </div>
      <Skeleton className="h-[46px] rounded-control" />
      <Skeleton className="h-[480px] rounded-card" />
    </Loading>
  );
}

export interface WordsFailedProps {
  isLearner: boolean;
  retrying: boolean;
  onRetry: () => void;
}

/** Above words that could not be fetched again: they lack what has changed since. */
export function WordsOutdated({ retrying, onRetry }: Pick<WordsFailedProps, "retrying" | "onRetry">) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken px-4 py-3 font-strong"
    >
      Failed to fetch vocabulary. Your latest words may be missing here.
      <Button size="sm" disabled={retrying} onClick={onRetry}>
        {retrying ? "Trying..." : "Try Again"}
      </Button>
    </div>
  );
}

/** In place of words that could not be fetched. */
export function WordsFailed({ isLearner, retrying, onRetry }: WordsFailedProps) {
  return (
    <div role="alert">
      <EmptyState
        as="h2"
        title={isLearner ? "Failed to fetch vocabulary" : "Failed to fetch vocabulary bank"}
        text="Please check your connection and try again."
        action={
          <Button variant="primary" disabled={retrying} onClick={onRetry}>
            {retrying ? "Trying..." : "Try Again"}
          </Button>
        }
      />
    </div>
  );
}
