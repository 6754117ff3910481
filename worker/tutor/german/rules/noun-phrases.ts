import type { Edit } from "../../turn.ts";
import { type Clause, clausesOf } from "../clause.ts";
import { CONTRACTIONS, SUBJECTS } from "../closed-class.ts";
import { type Context, edit, finiteOf, nounsOf } from "../context.ts";
import { capital } from "../lexicon.ts";
import { type NounPhrase, nounPhrases, type Solution, solutions } from "../noun-phrase.ts";
import type { Case } from "../paradigm.ts";
import type { Token } from "../tokens.ts";

/**
 * Article, adjectives and noun must agree in gender, number and case. The rule looks for the cell that needs the fewest changes, among the
 * cases that the place in the sentence allows. Where two ways are equally good, it keeps quiet.
 */
export function nounPhraseRule(context: Context): Edit[] {
  const clauses = clausesOf(context);
  const edits: Edit[] = [];
  for (const phrase of nounPhrases(context)) {
    const clause = clauses.find(({ from, to }) => phrase.noun.index >= from && phrase.noun.index < to);
    if (!clause || isSkipped(context, phrase)) continue;
    const found = correct(context, phrase, clause);
    if (found) edits.push(found);
  }
  return edits;
}

type Place = "preposition" | "two-way" | "object" | "subject" | "time" | "open";
interface Demand {
  place: Place;
  cases: readonly Case[];
  why: string;
}

const GREETINGS =
  /^(Morgen|Tag|Abend|Nacht|Dank|Glück|Spaß|Appetit|Grüße|Gruß|Besserung|Reise|Wochenende|Erfolg|Geburtstag|Weihnachten|Ostern|Zeit|Frage|Idee|Sache)$/;
const NAMES_OF_PEOPLE = /^(Herr|Frau|Familie|Doktor|Professor)$/;

function isSkipped(context: Context, phrase: NounPhrase): boolean {
  const { tokens } = context;
  const next = tokens[phrase.to + 1];
  // `das Mutter-Kind-Paar`, titles and names: a capitalized neighbor may be the real head.
  if (
    next &&
    nounsOf(context, next).length > 0 &&
    next.kind === "word" &&
    !/^(Uhr|Jahre?|Tage?|Euro)$/.test(next.text)
  ) {
    return true;
  }
  if (
    next &&
    /^\p{Lu}/u.test(next.text) &&
    next.kind === "word" &&
    !/^(Ich|Du|Er|Sie|Es|Wir|Ihr|Ihnen|Ihre?)$/.test(next.text)
  )
    return true;
  const before = tokens[phrase.from - 1];
  if (before && /^["„“«»]$/.test(before.text)) return true;
  // `am meisten Angst`, `der sich erholende Patient`, `leicht zu widerlegenden Argument`
  if (
    phrase.adjectives.some(({ token }) => /^(meisten?|besten|liebsten|wenigsten)$/.test(token.lower)) &&
    phrase.article?.merged
  )
    return true;
  if (phrase.adjectives.length > 1 && phrase.article?.merged && phrase.adjectives[0]?.token.lower.endsWith("sten"))
    return true;
  if (
    phrase.adjectives.some(
      ({ token }) =>
        /end[a-z]{1,2}$/.test(token.lower) && !context.lexicon.taught(token.lower.replace(/e[nrsm]?$/, "")),
    )
  )
    return true;
  // In `nächste Woche` and `ab nächstem Jahr` only the common prepositions are known.
  if (phrase.article === null && phrase.adjectives.length > 0 && before && /^(ab|seit|bis|vor|von)$/.test(before.lower))
    return true;
  if (phrase.article === null && phrase.adjectives.length > 0 && GREETINGS.test(phrase.noun.text))
    return phrase.preposition === null;
  if (NAMES_OF_PEOPLE.test(phrase.noun.text) && phrase.article === null) return true;
  const second = tokens[phrase.to + 2];
  const postposed = !second || !/^\p{Lu}|^(der|die|das|den|dem|ein|eine|einem|einen|mein|meine)$/u.test(second.text);
  if (next && postposed && /^(nach|zufolge|gegenüber|entgegen|entlang|zuliebe)$/.test(next.lower)) return true;
  if (phrase.noun.text === "Uhr" || isNominalizedAdjective(context, phrase)) return true;
  if (phrase.article && !phrase.preposition) {
    const form = phrase.article.token.lower;
    // `Es gefällt ihr sehr`, `wirft ihr grobe Fehler vor`: *ihr* may be a pronoun; `Sind das Kartoffeln?`, too.
    if (form === "ihr" && before && before.kind !== "mark" && !/^(und|aber|ist|war)$/.test(before.lower)) return true;
    const plural = phrase.readings.every(({ cells }) => cells.every(([, number]) => number === "pl"));
    if (form === "das" && plural && (!before || finiteOf(context, before).length > 0)) return true;
  }
  // `Herr der Ringe`, `eine Art Buch`
  return /^(Art|Sorte|Paar|Menge|Hälfte|Stück)$/.test(phrase.noun.text);
}

const DATIVE_VERBS = new Set(
  "helfen gefallen schmecken gehören passen folgen danken gratulieren antworten zustimmen ähneln fehlen begegnen vertrauen zuhören nützen schaden".split(
    " ",
  ),
);

/** `Die Wohnung gefällt meine Frau`: the subject stands before the verb, so what follows it is the other person. */
function isAfterSubject(context: Context, phrase: NounPhrase, clause: Clause): boolean {
  const finite = clause.finites[0];
  const first = context.tokens[clause.from];
  if (!finite || clause.finites.length !== 1 || finite.index >= phrase.from || !first || clause.opener) return false;
  const subject = nounPhrases(context).find(
    (other) => other.from === clause.from && other.to === finite.index - 1 && !other.preposition,
  );
  return (
    subject !== undefined &&
    solutions(subject).some(({ cell, cost }) => cost === 0 && cell.kase === "nom") &&
    phrase.from === finite.index + 1
  );
}

const GIVING = new Set(
  "geben schenken zeigen erklären schicken bringen kaufen leihen empfehlen wünschen erzählen mitbringen backen machen".split(
    " ",
  ),
);

/** `Ich schenke meine Freundin einen Ring`: two objects side by side, the first one is the person. */
function isFirstOfTwo(context: Context, phrase: NounPhrase, clause: Clause): boolean {
  if (TIME_NOUNS.test(phrase.noun.text)) return false;
  const next = context.tokens[phrase.to + 1];
  if (!next || next.index >= clause.to || !/^(ein|einen|eine|das|die|den|mein|meinen|meine)$/.test(next.lower))
    return false;
  return (
    nounsOf(context, context.tokens[phrase.to + 2]).length > 0 &&
    !nounsOf(context, context.tokens[phrase.to + 2]).some(({ noun }) => TIME_NOUNS.test(noun.lemma))
  );
}

const PLACES =
  /^(Kino|Park|Supermarkt|Schwimmbad|Bett|Theater|Museum|Restaurant|Schule|Stadt|Kirche|Büro|Café|Fitnessstudio|Bibliothek|Disco|Kneipe|Bar|Konzert|Oper|Universität|Zoo|Wald|Küche|Krankenhaus|Ausland|Stadion|Kindergarten|Zentrum)$/;

/** Fremde, Jüngste, Tote: they have the endings of adjectives, and the dictionary only one of them. */
function isNominalizedAdjective(context: Context, phrase: NounPhrase): boolean {
  const lower = phrase.noun.lower;
  if (!context.lexicon.adjectiveReadings(lower).some((reading) => reading.ending !== "")) return false;
  return !phrase.readings.some(
    ({ noun }) => context.lexicon.taught(noun.lemma)?.partOfSpeech === "noun" && noun.genders.includes("f"),
  );
}

const LOCATION_VERBS = new Set(
  "wohnen leben arbeiten sein bleiben liegen sitzen stehen schlafen studieren übernachten frühstücken essen spielen lernen einkaufen treffen feiern stattfinden parken kennenlernen".split(
    " ",
  ),
);
const MOTION_VERBS = new Set(
  "gehen fahren fliegen reisen kommen laufen ziehen legen stellen setzen bringen steigen umziehen werfen".split(" "),
);
/** They say nothing of a direction: what stands beside them in no right case is a place. */
const STILL_VERBS = new Set(
  "haben lesen kochen hören machen sehen finden mögen lieben trinken tanzen regnen schneien warten kaufen brauchen joggen schwimmen".split(
    " ",
  ),
);
/** Times of a life or a week: *in* with them is never a direction. */
const SPANS = /^(Freizeit|Kindheit|Jugend)$/;
const TIME_NOUNS =
  /^(Tag|Woche|Monat|Jahr|Morgen|Abend|Mittag|Nachmittag|Vormittag|Nacht|Sommer|Winter|Herbst|Frühling|Wochenende|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Stunde|Minute|Mal)$/;

function demandOf(context: Context, phrase: NounPhrase, clause: Clause): Demand {
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
  if (isTime(phrase, clause) && previous !== "wie" && previous !== "als")
    return { place: "time", cases: ["acc"], why: "A point in time without a preposition takes the accusative" };
  const before = context.tokens[phrase.from - 1];
  const inherited = before && fromNeighbor(context, phrase, clause, before);
  if (inherited) return inherited;
  if (before && ((nounsOf(context, before).length > 0 && !TIME_NOUNS.test(before.text)) || before.text === ","))
    return open;
  if (before && /^(als|wie|und|oder|sondern|aber|so)$/.test(before.lower)) return open;
  const verbs = clause.verbs;
  const after = context.tokens[phrase.to + 1];
  if (verbs.some((verb) => /^(sein|werden|bleiben|heißen)$/.test(verb.lemma))) {
    const there = context.tokens.slice(clause.from, clause.to).some((token) => token.lower === "gibt");
    return there
      ? open
      : { place: "subject", cases: ["nom"], why: "After *sein*, *werden* and *bleiben* comes the nominative" };
  }
  if (clause.subject && clause.subject.index !== phrase.from) {
    if (verbs.length > 0 && verbs.every((verb) => GIVING.has(verb.lemma)) && isFirstOfTwo(context, phrase, clause)) {
      return { place: "object", cases: ["dat"], why: "The person who gets something is in the dative" };
    }
    const governs = new Set(verbs.map((verb) => verb.governs));
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
    verbs.every(({ governs }) => governs === "A") &&
    !clause.subject &&
    isFrontSubject(context, phrase, clause)
  ) {
    return { place: "object", cases: ["acc"], why: `*${verbs[0]?.lemma ?? ""}* takes an object in the accusative` };
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
  if (phrase.article === null || rest.some((token) => isFinite(context, token))) return null;
  if (/^(und|oder)$/.test(before.lower)) {
    const other = nounPhrases(context).find(({ to }) => to === before.index - 1);
    if (!other || other.article === null || other.from < clause.from) return null;
    const { preposition } = other;
    return demandOf(context, { ...phrase, preposition, from: other.from }, clause);
  }
  if (before.text !== "," || clause.from !== phrase.from || clause.verbs.length > 0) return null;
  const main = clausesOf(context).find(({ to }) => to === before.index);
  const has = main?.subject && main.verbs.length > 0 && main.verbs.every(({ lemma }) => lemma === "haben");
  if (!has || phrase.article.word.base !== "ein" || nounsOf(context, context.tokens[before.index - 1]).length === 0)
    return null;
  return { place: "object", cases: ["acc"], why: "What explains an object has the case of the object" };
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
  return !cases.has("acc") || (indefinite && clause.verbs.every(({ lemma }) => lemma === "haben"));
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
  const word = phrase.article?.word.base ?? "";
  const adjective = phrase.adjectives.map(({ token }) => token.lower).join(" ");
  if (word === "jed" || (word === "dies" && phrase.adjectives.length === 0)) return true;
  return phrase.article === null && /^(letzt|nächst|vorig|kommend|vergangen|übernächst|vorletzt)/.test(adjective);
}

function twoWay(context: Context, phrase: NounPhrase, clause: Clause, word: string, cases: readonly Case[]): Demand {
  for (const verb of clause.verbs) {
    const [governed, kase] = verb.governs.split("+");
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
  const noun = phrase.noun.text;
  const until =
    context.tokens.slice(Math.max(0, phrase.from - 3), phrase.from).some((token) => token.lower === "bis") ||
    /^(bis|Jahr)$/.test(noun);
  if (word === "in" || word === "an" || word === "vor") {
    if ((TIME_NOUNS.test(noun) || (word === "in" && SPANS.test(noun))) && phrase.article !== null && !until)
      return { place: "two-way", cases: ["dat"], why: `*${word}* with a time takes the dative` };
  }
  const all = clause.verbs.map((verb) => verb.lemma);
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
    !/spazieren|joggen|einkaufen|essen/.test(context.message)
  ) {
    return { place: "two-way", cases: ["acc"], why: "Going somewhere: *in* takes the accusative" };
  }
  // "Stellt im Vorstand in Abrede": whoever writes *im* means the place where something happens.
  if (
    !until &&
    !phrase.article?.merged &&
    all.length > 0 &&
    all.every((lemma) => /^(legen|stellen|setzen)$/.test(lemma))
  ) {
    return { place: "two-way", cases: ["acc"], why: `Movement to a place: *${word}* takes the accusative` };
  }
  if (
    !bound &&
    !until &&
    word === "auf" &&
    all.length > 0 &&
    all.every((lemma) => /^(liegen|sitzen|stehen)$/.test(lemma)) &&
    !/^(Idee|Seite|Standpunkt|Hund|Hunde)$/.test(noun)
  ) {
    return { place: "two-way", cases: ["dat"], why: "A place without movement: *auf* takes the dative" };
  }
  if (bound && !until && word === "an" && /^(Uni|Universität|Hochschule|Schule)$/.test(noun) && all.includes("sein"))
    return { place: "two-way", cases: ["dat"], why: "A place without movement: *an* takes the dative" };
  if (bound || until) return { place: "open", cases, why: "" };
  const fits = solutions(phrase).some(({ cell, cost }) => cost === 0 && cases.includes(cell.kase));
  const place: Demand = {
    place: "two-way",
    cases: ["dat"],
    why: `A place without movement: *${word}* takes the dative`,
  };
  if (all.length > 0 && all.every((lemma) => LOCATION_VERBS.has(lemma))) {
    if (/^(in|an|neben|hinter|unter|zwischen)$/.test(word) || (word === "vor" && all.every(isStanding))) return place;
    if (word === "auf" && !fits) return place;
  }
  // `In meine Stadt gibt es einen Park`
  const there = context.tokens.slice(clause.from, clause.to).some((token) => /^(gibt|gab)$/.test(token.lower));
  if (word === "in" && there && all.every((lemma) => lemma === "geben")) return place;
  if (fits || all.length === 0) return { place: "open", cases, why: "" };
  // Nothing fits: the verb alone decides.
  if (all.every((lemma) => MOTION_VERBS.has(lemma)) && !/spazieren|joggen|einkaufen/.test(context.message))
    return { place: "two-way", cases: ["acc"], why: `Movement to a place: *${word}* takes the accusative` };
  if (/^(in|an)$/.test(word) && all.every((lemma) => STILL_VERBS.has(lemma) || LOCATION_VERBS.has(lemma))) return place;
  return { place: "open", cases, why: "" };
}

/** `Wir treffen uns vor das Kino`: one stands, waits or meets in front of something. */
function isStanding(lemma: string): boolean {
  return /^(treffen|stehen|sitzen|liegen|parken|sein|spielen)$/.test(lemma);
}

function nameOf(cases: readonly Case[]): string {
  const names: Record<Case, string> = { nom: "nominative", acc: "accusative", dat: "dative", gen: "genitive" };
  return cases.map((kase) => names[kase]).join(" or ");
}

function correct(context: Context, phrase: NounPhrase, clause: Clause): Edit | null {
  let demand = demandOf(context, phrase, clause);
  // `die Fotos ihrer Enkeln`: what hangs on a noun may be a genitive with a fault of its own.
  const head = context.tokens[phrase.from - 1];
  if (
    !phrase.preposition &&
    head &&
    nounsOf(context, head).length > 0 &&
    /e[rs]$/.test(phrase.article?.token.lower ?? "")
  ) {
    demand = { place: "open", cases: ["gen"], why: "" };
  }
  const all = solutions(phrase);
  let allowed = all.filter(({ cell }) => demand.cases.includes(cell.kase));
  // The dative after *wegen* or *trotz* is accepted, never proposed.
  if (demand.cases[0] === "gen" && allowed.every(({ cost }) => cost > 0))
    allowed = allowed.filter(({ cell }) => cell.kase === "gen");
  // "in den Sommer": a time that stands in the singular does not become many.
  if (TIME_NOUNS.test(phrase.noun.text)) allowed = allowed.filter(({ cell, cost }) => cell.slot !== "p" || cost === 0);
  if (allowed.length === 0) return null;
  const best = Math.min(...allowed.map(({ cost }) => cost));
  // `mit meine Freunde`: article and noun, both plural, both without their -n.
  const bothPlural =
    phrase.article !== null && demand.cases.length === 1 && demand.cases[0] === "dat" && isPluralForm(phrase);
  if (best === 0 || best > (bothPlural ? 2.5 : 2)) return null;
  const fitsSomewhere = all.some(({ cost }) => cost === 0);
  // In an open place a phrase that is right in itself is right.
  if (fitsSomewhere && demand.place === "open" && demand.cases.length !== 2) return null;
  if (fitsSomewhere && demand.place === "open" && !phrase.preposition) return null;
  if (fitsSomewhere && demand.place === "subject" && !subjectIsSure(context, phrase, clause, all)) return null;
  if (fitsSomewhere && demand.place === "object" && !objectIsSure(context, phrase, clause, all, demand)) return null;
  const winners = preferred(
    phrase,
    allowed.filter(({ cost }) => cost === best),
    demand,
  );
  const texts = new Set(winners.map((solution) => textOf(phrase, solution)));
  const winner = winners[0];
  if (winner && winner.noun !== phrase.noun.text && !isEndingAdded(phrase, winner)) return null;
  const text = [...texts][0];
  if (texts.size !== 1 || !winner || text === undefined) return null;
  return toEdit(context, phrase, winner, demand);
}

/** `Das ist dem Mann` cannot be told from `Das ist dem Mann egal`: only nominative-looking articles are changed for objects. */
function objectIsSure(
  context: Context,
  phrase: NounPhrase,
  clause: Clause,
  all: readonly Solution[],
  demand: Demand,
): boolean {
  if (!phrase.article) return false;
  const first = phrase.article.token.index < (clause.subject?.index ?? -1);
  // `Der Film habe ich gesehen`: sure if the subject follows the verb.
  if (
    first &&
    !(
      phrase.from === clause.from &&
      clause.subject?.index === phrase.to + 2 &&
      finiteOf(context, context.tokens[phrase.to + 1]).length > 0 &&
      /^(ich|du|wir)$/.test(clause.subject.lower)
    )
  )
    return false;
  if (
    context.tokens
      .slice(clause.from, clause.to)
      .some((token) => /^(wie|als|heißt|heiße|ist|sind|war)$/.test(token.lower))
  )
    return false;
  if (demand.cases[0] === "dat" && demand.cases.length === 1) {
    if (TIME_NOUNS.test(phrase.noun.text)) return false;
    return all.filter(({ cost }) => cost === 0).every(({ cell }) => cell.kase === "nom" || cell.kase === "acc");
  }
  // Only the nominative fits the written form: `ein Hund`, `der Tisch`.
  return all.filter(({ cost }) => cost === 0).every(({ cell }) => cell.kase === "nom" && cell.slot !== "p");
}

function subjectIsSure(context: Context, phrase: NounPhrase, clause: Clause, all: readonly Solution[]): boolean {
  // `Ich bin einen Mann`: right only as accusative; not `jeden Tag`, `einen Moment`, not beside an adjective with a dative (`dem Kind egal`).
  if (
    TIME_NOUNS.test(phrase.noun.text) ||
    /^(Moment|Augenblick|Meter|Kilometer|Schritt|Zentimeter|Stück|Teil)$/.test(phrase.noun.text)
  )
    return false;
  if (!phrase.article) return false;
  if (phrase.article.word.declension === "definite") return isPlainSubject(context, phrase, clause, all);
  const last = context.tokens[clause.to - 1];
  if (phrase.noun !== last && context.tokens[phrase.to + 1]?.kind !== "mark") return false;
  if (
    clause.finites.length !== 1 ||
    clause.verbs.length === 0 ||
    !clause.verbs.every((verb) => /^(sein|werden|bleiben)$/.test(verb.lemma))
  )
    return false;
  if (clause.finites.some((token) => /^w[eiu]rd|^würd/.test(token.lower))) return false;
  return all.filter(({ cost }) => cost === 0).every(({ cell }) => cell.kase === "acc" && cell.slot === "m");
}

/** Adjectives beside which a person stands in the dative: `Der Frau ist kalt`. */
const WITH_DATIVE =
  /^(kalt|warm|heiß|schlecht|übel|langweilig|klar|egal|wichtig|peinlich|unangenehm|bekannt|ähnlich|treu|schwindelig|bewusst|recht|fremd|neu|sicher|lieb|gleich|bange|unheimlich|möglich|unbekannt)$/;

/** `Wo ist der Toilette?`, `Der Stimmung ist gut`: with nothing else in the clause that could be the subject. */
function isPlainSubject(context: Context, phrase: NounPhrase, clause: Clause, all: readonly Solution[]): boolean {
  if (phrase.article?.token.lower !== "der" || phrase.adjectives.length > 0) return false;
  if (all.some(({ cost, cell }) => cost === 0 && (cell.kase === "nom" || cell.slot === "p"))) return false;
  const words = context.tokens.slice(clause.from, clause.to).filter((token) => token.kind === "word");
  const [first, second] = words;
  const ist = (token: Token | undefined): boolean => /^(ist|war|wird|bleibt)$/.test(token?.lower ?? "");
  if (/^(wo|wie|was)$/.test(first?.lower ?? "") && ist(second)) return words.length === 4 && words[3] === phrase.noun;
  const rest = words
    .slice(3)
    .filter((token) => !/^(sehr|so|zu|nicht|heute|immer|wirklich|ziemlich|ganz|leider)$/.test(token.lower));
  const [last] = rest;
  return (
    phrase.article.token === first &&
    ist(words[2]) &&
    rest.length === 1 &&
    last !== undefined &&
    !WITH_DATIVE.test(last.lower) &&
    context.lexicon.adjectiveReadings(last.lower).some(({ ending }) => ending === "")
  );
}

/** The noun itself changes only by the -n of the dative plural or of the n-declension; another number would be a guess. */
function isEndingAdded(phrase: NounPhrase, solution: Solution): boolean {
  const { text } = phrase.noun;
  if (solution.cell.kase === "gen" && solution.cell.slot !== "p" && phrase.article?.token.lower.endsWith("s"))
    return solution.noun.startsWith(text);
  // "Die Fotos ihrer Enkeln": the -n belongs to the dative alone.
  if (solution.cell.kase === "gen" && solution.cell.slot === "p" && phrase.article?.token.lower.endsWith("er"))
    return text === `${solution.noun}n`;
  if (solution.noun !== `${text}n` && solution.noun !== `${text}en`) return false;
  if (solution.cell.slot === "p") {
    const plural = phrase.readings.every(({ cells }) => cells.every(([, number]) => number === "pl"));
    const either = phrase.readings.some(({ cells }) => cells.some(([, number]) => number === "pl"));
    return solution.cell.kase === "dat" && (plural || (either && phrase.article !== null));
  }
  return phrase.article !== null && phrase.readings.some(({ noun }) => noun.weak === solution.noun);
}

/** `meine Freunde`, `unsere Nachbarn`: the -e of the article says plural, unless the noun is feminine. */
function isPluralForm(phrase: NounPhrase): boolean {
  const form = phrase.article?.token.lower ?? "";
  // `mit mein Freunde`: without any ending, the noun alone tells the number.
  if (/^(mein|dein|sein|unser)$/.test(form))
    return phrase.readings.every(({ cells }) => cells.every(([, number]) => number === "pl"));
  if (!form.endsWith("e") || phrase.article?.word.base === "ein") return false;
  return phrase.readings.every(
    ({ noun, cells }) => !noun.genders.includes("f") && cells.some(([, number]) => number === "pl"),
  );
}

/** Of equal solutions, the one that keeps the number of the noun and the case of the place. */
function preferred(phrase: NounPhrase, tied: readonly Solution[], demand: Demand): readonly Solution[] {
  const keepsNoun = tied.filter((solution) => solution.noun === phrase.noun.text);
  let rest = keepsNoun.length > 0 ? keepsNoun : tied;
  if (isPluralForm(phrase) && rest.some(({ cell }) => cell.slot === "p"))
    rest = rest.filter(({ cell }) => cell.slot === "p");
  if (demand.cases.length === 2 && demand.cases.includes("gen")) {
    const genitive = rest.filter(({ cell }) => cell.kase === "gen");
    if (genitive.length > 0) rest = genitive;
  }
  if (rest.length > 1 && demand.place !== "two-way" && phrase.article?.word.declension !== "definite") {
    const singular = rest.filter(({ cell }) => cell.slot !== "p");
    const own = phrase.readings.some(({ cells }) => cells.some(([, number]) => number === "sg"));
    if (own && singular.length > 0 && phrase.adjectives.length === 0) rest = singular;
  }
  return rest;
}

function textOf(phrase: NounPhrase, solution: Solution): string {
  return [articleText(phrase, solution), ...solution.adjectives, solution.noun].join(" ");
}

/** `in` + `dem` → `im`, where the learner had written `ins`. */
function articleText(phrase: NounPhrase, solution: Solution): string {
  if (!phrase.article) return "";
  if (!phrase.article.merged) return solution.article ?? "";
  const word = phrase.preposition?.word ?? "";
  const merged = Object.entries(CONTRACTIONS).find(
    ([, value]) => value.preposition === word && value.article === solution.article,
  );
  return merged?.[0] ?? `${word} ${solution.article ?? ""}`;
}

function toEdit(context: Context, phrase: NounPhrase, solution: Solution, demand: Demand): Edit | null {
  const changed: { token: Token; text: string; part: "article" | "adjective" | "noun" }[] = [];
  if (phrase.article) {
    const written = articleText(phrase, solution);
    const text = phrase.article.token.text.startsWith("Ihre") ? capital(written) : written;
    if (written !== phrase.article.token.lower) changed.push({ token: phrase.article.token, text, part: "article" });
  }
  phrase.adjectives.forEach(({ token }, index) => {
    const text = solution.adjectives[index] ?? token.lower;
    if (text !== token.lower) changed.push({ token, text, part: "adjective" });
  });
  if (solution.noun !== phrase.noun.text) changed.push({ token: phrase.noun, text: solution.noun, part: "noun" });
  const first = changed[0];
  const last = changed.at(-1);
  if (!first || !last) return null;
  const words: string[] = [];
  for (let index = first.token.index; index <= last.token.index; index++) {
    const token = context.tokens[index];
    if (token) words.push(changed.find((change) => change.token === token)?.text ?? token.text);
  }
  const parts = new Set(changed.map((change) => change.part));
  // *in dem Sommer* is right and nobody says it.
  const short = { in: "im", an: "am" }[phrase.preposition?.word ?? ""];
  if (short && phrase.preposition && first.text === "dem" && TIME_NOUNS.test(phrase.noun.text)) {
    return edit(context, phrase.preposition.token, last.token, [short, ...words.slice(1)].join(" "), {
      type: "grammar",
      ...explain(phrase, solution, demand, parts),
    });
  }
  return edit(context, first.token, last.token, words.join(" "), {
    type: "grammar",
    ...explain(phrase, solution, demand, parts),
  });
}

function explain(
  phrase: NounPhrase,
  solution: Solution,
  demand: Demand,
  parts: ReadonlySet<string>,
): Pick<Edit, "category" | "explanation" | "rule" | "confidence"> {
  const noun = solution.noun;
  const gender = { m: "masculine", f: "feminine", n: "neuter", p: "plural" }[solution.cell.slot];
  const whole = textOf(phrase, solution).trim();
  if (parts.has("noun") && parts.size === 1) {
    if (solution.cell.slot === "p") {
      return {
        category: "nouns",
        rule: "dative-plural",
        confidence: 0.9,
        explanation: `In the dative plural most nouns add -n: *${noun}*.`,
      };
    }
    return {
      category: "nouns",
      rule: "noun-declension",
      confidence: 0.8,
      explanation: `This noun changes its ending here: *${whole}*.`,
    };
  }
  if (parts.has("adjective") && !parts.has("article")) {
    return {
      category: "adjectives",
      rule: "adjective-ending",
      confidence: 0.85,
      explanation: `*${noun}* is ${gender} ${nameOf([solution.cell.kase])} here, so the ending is *${whole}*.`,
    };
  }
  const sameCase = demand.place === "subject" || demand.place === "open";
  const possessive = phrase.article !== null && !/^(d|ein|dies|jed|welch)$/.test(phrase.article.word.base);
  if (sameCase || demand.why === "") {
    return {
      category: possessive ? "pronouns" : "articles",
      rule: "article-gender",
      confidence: 0.85,
      explanation: `*${noun}* is ${gender}, so it is *${whole}*.`,
    };
  }
  return {
    category: "cases",
    rule: demand.place === "object" ? "object-case" : "preposition-case",
    confidence: 0.9,
    explanation: `${demand.why}: *${whole}*.`,
  };
}
