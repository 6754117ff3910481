import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { ArrowRight, Lock } from "lucide-react";
import type { ReactNode } from "react";
import type { GrammarTopicCard } from "#schema/api/grammar.ts";
import { thresholdOf } from "#schema/rules/grading.ts";
import { GRAMMAR_QUIZ_QUESTIONS } from "#schema/terms/grammar-quiz-mode.ts";
import { LevelBadge } from "../../../ui/badges.tsx";
import { BandTag, ScoreTag } from "../mastery.tsx";
import { MixedText } from "../text/mixed-text.tsx";
import { TopicTitle } from "../text/topic-title.tsx";
import type { TopicStanding } from "./topic-standing.ts";
import { PlainStone, TopicStone } from "./topic-stone.tsx";

const GRID =
  "grid min-w-0 grid-cols-[48px_minmax(0,1fr)_auto] content-start items-start gap-x-3 gap-y-2 rounded-card border-2 border-line p-4";
const PRESSABLE =
  "pressable bg-surface text-left text-ink no-underline low-edge hover:border-line-control hover:low-edge-control";

export interface TopicCardProps {
  topic: GrammarTopicCard;
  standing: TopicStanding;
  /** Names the level, where cards of several stand together. */
  withLevel?: boolean;
}

/** A topic in the library: an open one leads to its page; a locked one says what opens it, and can still be read. */
export function TopicCard({ topic, standing, withLevel = false }: TopicCardProps) {
  const { id, title, orderIndex, quizScore } = topic;
  const stone = <TopicStone standing={standing} number={orderIndex} />;
  const level = withLevel ? topic.cefrLevel : null;
  if (standing.state === "locked")
    return (
      <div className={clsx(GRID, "mb-edge bg-sunken")}>
        {stone}
        <div className="col-span-2 grid min-w-0 gap-[3px] text-sm leading-snug">
          <Title as="h3" level={level}>
            <Link
              to="/grammar/$id"
              params={{ id: String(id) }}
              className="text-ink-soft underline decoration-line-control hover:text-ink"
            >
              <TopicTitle title={title} />
            </Link>
          </Title>
          <p className="text-ink-soft">
            <b>Locked.</b> {openedBy(topic, standing.first)}
          </p>
        </div>
      </div>
    );
  return (
    <Link to="/grammar/$id" params={{ id: String(id) }} className={clsx(GRID, PRESSABLE)}>
      {stone}
      <Text topic={topic} level={level} as="h3" />
      <ArrowRight className="mt-[14px] text-ink-faint" />
      <span className="col-span-2 col-start-2 flex flex-wrap items-center gap-x-[6px] gap-y-1 text-sm">
        <StandingTag standing={standing} />
        {quizScore === null ? null : <ScoreTag score={quizScore} />}
      </span>
    </Link>
  );
}

function StandingTag({ standing }: { standing: Exclude<TopicStanding, { state: "locked" }> }) {
  if (standing.state === "begun") return <BandTag band={standing.band} percent={standing.percent} />;
  if (!standing.isNext) return <span className="text-ink-soft">Open, not started</span>;
  return (
    <span className="text-ink-soft">
      <b className="text-accent-text">Start here</b> · Open, not started
    </span>
  );
}

/** Which quiz opens a locked topic, or its level. */
function openedBy({ cefrLevel }: GrammarTopicCard, first: GrammarTopicCard | null): string {
  if (first === null) return `Opens with ${cefrLevel}.`;
  if (!first.isUnlocked) return `Opens after topic ${first.orderIndex}.`;
  const { regular } = GRAMMAR_QUIZ_QUESTIONS;
  return `Score ${thresholdOf(regular)} of ${regular} in topic ${first.orderIndex} to open it.`;
}

/** The card of a visitor: it looks like the others, and asks to sign up. */
export function GuestTopicCard({ topic, onPress }: { topic: GrammarTopicCard; onPress: () => void }) {
  return (
    <button type="button" className={clsx(GRID, PRESSABLE)} onClick={onPress}>
      <PlainStone>{topic.orderIndex}</PlainStone>
      <Text topic={topic} level={null} as="b" />
      <Lock className="mt-[14px] text-ink-faint" />
    </button>
  );
}

interface TextProps {
  topic: GrammarTopicCard;
  level: string | null;
  /** A button holds no heading. */
  as: "h3" | "b";
}

function Text({ topic: { title, explanation }, level, as }: TextProps) {
  return (
    <span className="grid min-w-0 content-start gap-[3px] text-sm leading-snug">
      <Title as={as} level={level}>
        <TopicTitle title={title} />
      </Title>
      <span className="text-ink-soft">
        <MixedText text={explanation} />
      </span>
    </span>
  );
}

function Title({ as: Tag, level, children }: { as: TextProps["as"]; level: string | null; children: ReactNode }) {
  return (
    <Tag className="hyphenate block text-[1.125rem] leading-tight font-heavy tracking-tight">
      {level === null ? null : (
        <LevelBadge level={level} className="mr-2 min-w-0 px-[6px]! py-0! align-[1px] text-xs!" />
      )}
      {children}
    </Tag>
  );
}
