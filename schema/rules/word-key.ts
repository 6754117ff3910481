/** Odd constants that spread the bits of what they multiply (from cyrb53, a hash in the public domain). */
const SPREAD_LOW = 2_654_435_761;
const SPREAD_HIGH = 1_597_334_677;
const MIX_ONE = 2_246_822_507;
const MIX_TWO = 3_266_489_909;

/** SQLite stores a whole number below 2^47 in six bytes. */
const LOW_VALUES = 2 ** 32;
const HIGH_MASK = 0x7fff;

/** No key is greater. */
export const LARGEST_WORD_KEY = (HIGH_MASK + 1) * LOW_VALUES - 1;

function mixed(one: number, other: number): number {
  return (Math.imul(one ^ (one >>> 16), MIX_ONE) ^ Math.imul(other ^ (other >>> 13), MIX_TWO)) >>> 0;
}

/**
 * The key of a word in learners' collections: 47 bits of its language, word and sense. `sense` is the note that tells homographs apart,
 * or else the gender, or "". Texts are in normal form C. The same word must always give the same key: learners' words are found by it.
 */
export function wordKey(language: string, word: string, sense: string): number {
  const text = `${language}\n${word}\n${sense}`;
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, SPREAD_LOW);
    high = Math.imul(high ^ unit, SPREAD_HIGH);
  }
  return mixed(low, high) + (mixed(high, low) & HIGH_MASK) * LOW_VALUES;
}
