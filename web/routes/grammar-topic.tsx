import type { QueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { parseTopicId, quizModeOf } from "../features/grammar/address.ts";
import { exercisesQuery, topicQuery } from "../features/grammar/queries.ts";
import { TopicScreen } from "../features/grammar/topic/topic-screen.tsx";
import { lazyPage } from "../features/shell/lazy-page.tsx";
import { LearnerOnly } from "../features/shell/learner-only.tsx";
import { PageLoading } from "../features/shell/page-loading.tsx";
import { ifCameAlong, loadEarly } from "../lib/start-data.ts";
import { QuizLoading } from "../quiz-kit/quiz-loading.tsx";

const route = getRouteApi("/grammar/$id");

const TopicQuiz = lazyPage(
  async () => (await import("../features/grammar/quiz/topic-quiz.tsx")).TopicQuiz,
  QuizLoading,
);

/** Starts to fetch a topic before it is opened. Waits for it, and for its exercises, if they came along with the page: a locked topic has none to fetch. */
export async function loadTopic(client: QueryClient, id: string): Promise<void> {
  const topicId = parseTopicId(id);
  if (topicId === null) return;
  const call = `/api/grammar/library/${topicId}`;
  await Promise.all([
    loadEarly(call, () => client.prefetchQuery(topicQuery(topicId))),
    ifCameAlong(`${call}/exercises`, () => client.prefetchQuery(exercisesQuery(topicId))),
  ]);
}

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
