import { DATIVE_VERBS, LOCATION_VERBS, MOTION_VERBS, VERBS_OF_KNOWN_THINGS } from "#content/built-in/german/verbs.ts";
import {
  ADJECTIVES_WITH_DATIVE,
  COUNTABLE,
  COUNTS,
  GREETINGS,
  KIN,
  MEASURING,
  TIME_NOUNS,
  TITLES_OF_WORKS,
} from "#content/built-in/german/words.ts";
import {
  BEFORE_A_GENITIVE,
  BESIDE_THE_OBJECT,
  EITHER_ENDING,
  GENITIVE_AFTER,
  GENITIVE_BEFORE,
  GENITIVE_VERBS,
  READ_OR_SEEN,
  SEASONINGS,
  WITH,
} from "#content/built-in/tutor/patterns/noun-phrases.ts";
import type { Edit } from "../../turn.ts";
import { type Clause, clausesOf } from "../clause.ts";
import {
  adjectiveEnding,
  CONTRACTIONS,
  determiner,
  determinerForm,
  GENDER_NAMES,
  PREPOSITIONS,
  shortForm,
} from "../closed-class.ts";
import { type Context, edit, finiteOf, nounsOf, span, verbsOf } from "../context.ts";
import { capital, type NounReading } from "../lexicon.ts";
import { isSingular, type NounPhrase, nounPhrases, type Solution, solutions } from "../noun-phrase.ts";
import { isAboutPeople } from "../people.ts";
import type { Token } from "../tokens.ts";
import { type Demand, demandOf, nameOf } from "./case-demand.ts";

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
    const found = mergedArticle(context, phrase) ?? correct(context, phrase, clause);
    if (found) edits.push(found);
  }
  for (const clause of clauses) {
    for (const token of context.tokens.slice(clause.from, clause.to)) {
      const found = needlessN(context, clause, token) ?? joinedPlural(context, clause, token);
      if (found && !edits.some(({ start, end }) => start < found.end && end > found.start)) edits.push(found);
    }
  }
  return edits;
}

/** `Es gibt viele Gründen`, `Ich sehe gern Filmen` → `Gründe`, `Filme`: no preposition and no verb that asks for a dative. */
function needlessN(context: Context, clause: Clause, noun: Token): Edit | null {
  const before = context.tokens[noun.index - 1];
  const readings = withoutInfinitive(nounsOf(context, noun), noun);
  const [reading] = readings;
  const plural = reading?.noun.plural;
  if (!before || !plural || `${plural}n` !== noun.text || context.lexicon.taught(reading.noun.lemma) === null)
    return null;
  const onlyDative = readings.every(
    ({ noun: each, cells }) =>
      each.plural === plural && cells.every(([kase, number]) => kase === "dat" && number === "pl"),
  );
  if (!onlyDative || clause.verbs.length === 0) return null;
  // `viele neue Freunden`, `drei Zimmern`
  const described =
    context.lexicon.adjectiveReadings(before.lower).some(({ ending }) => ending === "e") &&
    !clause.finites.includes(before);
  const counted = described ? context.tokens[before.index - 1] : before;
  const many = COUNTS.test(counted?.lower ?? "");
  if (described && !many) return null;
  const outer = many ? context.tokens[(counted?.index ?? 0) - 1] : before;
  // "In nur fünf Jahren"
  const further = context.tokens[(outer?.index ?? 0) - 1];
  if (!outer || [outer, further].some((token) => token && (PREPOSITIONS[token.lower] ?? CONTRACTIONS[token.lower])))
    return null;
  const small =
    /^(gern|gerne|auch|oft|nur|immer|viel|es|ich|du|er|wir|man)$/.test(outer.lower) || clause.finites.includes(outer);
  const there = clause.finites.some(({ lower }) => /^(gibt|gab)$/.test(lower));
  const isDirect =
    there ||
    clause.verbs.every(({ lemma, governs }) => governs === "A" && !DATIVE_VERBS.has(lemma)) ||
    // What goes with *sein* and *haben* is never a dative plural alone.
    clause.verbs.every(({ lemma }) => /^(haben|sein|kennen|sehen|mögen|kaufen|brauchen)$/.test(lemma));
  // "Ich mag Filmen": it may be what somebody does.
  if (!small || !isDirect || (!many && clause.verbs.some(({ lemma }) => /^(mögen|lieben|hassen|lernen)$/.test(lemma))))
    return null;
  return edit(context, noun, noun, plural, {
    type: "grammar",
    category: "nouns",
    rule: "plural",
    explanation: `Only the dative plural ends in -n; here it is *${plural}*.`,
    confidence: 0.88,
  });
}

/** `Filmen` is an infinitive with a capital, too; *Leitern* is a plural of its own, beside the dative of several *Leiter*. */
function withoutInfinitive(readings: readonly NounReading[], { text }: Token): readonly NounReading[] {
  return readings.filter(({ noun }) => noun.lemma !== text || noun.genders.length === 0);
}

/** `mit Zwiebeln und Kräuter` → `Kräutern`: two nouns behind one preposition, where the second can be no object. */
function joinedPlural(context: Context, clause: Clause, noun: Token): Edit | null {
  const { tokens } = context;
  const [preposition, first, und] = tokens.slice(Math.max(0, noun.index - 3), noun.index);
  if (!preposition || !first || !und || preposition.index < clause.from || !WITH.test(preposition.lower)) return null;
  const own = nounsOf(context, noun);
  const right = own.flatMap(({ noun: { plural } }) => (plural === noun.text ? [`${plural}n`] : []))[0];
  const bare =
    /^(und|oder)$/.test(und.lower) &&
    nounsOf(context, first).some(({ cells }) => cells.some(([kase, number]) => kase === "dat" && number === "pl")) &&
    own.every(({ cells }) => cells.every(([kase, number]) => number === "pl" && kase !== "dat")) &&
    right !== undefined;
  const next = tokens[noun.index + 1];
  if (!bare || /^\p{Lu}|^-/u.test(next?.text ?? "")) return null;
  const opens = preposition.index === clause.from && next !== undefined && clause.finites[0] === next;
  // "Ich esse Brot mit Tomaten und Eier": the second noun may go with the one before the preposition.
  const dish = SEASONINGS.test(noun.text) && clause.verbs.every(({ lemma }) => /^(essen|mögen|sein)$/.test(lemma));
  const still =
    clause.verbs.length > 0 &&
    clause.verbs.every(({ governs }) => !governs.includes("A")) &&
    nounsOf(context, tokens[preposition.index - 1]).length === 0;
  // "Er spricht mit Kindern und Hunde bellen": a verb behind it may be that of the noun.
  const other = !opens && next !== undefined && finiteOf(context, next).length > 0;
  if (other || !(opens || dish || still)) return null;
  return edit(context, noun, noun, right, {
    type: "grammar",
    category: "nouns",
    rule: "dative-plural",
    explanation: `In the dative plural most nouns add -n: *${right}*.`,
    confidence: 0.85,
  });
}

/** Adjectives that a noun with *in* or *an* never has without its article. */
const ORDER = /^(erst|zweit|dritt|viert|fünft|sechst|siebt|acht|letzt|nächst|gleich|selb|ganz)en$/;

/** `in dritten Stock` → `im`, `an nächsten Tag` → `am`: one floor and one day have their article. */
function mergedArticle(context: Context, { preposition, article, adjectives, readings }: NounPhrase): Edit | null {
  const [adjective] = adjectives;
  const short = preposition && shortForm(preposition.word, "dem");
  if (!short || article || !adjective || adjectives.length > 1 || !ORDER.test(adjective.token.lower)) return null;
  const single = readings.every(
    ({ noun, cells }) => !noun.genders.includes("f") && cells.every(([, number]) => number === "sg"),
  );
  if (!single || !/^(in|an|bei|zu|von)$/.test(preposition.word)) return null;
  return edit(context, preposition.token, preposition.token, short, {
    type: "grammar",
    category: "articles",
    rule: "merged-article",
    explanation: `Here the noun needs its article: *${short} ${adjective.token.lower} …*.`,
    confidence: 0.88,
  });
}

/** "die vielen guten Ratschläge", "die gestern gekauften Schuhe": the article is there, before a word that the phrase does not know. */
function isArticleFurtherBack({ tokens }: Context, { article, preposition, adjectives, from }: NounPhrase): boolean {
  if (article || preposition || adjectives.length === 0 || !adjectives.every(({ token }) => token.lower.endsWith("en")))
    return false;
  const [second, first] = [tokens[from - 1], tokens[from - 2]];
  return (
    first !== undefined &&
    second?.kind === "word" &&
    /^\p{Ll}/u.test(second.text) &&
    determiner(first.lower) !== null &&
    determiner(second.lower) === null
  );
}

const NAMES_OF_PEOPLE = /^(Herr|Frau|Familie|Doktor|Professor)$/;

function isSkipped(context: Context, phrase: NounPhrase): boolean {
  const { tokens } = context;
  const next = tokens[phrase.to + 1];
  // "mit mein Bruder Suppe gekocht": behind somebody with whom, what was done follows. "Für deiner Mutter Hilfe" is a genitive.
  const withPerson =
    phrase.preposition !== null && /[^rs]$/.test(phrase.article?.token.lower ?? "s") && KIN.test(phrase.noun.text);
  // `das Mutter-Kind-Paar`, titles and names: a capitalized neighbor may be the real head.
  if (
    next &&
    !withPerson &&
    nounsOf(context, next).length > 0 &&
    next.kind === "word" &&
    !/^(Uhr|Jahre?|Tage?|Euro)$/.test(next.text) &&
    !MEASURING.test(phrase.noun.text)
  ) {
    return true;
  }
  if (
    next &&
    /^\p{Lu}/u.test(next.text) &&
    next.kind === "word" &&
    !MEASURING.test(phrase.noun.text) &&
    !withPerson &&
    !(KIN.test(phrase.noun.text) && nounsOf(context, next).length === 0) &&
    !/^(Ich|Du|Er|Sie|Es|Wir|Ihr|Ihnen|Ihre?)$/.test(next.text)
  )
    return true;
  // "mein Mutter- und Hausfrauenalltag"
  if (next?.text === "-" && next.start === phrase.noun.end) return true;
  const before = tokens[phrase.from - 1];
  // "zu keinem meiner Werkzeuge": of several that are the learner's.
  if (
    phrase.article?.token.lower.endsWith("er") === true &&
    /^(?:k?ein(?:e[mnrs]?)?|jede[mnrs]?|viele|einige|manche[mnrs]?|welche[mnrs]?|beide|zwei|drei)$/.test(
      before?.lower ?? "",
    )
  )
    return true;
  // Behind a closing mark the phrase is the learner's own.
  if (tokens.slice(0, phrase.from).filter(({ text }) => /^["„“”«»]$/.test(text)).length % 2 > 0) return true;
  // `Ich habe den Faust gelesen`: the title of a work, not a fist.
  if (TITLES_OF_WORKS.test(phrase.noun.text) && /^(den|einen)$/.test(phrase.article?.token.lower ?? "")) {
    const clause = clausesOf(context).find(({ from, to }) => phrase.to >= from && phrase.to < to);
    if (clause?.verbs.some(({ lemma }) => READ_OR_SEEN.test(lemma))) return true;
  }
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
  if (
    phrase.article === null &&
    phrase.adjectives.length > 0 &&
    before &&
    /^(ab|seit|bis|vor|von|zu)$/.test(before.lower)
  )
    return true;
  if (phrase.article === null && phrase.adjectives.length > 0 && GREETINGS.test(phrase.noun.text))
    return phrase.preposition === null;
  if (NAMES_OF_PEOPLE.test(phrase.noun.text) && phrase.article === null) return true;
  // "Ihr seit langem geplanter Urlaub": the article is that of the noun, and the preposition belongs to the adjective.
  if (phrase.preposition && !phrase.article && phrase.adjectives.length > 1 && determiner(before?.lower ?? ""))
    return true;
  const second = tokens[phrase.to + 2];
  const postposed = !second || !/^\p{Lu}|^(der|die|das|den|dem|ein|eine|einem|einen|mein|meine)$/u.test(second.text);
  if (next && postposed && /^(nach|zufolge|gegenüber|entgegen|entlang|zuliebe)$/.test(next.lower)) return true;
  if (phrase.noun.text === "Uhr" || isNominalizedAdjective(context, phrase)) return true;
  // "unverrichteter Dinge" is a genitive, *die Maß* a liter of beer, *der Zeh* no weak noun, and *der Erbe* one beside *das Erbe*.
  // "Im Wahlkampf verspricht jeder bessere Schulen": everybody, not every school.
  if (
    phrase.article?.word.base === "jed" &&
    phrase.adjectives.length > 0 &&
    phrase.readings.some(({ cells }) => cells.some(([, number]) => number === "pl"))
  )
    return true;
  // "Für die einen war es Kunst, für die anderen Schmiererei": the others, not their work.
  if (
    phrase.adjectives[0]?.token.lower === "anderen" &&
    tokens.some(({ lower }) => lower === "einen") &&
    phrase.readings.every(({ cells }) => cells.every(([, number]) => number === "sg"))
  )
    return true;
  // "alle halbe Jahre", "solche alte Geräte", "auf der einen Seite", "gerade dieser Tage"
  if (EITHER_ENDING.test(span(context, Math.max(0, phrase.from - 2), phrase.to + 1))) return true;
  if (isArticleFurtherBack(context, phrase)) return true;
  // "Über die Maßen" keeps an old plural.
  if (/^(Dinge|Maß|Maßen|Zeh|Erben?|Ahnen?)$/.test(phrase.noun.text)) return true;
  // "Ist das Nummer fünf?"
  if (phrase.noun.text === "Nummer" && phrase.article?.token.lower === "das") return true;
  if (before && BEFORE_A_GENITIVE.test(before.lower)) return true;
  if (phrase.noun.text === "Maus" && phrase.preposition?.word === "aus") return true;
  // "Stille Wasser sind tief": a plural that looks like the singular, and the dictionary has only *Wässer*.
  if (
    phrase.noun.text === "Wasser" &&
    !phrase.article &&
    phrase.adjectives.every(({ token }) => token.lower.endsWith("e"))
  )
    return true;
  if (phrase.article && !phrase.preposition) {
    const form = phrase.article.token.lower;
    // `Was gibt einem ehrenamtliche Arbeit?`: *einem* is a pronoun.
    if (
      form === "einem" &&
      finiteOf(context, before).length > 0 &&
      phrase.adjectives.length > 0 &&
      phrase.adjectives.every(({ token }) => token.lower.endsWith("e"))
    )
      return true;
    // `Es gefällt ihr sehr`, `wirft ihr grobe Fehler vor`: *ihr* may be a pronoun; `Sind das Kartoffeln?`, too.
    if (form === "ihr" && before && before.kind !== "mark" && !/^(und|aber|ist|war)$/.test(before.lower)) return true;
    const plural = phrase.readings.every(({ cells }) => cells.every(([, number]) => number === "pl"));
    if (form === "das" && plural && (!before || finiteOf(context, before).length > 0)) return true;
  }
  // `Herr der Ringe`, `eine Art Buch`
  return /^(Art|Sorte|Paar|Menge|Hälfte|Stück)$/.test(phrase.noun.text);
}

/** Fremde, Jüngste, Tote: they have the endings of adjectives, and the dictionary only one of them. */
function isNominalizedAdjective(context: Context, phrase: NounPhrase): boolean {
  const lower = phrase.noun.lower;
  // "eine Fremde", "nahe Angehörige", "von einer Fremden": the dictionary has only the man. No girl is *eine Junge*.
  const weak = phrase.readings.every(
    ({ noun }) => /er?$/.test(noun.lemma) && (noun.weak !== null || noun.plural === null),
  );
  const article = phrase.article?.token.lower ?? "";
  if (weak && lower !== "junge" && (article.endsWith("er") || (/^$|e$/.test(article) && lower.endsWith("e")))) {
    const stem = lower.replace(/e[nrms]?$/, "");
    const adjective =
      context.lexicon.adjectiveReadings(lower).length > 0 ||
      context.lexicon.verbReadings(stem).some(({ form }) => form === "participle") ||
      /^(angehörig|verwandt|bekannt|fremd)$/.test(stem);
    if (adjective) return true;
  }
  if (!context.lexicon.adjectiveReadings(lower).some((reading) => reading.ending !== "")) return false;
  return !phrase.readings.some(
    ({ noun }) =>
      context.lexicon.taught(noun.lemma)?.partOfSpeech === "noun" && (noun.genders.includes("f") || noun.weak !== null),
  );
}

function correct(context: Context, phrase: NounPhrase, clause: Clause): Edit | null {
  let demand = demandOf(context, phrase, clause);
  // `die Fotos ihrer Enkeln`: what hangs on a noun may be a genitive with a fault of its own.
  const head = context.tokens[phrase.from - 1];
  if (
    !phrase.preposition &&
    head &&
    nounsOf(context, head).length > 0 &&
    /(?<!^uns|^eu)e[rs]$/.test(phrase.article?.token.lower ?? "")
  ) {
    demand = { place: "open", cases: ["gen"], why: "" };
  }
  const plural = pluralWithoutN(context, phrase, clause, demand);
  if (plural) return plural;
  // `Meine Lieblingsessen ist Sushi`: there is one favorite.
  const one =
    phrase.noun.text.startsWith("Lieblings") && /^(ist|war)$/.test(context.tokens[phrase.to + 1]?.lower ?? "");
  const genitive = clause.verbs.length === 0 || mayBeGenitive(context, phrase, clause);
  const all = solutions(phrase).filter(
    ({ cell }) => (!one || cell.slot !== "p") && (genitive || cell.kase !== "gen" || demand.cases[0] === "gen"),
  );
  let allowed = all.filter(({ cell }) => demand.cases.includes(cell.kase));
  // The dative after *wegen* or *trotz* is accepted, never proposed.
  if (demand.cases[0] === "gen" && allowed.every(({ cost }) => cost > 0))
    allowed = allowed.filter(({ cell }) => cell.kase === "gen");
  // `nach den Essen`: an infinitive as a noun is no plural, where only the dative is possible.
  const doing = demand.cases.length === 1 && demand.cases[0] === "dat" && phrase.preposition !== null;
  if (doing && phrase.article?.token.lower === "den" && phrase.adjectives.length === 0 && isDoing(context, phrase))
    allowed = allowed.filter(({ cell }) => cell.slot !== "p");
  // "in den Sommer": a time that stands in the singular does not become many.
  if (TIME_NOUNS.test(phrase.noun.text)) allowed = allowed.filter(({ cell, cost }) => cell.slot !== "p" || cost === 0);
  // `Wir danken den Lehrer`: who writes *den* before a singular means one person.
  const meansOne =
    /^(object|two-way)$/.test(demand.place) && demand.cases.length === 1 && phrase.article?.token.lower === "den";
  if (
    meansOne &&
    allowed.every(({ cost }) => cost > 0) &&
    all.some(({ cell, cost }) => cost === 0 && cell.kase === "acc" && cell.slot === "m")
  )
    allowed = allowed.filter(({ cell }) => cell.slot !== "p");
  // `Ich mache mein eigener Laden auf`: who writes *-er* means the thing that is masculine, not what somebody does.
  const fitting = all.filter(({ cost }) => cost === 0);
  if (context.lexicon.verb(phrase.noun.lower) && fitting.length > 0 && fitting.every(({ cell }) => cell.slot === "m"))
    allowed = allowed.filter(({ cell }) => cell.slot === "m");
  if (allowed.length === 0) return null;
  const best = Math.min(...allowed.map(({ cost }) => cost));
  // `mit meine Freunde`: article and noun, both plural, both without their -n.
  const bothPlural = demand.cases.length === 1 && demand.cases[0] === "dat" && isPluralForm(phrase);
  // `wegen das Wetter`: article and noun, both without their genitive.
  const long = /[aeiouäöü][^aeiouäöü]+[aeiouäöü]/i.test(phrase.noun.text);
  // Short nouns have *-es* as well as *-s*.
  const bothGenitive = long && phrase.preposition !== null && demand.cases[0] === "gen" && phrase.article !== null;
  // `mit mein Kollege`: article and noun, both in the nominative; not "Was ist er für ein Mensch?"
  const bothWeak =
    demand.place === "preposition" &&
    phrase.preposition?.word !== "für" &&
    /ein$|^unser$/.test(phrase.article?.token.lower ?? "") &&
    phrase.readings.every(({ noun, cells }) => noun.weak !== null && cells.every(([kase]) => kase === "nom"));
  if (best === 0 || best > (bothPlural || bothGenitive || bothWeak ? 2.5 : 2)) return null;
  const fitsSomewhere = fitting.length > 0;
  // In an open place a phrase that is right in itself is right.
  if (fitsSomewhere && demand.place === "open" && demand.cases.length !== 2) return null;
  if (fitsSomewhere && demand.place === "open" && !phrase.preposition) return null;
  // "Ich mag die Suppe, aber der Koch nicht": it may be set against the subject.
  const none = phrase.article?.token.lower === "kein" && all.every(({ cell, cost }) => cost > 0 || cell.kase === "nom");
  if (fitsSomewhere && demand.place === "contrast" && !(none && demand.cases[0] === "acc")) return null;
  if (fitsSomewhere && demand.place === "subject" && !subjectIsSure(context, phrase, clause, all)) return null;
  if (fitsSomewhere && demand.place === "object" && !objectIsSure(context, phrase, clause, all, demand)) return null;
  const tied = allowed.filter(({ cost }) => cost === best);
  const winners = preferred(
    phrase,
    isPlainObject(phrase, clause, demand) && determiner(head?.lower ?? "") === null ? direct(tied) : tied,
    demand,
  );
  const texts = new Set(winners.map((solution) => textOf(phrase, solution)));
  const winner = winners[0];
  if (winner && winner.noun !== phrase.noun.text && !isEndingAdded(phrase, winner)) return null;
  // "im Halbdunklen": an adjective as a noun, and no plural.
  if (
    winner?.cell.slot === "p" &&
    phrase.article?.merged &&
    phrase.noun.text.endsWith("en") &&
    phrase.readings.some(({ noun }) => noun.genders.length > 0)
  )
    return null;
  // "keinen offenen Feuer machen": one fire or several?
  if (winner?.cell.slot === "p" && phrase.article?.token.lower.endsWith("nen") && phrase.readings.some(isSingular))
    return null;
  const text = [...texts][0];
  if (texts.size !== 1 || !winner || text === undefined) return null;
  return toEdit(context, phrase, winner, demand);
}

/** A genitive hangs on a noun, a quantity, a preposition, or one of few verbs and adjectives. */
function mayBeGenitive(context: Context, phrase: NounPhrase, clause: Clause): boolean {
  const before = context.tokens[phrase.from - 1];
  const after = context.tokens[phrase.to + 1];
  if (phrase.preposition || phrase.article?.token.lower === "des") return true;
  if (before && (nounsOf(context, before).length > 0 || /^\p{Lu}/u.test(before.text) || before.kind !== "word")) {
    if (before !== context.tokens[clause.from] || nounsOf(context, before).length > 0) return true;
  }
  if (GENITIVE_BEFORE.test(before?.lower ?? "") || GENITIVE_AFTER.test(after?.lower ?? "")) return true;
  if (clause.verbs.some(({ governs, lemma }) => governs === "G" || GENITIVE_VERBS.test(lemma))) return true;
  // `Ich bin der Meinung`, `guter Laune sein`
  return (
    clause.verbs.some(({ lemma }) => lemma === "sein") &&
    /(ung|sicht|Laune|Art|Dinge|Natur|Herkunft)$/.test(phrase.noun.text)
  );
}

/** `Das ist dem Mann` cannot be told from `Das ist dem Mann egal`: only nominative-looking articles are changed for objects. */
function objectIsSure(
  context: Context,
  phrase: NounPhrase,
  clause: Clause,
  all: readonly Solution[],
  demand: Demand,
): boolean {
  if (!phrase.article) return isHelped(context, phrase, clause, demand);
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
      .some(
        (token) =>
          /^(als|heißt|heiße|ist|sind|war)$/.test(token.lower) || (token.lower === "wie" && token.index > clause.from),
      )
  )
    return false;
  if (demand.cases[0] === "dat" && demand.cases.length === 1) {
    if (TIME_NOUNS.test(phrase.noun.text)) return false;
    return all.filter(({ cost }) => cost === 0).every(({ cell }) => cell.kase === "nom" || cell.kase === "acc");
  }
  // `Ich lese der Zeitung`: only a dative fits, and these verbs have none.
  const fitting = all.filter(({ cost }) => cost === 0);
  if (
    phrase.article.token.lower === "der" &&
    fitting.every(({ cell }) => cell.kase === "dat") &&
    clause.verbs.every(({ lemma }) => VERBS_OF_KNOWN_THINGS.has(lemma) || lemma === "lesen")
  )
    return isOnlyObject(context, phrase, clause);
  // Only the nominative fits the written form: `ein Hund`, `der Tisch`.
  return all.filter(({ cost }) => cost === 0).every(({ cell }) => cell.kase === "nom" && cell.slot !== "p");
}

/** `Ich helfe alte Menschen`: "Ich helfe alte Möbel tragen" has a second verb. */
function isHelped(context: Context, phrase: NounPhrase, clause: Clause, { cases }: Demand): boolean {
  return (
    cases.length === 1 &&
    cases[0] === "dat" &&
    phrase.from > (clause.finites[0]?.index ?? phrase.from) &&
    isAboutPeople(context, phrase) &&
    clause.verbs.every(({ lemma }) => lemma === "helfen") &&
    context.tokens
      .slice(phrase.to + 1, clause.to)
      .every((token) => verbsOf(context, token).every(({ verb }) => verb.lemma === "helfen"))
  );
}

/** No other thing in the clause that is read, bought or seen. */
export function isOnlyObject(context: Context, phrase: NounPhrase, clause: Clause): boolean {
  const words = context.tokens.slice(clause.from, clause.to);
  if (
    context.tokens[clause.to]?.text === "," ||
    words.some((token) => token !== phrase.article?.token && BESIDE_THE_OBJECT.test(token.lower))
  )
    return false;
  return words.every(
    (token) =>
      token === phrase.noun ||
      nounsOf(context, token).length === 0 ||
      TIME_NOUNS.test(token.text) ||
      nounPhrases(context).some(
        ({ noun, preposition, from }) => noun === token && (preposition !== null || from === clause.from),
      ),
  );
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
    !ADJECTIVES_WITH_DATIVE.test(last.lower) &&
    // "Der Frau wird geholfen"
    !(words[2]?.lower === "wird" && verbsOf(context, last).some(({ form }) => form === "participle")) &&
    context.lexicon.adjectiveReadings(last.lower).some(({ ending }) => ending === "")
  );
}

/** Essen, Schwimmen, Lernen: what one does. `Treffen` and `Schreiben` are things as well, and there may be several. */
function isDoing(context: Context, { noun, readings }: NounPhrase): boolean {
  return (
    noun.text !== "Treffen" &&
    noun.text !== "Schreiben" &&
    noun.text !== "Vorhaben" &&
    context.lexicon.verb(noun.lower) !== null &&
    readings.every(({ noun: each }) => each.genders.includes("n") && each.lemma === noun.text)
  );
}

/** The noun itself changes only by the -n of the dative plural or of the n-declension; another number would be a guess. */
function isEndingAdded(phrase: NounPhrase, solution: Solution): boolean {
  const { text } = phrase.noun;
  const genitive = phrase.preposition?.cases[0] === "gen" || phrase.article?.token.lower.endsWith("s");
  if (solution.cell.kase === "gen" && solution.cell.slot !== "p" && genitive) return solution.noun.startsWith(text);
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
  // `mit neue Handschuhe`
  const form = (phrase.article ?? phrase.adjectives[0])?.token.lower ?? "";
  // `mit mein Freunde`: without any ending, the noun alone tells the number.
  if (/^(mein|dein|sein|unser)$/.test(form))
    return phrase.readings.every(({ cells }) => cells.every(([, number]) => number === "pl"));
  if (!form.endsWith("e") || phrase.article?.word.base === "ein") return false;
  return phrase.readings.every(
    ({ noun, cells }) => !noun.genders.includes("f") && cells.some(([, number]) => number === "pl"),
  );
}

/** `Sie trägt schwarze Schuhen` → `Schuhe`: the adjective shows that it is no dative. */
function pluralWithoutN(context: Context, phrase: NounPhrase, clause: Clause, demand: Demand): Edit | null {
  const [adjective] = phrase.adjectives;
  const shown = phrase.article ?? adjective;
  const opens = clause.opener !== null && phrase.from === clause.from + 1 && isLastPlural(context, clause);
  if (
    phrase.preposition ||
    !/^(?!eine$)\p{L}+e$/u.test(shown?.token.lower ?? "") ||
    (phrase.article && adjective && !opens)
  )
    return null;
  if (demand.cases.length === 1 && demand.cases[0] === "dat") return null;
  if (clause.verbs.some(({ lemma }) => DATIVE_VERBS.has(lemma))) return null;
  const nouns = withoutInfinitive(phrase.readings, phrase.noun);
  const [reading] = nouns;
  const plural = reading?.noun.plural;
  const dative = nouns.every(
    ({ noun, cells }) => noun.plural === plural && cells.every(([kase, number]) => kase === "dat" && number === "pl"),
  );
  if (!dative || !plural || `${plural}n` !== phrase.noun.text) return null;
  // "Die Kindern eine Geschichte vorlesen", "manche Kindern fällt es schwer": there the article is wrong, not the noun.
  const plain = clause.verbs.every(
    ({ lemma, governs }) => governs === "A" || MOTION_VERBS.has(lemma) || LOCATION_VERBS.has(lemma),
  );
  const other = nounPhrases(context).some(
    ({ from, to, preposition }) => from > phrase.to && to < clause.to && !preposition,
  );
  if (phrase.article && !opens && (clause.verbs.length === 0 || !plain || other)) return null;
  return edit(context, phrase.noun, phrase.noun, plural, {
    type: "grammar",
    category: "nouns",
    rule: "plural",
    explanation: `Only the dative plural ends in -n; here it is *${plural}*.`,
    confidence: 0.88,
  });
}

/** `dass die meisten Leuten … gucken`: the verb at the end is that of several. */
function isLastPlural(context: Context, clause: Clause): boolean {
  const last = context.tokens.slice(clause.from, clause.to).findLast(({ kind }) => kind === "word");
  return finiteOf(context, last).some(({ persons }) => persons.includes(5) && !persons.includes(2));
}

/** `Er hat mir ein Tablette gegeben`: subject or object; only beside verbs with a dative could it be another case. */
function isPlainObject(phrase: NounPhrase, clause: Clause, demand: Demand): boolean {
  return (
    phrase.preposition === null &&
    demand.place === "open" &&
    phrase.article?.word.declension === "mixed" &&
    clause.verbs.length > 0 &&
    clause.verbs.every(({ lemma, governs }) => !DATIVE_VERBS.has(lemma) && !governs.startsWith("D") && governs !== "G")
  );
}

function direct(tied: readonly Solution[]): readonly Solution[] {
  const found = tied.filter(({ cell }) => cell.kase === "nom" || cell.kase === "acc");
  return found.length > 0 ? found : tied;
}

/** Of equal solutions, the one that keeps the number of the noun and the case of the place. */
function preferred(phrase: NounPhrase, tied: readonly Solution[], demand: Demand): readonly Solution[] {
  const keepsNoun = tied.filter((solution) => solution.noun === phrase.noun.text);
  let rest = keepsNoun.length > 0 ? keepsNoun : tied;
  // `mit Kinder`: no singular looks like it.
  const bare = phrase.article === null && phrase.adjectives.length === 0;
  const many = bare && phrase.readings.every(({ cells }) => cells.every(([, number]) => number === "pl"));
  if ((isPluralForm(phrase) || many) && rest.some(({ cell }) => cell.slot === "p"))
    rest = rest.filter(({ cell }) => cell.slot === "p");
  if (demand.cases.length === 2 && demand.cases.includes("gen")) {
    const genitive = rest.filter(({ cell }) => cell.kase === "gen");
    if (genitive.length > 0) rest = genitive;
  }
  // `nach der Essen`: *der*, *das* and *dem* were meant for one thing.
  const article = phrase.article?.token.lower ?? "";
  // `wegen das Museum`: not several of them.
  const single =
    (/^(der|das|dem)$/.test(article) && demand.cases.length === 1) || (article === "das" && demand.cases[0] === "gen");
  if (rest.length > 1 && demand.place !== "two-way" && (single || phrase.article?.word.declension !== "definite")) {
    const singular = rest.filter(({ cell }) => cell.slot !== "p");
    const own = phrase.readings.some(({ cells }) => cells.some(([, number]) => number === "sg"));
    if (own && singular.length > 0 && (single || phrase.adjectives.length === 0)) rest = singular;
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

const DEFINITE_ARTICLE = { base: "d", declension: "definite" } as const;

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
  // `Das war bester Geschenk` → `das beste Geschenk`: of the best there is one.
  const [adjective] = phrase.adjectives;
  const best = determinerForm(DEFINITE_ARTICLE, solution.cell);
  if (
    !phrase.article &&
    !phrase.preposition &&
    best !== null &&
    solution.cell.slot !== "p" &&
    COUNTABLE.has(solution.noun) &&
    adjective?.readings.every(({ degree }) => degree === "superlative")
  ) {
    const ending = adjectiveEnding("definite", solution.cell);
    const described = phrase.adjectives.map(({ readings }) => `${readings[0]?.stem ?? ""}${ending}`).join(" ");
    return edit(
      context,
      adjective.token,
      last.token,
      `${best} ${described}${parts.has("noun") ? ` ${solution.noun}` : ""}`,
      {
        type: "grammar",
        ...explain(phrase, solution, demand, parts),
      },
    );
  }
  // *in dem Garten* is right, and nobody says it but before a relative clause.
  const short = shortForm(phrase.preposition?.word ?? "", first.text);
  const follows =
    context.tokens[phrase.to + 1]?.text === "," &&
    /^(der|die|das|den|dem)$/.test(context.tokens[phrase.to + 2]?.text ?? "");
  if (short && phrase.preposition && first.part === "article" && !follows) {
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
  const gender = GENDER_NAMES[solution.cell.slot];
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
