import { atom, getDefaultStore } from "jotai";
import type { XpSummary } from "#schema/api/gamification.ts";

/** XP that floats up over the page after a submit. `id` tells two gains of the same size apart. */
export interface XpGain {
  id: number;
  amount: number;
}

/** The gain being shown, or null. */
export const xpGainAtom = atom<XpGain | null>(null);

/** The new level, while the level-up modal is open; else null. */
export const levelUpAtom = atom<number | null>(null);

/** The highest level seen of a learner. */
export interface SeenLevel {
  userId: string;
  level: number;
}

/** Null before the first XP summary. */
export const seenLevelAtom = atom<SeenLevel | null>(null);

let lastGainId = 0;

/** Call it after an answer that brought XP: floats '+n XP' and opens the level-up modal when a new level was reached. */
export function celebrateXp({ xpAwarded, xp }: { xpAwarded: number; xp: XpSummary | null }): void {
  if (xpAwarded > 0) {
    lastGainId += 1;
    getDefaultStore().set(xpGainAtom, { id: lastGainId, amount: xpAwarded });
  }
  if (xp) watchLevel(xp);
}

/**
 * Opens the level-up modal when the level is higher than the one seen before. The first summary of a learner only sets the
 * mark: coming back tomorrow at level 3 is no news.
 */
export function watchLevel({ userId, level }: Pick<XpSummary, "userId" | "level">): void {
  const store = getDefaultStore();
  const seen = store.get(seenLevelAtom);
  if (seen?.userId === userId && level <= seen.level) return;
  store.set(seenLevelAtom, { userId, level });
  if (seen?.userId === userId) store.set(levelUpAtom, level);
}
