import type { ReactNode, RefObject } from "react";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { LevelBadge, Tag } from "../../../ui/badges.tsx";
import { BackLink } from "../back-link.tsx";

export interface TopicLayoutProps {
  /** The tab of the library that the way back leads to. */
  level?: CefrLevel;
  /** Level and category as they are shown, and whether the topic is locked. */
  labels: { level: string; category: string; locked: boolean };
  heading?: RefObject<HTMLHeadingElement | null>;
  title: ReactNode;
  summary: ReactNode;
  /** Its blocks, below the summary. */
  explanation: ReactNode;
  /** Below the explanation. */
  children?: ReactNode;
  /** Beside the article, or below it where there is no room. */
  aside?: ReactNode;
}

/** Where everything of a topic stands. */
export function TopicLayout({
  level,
  labels,
  heading,
  title,
  summary,
  explanation,
  children,
  aside,
}: TopicLayoutProps) {
  return (
    <div className="column grid gap-3 py-5">
      <BackLink to="library" level={level} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-6">
        <article className="grid min-w-0 gap-6">
          <div className="grid gap-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <LevelBadge level={labels.level} />
              <Tag>{labels.category}</Tag>
              {labels.locked ? <Tag tone="outlined">Locked</Tag> : null}
            </div>
            <h1 ref={heading} tabIndex={-1} className="hyphenate">
              {title}
            </h1>
          </div>
          <div className="grid gap-4">
            <p className="max-w-reading text-lg leading-snug font-strong">{summary}</p>
            {explanation}
          </div>
          {children}
        </article>
        {aside}
      </div>
    </div>
  );
}
