/** 24 of the 32 bits of FNV-1a over the text's UTF-16 units. */
function hash24(text: string, start: number): number {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  // The high bits of FNV depend on few of the characters: fold them onto the low ones.
  return ((hash >>> 24) ^ hash) & 0xffffff;
}

/**
 * The key of a word in learners' collections: 48 bits of its language, word and sense, which a row stores in six bytes. `sense` is the
 * note that tells homographs apart, or else the gender, or "". It never changes once it is stored: a learner's words are found by it.
 */
export function wordKey(language: string, word: string, sense: string): number {
  const text = `${language}\n${word}\n${sense}`;
  return hash24(text, 0x811c9dc5) * 2 ** 24 + hash24(text, 0x5bd1e995);
}
