import {
  ACTIONS_IN_A_PLACE,
  INWARD,
  LOCATION_VERBS,
  MOTION_VERBS,
  STILL_VERBS,
  VERBS_OF_ONE,
} from "#content/built-in/german/verbs.ts";
import {
  ALSO_ALONE,
  COUNTABLE,
  INNER_PLACES,
  KNOWN_PLACES,
  KNOWN_TIMES,
  ONE_OF_MANY,
  OWN_PEOPLE,
} from "#content/built-in/german/words.ts";
import { BEFORE_AN_OBJECT } from "#content/built-in/tutor/patterns/noun-phrases.ts";
import type { Edit } from "../../turn.ts";
import { type Clause, clausesOf } from "../clause.ts";
import {
  adjectiveEnding,
  type Case,
  type Cell,
  determiner,
  determinerForm,
  GENDER_NAMES,
  MODALS,
  PREPOSITIONS,
  shortForm,
} from "../closed-class.ts";
import { type Context, edit, finiteOf, nounsOf } from "../context.ts";
import type { AdjectiveReading } from "../lexicon.ts";
import type { NounGender } from "../paradigm.ts";
import type { Token } from "../tokens.ts";

/** A noun without the article that it needs: `Ich suche Wohnung`, `Das ist gute Idee`, `auf Balkon`, `in kleine Wohnung`. */
export function missingArticleRule(context: Context): Edit[] {
  return clausesOf(context).flatMap((clause) =>
    context.tokens.slice(clause.from, clause.to).flatMap((token) => {
      const found = articleBefore(context, clause, token);
      return found ? [found] : [];
    }),
  );
}

/** A singular noun with one adjective or none, and the token before both. */
interface Bare {
  noun: Token;
  gender: NounGender;
  adjective: { token: Token; readings: readonly AdjectiveReading[] } | null;
  before: Token;
  after: Token | undefined;
}

function articleBefore(context: Context, clause: Clause, token: Token): Edit | null {
  const bare = bareNoun(context, token);
  if (!bare || isListed(context, bare)) return null;
  return (
    behindPreposition(context, clause, bare) ?? asObject(context, clause, bare) ?? asPredicate(context, clause, bare)
  );
}

function bareNoun(context: Context, noun: Token): Bare | null {
  const readings = nounsOf(context, noun);
  const [reading] = readings;
  if (!reading || readings.some((each) => each.noun.lemma !== noun.text || each.noun.weak !== null)) return null;
  const [gender, ...more] = reading.noun.genders;
  const before = context.tokens[noun.index - 1];
  if (!gender || more.length > 0 || !before) return null;
  // `mit Vermieter`: several of them would be *Vermietern* there.
  if (reading.noun.plural === noun.text && !(/^(mit|bei|von|zu)$/.test(before.lower) && OWN_PEOPLE.test(noun.text)))
    return null;
  const adjective = adjectiveOf(context, before);
  const outer = adjective ? context.tokens[before.index - 1] : before;
  if (!outer || outer.kind !== "word" || determiner(outer.lower)) return null;
  return { noun, gender, adjective, before: outer, after: context.tokens[noun.index + 1] };
}

function adjectiveOf(context: Context, token: Token): Bare["adjective"] {
  if (!/^\p{Ll}/u.test(token.text) || determiner(token.lower) || PREPOSITIONS[token.lower]) return null;
  const readings = context.lexicon
    .adjectiveReadings(token.lower)
    .filter(({ ending, degree }) => ending !== "" && degree === "positive");
  return readings.length > 0 && context.lexicon.taught(readings[0]?.stem ?? "") !== null ? { token, readings } : null;
}

/** "Tisch und Stuhl", "Auto fahren", "Frau Koch": there the noun stands alone, or is no object. */
function isListed(context: Context, { after }: Bare): boolean {
  // `Sie sitzt in Küche und weint`
  const next = after?.lower === "und" ? context.tokens[after.index + 1] : undefined;
  if (next && /^\p{Ll}/u.test(next.text) && finiteOf(context, next).length > 0) return false;
  return after !== undefined && (/^(und|oder|noch|,|-|\/|&|:)$/.test(after.lower) || /^\p{Lu}|^\d/u.test(after.text));
}

function asObject(context: Context, clause: Clause, bare: Bare): Edit | null {
  const { noun, before, adjective } = bare;
  if (!COUNTABLE.has(noun.text) || (!adjective && ALSO_ALONE.has(noun.text))) return null;
  // "Am Abend habe ich Deutschkurs", like "Ich habe Unterricht".
  if (!adjective && /kurs$/i.test(noun.text) && clause.verbs.some(({ lemma }) => lemma === "haben")) return null;
  if (
    clause.verbs.length === 0 ||
    !clause.verbs.every(({ lemma }) => VERBS_OF_ONE.test(lemma) || isWish(clause, lemma))
  )
    return null;
  const finite = clause.finites[0];
  if (!clause.subject || !finite) return null;
  if (before !== finite && !BEFORE_AN_OBJECT.test(before.text)) return null;
  // `Ich wünsche dir schönen Abend`: beside other verbs, these say when.
  const wished = clause.verbs.some(({ lemma }) => lemma === "wünschen");
  if ((noun.text === "Tag" || noun.text === "Abend") && !wished) return null;
  return inserted(context, bare, null, { kase: "acc", slot: bare.gender }, "ein");
}

/** `möchte`, not "mag Hund", where a plural is meant. */
function isWish({ finites }: Clause, lemma: string): boolean {
  return lemma === "mögen" && finites.some(({ lower }) => lower.startsWith("möcht"));
}

/** `Das ist gute Idee`, `Berlin ist schöne Stadt`. */
function asPredicate(context: Context, clause: Clause, bare: Bare): Edit | null {
  const { noun, before, adjective } = bare;
  if (!adjective || !COUNTABLE.has(noun.text) || noun.text === "Tag" || noun.text === "Abend") return null;
  if (clause.verbs.length !== 1 || clause.verbs[0]?.lemma !== "sein" || clause.opener) return null;
  const verb = /^(sehr|so|ganz|wirklich)$/.test(before.lower) ? context.tokens[before.index - 1] : before;
  if (!verb || !/^(ist|war)$/.test(verb.lower) || clause.finites[0] !== verb || verb.index === clause.from) return null;
  return inserted(context, bare, null, { kase: "nom", slot: bare.gender }, "ein", before === verb ? null : before);
}

function behindPreposition(context: Context, clause: Clause, bare: Bare): Edit | null {
  const { noun, before: preposition, adjective } = bare;
  const cases = PREPOSITIONS[preposition.lower];
  if (!cases || cases.includes("gen")) return null;
  const put = isPutThere(clause, bare);
  const kase = put ? "acc" : caseOf(context, clause, bare, cases);
  if (kase === null && (adjective || preposition.lower !== "in")) return null;
  if (adjective && kase !== null) {
    const plain = adjectiveEnding("none", { kase, slot: bare.gender });
    // "in kleiner Wohnung", "aus guter Familie": short, but not wrong.
    const isShort = adjective.readings.some(({ ending }) => ending === plain);
    if (!COUNTABLE.has(noun.text) || isShort || /^(ohne|als|bis|pro|ab|seit|um|zu)$/.test(preposition.lower))
      return null;
    return inserted(context, bare, preposition, { kase, slot: bare.gender }, "ein");
  }
  const own = ownPerson(context, clause, bare);
  if (own) return inserted(context, bare, preposition, { kase: "dat", slot: bare.gender }, own);
  const inner = innerPlace(context, clause, bare);
  if (inner) {
    const base = inner === "dat" && isOneOfMany(context, clause, bare) ? "ein" : "d";
    return inserted(context, bare, preposition, { kase: inner, slot: bare.gender }, base);
  }
  const isPlace = KNOWN_PLACES[preposition.lower]?.test(noun.text) ?? false;
  const isTime =
    /^(nach|vor)$/.test(preposition.lower) && KNOWN_TIMES.test(noun.text) && !isSought(context, clause, preposition);
  const isSource =
    preposition.lower === "von" && /^(Arbeit|Schule|Uni|Bahnhof|Post|Bank)$/.test(noun.text) && comes(clause);
  const isOffice = preposition.lower === "bei" && /^(Post|Bank|Feuerwehr|Bahn|Stadt)$/.test(noun.text);
  const isGoal = preposition.lower === "für" && /^(Prüfung|Schule|Arbeit|Kurs|Test|Reise|Party)$/.test(noun.text);
  if (kase === null || (!isPlace && !isTime && !isSource && !isOffice && !isGoal)) return null;
  return inserted(context, bare, preposition, { kase: isTime ? "dat" : kase, slot: bare.gender }, "d");
}

/** `Ich wohne bei Bruder` → `bei meinem Bruder`: whose brother it is, the subject tells. Advanced learners may speak of *Mutter* as families do. */
function ownPerson(context: Context, clause: Clause, { noun, before, after }: Bare): string | null {
  if (!/^(bei|mit|von|zu)$/.test(before.lower) || !OWN_PEOPLE.test(noun.text) || !/^[AB]1|^A2/.test(context.level))
    return null;
  // "von Mann zu Mann", "von Mutter an Tochter"
  if (/^(zu|an|auf|für|von)$/.test(after?.lower ?? "") || context.tokens[before.index - 2]?.lower === "von")
    return null;
  const named = OWNERS[clause.subject?.lower ?? ""];
  if (named !== undefined) return named;
  if (clause.subject || clause.opener) return null;
  if (clause.verbs.length === 0) {
    // "Mit Mutter.": the answer to a question about oneself.
    const words = context.tokens.filter(({ kind }) => kind === "word");
    return words[0] === before && words.length === 2 && context.sentence.closing !== "?" ? "mein" : null;
  }
  const finite = clause.finites[0];
  const own =
    finite !== undefined && finiteOf(context, finite).every(({ persons }) => persons.every((each) => each === 0));
  return own && clause.finites.length === 1 ? "mein" : null;
}

const OWNERS: Readonly<Record<string, string>> = { ich: "mein", du: "dein", er: "sein", wir: "unser" };

/** The case of a place behind *in* or *aus*; null where its noun can stand alone, or the verb may mean being there as well as going. */
function innerPlace({ level }: Context, clause: Clause, { noun, before, after }: Bare): Case | null {
  if (!INNER_PLACES.test(noun.text) || level.startsWith("C")) return null;
  if (/^(zu|für|an|bis)$/.test(after?.lower ?? "")) return null;
  const lemmas = clause.verbs.map(({ lemma }) => lemma);
  if (clause.finites.length === 0 || lemmas.length === 0) return null;
  if (before.lower === "aus") return "dat";
  if (before.lower !== "in") return null;
  if (lemmas.every((lemma) => MOTION_VERBS.has(lemma) || MODALS.has(lemma))) return "acc";
  return lemmas.some((lemma) => MOTION_VERBS.has(lemma) || MODALS.has(lemma) || INWARD.test(lemma)) ? null : "dat";
}

/** `Er wohnt in Wohnung`, `arbeite in Fabrik`; `in Kantine von Schule` is a certain one. */
function isOneOfMany({ tokens }: Context, { verbs }: Clause, { noun, before }: Bare): boolean {
  if (!ONE_OF_MANY.test(noun.text) || before.lower !== "in" || tokens[noun.index + 1]?.lower === "von") return false;
  const lives = verbs.every(({ lemma }) => /^(wohnen|leben)$/.test(lemma));
  const works = verbs.every(({ lemma }) => /^(arbeiten|jobben)$/.test(lemma));
  return /^(Wohnung|Haus|Dorf|Zimmer)$/.test(noun.text) ? lives : works;
}

/** `Ich lege das Handy auf Tisch` */
function isPutThere({ verbs }: Clause, { noun, before }: Bare): boolean {
  return (
    before.lower === "auf" &&
    KNOWN_PLACES.auf?.test(noun.text) === true &&
    verbs.length > 0 &&
    verbs.every(({ lemma }) => /^(legen|stellen|setzen)$/.test(lemma))
  );
}

/** "Ich suche nach Arbeit", "auf der Suche nach Arbeit", "Das riecht nach Essen": no time. */
function isSought(context: Context, { verbs }: Clause, preposition: Token): boolean {
  return (
    preposition.lower === "nach" &&
    (verbs.some(({ lemma }) =>
      /^(suchen|fragen|sehnen|streben|riechen|schmecken|aussehen|klingen|duften|verlangen)$/.test(lemma),
    ) ||
      /^(Suche|Frage|Sehnsucht|Nachfrage|Geruch|Wunsch|Lust)$/.test(context.tokens[preposition.index - 1]?.text ?? ""))
  );
}

function comes({ verbs }: Clause): boolean {
  return (
    verbs.length > 0 && verbs.every(({ lemma }) => /^(kommen|gehen|fahren|laufen|abholen|zurückkommen)$/.test(lemma))
  );
}

/** The case behind the preposition; null where the verb does not tell. */
function caseOf(context: Context, clause: Clause, { noun, before }: Bare, cases: readonly Case[]): Case | null {
  const [only, ...more] = cases;
  if (more.length === 0) return only ?? null;
  if (before.lower === "vor" && KNOWN_TIMES.test(noun.text)) return "dat";
  // `eifersüchtig auf`, `Blick auf`: the case is not that of a place.
  const holder = context.tokens[before.index - 1];
  if (
    /^(auf|an|über|vor)$/.test(before.lower) &&
    holder &&
    (isBareAdjective(context, holder) || nounsOf(context, holder).length > 0)
  )
    return null;
  const lemmas = clause.verbs.map(({ lemma }) => lemma);
  if (lemmas.length === 0) return null;
  if (lemmas.every((lemma) => MOTION_VERBS.has(lemma)) && !/spazieren|joggen|einkaufen/.test(context.message))
    return "acc";
  const isStill = (lemma: string) =>
    LOCATION_VERBS.has(lemma) || STILL_VERBS.has(lemma) || ACTIONS_IN_A_PLACE.has(lemma) || lemma === "hängen";
  return lemmas.every(isStill) ? "dat" : null;
}

function isBareAdjective({ lexicon }: Context, { lower }: Token): boolean {
  return lexicon.adjectiveReadings(lower).some(({ ending }) => ending === "");
}

function inserted(
  context: Context,
  { noun, adjective, gender }: Bare,
  preposition: Token | null,
  cell: Cell,
  base: string,
  degree: Token | null = null,
): Edit | null {
  const word = determiner(base === "d" ? "der" : base);
  const article = word && determinerForm(word, cell);
  if (!word || article === null) return null;
  const ending = adjectiveEnding(word.declension, cell);
  const reading = adjective?.readings[0];
  const described = adjective ? `${reading?.stem ?? ""}${ending} ` : "";
  const start = preposition ? (shortForm(preposition.lower, article) ?? `${preposition.lower} ${article}`) : article;
  const corrected = `${start} ${degree ? `${degree.text} ` : ""}${described}${noun.text}`;
  const first = preposition ?? degree ?? adjective?.token ?? noun;
  return edit(context, first, noun, corrected, {
    type: "grammar",
    category: "articles",
    rule: "missing-article",
    explanation: `*${noun.text}* is ${GENDER_NAMES[gender]} and needs its article here: *${corrected}*.`,
    confidence: 0.86,
  });
}
