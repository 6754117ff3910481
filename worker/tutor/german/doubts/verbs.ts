import { VERBS_WITH_INFINITIVE } from "#content/built-in/german/doubts.ts";
import { type Clause, clausesOf } from "../clause.ts";
import { COORDINATORS, MODALS, SUBJECTS } from "../closed-class.ts";
import { type Context, finiteOf, nounsOf, verbsOf } from "../context.ts";
import type { Token } from "../tokens.ts";
import { hasCopula, isHelper, type Phrase, unitedSubject } from "./shared.ts";

/** "… und essen einen Apfel" of one person, "deine Hobbys ist Lesen". */
export function wrongPerson(context: Context, phrases: readonly Phrase[]): boolean {
  const { tokens } = context;
  const clauses = clausesOf(context);
  return clauses.some((clause, index) => {
    const before = clauses[index - 1];
    const first = tokens[clause.from];
    const verb = tokens[clause.from + (COORDINATORS.has(first?.lower ?? "") ? 1 : 0)];
    if (
      /^(?:und|oder|aber)$/.test(first?.lower ?? "") &&
      before !== undefined &&
      clause.opener === null &&
      !hasOwnSubject(context, clause)
    ) {
      const person = personOf(context, phrases, before);
      const finite = finiteOf(context, verb);
      const asInfinitive = verbsOf(context, verb).some(
        (reading) => reading.form !== "finite" && reading.form !== "imperative",
      );
      if (person !== null && finite.length > 0 && !(asInfinitive && takesInfinitive(context, before)))
        if (finite.every((reading) => !reading.persons.includes(person))) return true;
    }
    const phrase = phrases.find(({ from }) => from === clause.from);
    // "Die Leute in Deutschland ist": what stands between is passed over.
    const between = phrases.find(({ from, preposition }) => preposition !== null && from === (phrase?.to ?? 0) + 1);
    const next = phrase === undefined ? undefined : tokens[(between ?? phrase).to + 1];
    if (phrase === undefined || phrase.preposition !== null || phrase.article === null || next === undefined)
      return false;
    const persons = finiteOf(context, next).flatMap((reading) => reading.persons);
    if (persons.length === 0 || next.index >= clause.to) return false;
    if (tokens.slice(next.index, clause.to).some((token) => /^(?:ich|du|er|sie|es|wir|ihr|man)$/.test(token.lower)))
      return false;
    const nominative = phrase.cells.filter(({ cell }) => cell.kase === "nom");
    return nominative.length > 0 && nominative.every(({ cell }) => !persons.includes(cell.slot === "p" ? 5 : 2));
  });
}

/** Who does what a clause says: its pronoun, or the phrase with an article that it begins with. */
function personOf(context: Context, phrases: readonly Phrase[], clause: Clause): number | null {
  if (clause.subject !== null) return unitedSubject(context, clause) ? null : (SUBJECTS[clause.subject.lower] ?? 2);
  const phrase = phrases.find(({ from }) => from === clause.from);
  if (phrase === undefined || phrase.preposition !== null || phrase.article === null) return null;
  if (finiteOf(context, context.tokens[phrase.to + 1]).length === 0) return null;
  const slots = new Set(phrase.cells.filter(({ cell }) => cell.kase === "nom").map(({ cell }) => cell.slot === "p"));
  return slots.size === 1 ? (slots.has(true) ? 5 : 2) : null;
}

function hasOwnSubject(context: Context, clause: Clause): boolean {
  return context.tokens
    .slice(clause.from, clause.to)
    .some((token) => SUBJECTS[token.lower] !== undefined || /^(?:sie|das|die|der)$/.test(token.lower));
}

function takesInfinitive(context: Context, clause: Clause): boolean {
  return clause.finites.some((token) =>
    finiteOf(context, token).some(
      ({ verb }) =>
        MODALS.has(verb.lemma) || /^(?:werden|lassen|gehen|sehen|hören|helfen|lernen|bleiben)$/.test(verb.lemma),
    ),
  );
}

/** "Ich fühle gut." */
export function lacksReflexive(context: Context): boolean {
  return clausesOf(context).some((clause) => {
    const words = context.tokens.slice(clause.from, clause.to);
    return (
      clause.subject !== null &&
      clause.verbs.length > 0 &&
      !hasCopula(context, clause) &&
      clause.verbs.every((verb) => verb.reflexive || verb.lemma === "fühlen") &&
      !words.some(
        (token) => /^(?:mich|mir|dich|dir|sich|uns|euch)$/.test(token.lower) || nounsOf(context, token).length > 0,
      )
    );
  });
}

/** "Keine Zeit für lernen": there the verb would have to be a noun. */
export function prepositionBeforeVerb(context: Context): boolean {
  const { tokens } = context;
  return tokens.some((token, index) => {
    if (!/^(?:für|mit|von|nach|bei|beim|zum|vom|gegen|durch|aus)$/.test(token.lower)) return false;
    const next = tokens[index + 1];
    if (next === undefined || !/^\p{Ll}/u.test(next.text) || /^\p{Lu}/u.test(tokens[index + 2]?.text ?? ""))
      return false;
    const verbs = verbsOf(context, next);
    const other = tokens.slice(0, index).some((each) => finiteOf(context, each).length > 0);
    return (
      other && verbs.some(({ form }) => form === "infinitive" || form === "participle") && finiteEnd(next) === null
    );
  });
}

/** "Mit" and "nach" may be the prefix of a verb, with another verb behind: "… die mit wollen". */
function finiteEnd(token: Token): string | null {
  return /^(?:wollen|sollen|können|müssen|dürfen|haben|sein|werden)$/.exec(token.lower)?.[0] ?? null;
}

/** "Mein Vater er arbeitet viel." */
export function doubleSubject(context: Context, phrases: readonly Phrase[]): boolean {
  const { tokens } = context;
  return phrases.some(
    (phrase) =>
      phrase.from === 0 &&
      phrase.preposition === null &&
      phrase.cells.some(({ cell }) => cell.kase === "nom") &&
      /^(?:er|sie|es|wir)$/.test(tokens[phrase.to + 1]?.lower ?? "") &&
      finiteOf(context, tokens[phrase.to + 2]).length > 0,
  );
}

/** "Wir müssen den Weg gezeigt", "ich habe viel lernen". */
export function wrongVerbForm(context: Context): boolean {
  return clausesOf(context).some((clause) => {
    const words = context.tokens.slice(clause.from, clause.to).filter((token) => token.kind === "word");
    const last = words.at(-1);
    if (clause.opener !== null || last === undefined || clause.finites.includes(words[0] ?? last)) return false;
    const helpers = clause.finites
      .filter((token) => token !== last)
      .flatMap((token) => finiteOf(context, token).map(({ verb }) => verb.lemma));
    const forms = new Set(verbsOf(context, last).map(({ form }) => form));
    const bare = /^\p{Ll}/u.test(last.text) && forms.has("infinitive") && !forms.has("participle");
    // "Ich mag essen", "ich kenne kochen": only few verbs take a bare infinitive.
    const closesRelative = verbsOf(context, last).some(({ verb }) => isHelper(verb.lemma));
    if (bare && !closesRelative && helpers.length > 0 && !words.some((token) => token.lower === "zu")) {
      if (!helpers.some((lemma) => isHelper(lemma) || VERBS_WITH_INFINITIVE.test(lemma))) return true;
      if (last.lower !== "sein" && words.some((token) => /^(?:mag|magst|mögt|mögen)$/.test(token.lower))) return true;
    }
    if (helpers.length === 0 || !helpers.every(isHelper)) return false;
    const others = words
      .slice(0, -1)
      .some(
        (token) =>
          token !== clause.finites[0] &&
          verbsOf(context, token).some(({ form }) => form === "infinitive" || form === "zu"),
      );
    if (others || words.some((token) => token.lower === "zu")) return false;
    // "Ich habe angekommen."
    const participles = verbsOf(context, last).filter(({ form }) => form === "participle");
    if (
      participles.length > 0 &&
      participles.every(({ verb }) => verb.auxiliary === "sein" && !verb.lemma.endsWith("fahren")) &&
      helpers.every((lemma) => lemma === "haben")
    )
      return true;
    if (helpers.every((lemma) => MODALS.has(lemma))) return forms.has("participle") && !forms.has("infinitive");
    return (
      helpers.every((lemma) => lemma === "haben" || lemma === "sein") &&
      !/^(?:einkaufen|schwimmen|essen|tanzen|spazieren)$/.test(last.lower) &&
      forms.has("infinitive") &&
      !forms.has("participle") &&
      last.index !== clause.from
    );
  });
}
