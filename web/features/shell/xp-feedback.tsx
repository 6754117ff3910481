import { useQuery } from "@tanstack/react-query";
import { useAtom } from "jotai";
import { lazy, Suspense, useEffect } from "react";
import { xpQuery } from "../../lib/queries.ts";
import { levelUpAtom, watchLevel, xpAwardAtom } from "../../lib/xp-feedback.ts";
import { XpChip } from "../../ui/xp-chip.tsx";

/** How long '+n XP' floats over the page (spec 9). */
const XP_FLOAT_MS = 2_000;

const LevelUpModal = lazy(async () => ({ default: (await import("./level-up-modal.tsx")).LevelUpModal }));

/** The floating XP and the level-up modal of whatever was just submitted; mounted once, for learners only. */
export function XpFeedback() {
  const [level, setLevel] = useAtom(levelUpAtom);
  const { data: xp } = useQuery(xpQuery());
  useEffect(() => {
    if (xp) watchLevel(xp);
  }, [xp]);
  return (
    <>
      <FloatingXp />
      {level === null ? null : (
        <Suspense fallback={null}>
          <LevelUpModal key={level} level={level} onClose={() => setLevel(null)} />
        </Suspense>
      )}
    </>
  );
}

function FloatingXp() {
  const [award, setAward] = useAtom(xpAwardAtom);
  useEffect(() => {
    if (award === null) return;
    const timer = setTimeout(() => setAward(null), XP_FLOAT_MS);
    return () => clearTimeout(timer);
  }, [award, setAward]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-[30dvh] z-(--layer-dialog) grid justify-items-center">
      {award === null ? null : (
        <span key={award.id} className="animate-xp-float">
          <XpChip xp={award.amount} className="px-4 py-2 text-lg shadow-float" />
        </span>
      )}
    </div>
  );
}
