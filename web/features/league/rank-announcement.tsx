import { useEffect, useRef, useState } from "react";
import { ordinal } from "./league-words.ts";

/** Tells screen readers where the learner stands whenever their own weekly XP changes; the moves of others stay silent. */
export function RankAnnouncement({ rank, weeklyXp }: { rank: number; weeklyXp: number }) {
  const [news, setNews] = useState("");
  const known = useRef(weeklyXp);
  useEffect(() => {
    if (known.current === weeklyXp) return;
    known.current = weeklyXp;
    setNews(`You are now ${ordinal(rank)} with ${weeklyXp} XP`);
  }, [rank, weeklyXp]);
  return <output className="sr-only">{news}</output>;
}
