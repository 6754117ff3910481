/** A source of chance: each call gives a number in [0, 1), as Math.random does. Rules take it as an argument. */
export type Random = () => number;

/** FNV-1a: spreads a text over 32 bits, so that similar seeds start far apart. */
function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * The same sequence for the same seed, on every machine (mulberry32): for tests, and for anything that browser and server
 * must draw alike. Not for secrets. The number 7 and the text "7" are the same seed.
 */
export function seededRandom(seed: number | string): Random {
  let state = hash32(String(seed));
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A new array with the same items in an even random order (Fisher-Yates). */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const moved = result[last] as Item;
    result[last] = result[other] as Item;
    result[other] = moved;
  }
  return result;
}

/** One of the items. Throws a RangeError when there is none. */
export function pick<Item>(items: readonly Item[], random: Random): Item {
  if (items.length === 0) throw new RangeError("Nothing to pick from");
  return items[Math.floor(random() * items.length)] as Item;
}
