import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import type { Gender } from "#schema/terms/gender.ts";
import type { GrammarCategory } from "#schema/terms/grammar-category.ts";
import type { PartOfSpeech } from "#schema/terms/part-of-speech.ts";
import type { VerbType } from "#schema/terms/verb-type.ts";

/** Topics that a lesson points to at most: more would be a reading list. */
export const MAX_LESSON_TOPICS = 3;

/** What the choice looks at in a word of the lesson. */
export interface TaughtWord {
  word: string;
  partOfSpeech: PartOfSpeech;
  gender: Gender | null;
  plural: string | null;
  verbType: VerbType | null;
  auxiliary: string | null;
  separablePrefix: string | null;
  /** As authors write it: "+ Dat.", "warten auf + Akk.". */
  caseInfo: string | null;
}

/** What the choice looks at in a topic. */
export interface ChoosableTopic {
  id: number;
  cefrLevel: CefrLevel;
  category: GrammarCategory;
  /** Words that find it. */
  search: readonly string[];
}

/** A reason to point to a topic: so many words of the lesson need it. */
interface Clue {
  /** The search word of the topic; the first topic that has it is meant. */
  term: string;
  /** From this level on, learners know it. */
  upTo?: CefrLevel;
  /** Fewer words say nothing about the lesson. */
  least: number;
  fits: (word: TaughtWord) => boolean;
}

const isVerb = ({ partOfSpeech }: TaughtWord) => partOfSpeech === "verb";
const isAdjective = ({ partOfSpeech }: TaughtWord) => partOfSpeech === "adjective";
const isPreposition = ({ partOfSpeech }: TaughtWord) => partOfSpeech === "preposition";
/** The dictionary's mark behind a preposition: "warten auf + Akk.". A verb with the bare mark governs the case itself. */
const governsPreposition = ({ caseInfo }: TaughtWord) => /^\p{Ll}[\p{L} ]* \p{L}+ \+/u.test(caseInfo ?? "");
/** Nouns of the n-declension; "der See" and "der Staat" have such plurals, too. */
const WEAK_NOUN = /(?:[^e]e|ent|ant|ist|oge)$|^(?:Herr|Mensch|Nachbar|Held|Bär)$/;

/** "in Kraft treten", "Aufschluss geben", but no idiom: "unter einen Hut bringen". */
const FUNCTION_VERB =
  /^(?:(?:in|ins|im|zu|zum|zur|unter|außer) )?\p{Lu}\p{L}+ (?:bringen|finden|geben|geraten|halten|kommen|lassen|laufen|leisten|liegen|nehmen|setzen|stehen|stellen|treffen|treten|üben|ziehen)$/u;

const CLUES: readonly Clue[] = [
  { term: "modal verbs", least: 1, fits: ({ verbType }) => verbType === "modal" },
  { term: "reflexive verbs", least: 1, fits: ({ word }) => word.startsWith("sich ") },
  { term: "separable verbs", upTo: "A2", least: 1, fits: ({ separablePrefix }) => separablePrefix !== null },
  { term: "separable", upTo: "B2", least: 2, fits: ({ separablePrefix }) => separablePrefix !== null },
  { term: "stem-changing verbs", upTo: "A2", least: 1, fits: ({ verbType }) => verbType === "stem-changing" },
  { term: "haben or sein", upTo: "B1", least: 2, fits: (word) => isVerb(word) && word.auxiliary === "sein" },
  { term: "indirect object", upTo: "B2", least: 1, fits: (word) => isVerb(word) && word.caseInfo === "+ Dat." },
  { term: "verbs with prepositions", least: 2, fits: (word) => isVerb(word) && governsPreposition(word) },
  { term: "adjectives with prepositions", least: 1, fits: (word) => !isVerb(word) && governsPreposition(word) },
  { term: "prepositions with dative", least: 1, fits: (word) => isPreposition(word) && word.caseInfo === "+ Dat." },
  {
    term: "Präpositionen mit Akkusativ",
    least: 1,
    fits: (word) => isPreposition(word) && word.caseInfo === "+ Akk.",
  },
  { term: "Präpositionen mit Genitiv", least: 1, fits: (word) => isPreposition(word) && word.caseInfo === "+ Gen." },
  {
    term: "n-declension",
    least: 1,
    fits: ({ word, gender, plural }) =>
      gender === "m" && WEAK_NOUN.test(word) && (plural === `${word}n` || plural === `${word}en`),
  },
  { term: "ieren", upTo: "B1", least: 1, fits: (word) => isVerb(word) && word.word.endsWith("ieren") },
  {
    term: "inseparable prefixes",
    least: 2,
    fits: (word) => isVerb(word) && !word.separablePrefix && /^(?:sich )?(?:be|ent|er|ver|zer)/.test(word.word),
  },
  {
    term: "function verb",
    least: 1,
    fits: ({ word }) => FUNCTION_VERB.test(word),
  },
  {
    term: "nominalization",
    least: 3,
    fits: ({ word, gender }) => gender === "f" && /(?:ung|ion|heit|keit)$/.test(word),
  },
  { term: "regular verbs", upTo: "A1", least: 2, fits: ({ verbType }) => verbType === "regular" },
  {
    term: "direct object",
    upTo: "A1",
    least: 3,
    fits: (word) => isVerb(word) && word.caseInfo === "+ Akk.",
  },
  { term: "participle", upTo: "A2", least: 2, fits: isVerb },
  { term: "preterite", upTo: "B1", least: 2, fits: ({ verbType }) => verbType === "irregular" },
  { term: "comparative", upTo: "A2", least: 3, fits: isAdjective },
  { term: "weak endings", upTo: "B2", least: 4, fits: isAdjective },
  { term: "gender", upTo: "A1", least: 3, fits: ({ gender }) => gender !== null && gender !== "pl" },
  { term: "plural endings", upTo: "A1", least: 4, fits: ({ plural }) => plural !== null },
];

/** A word that a topic names itself says more than any number of clues. */
const NAMED = 10;
/** The word that everybody says long before the imperative, whose topic names it. */
const SAYS_NOTHING = "bitte";
/** The article "sein" is not the verb. */
const CATEGORIES: Partial<Record<PartOfSpeech, GrammarCategory>> = {
  article: "articles",
  pronoun: "pronouns",
  preposition: "prepositions",
  conjunction: "connectors",
};
/** More words of a kind than this say no more. */
const MOST_WORDS = 4;

/**
 * Up to three topics that explain the grammar of a lesson's words, the most telling first: those that name one of its words, then those
 * that most of its words need. None lies above the lesson's level. `topics` are in the order of the library.
 */
export function lessonGrammar<Topic extends ChoosableTopic>(
  words: readonly TaughtWord[],
  level: CefrLevel,
  topics: readonly Topic[],
): Topic[] {
  const place = (one: CefrLevel) => CEFR_LEVELS.indexOf(one);
  const known = topics.filter(({ cefrLevel }) => place(cefrLevel) <= place(level));
  const points = new Map<Topic, number>();
  const add = (topic: Topic | undefined, more: number) => topic && points.set(topic, (points.get(topic) ?? 0) + more);
  const topicFor = (term: string) => known.find(({ search }) => search.includes(term));
  for (const { word, partOfSpeech } of words) {
    if (word === SAYS_NOTHING) continue;
    const named = known.filter(({ search }) => search.includes(word));
    add(named.find(({ category }) => category === CATEGORIES[partOfSpeech]) ?? named[0], NAMED);
  }
  for (const { term, upTo, least, fits } of CLUES) {
    const count = words.filter(fits).length;
    if (count >= least && (!upTo || place(level) <= place(upTo))) add(topicFor(term), Math.min(count, MOST_WORDS));
  }
  return [...points]
    .toSorted(([one, a], [other, b]) => b - a || place(other.cefrLevel) - place(one.cefrLevel) || one.id - other.id)
    .slice(0, MAX_LESSON_TOPICS)
    .map(([topic]) => topic);
}
