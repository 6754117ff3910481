import { Link } from "@tanstack/react-router";
import type { LessonListItem } from "#schema/api/curriculum.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loading, Skeleton, SkeletonText } from "../../ui/skeleton.tsx";
import { LoadFailed, StatePage } from "../../ui/state-page.tsx";
import { HomeLink } from "./home-link.tsx";
import { BackLink } from "./learning-view.tsx";

/** Placeholder cards while the lesson loads. */
export function LessonLoading() {
  return (
    <Loading label="Loading lesson..." className="column grid gap-5 py-5">
      <Skeleton className="h-[44px] w-[90px] rounded-chip" />
      <Skeleton className="h-[32px] w-[280px] max-w-full rounded-chip" />
      <SkeletonText lines={1} className="max-w-reading" />
      <CardsLoading />
    </Loading>
  );
}

/** Placeholders of the words. */
export function CardsLoading() {
  return (
    <div className="grid gap-3 min-[700px]:grid-cols-2 min-[700px]:gap-4 min-[1080px]:grid-cols-3">
      {["a", "b", "c", "d", "e", "f"].map((key) => (
        <Skeleton key={key} className="h-[248px] rounded-card" />
      ))}
    </div>
  );
}

export function LessonNotFound() {
  return (
    <StatePage back={<BackLink />}>
      <EmptyState as="h1" title="Lesson not found" text="There is no lesson at this address." action={<HomeButton />} />
    </StatePage>
  );
}

export function LessonFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <StatePage back={<BackLink />}>
      <LoadFailed title="This lesson could not be loaded" onRetry={onRetry} />
    </StatePage>
  );
}

/** A lesson that is not open yet. `first`: the one to complete before it. */
export function LessonLocked({ title, first }: { title: string; first: LessonListItem | null }) {
  return (
    <StatePage back={<BackLink />}>
      <EmptyState
        as="h1"
        title={
          <>
            <span lang="de">{title}</span> is locked
          </>
        }
        text="The lessons of a chapter open one after the other. This one comes first:"
        action={
          first === null ? (
            <HomeButton />
          ) : (
            <Button asChild variant="primary">
              <Link to="/lesson/$id" params={{ id: String(first.id) }} lang="de">
                {first.title}
              </Link>
            </Button>
          )
        }
      />
    </StatePage>
  );
}

function HomeButton() {
  return (
    <Button asChild variant="primary">
      <HomeLink>Back to the Learning Path</HomeLink>
    </Button>
  );
}
