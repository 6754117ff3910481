import { useQuery } from "@tanstack/react-query";
import { useAtom } from "jotai";
import { useEffect } from "react";
import { xpQuery } from "../../lib/gamification-queries.ts";
import { lazyComponent } from "../../lib/lazy-component.tsx";
import { useSession } from "../../lib/session.ts";
import { levelUpAtom, watchLevel, xpGainAtom } from "../../lib/xp-feedback.ts";
import { useGamificationRefresh } from "./gamification-refresh.ts";
import { useUnsavedResults } from "./unsaved-results.ts";

// Fetched with the first XP of a visit: a page without a submit never needs them.
const FloatingXp = lazyComponent(async () => (await import("./floating-xp.tsx")).FloatingXp);
const LevelUpModal = lazyComponent(async () => (await import("./level-up-modal.tsx")).LevelUpModal);

/**
 * What a signed-in learner gets on every page: the floating XP and the level-up modal after a submit, fresh numbers when the day
 * ends, and unsaved results sent. Mounted once.
 */
export function LearnerFeedback() {
  const session = useSession();
  useGamificationRefresh();
  useUnsavedResults(session.status === "signed-in" ? session.user.id : null);
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
