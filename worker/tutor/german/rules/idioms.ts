import { COLLOCATIONS } from "#content/built-in/german/collocations.ts";
import { IDIOMS } from "#content/built-in/german/idioms.ts";
import type { Idiom } from "#schema/content/german.ts";
import type { Edit } from "../../turn.ts";
import type { Context } from "../context.ts";
import { capital } from "../lexicon.ts";
import { neededSets, neededWords } from "./needed-words.ts";

interface Prepared extends Idiom {
  /** One of these must stand in the text, or the pattern cannot match; empty if that cannot be told from the pattern. */
  needs: readonly string[];
  /** Like `needs`, all sets of such words. Worked out when the first word is there. */
  sets: readonly (readonly string[])[] | null;
  pattern: RegExp | null;
}

/** More than a hundred patterns with lookbehinds on every sentence would cost more than all other rules: most are ruled out by a word. */
const PREPARED: readonly Prepared[] = [...IDIOMS, ...COLLOCATIONS].map((idiom) => ({
  ...idiom,
  needs: neededWords(idiom.find),
  sets: null,
  pattern: null,
}));

/** Compiled when it is needed for the first time. */
function patternOf(idiom: Prepared): RegExp {
  // At the start `_` begins a word, anywhere else it ends one.
  idiom.pattern ??= new RegExp(idiom.find.replace(/^_/, "(?<![\\p{L}\\d])").replaceAll("_", "(?![\\p{L}\\d])"), "dgu");
  return idiom.pattern;
}

/** Proposes the changes of the table above. */
export function idiomRule(context: Context): Edit[] {
  const first = context.tokens[0];
  const last = context.tokens.at(-1);
  if (!first || !last) return [];
  const text = context.message.slice(first.start, last.end);
  const edits: Edit[] = [];
  for (const idiom of PREPARED) {
    if (idiom.needs.length > 0 && !idiom.needs.some((word) => text.includes(word))) continue;
    idiom.sets ??= neededSets(idiom.find);
    if (!idiom.sets.every((words) => words.some((word) => text.includes(word)))) continue;
    for (const match of text.matchAll(patternOf(idiom))) {
      const range = (match as RegExpMatchArray & { indices?: { groups?: Record<string, [number, number]> } }).indices
        ?.groups?.x;
      const groups: Record<string, string | undefined> = match.groups ?? {};
      if (!range) continue;
      const original = text.slice(range[0], range[1]);
      const raw = replacement(idiom, groups);
      const atStart = /^\p{Lu}/u.test(original) && range[0] === 0;
      const corrected = atStart ? capital(raw) : range[0] > 0 && !/^\p{Lu}/u.test(original) ? lowerFirst(raw) : raw;
      if (corrected === original) continue;
      edits.push({
        start: first.start + range[0],
        end: first.start + range[1],
        original,
        corrected,
        type: idiom.type,
        category: idiom.category,
        explanation: idiom.why,
        rule: `idiom-${idiom.id}`,
        confidence: 0.93,
      });
    }
  }
  return edits;
}

/** Replacements such as `Mir ist` begin with a capital only at the start; nouns keep theirs. */
function lowerFirst(text: string): string {
  return /^(Mir|Dir) /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function replacement({ to, forms }: Idiom, groups: Record<string, string | undefined>): string {
  return to.replaceAll(/\$<(\w+)(?::(\w+))?>/g, (_, name: string, letters?: string) => {
    const text = groups[name] ?? "";
    const own = forms?.[name];
    if (own) return own[text] ?? own[text.toLowerCase()] ?? text;
    return letters === "lower" ? text.toLowerCase() : letters === "capital" ? capital(text) : text;
  });
}
