import { useQuery } from "@tanstack/react-query";
import { useAtom } from "jotai";
import { useEffect } from "react";
import { xpQuery } from "../../lib/gamification-queries.ts";
import { lazyComponent } from "../../lib/lazy-component.tsx";
import { levelUpAtom, watchLevel, xpGainAtom } from "../../lib/xp-feedback.ts";
import { useGamificationRefresh } from "./gamification-refresh.ts";

// Fetched with the first XP of a visit: a page without a submit never needs them.
const FloatingXp = lazyComponent(async () => (await import("./floating-xp.tsx")).FloatingXp);
const LevelUpModal = lazyComponent(async () => (await import("./level-up-modal.tsx")).LevelUpModal);

/**
 * Feedback that a signed-in learner gets on every page: the floating XP and the level-up modal after a submit, and fresh
 * numbers when the day ends. Mounted once.
 */
export function LearnerFeedback() {
  useGamificationRefresh();
  const [gain, setGain] = useAtom(xpGainAtom);
  const [level, setLevel] = useAtom(levelUpAtom);
  const { data: xp } = useQuery(xpQuery());
  useEffect(() => {
    if (xp) watchLevel(xp);
  }, [xp]);
  return (
    <>
      {gain === null ? null : <FloatingXp key={gain.id} amount={gain.amount} onEnd={() => setGain(null)} />}
      {level === null ? null : <LevelUpModal key={`level ${level}`} level={level} onClose={() => setLevel(null)} />}
    </>
  );
}
