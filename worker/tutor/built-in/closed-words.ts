import { LINES } from "#content/built-in/tutor/patterns/closed-words.ts";
import type { PartOfSpeech } from "#schema/terms/part-of-speech.ts";

/** A word that does not inflect, or a form of a pronoun or article, with what it means. */
export interface ClosedWord {
  lemma: string;
  partOfSpeech: PartOfSpeech;
  translation: string;
}

let table: Map<string, ClosedWord[]> | undefined;

/** What a form of the closed classes can be, as it is written; empty for any other word. */
export function closedWords(form: string): readonly ClosedWord[] {
  table ??= readTable();
  return table.get(form) ?? [];
}

function readTable(): Map<string, ClosedWord[]> {
  const words = new Map<string, ClosedWord[]>();
  for (const [partOfSpeech, lines] of Object.entries(LINES)) {
    for (const line of lines.trim().split("\n")) {
      const [forms = "", lemma = "", translation = ""] = line.split("|");
      for (const form of forms.split(" ")) {
        const word = { lemma: lemma || form, partOfSpeech: partOfSpeech as PartOfSpeech, translation };
        words.set(form, [...(words.get(form) ?? []), word]);
      }
    }
  }
  return words;
}
