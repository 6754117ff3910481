import { Card } from "../../../ui/card.tsx";
import { Loading, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";

/** In place of the exercises, while they or their code are on the way. */
export function ExercisesLoading() {
  return (
    <Card className="grid gap-4">
      <h2>Practice exercises</h2>
      <QuestionLoading />
    </Card>
  );
}

/** In place of a question and its answers. */
export function QuestionLoading() {
  return (
    <Loading label="Loading exercises..." className="grid gap-4">
      <SkeletonText lines={1} />
      <Skeleton className="h-control rounded-control" />
      <Skeleton className="h-control rounded-control" />
    </Loading>
  );
}
