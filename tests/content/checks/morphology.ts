import type { ReadWord } from "#content/seed/read-content.ts";
import type { VerbType } from "#schema/terms/verb-type.ts";
import { comparable, nounVote, type VerbVote, verbVote } from "./dictionaries.ts";
import { wordCheck } from "./finding.ts";

/** The gender against the dictionary's one vote. */
export const GENDER = wordCheck("gender", ({ word }) => {
  const vote = word.pos === "noun" ? nounVote(word.word) : null;
  if (!vote?.gender || word.gender === undefined || vote.gender === word.gender) return [];
  return [`${word.gender}, the dictionary says ${vote.gender}${vote.head ? ` (as ${vote.head})` : ""}`];
});

/** The plural against the dictionary's one vote. A compound without a plural is its author's business. */
export const PLURAL = wordCheck("plural", ({ word }) => {
  const { pos, gender, plural } = word;
  if (pos !== "noun" || plural === undefined || gender === "pl") return [];
  const vote = nounVote(word.word);
  const own = plural === "none" ? null : plural;
  if (!vote || vote.plural === own || (vote.head !== null && own === null)) return [];
  if (vote.gender === "pl") return [];
  return [`plural ${plural}, the dictionary says ${vote.plural ?? "none"}${vote.head ? ` (as ${vote.head})` : ""}`];
});

/** Wholly irregular in the present tense: they are not taught as vowel changers. */
const IRREGULAR_PRESENT = new Set(["haben", "sein", "werden", "wissen", "tun"]);

/** The verb itself: last word of 'Rad fahren', without a prefix that stands apart. */
function baseOf(word: ReadWord): string {
  const infinitive = word.word.split(" ").at(-1) ?? word.word;
  return word.prefix && infinitive.startsWith(word.prefix) ? infinitive.slice(word.prefix.length) : infinitive;
}

/** The vote on the verb, or on what is left without its prefix. */
export function voteOnVerb(word: ReadWord): VerbVote | null {
  return verbVote(word.word.split(" ").at(-1) ?? word.word) ?? verbVote(baseOf(word));
}

function typeBy({ present, past, participles }: VerbVote, base: string): VerbType {
  if (IRREGULAR_PRESENT.has(base)) return "irregular";
  const stem = comparable(base.replace(/e?n$/, ""));
  const weak = (form: string | null, ...endings: string[]) => endings.some((ending) => form === stem + ending);
  if (!weak(present, "t", "et")) return "stem-changing";
  const weakParticiple = participles.some((form) => form.endsWith(`${stem}t`) || form.endsWith(`${stem}et`));
  return weak(past, "te", "ete") && weakParticiple ? "regular" : "irregular";
}

/** Verb type and separable prefix against the dictionary's one vote. */
export const VERB_FORM = wordCheck("verb-form", ({ word }) => {
  if (word.pos !== "verb" || word.verb === undefined) return [];
  const whole = verbVote(word.word.split(" ").at(-1) ?? word.word);
  const vote = whole ?? voteOnVerb(word);
  if (!vote) return ["the dictionary does not know this verb"];
  const faults: string[] = [];
  if (word.verb !== "modal") {
    const type = typeBy(vote, baseOf(word));
    const forms = `${vote.present}, ${vote.past}, ${vote.participles.join("/")}`;
    if (type !== word.verb) faults.push(`${word.verb}, the dictionary's forms are ${type} (${forms})`);
  }
  if (whole && whole.prefix !== (word.prefix ?? null)) {
    faults.push(`prefix ${word.prefix ?? "none"}, the dictionary says ${whole.prefix ?? "none"}`);
  }
  return faults;
});
