import { normalizeAnswer } from "#schema/rules/answers.ts";
import { bareInfinitive, type ReferenceVerb, rightForms } from "#schema/rules/verb-forms.ts";
import type { VerbHit } from "#schema/rules/verb-forms-search.ts";
import { PERSON_LABELS, type Person, TENSE_NAMES, type Tense } from "#schema/terms/conjugation.ts";

export type FoundVerb = VerbHit<ReferenceVerb>;

/** A sentence about what was found; German stands between asterisks: "*ging* is the Simple Past of *gehen*." */
export type FoundSentence = string;

/** Sentences about single verbs; whatever is found beyond them is counted. */
const MOST_SENTENCES = 3;

/** The tense to which a search leads: the first one in which its first verb has what was typed; null where it leads to none. */
export function foundTense(hits: readonly FoundVerb[]): Tense | null {
  return hits.find(({ found }) => found.length > 0)?.found[0]?.tense ?? null;
}

/** Whether what was typed is a form of one of the found verbs in this tense. */
export function isFoundIn(hits: readonly FoundVerb[], tense: Tense): boolean {
  return hits.some(({ found }) => found.some((one) => one.tense === tense));
}

const NOBODY: readonly Person[] = [];

/** The persons whose form in this tense was typed. */
export function foundPersons({ found }: FoundVerb, tense: Tense): readonly Person[] {
  return found.find((one) => one.tense === tense)?.persons ?? NOBODY;
}

/** What the verbs have to do with what was typed. Empty without verbs. */
export function foundSentences(typed: string, hits: readonly FoundVerb[]): FoundSentence[] {
  const query = typed.replace(/[\s*]+/g, " ").trim();
  const forms = hits.filter(({ found }) => found.length > 0);
  const others = hits.filter(({ found }) => found.length === 0);
  const english = others.filter(({ by }) => by === "english");
  const begun = others.filter(({ by }) => by === "beginning");
  const prefixes = others.filter(({ by, verb }) => by === "part" && verb.prefix !== undefined);
  const infinitives = others.filter(({ by }) => by === "form");
  return [
    ...infinitives.map(({ verb }) => `*${verb.infinitive}* is an infinitive: ${verb.english.join(", ")}.`),
    ...forms.slice(0, MOST_SENTENCES).map((hit) => formSentence(query, hit)),
    ...(forms.length > MOST_SENTENCES ? [`${forms.length - MOST_SENTENCES} more verbs have this form.`] : []),
    ...(prefixes.length > 0 ? [`*${query}* is the prefix of ${namesOf(prefixes)}.`] : []),
    ...(english.length > 0 ? [`“${query}” in English: ${namesOf(english)}.`] : []),
    ...(begun.length > 0 ? [`Beginning with “${query}”: ${namesOf(begun)}.`] : []),
  ];
}

/** "*ging* is the Simple Past of *gehen*, with *ich* and with *er/sie/es*." */
function formSentence(query: string, { verb, found }: FoundVerb): FoundSentence {
  const { infinitive } = verb;
  const isInfinitive = [infinitive, bareInfinitive(verb)].some((text) => folded(text) === folded(query));
  const tenses = found.map(({ tense, persons }, place) => {
    const ofVerb = place === 0 && !isInfinitive ? ` of *${infinitive}*` : "";
    const part = matchOf(query, verb, tense, persons).isWhole ? "" : "part of ";
    return `${part}the ${TENSE_NAMES[tense]}${ofVerb}${withPersons(persons)}`;
  });
  if (isInfinitive) return `*${infinitive}* is the infinitive, and ${listed(tenses)}.`;
  const [first] = found;
  const form = first ? matchOf(query, verb, first.tense, first.persons).text : query;
  return `*${form}* is ${listed(tenses)}.`;
}

/** The form or the word of a form that was typed, in its right spelling and without its pronoun: `faehrt` is *fährt*. */
function matchOf(
  query: string,
  verb: ReferenceVerb,
  tense: Tense,
  persons: readonly Person[],
): { text: string; isWhole: boolean } {
  const readings = new Set([query, query.slice(query.indexOf(" ") + 1)].map(folded));
  const isTyped = (text: string) => readings.has(folded(text));
  const forms = persons.flatMap((person) => rightForms(verb, tense, person));
  const whole = [...forms, ...forms.map((form) => writtenAsOne(form, verb))].find(isTyped);
  if (whole !== undefined) return { text: whole, isWhole: true };
  return { text: forms.flatMap((form) => form.split(" ")).find(isTyped) ?? query, isWhole: false };
}

/** As a subordinate clause writes it: *aufstehe*. */
function writtenAsOne(form: string, { prefix }: ReferenceVerb): string {
  const words = form.split(" ");
  return prefix !== undefined && words.at(-1) === prefix ? `${prefix}${words[0] ?? ""}` : form;
}

const FOLDED: Readonly<Record<string, string>> = { ae: "a", ä: "a", oe: "o", ö: "o", ue: "u", ü: "u", ss: "s", ß: "s" };

/** A text as loosely as the search reads it. */
function folded(text: string): string {
  return normalizeAnswer(text)
    .replace(/ ?[.!?…]+$/, "")
    .replace(/ae|oe|ue|ss|[äöüß]/g, (letters) => FOLDED[letters] ?? letters);
}

const EVERY_PERSON = 6;

function withPersons(persons: readonly Person[]): string {
  if (persons.length === EVERY_PERSON) return "";
  return `, ${listed(persons.map((person) => `with *${PERSON_LABELS[person]}*`))}`;
}

function namesOf(hits: readonly FoundVerb[]): string {
  return listed(hits.map(({ verb }) => `*${verb.infinitive}*`));
}

function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
