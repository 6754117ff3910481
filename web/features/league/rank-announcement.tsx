import { useEffect, useRef, useState } from "react";
import { ordinal } from "./league-words.ts";

/** Announces the learner's rank to screen readers whenever their own weekly XP changes. Moves by others are not announced. */
export function RankAnnouncement({ rank, weeklyXp }: { rank: number; weeklyXp: number }) {
  const [announcement, setAnnouncement] = useState("");
  const known = useRef(weeklyXp);
  useEffect(() => {
    if (known.current === weeklyXp) return;
    known.current = weeklyXp;
    setAnnouncement(`You are now ${ordinal(rank)} with ${weeklyXp} XP`);
  }, [rank, weeklyXp]);
  return <output className="sr-only">{announcement}</output>;
}
