import {
  DONE_OR_HAPPENED,
  EITHER_PERFECT,
  GOING_VERBS,
  HABEN_VERBS,
  INFINITIVE_BESIDE_HABEN,
  SEIN_OR_HABEN_VERBS,
  SEIN_VERBS,
} from "#content/built-in/german/verbs.ts";
import { LENGTHS, STATES, TIME_NOUNS } from "#content/built-in/german/words.ts";
import { BEFORE_A_PARTICIPLE, MOVED, STATES_OR_REGIONAL } from "#content/built-in/tutor/patterns/perfect.ts";
import type { Edit } from "../../turn.ts";
import { type Clause, clausesOf } from "../clause.ts";
import { MODALS, SUBJECTS } from "../closed-class.ts";
import { type Context, edit, finiteOf, verbsOf } from "../context.ts";
import { capital, type Verb, type VerbReading } from "../lexicon.ts";
import { nounPhrases, solutions } from "../noun-phrase.ts";
import { conjugate, participle } from "../paradigm.ts";
import { isAboutPeople } from "../people.ts";
import type { Token } from "../tokens.ts";

/** The perfect has the right auxiliary and a participle. */
export function perfectRule(context: Context): Edit[] {
  return [
    ...auxiliaries(context),
    ...perfectForms(context),
    ...statesWithHaben(context),
    ...doubleInfinitives(context),
  ];
}

/** `Ich habe gegangen` → `bin`, `Ich bin gearbeitet` → `habe`. */
function auxiliaries(context: Context): Edit[] {
  const { tokens } = context;
  const edits: Edit[] = [];
  for (const clause of clausesOf(context)) {
    const words = tokens.slice(clause.from, clause.to).filter((token) => token.kind === "word");
    const last = words.at(-1);
    const before = words.at(-2);
    const auxiliary = clause.finites.find((token) =>
      finiteOf(context, token).some((reading) => /^(haben|sein)$/.test(reading.verb.lemma)),
    );
    if (!last || !auxiliary || clause.finites.filter((token) => token !== last).length !== 1) continue;
    // In a subordinate clause the auxiliary is last and the participle stands before it.
    const participleToken = last === auxiliary ? before : last;
    if (!participleToken || participleToken === auxiliary) continue;
    const readings = verbsOf(context, participleToken).filter((reading) => reading.form === "participle");
    const verb = readings.find((reading) => !reading.verb.lemma.startsWith("ge"))?.verb ?? readings[0]?.verb;
    if (!verb || readings.length === 0) continue;
    const form = finiteOf(context, auxiliary).find((reading) => /^(haben|sein)$/.test(reading.verb.lemma));
    if (!form?.tense) continue;
    // `haben gelegen und geschwommen`: one auxiliary for two participles; the first one decides.
    const other = words.some(
      (token) =>
        token !== participleToken &&
        token !== auxiliary &&
        verbsOf(context, token).some(
          (reading) => reading.form === "participle" && !reading.verb.lemma.startsWith("ge"),
        ) &&
        !context.lexicon.entries(token.lower).includes("D"),
    );
    if (other && words.some((token) => token.lower === "und")) continue;
    const wrongHaben =
      form.verb.lemma === "haben" &&
      readings.every((reading) => needsSein(reading.verb)) &&
      !(SEIN_OR_HABEN_VERBS.has(verb.lemma) && hasObject(context, clause, auxiliary)) &&
      !(DONE_OR_HAPPENED.has(verb.lemma) && clause.subject) &&
      !hasReflexive(words);
    const person = words.some((token) => /^(ich|du|er|wir)$/.test(token.lower));
    const wrongSein =
      form.verb.lemma === "sein" &&
      ((person &&
        readings.every((reading) => HABEN_VERBS.has(reading.verb.lemma)) &&
        // "Wir sind durch den Saal getanzt"
        !(
          verb.lemma === "tanzen" && words.some(({ lower }) => /^(durch|über|um|ins|zu[mr]?|aus|nach)$/.test(lower))
        )) ||
        hasDoneSomething(context, clause, auxiliary, participleToken, readings)) &&
      form.tense !== "subjunctive" &&
      !words.some((token) => /^(von|worden|schon|immer)$/.test(token.lower)) &&
      // "Ich bin es gewohnt": only beside a place it is *wohnen*.
      !(participleToken.lower === "gewohnt" && !words.some(({ lower }) => /^(in|bei)$/.test(lower))) &&
      !STATES_OR_REGIONAL.test(participleToken.lower);
    if (!wrongHaben && !wrongSein) continue;
    const right = context.lexicon.verb(wrongHaben ? "sein" : "haben");
    const index = personOf(form.persons, words);
    const text = right && conjugate(right, form.tense)[index];
    if (!text) continue;
    edits.push(
      edit(context, auxiliary, auxiliary, text, {
        type: "grammar",
        category: "tenses",
        rule: wrongHaben ? "sein-perfect" : "haben-perfect",
        explanation: wrongHaben
          ? `*${verb.lemma}* forms the perfect with *sein*: *${text} … ${participleToken.lower}*.`
          : `*${verb.lemma}* forms the perfect with *haben*: *${text} … ${participleToken.lower}*.`,
        confidence: 0.93,
      }),
    );
  }
  return edits;
}

function needsSein(verb: Verb): boolean {
  return (
    SEIN_VERBS.has(verb.lemma) ||
    (verb.auxiliary === "sein" && !verb.governs.includes("A") && !EITHER_PERFECT.has(verb.lemma))
  );
}

function personOf(persons: readonly number[], words: readonly Token[]): number {
  for (const token of words) {
    const person = SUBJECTS[token.lower];
    if (person !== undefined && persons.includes(person)) return person;
  }
  return persons[0] ?? 2;
}

/** `Mein Bruder ist ein Auto gekauft`: a subject before the verb, and an object that only a perfect with *haben* can have. */
function hasDoneSomething(
  context: Context,
  clause: Clause,
  auxiliary: Token,
  last: Token,
  readings: readonly VerbReading[],
): boolean {
  if (clause.opener || last.index < auxiliary.index || /^ge(wöhn|wohn)t$/.test(last.lower)) return false;
  if (!readings.every(({ verb }) => /^AD?$/.test(verb.governs) && !needsSein(verb) && verb.auxiliary !== "both"))
    return false;
  const phrases = nounPhrases(context).filter(
    ({ from, to, preposition, noun }) =>
      from >= clause.from && to < clause.to && !preposition && !TIME_NOUNS.test(noun.text) && !LENGTHS.test(noun.text),
  );
  const object = phrases.find(({ from, article }) => from > auxiliary.index && article !== null);
  if (!object || !solutions(object).some(({ cell, cost }) => cost === 0 && cell.kase === "acc")) return false;
  const front = context.tokens[clause.from];
  if (clause.subject)
    return Math.abs(clause.subject.index - auxiliary.index) === 1 && clause.subject.index < object.from;
  if (auxiliary.index === clause.from + 1)
    return (
      front !== undefined &&
      (front.lower === "sie" || (/^\p{Lu}/u.test(front.text) && !context.lexicon.isKnown(front.lower)))
    );
  const subject = phrases.find(({ from, to }) => from === clause.from && to === auxiliary.index - 1);
  return (
    subject !== undefined &&
    isAboutPeople(context, subject) &&
    solutions(subject).some(({ cell, cost }) => cost === 0 && cell.kase === "nom") &&
    object.from === auxiliary.index + 1
  );
}

/** `Ich habe müde` → `bin`: what one is, not what one has. */
function statesWithHaben(context: Context): Edit[] {
  return clausesOf(context).flatMap((clause) => {
    const words = context.tokens.slice(clause.from, clause.to);
    const last = words.at(-1);
    const auxiliary = clause.finites[0];
    if (!last || !auxiliary || clause.finites.length !== 1 || !STATES.test(last.lower)) return [];
    const reading = finiteOf(context, auxiliary).find(({ verb }) => verb.lemma === "haben");
    if (!reading?.tense || reading.tense === "reported") return [];
    const between = words.filter((token) => token.index > auxiliary.index && token !== last);
    if (!between.every(({ lower }) => BEFORE_A_PARTICIPLE.test(lower))) return [];
    const sein = context.lexicon.verb("sein");
    const right = sein && conjugate(sein, reading.tense)[personOf(reading.persons, words)];
    if (!right) return [];
    return [
      edit(context, auxiliary, auxiliary, right, {
        type: "grammar",
        category: "verbs",
        rule: "state-sein",
        explanation: `*${last.lower}* says how someone is, so it takes *sein*: *${right} … ${last.lower}*.`,
        confidence: 0.92,
      }),
    ];
  });
}

/** `Du hättest das sagen gesollt` → `sagen sollen`: beside another infinitive the modal verb is one, too. */
function doubleInfinitives(context: Context): Edit[] {
  return clausesOf(context).flatMap((clause) => {
    const [verb, modal] = context.tokens.slice(clause.from, clause.to).slice(-2);
    const right = MODAL_PARTICIPLES[modal?.lower ?? ""];
    if (!verb || !modal || right === undefined || clause.opener) return [];
    const haben = clause.finites.some((token) => finiteOf(context, token).some((each) => each.verb.lemma === "haben"));
    const infinitive = context.lexicon.verbReadings(verb.lower).some(({ form }) => form === "infinitive");
    if (!haben || !infinitive) return [];
    return [
      edit(context, verb, modal, `${verb.lower} ${right}`, {
        type: "grammar",
        category: "modal-verbs",
        rule: "double-infinitive",
        explanation: `Beside another infinitive, the modal verb is an infinitive, too: *${verb.lower} ${right}*.`,
        confidence: 0.92,
      }),
    ];
  });
}

const MODAL_PARTICIPLES: Readonly<Record<string, string>> = {
  gesollt: "sollen",
  gemusst: "müssen",
  gekonnt: "können",
  gedurft: "dürfen",
  gewollt: "wollen",
};

/** An object in the accusative: `das Auto gefahren`. A noun after a preposition or a time is none. */
function hasObject(context: Context, { from, to, subject }: Clause, auxiliary: Token): boolean {
  if (context.tokens.slice(from, to).some(({ lower }) => MOVED.test(lower))) return true;
  // "Die Akten hat er verbrannt": with the subject behind the verb, the object may come first.
  const first = subject?.index === auxiliary.index + 1 ? from : from + 1;
  return (
    nounPhrases(context).some(
      (phrase) =>
        phrase.from >= first &&
        phrase.to < to &&
        phrase.preposition === null &&
        !TIME_NOUNS.test(phrase.noun.text) &&
        !/^(Stunden|Kilometer)$/.test(phrase.noun.text) &&
        phrase.article !== null,
    ) && !context.tokens.slice(from, to).some((token) => token.lower === "mit")
  );
}

function hasReflexive(words: readonly Token[]): boolean {
  return words.some((token) => /^(sich|mich|dich)$/.test(token.lower));
}

/** `Ich habe meine Freundin besuchen` → `besucht`, `Ich habe mein Handy verliert` → `verloren`: any other form where the participle belongs. */
function perfectForms(context: Context): Edit[] {
  const { tokens } = context;
  return clausesOf(context).flatMap((clause) => {
    if (clause.opener) return [];
    const auxiliary = clause.finites.find((token) =>
      finiteOf(context, token).some(({ verb, tense }) => /^(haben|sein)$/.test(verb.lemma) && tense !== "reported"),
    );
    const words = tokens.slice(clause.from, clause.to).filter(({ kind }) => kind === "word");
    const last = words.at(-1);
    if (!auxiliary || !last || last.index <= auxiliary.index + 1) return [];
    const helper = finiteOf(context, auxiliary)[0]?.verb.lemma ?? "";
    const early = helper === "haben" ? besideHaben(context, clause, auxiliary) : null;
    if (early) return [early];
    // `Mein Traum ist nach Japan reisen`: only a person has gone somewhere.
    const person = words.some(
      ({ index, lower }) => index <= auxiliary.index + 1 && /^(ich|du|er|sie|wir|man|ihr)$/.test(lower),
    );
    if (!person && (helper === "sein" || auxiliary.index === clause.from)) return [];
    const between = words.filter(({ index }) => index > auxiliary.index && index < last.index);
    // `Ich habe gehört er kommt`, `Ich habe keine Zeit zu lesen`, `Ich habe ihn kommen sehen`
    if (
      between.some(
        (token) =>
          verbsOf(context, token).length > 0 || /^(zu|und|oder|als|wie|um|für|Lust|lust|zeit|angst)$/.test(token.lower),
      )
    )
      return [];
    if (between.some((token) => SUBJECTS[token.lower] !== undefined && token.index > auxiliary.index + 1)) return [];
    const readings = verbsOf(context, last);
    if (readings.length === 0 || readings.some(({ form }) => form === "participle" || form === "zu")) return [];
    if (context.lexicon.entries(last.lower).some((entry) => /^[AD]/.test(entry))) return [];
    // `Die Wohnung hat drei zimmer`: a noun without its capital.
    const before = tokens[last.index - 1];
    const counts =
      before !== undefined &&
      (/^(zwei|drei|vier|fünf|sechs|viele?|keine?n?|eine?n?|meinen?|meine|die|das|den)$/.test(before.lower) ||
        before.kind === "number" ||
        context.lexicon.adjectiveReadings(before.lower).some(({ ending }) => ending !== ""));
    if (counts && context.lexicon.nounReadings(capital(last.lower)).length > 0) return [];
    if (readings.some(({ tense }) => tense === "past" || tense === "subjunctive")) return [];
    const lemmas = new Map(readings.map(({ verb }) => [verb.lemma, verb]));
    const [verb] = lemmas.values();
    if (lemmas.size !== 1 || !verb || MODALS.has(verb.lemma) || INFINITIVE_BESIDE_HABEN.test(verb.lemma)) return [];
    if (helper === "haben" ? needsSein(verb) : !GOING_VERBS.test(verb.lemma)) return [];
    return [toParticiple(context, last, verb)];
  });
}

/** `Ich habe kaufen ein Auto`: an infinitive right after *habe*, with what it is about behind it. */
function besideHaben(context: Context, clause: Clause, auxiliary: Token): Edit | null {
  const { tokens } = context;
  const after = SUBJECTS[tokens[auxiliary.index + 1]?.lower ?? ""] === undefined ? 1 : 2;
  const verb = tokens[auxiliary.index + after];
  if (!verb || verb.index >= clause.to - 1) return null;
  const readings = verbsOf(context, verb);
  const infinitive = readings.find(({ form }) => form === "infinitive");
  if (!infinitive || readings.some(({ form, joined }) => form === "participle" || joined)) return null;
  const { lemma } = infinitive.verb;
  if (MODALS.has(lemma) || INFINITIVE_BESIDE_HABEN.test(lemma) || needsSein(infinitive.verb)) return null;
  const rest = tokens.slice(verb.index + 1, clause.to);
  if (rest.some((token) => verbsOf(context, token).length > 0 || /^(und|oder|zu)$/.test(token.lower))) return null;
  return toParticiple(context, verb, infinitive.verb);
}

function toParticiple(context: Context, token: Token, verb: Verb): Edit {
  const right = participle(verb);
  return edit(context, token, token, right, {
    type: "grammar",
    category: "tenses",
    rule: "participle",
    explanation: `The perfect takes the participle of *${verb.lemma}*: *${right}*.`,
    confidence: 0.88,
  });
}
