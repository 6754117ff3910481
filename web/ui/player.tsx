import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Avatar } from "./avatar.tsx";
import { initials } from "./avatar-letter.ts";

export interface PlayerProps {
  displayName: string;
  imageUrl?: string | null;
  /** The learner: ink avatar. */
  you?: boolean;
  /** One line for the name, cut off where it is too long; tags go below it. Else the name wraps. */
  truncate?: boolean;
  /** Tags behind the name. */
  children?: ReactNode;
}

/** A player's cell: image or initials, name, tags. */
export function Player({ displayName, imageUrl, you = false, truncate = false, children }: PlayerProps) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar src={imageUrl} letters={initials(displayName)} tone={you ? "ink" : "plain"} />
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
