import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { GrammarTopic } from "#schema/api/grammar.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { lazyComponent } from "../../../lib/lazy-component.tsx";
import { usePageTitle } from "../../../lib/page-title.ts";
import { LevelBadge, Tag } from "../../../ui/badges.tsx";
import { PartFailed } from "../../../ui/part-failed.tsx";
import { parseTopicId } from "../address.ts";
import { BackLink } from "../back-link.tsx";
import { topicQuery } from "../queries.ts";
import { Explanation } from "../text/explanation.tsx";
import { MixedText } from "../text/mixed-text.tsx";
import { TopicTitle } from "../text/topic-title.tsx";
import { useFocusAfterQuiz } from "../use-focus-after-quiz.ts";
import { Examples } from "./examples.tsx";
import { ExercisesLoading } from "./exercises-loading.tsx";
import { Neighbors } from "./neighbors.tsx";
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
    <div className="column grid gap-3 py-5">
      <BackLink to="library" level={cefrLevel} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-6">
        <article className="grid min-w-0 gap-6">
          <div className="grid gap-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <LevelBadge level={cefrLevel} />
              <Tag>{titleCased(category)}</Tag>
              {isUnlocked ? null : <Tag tone="outlined">Locked</Tag>}
            </div>
            <h1 ref={heading} tabIndex={-1} className="hyphenate">
              <TopicTitle title={title} />
            </h1>
          </div>
          <div className="grid gap-4">
            <p className="max-w-reading text-lg leading-snug font-strong">
              <MixedText text={summary} />
            </p>
            <Explanation markdown={rest.join("\n\n")} />
          </div>
          <Examples examples={examples} />
          {isUnlocked ? <Exercises topicId={id} /> : null}
          <Neighbors previous={topic.previous} next={topic.next} />
        </article>
        <TopicProgress topic={topic} />
      </div>
    </div>
  );
}

/** The slug of a category as a name: "word-order" → "Word Order". */
export function titleCased(slug: string): string {
  return slug
    .split("-")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ");
}
