import type { ReactNode } from "react";
import { Avatar } from "./avatar.tsx";
import { initials } from "./avatar-letter.ts";

export interface PlayerProps {
  displayName: string;
  imageUrl?: string | null;
  /** The learner: ink avatar. */
  you?: boolean;
  /** Tags behind the name. */
  children?: ReactNode;
}

/** A player's cell: image or initials, name, tags. */
export function Player({ displayName, imageUrl, you = false, children }: PlayerProps) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar src={imageUrl} letters={initials(displayName)} tone={you ? "ink" : "plain"} />
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-[2px] leading-snug">
        <span className="hyphenate">{displayName}</span>
        {children}
      </span>
    </span>
  );
}
