/** XP that level 1 takes; level L takes L times as much. */
export const XP_PER_LEVEL_STEP = 100;

/** How far a learner is in a level. All counts are XP. */
export interface XpLevelProgress {
  level: number;
  /** XP inside the level. */
  currentXP: number;
  /** XP still missing to the next level; never 0. */
  xpToNextLevel: number;
  /** Size of the level. */
  totalXPForNextLevel: number;
}

/** Total XP at which a level begins: 50·L·(L−1), so 0, 100, 300, 600 … */
export function xpAtLevelStart(level: number): number {
  // One of two neighbours is even: halving it first keeps every step a whole number.
  const pairs = level % 2 === 0 ? (level / 2) * (level - 1) : level * ((level - 1) / 2);
  return XP_PER_LEVEL_STEP * pairs;
}

/** The level that a total stands for. Throws a RangeError unless it is a whole number of at least 0. */
export function levelOf(totalXp: number): number {
  if (!Number.isSafeInteger(totalXp) || totalXp < 0) throw new RangeError(`No XP total: ${totalXp}`);
  const level = Math.max(1, Math.floor((1 + Math.sqrt(1 + (8 * totalXp) / XP_PER_LEVEL_STEP)) / 2));
  // At a threshold the root is a whole number and exact; just below one of a large total it may round up to it.
  return xpAtLevelStart(level) > totalXp ? level - 1 : level;
}

/**
 * The level of a total, with the progress inside it. The progress counts from the start of the level: the total modulo the size of
 * the level would show 50 % at the very start of level 2.
 */
export function xpLevelProgress(totalXp: number): XpLevelProgress {
  const level = levelOf(totalXp);
  const totalXPForNextLevel = level * XP_PER_LEVEL_STEP;
  const currentXP = totalXp - xpAtLevelStart(level);
  return { level, currentXP, xpToNextLevel: totalXPForNextLevel - currentXP, totalXPForNextLevel };
}
