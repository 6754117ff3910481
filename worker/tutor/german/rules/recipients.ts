import { DATIVE_VERBS, GIVING_VERBS, THINGS_PLEASE } from "#content/built-in/german/verbs.ts";
import { TIME_NOUNS } from "#content/built-in/german/words.ts";
import type { Edit } from "../../turn.ts";
import { type Clause, clausesOf } from "../clause.ts";
import { adjectiveEnding, determinerForm, MODALS, PREPOSITIONS, type Slot } from "../closed-class.ts";
import { type Context, edit, finiteOf, nounsOf, verbsOf } from "../context.ts";
import { type NounPhrase, nounPhrases, type Solution, solutions } from "../noun-phrase.ts";
import { nounForm } from "../paradigm.ts";
import { isAboutPeople } from "../people.ts";
import type { Token } from "../tokens.ts";

/** `Ich schenke meine Mutter Blumen` → `meiner Mutter`, `Gehört das Buch deine Schwester?` → `deiner Schwester`. */
export function recipientRule(context: Context): Edit[] {
  return clausesOf(context).flatMap((clause) => {
    if (clause.verbs.length === 0 || isPassive(context, clause)) return [];
    const lemmas = [...new Set(clause.verbs.map(({ lemma }) => lemma))];
    const perfect = clause.finites.some((token) => finiteOf(context, token).some(({ verb }) => verb.lemma === "haben"));
    // `gehört` belongs to *hören*, too, and `gefallen` to *fallen*.
    const meant = lemmas.filter((lemma) => !(perfect && lemma === "fallen"));
    const person = meant.every((lemma) => GIVING_VERBS.has(lemma))
      ? receiver(context, clause)
      : meant.every((lemma) => DATIVE_VERBS.has(lemma) || lemma === "glauben")
        ? personMeant(context, clause, meant[0] ?? "")
        : null;
    const found = person && toDative(context, person, meant[0] ?? "");
    return found ? [found] : [];
  });
}

function isPassive(context: Context, clause: Clause): boolean {
  return context.tokens.slice(clause.from, clause.to).some(({ lower }) => /^(wird|werden|wurden?|worden)$/.test(lower));
}

/** Phrases of the clause without preposition and without a time. */
function bareOf(context: Context, clause: Clause): NounPhrase[] {
  return nounPhrases(context).filter(
    ({ from, to, preposition, noun, article }) =>
      from >= clause.from && to < clause.to && !preposition && article !== null && !TIME_NOUNS.test(noun.text),
  );
}

function fitting(phrase: NounPhrase): Solution[] {
  return solutions(phrase).filter(({ cost }) => cost === 0);
}

function isNeverDative(phrase: NounPhrase): boolean {
  const cells = fitting(phrase).filter(({ cell }) => cell.kase !== "gen");
  return cells.length > 0 && cells.every(({ cell }) => cell.kase === "nom" || cell.kase === "acc");
}

function isSubject(phrase: NounPhrase): boolean {
  return fitting(phrase).some(({ cell }) => cell.kase === "nom");
}

const DATIVE_PRONOUN = /^(mir|dir|ihm|ihr|uns|euch|ihnen)$/;

/** The person behind the verb and its subject, with the thing right behind it. */
function receiver(context: Context, clause: Clause): NounPhrase | null {
  const { tokens } = context;
  const words = tokens.slice(clause.from, clause.to);
  if (words.some(({ lower }) => DATIVE_PRONOUN.test(lower))) return null;
  // "Ich schicke meinen Sohn Brot kaufen"
  const last = words.findLast(({ kind }) => kind === "word");
  const modal = clause.finites.some((token) =>
    finiteOf(context, token).some(({ verb }) => MODALS.has(verb.lemma) || verb.lemma === "werden"),
  );
  const infinitive = verbsOf(context, last).some(({ form }) => form === "infinitive");
  if (infinitive && !modal && last !== clause.finites[0]) return null;
  const phrases = bareOf(context, clause);
  return (
    phrases.find(
      (phrase) =>
        isNeverDative(phrase) &&
        isAboutPeople(context, phrase) &&
        isBehindSubject(context, clause, phrase) &&
        isThing(context, clause, phrase, tokens[phrase.to + 1]),
    ) ?? null
  );
}

/** A subject of its own stands before the phrase, right beside it or at the start of the clause. */
function isBehindSubject(context: Context, clause: Clause, phrase: NounPhrase): boolean {
  const { tokens } = context;
  const finite = clause.finites[0];
  if (!finite || clause.opener || finite.index >= phrase.from) {
    const first = tokens[clause.from];
    return !finite && first !== undefined && isCommand(context, first) && phrase.from === clause.from + 1;
  }
  if (clause.subject) return clause.subject.index < phrase.from;
  const front = tokens[clause.from];
  if (finite.index === clause.from + 1 && front && (front.lower === "sie" || isName(context, front)))
    return phrase.from === finite.index + 1;
  const others = bareOf(context, clause).filter(({ to }) => to < phrase.from);
  if (others.length !== 1) return false;
  return others.every(
    (other) =>
      isSubject(other) &&
      (other.to === phrase.from - 1 || (other.from === clause.from && other.to === finite.index - 1)),
  );
}

function isCommand(context: Context, token: Token): boolean {
  return verbsOf(context, token).some(({ form }) => form === "imperative");
}

function isName(context: Context, token: Token): boolean {
  return /^\p{Lu}/u.test(token.text) && nounsOf(context, token).length === 0 && !context.lexicon.isKnown(token.lower);
}

/** What is given: a phrase, a bare noun, or `alles`, `etwas`. */
function isThing(context: Context, clause: Clause, person: NounPhrase, next: Token | undefined): boolean {
  if (!next || next.index >= clause.to) return false;
  if (/^(alles|etwas|nichts|viel|viele|zwei|drei)$/.test(next.lower)) return true;
  const phrase = nounPhrases(context).find(({ from }) => from === next.index);
  if (phrase) {
    const object = fitting(phrase).some(({ cell }) => cell.kase === "acc");
    return object && !phrase.preposition && !TIME_NOUNS.test(phrase.noun.text) && !isAboutPeople(context, phrase);
  }
  if (PREPOSITIONS[next.lower] || next === person.noun || TIME_NOUNS.test(next.text)) return false;
  return nounsOf(context, next).some(({ cells }) => cells.some(([kase]) => kase === "acc"));
}

/** The person whom something pleases, belongs to or helps: the one of two phrases that cannot be the subject. */
function personMeant(context: Context, clause: Clause, lemma: string): NounPhrase | null {
  const words = context.tokens.slice(clause.from, clause.to);
  if (words.some(({ lower }) => DATIVE_PRONOUN.test(lower) || /^(sich|mich|dich|auf|zu)$/.test(lower))) return null;
  const phrases = bareOf(context, clause);
  if (lemma === "glauben") {
    const [person, ...others] = phrases;
    const after = person && context.tokens[person.to + 1];
    const plain = !after || after.index >= clause.to || /^(nicht|alles|kein|nie)$/.test(after.lower);
    if (!person || others.length > 0 || !plain || !clause.subject || clause.finites.length !== 1) return null;
    if (context.tokens[clause.to]?.text === "," || context.tokens[clause.to]?.kind === "word") return null;
    return isNeverDative(person) && isAboutPeople(context, person) && clause.subject.index < person.from
      ? person
      : null;
  }
  if (clause.subject) {
    const [person, ...others] = phrases;
    const subject = clause.subject.index < (person?.from ?? 0);
    return person && others.length === 0 && subject && !THINGS_PLEASE.test(lemma) && isDefinitePerson(context, person)
      ? person
      : null;
  }
  const [first, second, ...more] = phrases;
  const finite = clause.finites[0];
  if (!first || !second || more.length > 0 || !finite || second.from < finite.index || clause.opener) return null;
  if (!isNeverDative(first) || !isNeverDative(second)) return null;
  if (THINGS_PLEASE.test(lemma)) {
    const people = [first, second].filter((phrase) => isAboutPeople(context, phrase));
    const [person] = people;
    const thing = first === person ? second : first;
    return person && people.length === 1 && isSubject(thing) ? person : null;
  }
  return isSubject(first) && isAboutPeople(context, first) && isAboutPeople(context, second) ? second : null;
}

function isDefinitePerson(context: Context, phrase: NounPhrase): boolean {
  return isNeverDative(phrase) && isAboutPeople(context, phrase) && phrase.article?.word.base !== "ein";
}

function toDative(context: Context, phrase: NounPhrase, lemma: string): Edit | null {
  const { article, noun, adjectives } = phrase;
  if (!article || article.merged) return null;
  const cells = fitting(phrase).filter(({ cell }) => cell.kase === "acc" || cell.kase === "nom");
  const slots = new Set<Slot>(cells.map(({ cell }) => cell.slot));
  const [slot] = slots;
  const lemmas = new Set(phrase.readings.map((reading) => reading.noun.lemma));
  const reading = phrase.readings[0];
  if (slots.size !== 1 || slot === undefined || lemmas.size !== 1 || !reading) return null;
  const right = determinerForm(article.word, { kase: "dat", slot });
  const form = nounForm(reading.noun, "dat", slot === "p" ? "pl" : "sg");
  if (right === null || form === null) return null;
  const ending = adjectiveEnding(article.word.declension, { kase: "dat", slot });
  const middle = adjectives.map(({ token, readings }) => `${readings[0]?.stem ?? token.lower}${ending}`);
  const unchanged = form === noun.text && adjectives.length === 0;
  const text = unchanged ? right : [right, ...middle, form].join(" ");
  return edit(context, article.token, unchanged ? article.token : noun, text, {
    type: "grammar",
    category: "cases",
    rule: "object-case",
    explanation: `With *${lemma}*, the person is in the dative: *${[right, ...middle, form].join(" ")}*.`,
    confidence: 0.9,
  });
}
