import { getRouteApi } from "@tanstack/react-router";
import { quizModeOf } from "../features/grammar/address.ts";
import { TopicScreen } from "../features/grammar/topic/topic-screen.tsx";
import { lazyPage } from "../features/shell/lazy-page.tsx";
import { LearnerOnly } from "../features/shell/learner-only.tsx";
import { PageLoading } from "../features/shell/page-loading.tsx";
import { QuizLoading } from "../quiz-kit/quiz-loading.tsx";

const route = getRouteApi("/grammar/$id");

const TopicQuiz = lazyPage(
  async () => (await import("../features/grammar/quiz/topic-quiz.tsx")).TopicQuiz,
  QuizLoading,
);

/** `/grammar/{id}`, for learners: a topic, or the quiz on it. */
export function GrammarTopicRoute() {
  const { id } = route.useParams();
  const { quiz } = route.useSearch();
  return (
    <LearnerOnly loading={<PageLoading label="Loading topic..." />}>
      {quizModeOf(quiz) === null ? <TopicScreen id={id} /> : <TopicQuiz key={id} id={id} />}
    </LearnerOnly>
  );
}
