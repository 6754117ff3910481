import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import type { GrammarTopic, GrammarTopicCard } from "#schema/api/grammar.ts";
import { thresholdOf } from "#schema/rules/grading.ts";
import { GRAMMAR_QUIZ_QUESTIONS } from "#schema/terms/grammar-quiz-mode.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { StatePage } from "../../../ui/state-page.tsx";
import { librarySearch } from "../address.ts";
import { BackLink } from "../back-link.tsx";
import { libraryQuery } from "../queries.ts";
import { TopicQuizLink } from "../quiz/quiz-link.tsx";
import { TopicTitle } from "../text/topic-title.tsx";
import { TopicLoading } from "./topic-states.tsx";

/** A topic that is not open yet: the quiz that opens it. It can be read all the same, because a correction may have led here. */
export function TopicLocked({ topic, onRead }: { topic: GrammarTopic; onRead: () => void }) {
  usePageTitle(topic.title);
  const library = useQuery(libraryQuery());
  // Only the list tells whether it is the topic or its whole level that is closed.
  if (library.isPending) return <TopicLoading />;
  const { reason, action } = wayIn(topic, library.data ?? null);
  return (
    <StatePage back={<BackLink to="library" level={topic.cefrLevel} />}>
      <Card className="grid justify-items-center gap-4 py-6 text-center">
        <span
          aria-hidden="true"
          className="grid size-[64px] place-items-center rounded-round border-2 border-line-control text-ink-soft [&_.lucide]:size-[28px]"
        >
          <Lock />
        </span>
        <h1>Topic Locked</h1>
        <p className="hyphenate text-lg font-strong">
          <TopicTitle title={topic.title} />
        </p>
        <p className="max-w-reading text-ink-soft">{reason}</p>
        <div className="grid gap-3 sm:flex">
          {action}
          <Button onClick={onRead}>Read it anyway</Button>
        </div>
      </Card>
    </StatePage>
  );
}

/** What opens a locked topic: the quiz on the topic before it, or first its level. */
function wayIn(
  topic: GrammarTopic,
  known: readonly GrammarTopicCard[] | null,
): { reason: ReactNode; action: ReactNode } {
  const { cefrLevel, previous } = topic;
  const cards = known ?? [];
  const isOpen = (id: number) => cards.some((card) => card.id === id && card.isUnlocked);
  const { regular } = GRAMMAR_QUIZ_QUESTIONS;
  if (previous !== null && isOpen(previous.id))
    return {
      reason: (
        <>
          Score {thresholdOf(regular)} of {regular} in the quiz on “<TopicTitle title={previous.title} term="none" />”
          to open it.
        </>
      ),
      action: (
        <TopicQuizLink topicId={previous.id} variant="primary">
          Take that quiz
        </TopicQuizLink>
      ),
    };
  const last = cards.findLast((card) => card.cefrLevel === cefrLevel && card.isUnlocked);
  if (last !== undefined)
    return {
      reason: (
        <>
          The topics of {cefrLevel} open one after the other. First comes the quiz on “
          <TopicTitle title={last.title} term="none" />
          ”.
        </>
      ),
      action: (
        <TopicQuizLink topicId={last.id} variant="primary">
          Take that quiz
        </TopicQuizLink>
      ),
    };
  return {
    reason:
      known === null
        ? `The topics of ${cefrLevel} open one after the other, each with a quiz on the one before.`
        : `${cefrLevel} is locked. Complete quizzes to unlock this level.`,
    action: (
      <Button asChild variant="primary">
        <Link to="/grammar" search={librarySearch({ tab: cefrLevel })}>
          Go to {cefrLevel}
        </Link>
      </Button>
    ),
  };
}
