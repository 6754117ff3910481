/** Where the taught word is in a sentence: [start, end) in UTF-16 units. */
export type Mark = [start: number, end: number];

export type MarkedSentence = { ok: true; sentence: string; marks: Mark[] } | { ok: false; message: string };

/**
 * Reads a sentence as content writes it, with asterisks around the taught word: `Ich *stehe* um sieben *auf*.`
 * Returns the clean sentence and its marks, or what is wrong with the asterisks.
 */
export function readMarks(marked: string): MarkedSentence {
  const parts = marked.split("*");
  if (parts.length === 1) return { ok: false, message: "the taught word is not marked: put *asterisks* around it" };
  if (parts.length % 2 === 0) return { ok: false, message: "an asterisk has no partner" };
  const marks: Mark[] = [];
  let sentence = "";
  for (const [index, part] of parts.entries()) {
    // Every second part stands between two asterisks.
    if (index % 2 === 1) {
      if (part === "") return { ok: false, message: "nothing stands between two asterisks" };
      if (part !== part.trim()) return { ok: false, message: `a mark begins or ends with a space: "*${part}*"` };
      marks.push([sentence.length, sentence.length + part.length]);
    }
    sentence += part;
  }
  return { ok: true, sentence, marks };
}
