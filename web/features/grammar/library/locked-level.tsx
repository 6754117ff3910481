import { Link } from "@tanstack/react-router";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import type { GrammarTopicCard } from "#schema/api/grammar.ts";
import { thresholdOf } from "#schema/rules/grading.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { GRAMMAR_QUIZ_QUESTIONS } from "#schema/terms/grammar-quiz-mode.ts";
import { AppLink } from "../../../lib/app-link.tsx";
import { Tag } from "../../../ui/badges.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/card.tsx";
import { librarySearch } from "../address.ts";
import { LevelQuizLink } from "../quiz/quiz-link.tsx";
import { TopicTitle } from "../text/topic-title.tsx";

export interface LockedLevelProps {
  level: CefrLevel;
  topics: readonly GrammarTopicCard[];
  /** The level before it, whose quizzes open this one. */
  before: CefrLevel;
  isBeforeOpen: boolean;
}

/** A level that is not open yet: the quizzes that open it, and what waits there. */
export function LockedLevel({ level, topics, before, isBeforeOpen }: LockedLevelProps) {
  return (
    <div className="grid gap-4">
      <LockedPanel>
        {isBeforeOpen ? <Tests level={level} before={before} /> : <OpenBefore before={before} />}
      </LockedPanel>
      <ul aria-label={`Waiting in ${level}`} className="flex flex-wrap gap-2">
        {topics.map(({ id, title }) => (
          <li key={id} className="min-w-0">
            <Tag className="hyphenate min-h-[34px] hover:text-ink">
              <Lock />
              <Link
                to="/grammar/$id"
                params={{ id: String(id) }}
                className="inline-flex min-h-[28px] items-center text-inherit no-underline hover:underline"
              >
                <TopicTitle title={title} term="none" />
              </Link>
            </Tag>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The same for a visitor. */
export function LockedForVisitors() {
  return (
    <LockedPanel>
      <Offer
        title="Sign up to unlock"
        text="Create a free account to access all CEFR levels"
        action={
          <Button asChild variant="primary">
            <AppLink to="/auth?mode=signup">Create Free Account</AppLink>
          </Button>
        }
      />
    </LockedPanel>
  );
}

function LockedPanel({ children }: { children: ReactNode }) {
  return (
    <Panel className="grid gap-5 p-5 lg:grid-cols-[300px_minmax(0,1fr)] lg:items-center lg:p-6">
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-[48px] flex-none place-items-center rounded-round border-2 border-on-panel-soft"
        >
          <Lock />
        </span>
        <div>
          <h2 className="text-lg">Level locked</h2>
          <p className="text-on-panel-soft">Complete quizzes to unlock this level</p>
        </div>
      </div>
      <div className="grid gap-4">{children}</div>
    </Panel>
  );
}

function Tests({ level, before }: { level: CefrLevel; before: CefrLevel }) {
  const short = GRAMMAR_QUIZ_QUESTIONS["level-up"];
  const long = GRAMMAR_QUIZ_QUESTIONS["total-level"];
  return (
    <>
      <Offer
        title="Level-up quiz"
        text={`${short} questions on ${before} · ${thresholdOf(short)} right open ${level}`}
        action={
          <LevelQuizLink level={before} mode="level-up" variant="primary">
            Start the level-up quiz
          </LevelQuizLink>
        }
      />
      <Offer
        title="Total-level quiz"
        text={`${long} questions on all of ${before} · ${thresholdOf(long)} right open ${level} and every topic of ${before}`}
        action={
          <LevelQuizLink level={before} mode="total-level" variant="on-panel">
            Start the long one
          </LevelQuizLink>
        }
      />
    </>
  );
}

function OpenBefore({ before }: { before: CefrLevel }) {
  return (
    <Offer
      title={`${before} comes first`}
      text={`The quizzes on ${before} open this level, and ${before} is locked itself.`}
      action={
        <Button asChild variant="primary">
          <Link to="/grammar" search={librarySearch({ tab: before })}>
            Go to {before}
          </Link>
        </Button>
      }
    />
  );
}

function Offer({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <div className="grid items-center gap-3 border-panel-trail pt-4 not-first:border-t-2 first:pt-0 sm:grid-cols-[1fr_250px]">
      <div>
        <h3 className="text-md">{title}</h3>
        <p className="text-sm text-on-panel-soft">{text}</p>
      </div>
      {action}
    </div>
  );
}
