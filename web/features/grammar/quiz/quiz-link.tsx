import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { GrammarQuizMode } from "#schema/terms/grammar-quiz-mode.ts";
import { Button, type ButtonProps } from "../../../ui/button.tsx";
import { librarySearch } from "../address.ts";

/** The second button on an ink panel, beside the primary one. No variant of Button, which every page would load. */
const ON_PANEL =
  "pressable inline-flex min-h-control items-center justify-center gap-2 rounded-control border-2 border-on-panel-soft px-5 py-[10px] text-center leading-[1.2] font-heavy text-on-panel no-underline low-on-panel-soft hover:bg-panel-trail";

export interface LevelQuizLinkProps {
  level: CefrLevel;
  mode: GrammarQuizMode;
  variant?: ButtonProps["variant"] | "on-panel";
  children: ReactNode;
}

/** Starts a quiz on a level. A quiz has an address of its own, so that the way back leads out of it, after a question. */
export function LevelQuizLink({ level, mode, variant, children }: LevelQuizLinkProps) {
  const search = librarySearch({ tab: level, quiz: mode });
  if (variant === "on-panel")
    return (
      <Link to="/grammar" search={search} className={ON_PANEL}>
        {children}
      </Link>
    );
  return (
    <Button asChild variant={variant}>
      <Link to="/grammar" search={search}>
        {children}
      </Link>
    </Button>
  );
}

export interface TopicQuizLinkProps extends Pick<ButtonProps, "variant" | "wide"> {
  topicId: number;
  children: ReactNode;
}

/** Starts the quiz on a topic. */
export function TopicQuizLink({ topicId, children, ...look }: TopicQuizLinkProps) {
  return (
    <Button asChild {...look}>
      <Link to="/grammar/$id" params={{ id: String(topicId) }} search={{ quiz: "regular" }}>
        {children}
      </Link>
    </Button>
  );
}
