import { getRouteApi } from "@tanstack/react-router";
import { LessonScreen } from "../features/lesson/lesson-screen.tsx";
import { LearnerOnly } from "../features/shell/learner-only.tsx";
import { PageLoading } from "../features/shell/page-loading.tsx";

const route = getRouteApi("/lesson/$id");

/** `/lesson/{id}`, for learners. */
export function LessonRoute() {
  const { id } = route.useParams();
  return (
    <LearnerOnly loading={<PageLoading label="Loading lesson..." />}>
      <LessonScreen id={id} />
    </LearnerOnly>
  );
}
