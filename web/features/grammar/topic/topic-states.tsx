import { Link } from "@tanstack/react-router";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Loading, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { LoadFailed, StatePage } from "../../../ui/state-page.tsx";
import { BackLink } from "../back-link.tsx";

export function TopicLoading() {
  return (
    <Loading label="Loading topic..." className="column grid gap-5 py-5">
      <Skeleton className="h-[44px] w-[160px] rounded-chip" />
      <Skeleton className="h-[32px] w-[340px] max-w-full rounded-chip" />
      <SkeletonText lines={3} className="max-w-reading" />
      <Skeleton className="h-[240px] rounded-card" />
      <SkeletonText lines={4} className="max-w-reading" />
    </Loading>
  );
}

export function TopicNotFound() {
  usePageTitle("Topic not found");
  return (
    <StatePage back={<BackLink to="library" />}>
      <EmptyState
        as="h1"
        title="Topic not found"
        text="There is no grammar topic at this address."
        action={
          <Button asChild variant="primary">
            <Link to="/grammar">Back to the Grammar Library</Link>
          </Button>
        }
      />
    </StatePage>
  );
}

export function TopicFailed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <StatePage back={<BackLink to="library" />}>
      <LoadFailed title="This topic could not be loaded" onRetry={onRetry} retrying={retrying} />
    </StatePage>
  );
}
