import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { ArrowLeft, ArrowRight } from "lucide-react";
import type { GrammarTopic } from "#schema/api/grammar.ts";
import { TopicTitle } from "../text/topic-title.tsx";

/** The topics before and after this one in its level. */
export function Neighbors({ previous, next }: Pick<GrammarTopic, "previous" | "next">) {
  if (previous === null && next === null) return null;
  return (
    <nav aria-label="Topics next to this one" className="grid gap-3 border-t-2 border-line pt-5 sm:grid-cols-2">
      {previous === null ? null : <Neighbor topic={previous} label="Previous topic" />}
      {next === null ? null : <Neighbor topic={next} label="Next topic" className="sm:col-start-2" />}
    </nav>
  );
}

interface NeighborProps {
  topic: NonNullable<GrammarTopic["next"]>;
  label: "Previous topic" | "Next topic";
  className?: string;
}

function Neighbor({ topic: { id, title }, label, className }: NeighborProps) {
  const isNext = label === "Next topic";
  return (
    <Link
      to="/grammar/$id"
      params={{ id: String(id) }}
      className={clsx(
        "pressable flex min-h-control min-w-0 items-center gap-3 rounded-control border-2 border-line bg-surface px-4 py-2 text-ink no-underline low-edge hover:border-line-control hover:low-edge-control",
        isNext && "justify-end text-right",
        className,
      )}
    >
      {isNext ? null : <ArrowLeft className="text-ink-faint" />}
      <span className="hyphenate grid leading-snug">
        <span className="text-sm text-ink-soft">{label}</span>
        <TopicTitle title={title} term="none" className="font-strong" />
      </span>
      {isNext ? <ArrowRight className="text-ink-faint" /> : null}
    </Link>
  );
}
