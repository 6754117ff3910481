import { GOVERNING_VERBS } from "#content/built-in/german/prepositions.ts";
import {
  ACTIONS_IN_A_PLACE,
  DATIVE_VERBS,
  GIVING_VERBS,
  LOCATION_VERBS,
  MOTION_VERBS,
  SPLIT_VERBS,
  STILL_VERBS,
  VERBS_WITH_OBJECT,
} from "#content/built-in/german/verbs.ts";
import {
  EVENTS,
  HELD_IN,
  HOMES,
  OPEN_PLACES,
  PLACES,
  PLACES_TO_BE,
  SPANS,
  TIME_NOUNS,
} from "#content/built-in/german/words.ts";
import {
  BEHIND_A_GOAL,
  DONE_BY_PEOPLE,
  DONE_ON_FOOT,
  GLUED_TO,
  HANDED,
  OWNERS,
  PLAIN_PREFIX,
  ROUNDS,
  STOOD_ON,
  WAYS_IN,
  WAYS_TO,
} from "#content/built-in/tutor/patterns/noun-phrases.ts";
import { type Clause, clausesOf } from "../clause.ts";
import { CONTRACTIONS, PREPOSITIONS, SUBJECTS } from "../closed-class.ts";
import { type Context, finiteOf, nounsOf, span } from "../context.ts";
import type { Verb } from "../lexicon.ts";
import { type NounPhrase, nounPhrases, solutions } from "../noun-phrase.ts";
import type { Case } from "../paradigm.ts";
import { isAboutPeople, mayBePeople } from "../people.ts";
import type { Token } from "../tokens.ts";

type Place = "preposition" | "two-way" | "object" | "contrast" | "subject" | "time" | "open";

export interface Demand {
  place: Place;
  cases: readonly Case[];
  why: string;
}

/** `Die Wohnung gefällt meine Frau`: the subject stands before the verb, so what follows it is the other person. */
function isAfterSubject(context: Context, phrase: NounPhrase, clause: Clause): boolean {
  const finite = clause.finites[0];
  const first = context.tokens[clause.from];
  const last = context.tokens.slice(clause.from, clause.to).findLast(({ kind }) => kind === "word");
  if (
    !finite ||
    clause.finites.filter((token) => token !== last || token === finite).length !== 1 ||
    finite.index >= phrase.from ||
    !first ||
    clause.opener
  )
    return false;
  const subject = nounPhrases(context).find(
    (other) => other.from === clause.from && other.to === finite.index - 1 && !other.preposition,
  );
  return (
    subject !== undefined &&
    solutions(subject).some(({ cell, cost }) => cost === 0 && cell.kase === "nom") &&
    phrase.from === finite.index + 1
  );
}

/** `Ich schenke meine Freundin einen Ring`: two objects side by side, the first one is the person. */
function isFirstOfTwo(context: Context, phrase: NounPhrase, clause: Clause): boolean {
  // "Wir zeigen unsere Stadt den Gästen": only people are given something.
  if (TIME_NOUNS.test(phrase.noun.text) || !isAboutPeople(context, phrase)) return false;
  const next = context.tokens[phrase.to + 1];
  if (
    !next ||
    next.index >= clause.to ||
    !/^(ein|einen|eine|das|die|den|(?:m|d|s)ein(?:en|e)?|ihren?|ihre)$/.test(next.lower)
  )
    return false;
  // "die falsche Größe": with adjectives the noun comes later.
  if (
    nounPhrases(context).some(
      ({ from, preposition, noun }) => from === next.index && !preposition && !TIME_NOUNS.test(noun.text),
    )
  )
    return true;
  return (
    nounsOf(context, context.tokens[phrase.to + 2]).length > 0 &&
    !nounsOf(context, context.tokens[phrase.to + 2]).some(({ noun }) => TIME_NOUNS.test(noun.lemma))
  );
}

/** `Ich schenke meiner Mutter ein Ring`: the subject is there, and so is the person who gets something. */
function isBehindRecipient(context: Context, { subject, verbs }: Clause, before: Token): boolean {
  const person = nounPhrases(context).find(({ to, preposition }) => to === before.index && !preposition);
  return (
    person !== undefined &&
    subject !== null &&
    subject.index < person.from &&
    verbs.length > 0 &&
    verbs.every(({ lemma }) => GIVING_VERBS.has(lemma)) &&
    solutions(person).every(({ cell, cost }) => cost > 0 || cell.kase === "dat" || cell.kase === "gen")
  );
}

export function demandOf(context: Context, phrase: NounPhrase, clause: Clause): Demand {
  const { preposition } = phrase;
  if (preposition) {
    if (preposition.cases.length === 1 || preposition.cases[0] === "gen") {
      return {
        place: "preposition",
        cases: preposition.cases,
        why: `*${preposition.word}* takes the ${nameOf(preposition.cases)}`,
      };
    }
    return twoWay(context, phrase, clause, preposition.word, preposition.cases);
  }
  const previous = context.tokens[phrase.from - 1]?.lower ?? "";
  if (isTime(phrase, clause) && !/^(wie|als|anfang|mitte|ende)$/.test(previous))
    return { place: "time", cases: ["acc"], why: "A time without a preposition takes the accusative" };
  const before = context.tokens[phrase.from - 1];
  const inherited = before && fromNeighbor(context, phrase, clause, before);
  if (inherited) return inherited;
  if (before && isBehindRecipient(context, clause, before))
    return {
      place: "object",
      cases: ["acc"],
      why: `*${clause.verbs[0]?.lemma ?? ""}* takes the thing in the accusative`,
    };
  if (before && ((nounsOf(context, before).length > 0 && !TIME_NOUNS.test(before.text)) || before.text === ","))
    return open;
  const contrast = before && fromContrast(context, clause, before);
  if (contrast) return contrast;
  if (before && /^(als|wie|und|oder|sondern|aber|so)$/.test(before.lower)) return open;
  // `Ich habe den Wecker gehört`: of *hören* and *gehören*, the first is what I, you and we do.
  const heard =
    /^(ich|du|wir)$/.test(clause.subject?.lower ?? "") && clause.verbs.some(({ lemma }) => lemma === "hören");
  const verbs = heard ? clause.verbs.filter(({ lemma }) => lemma !== "gehören") : clause.verbs;
  const after = context.tokens[phrase.to + 1];
  if (verbs.some((verb) => /^(sein|werden|bleiben|heißen)$/.test(verb.lemma))) {
    const there = context.tokens.slice(clause.from, clause.to).some((token) => token.lower === "gibt");
    return there
      ? open
      : { place: "subject", cases: ["nom"], why: "After *sein*, *werden* and *bleiben* comes the nominative" };
  }
  if (clause.subject && clause.subject.index !== phrase.from) {
    if (
      verbs.length > 0 &&
      verbs.every((verb) => GIVING_VERBS.has(verb.lemma)) &&
      isFirstOfTwo(context, phrase, clause)
    ) {
      return { place: "object", cases: ["dat"], why: "The person who gets something is in the dative" };
    }
    const governs = new Set(verbs.map((verb) => governsOf(context, verb)));
    if (verbs.length > 0 && [...governs].every((code) => code === "A")) {
      const name = verbs[0]?.lemma ?? "";
      return { place: "object", cases: ["acc"], why: `*${name}* takes an object in the accusative` };
    }
    if (verbs.length > 0 && verbs.every((verb) => verb.governs === "D" || DATIVE_VERBS.has(verb.lemma))) {
      return { place: "object", cases: ["dat"], why: `*${verbs[0]?.lemma ?? ""}* takes the dative` };
    }
    // `Kannst du mir der Link schicken`: the person is there already, so the other object is the thing.
    const person = context.tokens
      .slice(clause.from, clause.to)
      .some((token) => /^(mir|dir|ihm|uns|euch|Ihnen)$/.test(token.text));
    if (person && [...governs].every((code) => code === "AD" || code === "A") && verbs.length > 0) {
      return { place: "object", cases: ["acc"], why: `*${verbs[0]?.lemma ?? ""}* takes the thing in the accusative` };
    }
    if (governs.has("AD") || governs.has("DA")) return { place: "open", cases: ["acc", "dat"], why: "" };
    return { place: "open", cases: ["acc", "dat", "gen"], why: "" };
  }
  if (
    verbs.length > 0 &&
    verbs.every((verb) => DATIVE_VERBS.has(verb.lemma)) &&
    isAfterSubject(context, phrase, clause)
  ) {
    return { place: "object", cases: ["dat"], why: `*${verbs[0]?.lemma ?? ""}* takes the dative` };
  }
  if (
    verbs.length > 0 &&
    verbs.every((verb) => {
      const code = governsOf(context, verb);
      return code === "A" || (code === "AD" && HANDED.test(phrase.noun.text) && /^(mir|dir|uns|ihm)$/.test(previous));
    }) &&
    !clause.subject &&
    isFrontSubject(context, phrase, clause)
  ) {
    return { place: "object", cases: ["acc"], why: `*${verbs[0]?.lemma ?? ""}* takes an object in the accusative` };
  }
  // `Wer hat der Brief geschrieben?`, `Haben Sie ein Tisch?`, `Gib mir der Zucker`: the subject is there, or unsaid.
  if (!clause.subject && verbs.length > 0 && hasPlainSubject(context, phrase, clause)) {
    const codes = verbs.map((verb) => governsOf(context, verb));
    const given = context.tokens.slice(clause.from, phrase.from).some(({ lower }) => /^(mir|uns|ihm)$/.test(lower));
    if (codes.every((code) => code === "A" || (code === "AD" && given)))
      return { place: "object", cases: ["acc"], why: `*${verbs[0]?.lemma ?? ""}* takes an object in the accusative` };
  }
  // `Der Verkäufer hat die Kundin die Größe gegeben`
  if (
    verbs.length > 0 &&
    verbs.every(({ lemma }) => GIVING_VERBS.has(lemma)) &&
    isAfterSubject(context, phrase, clause) &&
    isFirstOfTwo(context, phrase, clause)
  ) {
    return { place: "object", cases: ["dat"], why: "The person who gets something is in the dative" };
  }
  // `Das hat ein großen Einfluss`: what *das* or *es* has is an object.
  const [opening, has] = context.tokens.slice(clause.from, clause.to);
  if (
    /^(das|es|dies)$/.test(opening?.lower ?? "") &&
    /^(hat|hatte)$/.test(has?.lower ?? "") &&
    has !== undefined &&
    phrase.from === has.index + 1 &&
    verbs.every(({ lemma }) => lemma === "haben")
  ) {
    return { place: "object", cases: ["acc"], why: "*haben* takes an object in the accusative" };
  }
  const fine = context.tokens[phrase.from - 2];
  if (before?.lower === "es" && /^(geht|ging)$/.test(fine?.lower ?? "")) {
    return { place: "object", cases: ["dat"], why: "The person in *es geht* is in the dative" };
  }
  const es = context.tokens.slice(clause.from, clause.to).find((token) => token.lower === "es");
  const gibt = context.tokens.slice(clause.from, clause.to).find((token) => /^(gibt|gab)$/.test(token.lower));
  if (
    es &&
    gibt &&
    Math.abs(es.index - gibt.index) === 1 &&
    phrase.from > gibt.index &&
    verbs.some((verb) => verb.lemma === "geben")
  ) {
    return { place: "object", cases: ["acc"], why: "*Es gibt* takes the accusative" };
  }
  if (
    startsClause(context, phrase, clause) &&
    finiteOf(context, after).some((reading) => reading.persons.some((person) => person === 2 || person === 5))
  ) {
    const next = context.tokens[phrase.to + 2];
    if (
      !next ||
      (SUBJECTS[next.lower] === undefined && !/^(sie|Sie|der|die|das|ein|eine|mein|meine)$/.test(next.text))
    ) {
      return { place: "subject", cases: ["nom"], why: "The subject is in the nominative" };
    }
  }
  return open;
}

/** `eine Katze und ein Hund`, `mit meiner Mutter und mein Vater`, `zwei Kinder, ein Sohn und …`: the case of the phrase before goes on. */
function fromNeighbor(context: Context, phrase: NounPhrase, clause: Clause, before: Token): Demand | null {
  const rest = context.tokens.slice(phrase.to + 1, clause.to);
  // "Er kennt alle beim Namen und ihre Geheimnisse auch."
  if (phrase.article === null || rest.some((token) => isFinite(context, token) || token.lower === "auch")) return null;
  if (/^(und|oder)$/.test(before.lower)) {
    const other = nounPhrases(context).find(({ to }) => to === before.index - 1);
    if (!other || other.article === null || other.from < clause.from) return null;
    const { preposition } = other;
    // "jemand vom Amt und ein Arzt", "das Essen von meiner Mutter und die Gespräche", "Die Alten sitzen auf der Bank und die Jungen am Tisch"
    const owner = context.tokens[other.from - 1];
    if (
      preposition &&
      (OWNERS.test(owner?.lower ?? "") ||
        (nounsOf(context, owner).length > 0 &&
          !TIME_NOUNS.test(owner?.text ?? "") &&
          (clause.verbs.length === 0 || preposition.word === "von")) ||
        (preposition.cases.length > 1 && rest.some(({ lower }) => PREPOSITIONS[lower] ?? CONTRACTIONS[lower])))
    )
      return null;
    return demandOf(context, { ...phrase, preposition, from: other.from }, clause);
  }
  if (before.text !== "," || clause.from !== phrase.from || clause.verbs.length > 0) return null;
  const main = clausesOf(context).find(({ to }) => to === before.index);
  const has = main?.subject && main.verbs.length > 0 && main.verbs.every(({ lemma }) => lemma === "haben");
  if (!has || phrase.article.word.base !== "ein" || nounsOf(context, context.tokens[before.index - 1]).length === 0)
    return null;
  return { place: "object", cases: ["acc"], why: "What explains an object has the case of the object" };
}

/** `…, aber das Salat nicht`: without a verb of its own, the phrase has the place of the object before. */
function fromContrast(context: Context, clause: Clause, before: Token): Demand | null {
  if (!/^(aber|und|sondern|oder)$/.test(before.lower) || before.index !== clause.from || clause.verbs.length > 0)
    return null;
  const main = clausesOf(context).findLast(({ to }) => to <= clause.from);
  const sein = main && main.verbs.length > 0 && main.verbs.every(({ lemma }) => lemma === "sein");
  if (sein) return { place: "contrast", cases: ["nom"], why: "The subject is in the nominative" };
  if (!main?.subject || main.verbs.length === 0 || !main.verbs.every((verb) => governsOf(context, verb) === "A"))
    return null;
  return {
    place: "contrast",
    cases: ["acc"],
    why: `*${main.verbs[0]?.lemma ?? ""}* takes an object in the accusative`,
  };
}

function isFinite(context: Context, token: Token): boolean {
  return finiteOf(context, token).length > 0;
}

/** A subject before the verb that can be nothing else: a name, *sie*, or a phrase in the nominative; beside *haben*, any phrase. */
function isFrontSubject(context: Context, phrase: NounPhrase, clause: Clause): boolean {
  const start = clause.from + (/^(und|aber|denn)$/.test(context.tokens[clause.from]?.lower ?? "") ? 1 : 0);
  const finite = clause.finites[0];
  const first = context.tokens[start];
  if (!finite || !first || finite.index >= phrase.from || clause.opener || clause.from > start) return false;
  if (clause.finites.some((token) => token.index > finite.index && token.index < phrase.from)) return false;
  const third = finiteOf(context, finite).some(({ persons }) => persons.includes(2));
  if (finite.index === start + 1) {
    const name = /^\p{Lu}/u.test(first.text) && first.kind === "word" && !context.lexicon.isKnown(first.lower);
    return third && (first.lower === "sie" || (name && nounsOf(context, first).length === 0));
  }
  const subject = nounPhrases(context).find(({ from, to }) => from === start && to === finite.index - 1);
  if (!subject?.article || subject.preposition) return false;
  const cases = new Set(solutions(subject).flatMap(({ cell, cost }) => (cost === 0 ? [cell.kase] : [])));
  if (!cases.has("nom")) return false;
  const indefinite = /^(ein|kein)$/.test(phrase.article?.word.base ?? "");
  // "Meine Mutter kennt der Lehrer" has its object first; `Meine Mutter liest der Zeitung` has no other subject.
  const nominative = solutions(phrase).some(
    ({ cell, cost }) => cost === 0 && (cell.kase === "nom" || cell.slot === "p"),
  );
  if (phrase.article && !nominative) return true;
  if (!cases.has("acc") || (indefinite && clause.verbs.every(({ lemma }) => lemma === "haben"))) return true;
  // `Meine Frau trinkt kein Kaffee`, `Meine Mutter schickt mir der Tee`: "Meine Frau stört kein Lärm" has its object first.
  return (
    isAboutPeople(context, subject) &&
    clause.verbs.every(({ lemma }) => DONE_BY_PEOPLE.test(lemma)) &&
    (HANDED.test(phrase.noun.text) || (indefinite && !mayBePeople(context, phrase)))
  );
}

/** *Wer* before the verb, *Sie* right behind it, or a command. */
function hasPlainSubject(context: Context, phrase: NounPhrase, clause: Clause): boolean {
  const [first, second] = context.tokens.slice(clause.from, clause.to);
  if (!first || !second || clause.opener || phrase.from <= second.index) return false;
  if (first.lower === "wer") return finiteOf(context, second).length > 0;
  if (second.text === "Sie") return finiteOf(context, first).length > 0;
  return (
    clause.finites.length === 0 &&
    /^(mir|uns|ihm|bitte|mal|doch)$/.test(second.lower) &&
    context.lexicon.verbReadings(first.lower).some(({ form }) => form === "imperative")
  );
}

/** The dictionary does not know what every verb takes: *zumachen* and its like take an object. */
function governsOf(context: Context, { governs, lemma, prefix, base }: Verb): string {
  if (governs !== "") return governs;
  if (SPLIT_VERBS.has(lemma) || VERBS_WITH_OBJECT.has(lemma)) return "A";
  return prefix !== null && PLAIN_PREFIX.test(prefix) && context.lexicon.verb(base)?.governs === "A" ? "A" : "";
}

const open: Demand = { place: "open", cases: ["nom", "acc", "dat", "gen"], why: "" };

function startsClause(context: Context, phrase: NounPhrase, clause: Clause): boolean {
  if (phrase.from === clause.from) return true;
  return phrase.from === clause.from + 1 && /^(und|aber|denn|oder)$/.test(context.tokens[clause.from]?.lower ?? "");
}

function isTime(phrase: NounPhrase, clause: Clause): boolean {
  if (
    /^(Tag|Abend|Morgen|Monat|Nachmittag)$/.test(phrase.noun.text) &&
    phrase.article?.token.lower === "der" &&
    phrase.adjectives[0]?.token.lower === "ganze"
  ) {
    return clause.subject !== null && clause.subject.index < phrase.from;
  }
  if (!TIME_NOUNS.test(phrase.noun.text)) return false;
  // "Jeder Freitag ist schön", "dass jeder zweite Tag frei bleibt"
  const only =
    (clause.opener
      ? phrase.from === clause.from + 1
      : phrase.from === clause.from && clause.finites[0]?.index === phrase.to + 1) && clause.subject === null;
  if (only && /^(jed|dies)er$/.test(phrase.article?.token.lower ?? "")) return false;
  // `Im Theater ist jeder Abend anders`: beside these it may be the subject.
  if (
    phrase.article?.token.lower === "jeder" &&
    clause.subject === null &&
    clause.finites[0]?.index === phrase.from - 1 &&
    clause.verbs.every(({ lemma }) => /^(sein|werden|bleiben|verlaufen|vergehen|aussehen|zählen)$/.test(lemma))
  )
    return false;
  const word = phrase.article?.word.base ?? "";
  const adjective = phrase.adjectives.map(({ token }) => token.lower).join(" ");
  if (word === "jed" || (word === "dies" && phrase.adjectives.length === 0)) return true;
  return phrase.article === null && /^(letzt|nächst|vorig|kommend|vergangen|übernächst|vorletzt)/.test(adjective);
}

function twoWay(context: Context, phrase: NounPhrase, clause: Clause, word: string, cases: readonly Case[]): Demand {
  // "Er arbeitet in die Nacht hinein"
  if (BEHIND_A_GOAL.test(span(context, phrase.to + 1, Math.min(phrase.to + 3, context.tokens.length))))
    return { place: "open", cases, why: "" };
  for (const verb of clause.verbs) {
    const [governed, kase] = verb.governs.split("+");
    // "In der Komödie verliebt sich ein Koch in eine Frau": the second one is what the verb asks for.
    if (context.tokens.slice(phrase.to + 1, clause.to - 1).some(({ lower }) => lower === word)) break;
    // "Am Abend denke ich an dich"
    if (phrase.from === clause.from && TIME_NOUNS.test(phrase.noun.text)) break;
    if (saysWhenOrWhere(phrase, word)) break;
    if (
      governed === word &&
      kase &&
      (kase === "A" || /^(an|vor)$/.test(word)) &&
      !LOCATION_VERBS.has(verb.lemma) &&
      !MOTION_VERBS.has(verb.lemma) &&
      (/^(an|auf|über)$/.test(word) ||
        (word === "in" && verb.lemma === "verlieben" && !PLACES.test(phrase.noun.text) && !phrase.article?.merged))
    ) {
      const right: Case = kase === "A" ? "acc" : "dat";
      return { place: "preposition", cases: [right], why: `*${verb.lemma} ${word}* takes the ${nameOf([right])}` };
    }
  }
  // `Ich habe Angst vor Hunde`
  if (word === "vor" && /^(Angst|Respekt|Furcht|Panik)$/.test(context.tokens[phrase.from - 1]?.text ?? ""))
    return { place: "preposition", cases: ["dat"], why: "*Angst vor* takes the dative" };
  // `Ich bin Mitglied in ein Verein`
  if (word === "in" && HELD_IN.test(context.tokens[phrase.from - 1]?.text ?? ""))
    return { place: "preposition", cases: ["dat"], why: "A place without movement: *in* takes the dative" };
  const lemmas = new Set(clause.verbs.map(({ lemma }) => lemma));
  const [only = ""] = lemmas;
  const government = lemmas.size === 1 && GOVERNING_VERBS[only]?.find(({ right }) => right === word);
  // `Ich nehme an den Kurs teil`
  if (government && government.kase === "dat" && !government.reflexive)
    return { place: "preposition", cases: ["dat"], why: `*${only} ${word}* takes the dative` };
  const noun = phrase.noun.text;
  const until =
    context.tokens.slice(Math.max(0, phrase.from - 3), phrase.from).some((token) => token.lower === "bis") ||
    (noun === "Jahr" && phrase.article?.word.base !== "ein");
  // "ein guter Start in den Tag"
  const into =
    word === "in" &&
    (WAYS_IN.test(context.tokens[phrase.from - 1]?.text ?? "") ||
      clause.verbs.some(({ lemma }) => /^(starten|hineinleben|hineingehen|verschieben)$/.test(lemma)));
  // `Knockout in der dritte Runde`
  if (!into && word === "in" && clause.verbs.length === 0 && phrase.article?.token.lower === "der" && ROUNDS.test(noun))
    return { place: "two-way", cases: ["dat"], why: `*${word}* with a time or a place takes the dative` };
  if (!into && (word === "in" || word === "an" || word === "vor")) {
    // "An einen Samstag im Juni" is also an answer: what somebody thinks of.
    const isAnswer = word === "an" && clause.verbs.length === 0;
    if ((TIME_NOUNS.test(noun) || (word === "in" && SPANS.test(noun))) && phrase.article && !until && !isAnswer)
      return { place: "two-way", cases: ["dat"], why: `*${word}* with a time takes the dative` };
  }
  const all = clause.verbs.map((verb) => verb.lemma);
  // `Vor das Konzert haben wir gegessen`: whoever pulls an event forward says *vorziehen*.
  if (
    word === "vor" &&
    EVENTS.test(noun) &&
    !all.some((lemma) => /^(stellen|legen|setzen|ziehen|schieben|gehen|laufen|fahren)$/.test(lemma))
  )
    return { place: "two-way", cases: ["dat"], why: "*vor* with a time takes the dative" };
  // `Wir ziehen in einer größeren Wohnung`
  if (
    word === "in" &&
    HOMES.test(noun) &&
    phrase.article &&
    !phrase.article.merged &&
    all.length > 0 &&
    all.every((lemma) => lemma === "ziehen" || lemma === "umziehen" || lemma === "einziehen") &&
    !context.tokens.slice(clause.from, clause.to).some(({ lower }) => /^(innerhalb|von|aus|nach|zu)$/.test(lower)) &&
    phrase.from > clause.from &&
    // "seit die Nachbarn in der Wohnung auf Parterre eingezogen sind": the flat of the neighbors.
    (nounsOf(context, context.tokens[phrase.from - 1]).length === 0 ||
      TIME_NOUNS.test(context.tokens[phrase.from - 1]?.text ?? ""))
  )
    return { place: "two-way", cases: ["acc"], why: "Movement to a place: *in* takes the accusative" };
  const before = context.tokens[phrase.from - 1];
  // `eine Fahrt ans Meer`, `bis tief in die Nacht`, `eifersüchtig auf das Baby`: the phrase does not belong to the verb.
  const bound =
    before !== undefined &&
    ((nounsOf(context, before).length > 0 && !TIME_NOUNS.test(before.text)) ||
      (context.lexicon.adjectiveReadings(before.lower).some((reading) => reading.ending === "") &&
        !/^(gerade|lange|gut|spät|früh|schnell|allein|kurz|neu|müde)$/.test(before.lower)));
  if (
    !bound &&
    !until &&
    word === "in" &&
    PLACES.test(noun) &&
    // "Das geht in der Küche schnell": only people go somewhere.
    !context.tokens.slice(clause.from, clause.to).some((token) => /^(was|es|das)$/.test(token.lower)) &&
    all.length > 0 &&
    all.every((lemma) => lemma === "gehen") &&
    // "Im Park müssen Hunde an der Leine gehen": where something is so, with a way of going behind it.
    !(
      phrase.from === clause.from &&
      nounPhrases(context).some(
        ({ from, to, preposition }) => from > phrase.to && to < clause.to && preposition !== null,
      )
    ) &&
    !DONE_ON_FOOT.test(context.message)
  ) {
    return { place: "two-way", cases: ["acc"], why: "Going somewhere: *in* takes the accusative" };
  }
  // "Stellt im Vorstand in Abrede": whoever writes *im* means the place where something happens.
  if (
    !until &&
    !phrase.article?.merged &&
    all.length > 0 &&
    all.every(
      (lemma) => /^(legen|stellen|setzen)$/.test(lemma) || (lemma === "kleben" && isGlued(context, phrase, clause)),
    )
  ) {
    return { place: "two-way", cases: ["acc"], why: `Movement to a place: *${word}* takes the accusative` };
  }
  if (
    !bound &&
    !until &&
    word === "auf" &&
    all.length > 0 &&
    all.every((lemma) => /^(liegen|sitzen|stehen)$/.test(lemma)) &&
    (!all.includes("stehen") || STOOD_ON.test(noun)) &&
    !/^(Idee|Seite|Hund|Hunde)$/.test(noun)
  ) {
    return { place: "two-way", cases: ["dat"], why: "A place without movement: *auf* takes the dative" };
  }
  if (bound && !until && word === "an" && /^(Uni|Universität|Hochschule|Schule)$/.test(noun) && all.includes("sein"))
    return { place: "two-way", cases: ["dat"], why: "A place without movement: *an* takes the dative" };
  const place: Demand = {
    place: "two-way",
    cases: ["dat"],
    why: `A place without movement: *${word}* takes the dative`,
  };
  // `Ich habe das Handy auf den Tisch vergessen`: what is done there goes nowhere.
  const towards = before !== undefined && WAYS_TO.test(before.text);
  if (
    !until &&
    !towards &&
    /^(in|auf|an)$/.test(word) &&
    all.length > 0 &&
    all.every((lemma) => ACTIONS_IN_A_PLACE.has(lemma)) &&
    PLACES_TO_BE.test(noun)
  )
    return place;
  // `Ich fahre an dem Meer`: by itself a journey has a goal.
  if (
    !bound &&
    !phrase.article?.merged &&
    /^(an|in)$/.test(word) &&
    /^(Meer|Strand|See|Küste|Nordsee|Ostsee|Berge|Bergen)$/.test(noun) &&
    all.length > 0 &&
    all.every((lemma) => /^(fahren|fliegen|reisen)$/.test(lemma))
  )
    return { place: "two-way", cases: ["acc"], why: `Movement to a place: *${word}* takes the accusative` };
  if (bound || until) return { place: "open", cases, why: "" };
  const fits = solutions(phrase).some(({ cell, cost }) => cost === 0 && cases.includes(cell.kase));
  if (all.length > 0 && all.every((lemma) => LOCATION_VERBS.has(lemma))) {
    if (/^(in|an|neben|hinter|unter|zwischen)$/.test(word) || (word === "vor" && all.every(isStanding))) return place;
    if (word === "auf" && !fits) return place;
  }
  // `In meine Stadt gibt es einen Park`
  const there = context.tokens.slice(clause.from, clause.to).some((token) => /^(gibt|gab)$/.test(token.lower));
  if (word === "in" && there && all.every((lemma) => lemma === "geben")) return place;
  // `Das Bild hängt an die Wand`: only with an object does somebody hang it there.
  if (
    all.length > 0 &&
    all.every((lemma) => lemma === "hängen") &&
    !clause.subject &&
    isHangingThing(context, phrase, clause)
  )
    return place;
  if (fits || all.length === 0) return { place: "open", cases, why: "" };
  // Nothing fits: the verb alone decides.
  if (all.every((lemma) => MOTION_VERBS.has(lemma)) && !/spazieren|joggen|einkaufen/.test(context.message))
    return { place: "two-way", cases: ["acc"], why: `Movement to a place: *${word}* takes the accusative` };
  if (/^(in|an)$/.test(word) && all.every((lemma) => STILL_VERBS.has(lemma) || LOCATION_VERBS.has(lemma))) return place;
  return { place: "open", cases, why: "" };
}

/** `Ich denke am Montag daran`, `Ich warte auf dem Bahnsteig`: even where the verb has this very preposition, such a phrase is no object. */
function saysWhenOrWhere({ noun, article }: NounPhrase, word: string): boolean {
  if (word === "an")
    return article?.merged === true && (TIME_NOUNS.test(noun.text) || /^(?:Anfang|Ende)$/.test(noun.text));
  if (word === "in") return TIME_NOUNS.test(noun.text);
  return word === "auf" && /[mr]$/.test(article?.token.lower ?? "") && OPEN_PLACES.test(noun.text);
}

/** `Ich klebe es auf dem Boden`: "Es klebt auf dem Boden" and "Ich klebe es auf dem Tisch zusammen" say where. */
function isGlued(context: Context, { noun, to }: NounPhrase, clause: Clause): boolean {
  const finite = clause.finites[0];
  return (
    GLUED_TO.test(noun.text) &&
    to === clause.to - 1 &&
    clause.subject !== null &&
    /^(es|ihn|sie)$/.test(context.tokens[(finite?.index ?? 0) + 1]?.lower ?? "")
  );
}

/** `Wir treffen uns vor das Kino`: one stands, waits or meets in front of something. */
function isStanding(lemma: string): boolean {
  return /^(treffen|stehen|sitzen|liegen|parken|sein|spielen)$/.test(lemma);
}

export function nameOf(cases: readonly Case[]): string {
  const names: Record<Case, string> = { nom: "nominative", acc: "accusative", dat: "dative", gen: "genitive" };
  return cases.map((kase) => names[kase]).join(" or ");
}

/** A subject before the verb and no other phrase: nothing is left that somebody could hang. */
function isHangingThing(context: Context, phrase: NounPhrase, clause: Clause): boolean {
  const finite = clause.finites[0];
  const first = context.tokens[clause.from];
  if (!finite || !first || finite.index >= phrase.from || SUBJECTS[first.lower] !== undefined) return false;
  return nounPhrases(context).every(
    (other) => other === phrase || other.noun === phrase.noun || other.preposition !== null || other.to < finite.index,
  );
}
