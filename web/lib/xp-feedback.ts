import { atom, getDefaultStore } from "jotai";
import type { XpSummary } from "#schema/api/gamification.ts";

/** XP that float up over the page after a submit (spec 2). `id` tells two awards of the same size apart. */
export interface XpAward {
  id: number;
  amount: number;
}

/** The award being shown, or null. */
export const xpAwardAtom = atom<XpAward | null>(null);

/** The new level, while the level-up modal is open; else null. */
export const levelUpAtom = atom<number | null>(null);

/** The highest level seen of the learner; null before their first XP summary. */
export interface SeenLevel {
  userId: string;
  level: number;
}
export const seenLevelAtom = atom<SeenLevel | null>(null);

let lastAwardId = 0;

/** What every feature calls after an answer that brought XP: floats '+n XP' and opens the level-up modal when due. */
export function celebrateXp({ xpAwarded, xp }: { xpAwarded: number; xp: XpSummary | null }): void {
  if (xpAwarded > 0) {
    lastAwardId += 1;
    getDefaultStore().set(xpAwardAtom, { id: lastAwardId, amount: xpAwarded });
  }
  if (xp) watchLevel(xp);
}

/**
 * Opens the level-up modal when the level has risen against the one seen before (spec 4). The first summary of a learner
 * only sets the mark: coming back tomorrow at level 3 is no news.
 */
export function watchLevel({ userId, level }: Pick<XpSummary, "userId" | "level">): void {
  const store = getDefaultStore();
  const seen = store.get(seenLevelAtom);
  if (seen?.userId === userId && level <= seen.level) return;
  store.set(seenLevelAtom, { userId, level });
  if (seen?.userId === userId) store.set(levelUpAtom, level);
}
