import { cva } from "class-variance-authority";
import { clsx } from "clsx";
import { Check, Crown, Lock, Play } from "lucide-react";
import { Slot } from "radix-ui";
import type { ReactElement } from "react";

/** crown: complete with full score; current: the next one; available: open as well; locked: not a link. */
export type StoneState = "complete" | "crown" | "current" | "available" | "locked";

const ICONS: Readonly<Record<StoneState, ReactElement>> = {
  complete: <Check className="size-[28px] stroke-3" />,
  crown: <Crown className="size-[28px] stroke-3" />,
  current: <Play className="size-[34px] fill-current stroke-3" />,
  available: <Play className="size-[28px] stroke-3" />,
  locked: <Lock className="size-[24px] stroke-[2.5]" />,
};

const stone = cva("stone", {
  variants: {
    state: {
      complete: "border-ink bg-ink text-on-ink low-ink-faint",
      crown: "border-ink bg-ink text-on-ink low-ink-faint",
      current: "stone-current border-accent-edge bg-accent text-on-accent low-accent-edge",
      available: "border-line-control bg-surface text-ink low-edge-control",
      locked: "border-line bg-sunken text-ink-faint low-line",
    },
  },
});

function Stone({ state, className }: { state: StoneState; className?: string }) {
  return <span className={stone({ state, className })}>{ICONS[state]}</span>;
}

export interface LessonStoneProps {
  state: StoneState;
  /** Title of the lesson, in German. */
  title: string;
  /** E.g. "14/15"; shown as "Score: 14/15" on completed stones. */
  score?: string;
  /** An empty router link that is wrapped around stone and text. Ignored on locked stones. */
  children?: ReactElement;
  /** Classes of the whole (stone and text). */
  className?: string;
  /** Classes of the text beside the stone. */
  textClassName?: string;
}

function stateText(state: StoneState, score: string | undefined): string {
  if (state === "locked") return "Locked";
  if (state === "complete" || state === "crown") return score === undefined ? "Complete" : `Score: ${score}`;
  return "Start Learning";
}

/** A lesson on the path: stone, title and state in words. */
export function LessonStone({ state, title, score, children, className, textClassName }: LessonStoneProps) {
  const classes = clsx(
    "flex items-center text-ink no-underline outline-none",
    state === "current" ? "gap-5" : "gap-4",
    className,
  );
  const content = (
    <>
      <Stone state={state} className={state === "current" ? "-mx-2" : undefined} />
      <span className={clsx("grid min-w-0 leading-snug", textClassName)}>
        <span lang="de" className={clsx("hyphenate font-word", state === "locked" && "text-ink-soft")}>
          {title}
        </span>
        <span
          className={clsx("text-sm", state === "current" ? "font-heavy text-accent-text" : "font-strong text-ink-soft")}
        >
          {stateText(state, score)}
        </span>
      </span>
    </>
  );
  if (children === undefined || state === "locked") return <div className={classes}>{content}</div>;
  return (
    <Slot.Root className={classes} aria-current={state === "current" ? "step" : undefined}>
      {content}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Slot.Root>
  );
}
