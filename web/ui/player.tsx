import { clsx } from "clsx";
import type { ReactNode } from "react";
import { initialsOf } from "#schema/rules/names.ts";
import { Avatar } from "./avatar.tsx";

export interface PlayerProps {
  displayName: string;
  imageUrl?: string | null;
  /** Whether this is the learner, whose avatar is ink. */
  you?: boolean;
  /** Keeps the name on one line and cuts it off; tags go below it. Otherwise the name wraps. */
  truncate?: boolean;
  /** Tags after the name. */
  children?: ReactNode;
}

/** A player of a league: image or initials, name, tags. */
export function Player({ displayName, imageUrl, you = false, truncate = false, children }: PlayerProps) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar src={imageUrl} letters={initialsOf(displayName)} tone={you ? "ink" : "plain"} />
      <span
        className={clsx(
          "min-w-0 leading-snug",
          truncate ? "grid justify-items-start" : "flex flex-wrap items-center gap-x-2 gap-y-[2px]",
        )}
      >
        <span className={truncate ? "w-full truncate" : "hyphenate"}>{displayName}</span>
        {children}
      </span>
    </span>
  );
}
