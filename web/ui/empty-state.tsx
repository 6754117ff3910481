import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Igel, type IgelProps } from "./igel.tsx";

export interface EmptyStateProps {
  title: ReactNode;
  /** Level of the title in the page's outline. */
  as?: "h1" | "h2" | "h3";
  text?: ReactNode;
  /** One button. */
  action?: ReactNode;
  tiles?: IgelProps["tiles"];
  className?: string;
}

/** Shown where there is nothing yet: hedgehog, one line, one action. */
export function EmptyState({ title, as: Title = "h3", text, action, tiles = 0, className }: EmptyStateProps) {
  return (
    <div
      className={clsx(
        "grid w-full justify-items-center gap-3 rounded-card border-2 border-dashed border-line-control px-5 py-6 text-center",
        className,
      )}
    >
      <Igel tiles={tiles} className="w-[120px]" />
      <Title>{title}</Title>
      {text === undefined ? null : <p className="max-w-reading text-ink-soft">{text}</p>}
      {action}
    </div>
  );
}
