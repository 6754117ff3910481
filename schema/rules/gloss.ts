import { glossKey } from "./answers.ts";

/** A gloss without its notes in brackets: "to live (reside)" → "to live". */
export function withoutNotes(gloss: string): string {
  return gloss
    .replace(/\([^)]*\)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** A gloss that names several meanings, and each of them: "to be allowed to, may". Commas in brackets separate nothing. */
export function alternatives(gloss: string): string[] {
  const parts = gloss.split(/\s*[,;/](?![^(]*\))\s*/).filter((part) => part !== "");
  return parts.length > 1 ? [gloss, ...parts] : [gloss];
}

/** What some glosses say: whole, without their notes, and by their notes alone. */
export interface Meanings {
  keys: ReadonlySet<string>;
  /** "to live (reside)" may stand for "to reside". */
  notes: ReadonlySet<string>;
}

export function meaningsOf(glosses: readonly string[]): Meanings {
  const all = glosses.flatMap(alternatives);
  const notes = all.flatMap((gloss) => [...gloss.matchAll(/\(([^)]*)\)/g)].map(([, note = ""]) => glossKey(note)));
  return {
    keys: new Set(all.flatMap((gloss) => [glossKey(gloss), glossKey(withoutNotes(gloss))])),
    notes: new Set(notes),
  };
}

/** True when one may be read as the other. Equal notes say nothing: "bye (informal)" is not "you (informal)". */
export function overlap(one: Meanings, other: Meanings): boolean {
  const shared = (some: ReadonlySet<string>, others: ReadonlySet<string>) => [...some].some((key) => others.has(key));
  return shared(one.keys, other.keys) || shared(one.keys, other.notes) || shared(one.notes, other.keys);
}
