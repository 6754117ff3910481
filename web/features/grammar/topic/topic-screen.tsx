import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { GrammarTopic } from "#schema/api/grammar.ts";
import { titleCased } from "#schema/rules/title-cased.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { lazyComponent } from "../../../lib/lazy-component.tsx";
import { usePageTitle } from "../../../lib/page-title.ts";
import { PartFailed } from "../../../ui/part-failed.tsx";
import { parseTopicId } from "../address.ts";
import { topicQuery } from "../queries.ts";
import { Explanation } from "../text/explanation.tsx";
import { MixedText } from "../text/mixed-text.tsx";
import { TopicTitle } from "../text/topic-title.tsx";
import { useFocusAfterQuiz } from "../use-focus-after-quiz.ts";
import { Examples } from "./examples.tsx";
import { ExercisesLoading } from "./exercises-loading.tsx";
import { Neighbors } from "./neighbors.tsx";
import { TopicLayout } from "./topic-layout.tsx";
import { TopicLocked } from "./topic-locked.tsx";
import { TopicProgress } from "./topic-progress.tsx";
import { TopicFailed, TopicLoading, TopicNotFound } from "./topic-states.tsx";

/** In a file of its own: whoever opens a topic reads first. */
const Exercises = lazyComponent(async () => (await import("./exercises.tsx")).Exercises, {
  loading: ExercisesLoading,
  failed: PartFailed,
});

/** The screen of `/grammar/{id}`. `id` is the address as typed. */
export function TopicScreen({ id }: { id: string }) {
  const topicId = parseTopicId(id);
  // Keyed, so that another topic starts with a state of its own.
  return topicId === null ? <TopicNotFound /> : <TopicAt key={topicId} id={topicId} />;
}

function TopicAt({ id }: { id: number }) {
  const topic = useQuery(topicQuery(id));
  const [readsLocked, setReadsLocked] = useState(false);
  const { data, error, isFetching } = topic;
  if (error instanceof ApiError && error.status === 404) return <TopicNotFound />;
  if (data === undefined && topic.errorUpdateCount > 0)
    return <TopicFailed onRetry={() => void topic.refetch()} retrying={isFetching} />;
  if (data === undefined) return <TopicLoading />;
  if (data.isUnlocked || readsLocked) return <Topic topic={data} />;
  // A quiz may just have opened it: what the cache says about its lock is older than that.
  return isFetching ? <TopicLoading /> : <TopicLocked topic={data} onRead={() => setReadsLocked(true)} />;
}

/** Explanation, examples, exercises and the way into the quiz; of a locked topic, what can be read. */
function Topic({ topic }: { topic: GrammarTopic }) {
  const { id, title, category, cefrLevel, explanation, examples, isUnlocked } = topic;
  usePageTitle(title);
  const heading = useFocusAfterQuiz();
  const [summary = "", ...rest] = explanation.split("\n\n");
  return (
    <TopicLayout
      level={cefrLevel}
      labels={{ level: cefrLevel, category: titleCased(category), locked: !isUnlocked }}
      heading={heading}
      title={<TopicTitle title={title} />}
      summary={<MixedText text={summary} />}
      explanation={<Explanation markdown={rest.join("\n\n")} />}
      aside={<TopicProgress topic={topic} />}
    >
      <Examples examples={examples} />
      {isUnlocked ? <Exercises topicId={id} /> : null}
      <Neighbors previous={topic.previous} next={topic.next} />
    </TopicLayout>
  );
}
