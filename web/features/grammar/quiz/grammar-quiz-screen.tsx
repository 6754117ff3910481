import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { ApiError } from "../../../lib/api-error.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { newAttemptId } from "../../../quiz-kit/attempt-id.ts";
import type { DrawnQuiz } from "../../../quiz-kit/question-run.ts";
import { QuizLoading } from "../../../quiz-kit/quiz-loading.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadFailed, StatePage } from "../../../ui/state-page.tsx";
import { librarySearch } from "../address.ts";
import { BackLink } from "../back-link.tsx";
import { noteLeftQuiz } from "../use-focus-after-quiz.ts";
import { drawnQuizQuery, type QuizSetting, quizTitle } from "./grammar-quiz.ts";
import { RunningQuiz } from "./running-quiz.tsx";
import { WayBack } from "./way-back.tsx";

export interface GrammarQuizProps {
  setting: QuizSetting;
  isLearner: boolean;
}

/** A grammar quiz, which has the page to itself: the questions are drawn by the server, for each attempt anew. */
export function GrammarQuiz({ setting, isLearner }: GrammarQuizProps) {
  usePageTitle(quizTitle(setting));
  const router = useRouter();
  const [draw, setDraw] = useState(newAttemptId);
  const drawn = useQuery(drawnQuizQuery(setting, draw));
  useEffect(() => noteLeftQuiz, []);
  function leave(): void {
    const { level, topic } = setting;
    if (router.history.canGoBack()) router.history.back();
    else if (topic === null)
      void router.navigate({ to: "/grammar", search: librarySearch({ tab: level }), replace: true });
    else void router.navigate({ to: "/grammar/$id", params: { id: String(topic.id) }, replace: true });
  }
  const { data, error } = drawn;
  if (data && data.questions.length > 0) {
    const quiz: DrawnQuiz<(typeof data.questions)[number]> = data;
    return (
      <RunningQuiz
        key={data.attemptId}
        drawn={quiz}
        setting={setting}
        isLearner={isLearner}
        onAgain={() => setDraw(newAttemptId())}
        onClose={leave}
      />
    );
  }
  if (data)
    return (
      <StatePage back={<BackLink to="library" level={setting.level} />}>
        <EmptyState
          as="h1"
          title="No grammar exercises available for this quiz"
          action={<WayBack setting={setting} variant="primary" />}
        />
      </StatePage>
    );
  if (error instanceof ApiError && error.status === 403)
    return (
      <StatePage back={<BackLink to="library" level={setting.level} />}>
        <EmptyState
          as="h1"
          title="This quiz is locked"
          text={error.serverMessage ?? "Complete quizzes to unlock this level"}
          action={<WayBack setting={setting} variant="primary" />}
        />
      </StatePage>
    );
  if (drawn.errorUpdateCount > 0)
    return (
      <StatePage back={<BackLink to="library" level={setting.level} />}>
        <LoadFailed
          title="This quiz could not be generated"
          onRetry={() => void drawn.refetch()}
          retrying={drawn.isFetching}
        />
      </StatePage>
    );
  return <QuizLoading />;
}
