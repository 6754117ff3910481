import { useQuery } from "@tanstack/react-query";
import { useAtom } from "jotai";
import { Suspense, useEffect } from "react";
import { lazyComponent } from "../../lib/lazy-component.tsx";
import { xpQuery } from "../../lib/queries.ts";
import { levelUpAtom, watchLevel, xpAwardAtom } from "../../lib/xp-feedback.ts";
import { useGamificationRefresh } from "./gamification-refresh.ts";

// Both are fetched with the first XP of a visit.
const FloatingXp = lazyComponent(async () => (await import("./floating-xp.tsx")).FloatingXp);
const LevelUpModal = lazyComponent(async () => (await import("./level-up-modal.tsx")).LevelUpModal);

/**
 * What accompanies a learner on every page; mounted once: the floating XP and the level-up modal of whatever was just
 * submitted, and the numbers that change with the clock.
 */
export function LearnerFeedback() {
  useGamificationRefresh();
  const [award, setAward] = useAtom(xpAwardAtom);
  const [level, setLevel] = useAtom(levelUpAtom);
  const { data: xp } = useQuery(xpQuery());
  useEffect(() => {
    if (xp) watchLevel(xp);
  }, [xp]);
  return (
    <Suspense fallback={null}>
      {award === null ? null : <FloatingXp key={award.id} amount={award.amount} onEnd={() => setAward(null)} />}
      {level === null ? null : <LevelUpModal key={`level ${level}`} level={level} onClose={() => setLevel(null)} />}
    </Suspense>
  );
}
