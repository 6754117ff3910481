import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import type { PartOfSpeech } from "#schema/terms/part-of-speech.ts";
import type { QuizDirection, StudyModeType } from "#schema/terms/quiz-type.ts";
import { MAX_SEARCH_CHARS } from "../../lib/typed-search.ts";
import type { VocabularySearch } from "../../lib/vocabulary-search.ts";

// The word lists stand here once more, without zod, which this screen would load for them alone. The types keep them complete.

/** What one can practice here: the quizzes, study mode, and the tests of verbs with prefixes. */
export const PRACTICES = ["multiple-choice", "fill-in-blank", "gender", "study", "plural", "prefix"] as const;
export type PracticeKind = (typeof PRACTICES)[number];

/** The parts of speech with the names that a list shows. */
export const PARTS_OF_SPEECH: Readonly<Record<PartOfSpeech, string>> = {
  noun: "Nouns",
  verb: "Verbs",
  adjective: "Adjectives",
  adverb: "Adverbs",
  pronoun: "Pronouns",
  article: "Articles",
  preposition: "Prepositions",
  conjunction: "Conjunctions",
  numeral: "Numerals",
  particle: "Particles",
  interjection: "Interjections",
  phrase: "Phrases",
};

/** The directions with the names that the screen shows. */
export const DIRECTIONS: Readonly<Record<QuizDirection, string>> = {
  "german-to-english": "German to English",
  "english-to-german": "English to German",
};

const STUDY_FORMS: Readonly<Record<StudyModeType, true>> = {
  "multiple-choice": true,
  "fill-in-blank": true,
  gender: true,
  flashcards: true,
};

export const WORD_TABS = ["all", "nouns", "verbs", "adjectives", "other"] as const;
export type WordTab = (typeof WORD_TABS)[number];

/** Which words are listed and practiced. */
export interface WordFilters {
  level?: CefrLevel;
  category?: string;
  partOfSpeech?: PartOfSpeech;
}

/** Whether the filters leave anything out. */
export function hasFilters({ level, category, partOfSpeech }: WordFilters): boolean {
  return level !== undefined || category !== undefined || partOfSpeech !== undefined;
}

/** Where the page of the vocabulary is. */
export interface VocabularyPlace {
  filters: WordFilters;
  q: string;
  tab: WordTab;
  direction: QuizDirection;
  practice: PracticeKind | null;
  /** The form of study mode, if the address names one. */
  type: StudyModeType | null;
  /** The page shows the gender quiz alone. */
  isGenderOnly: boolean;
}

export const FIRST_LEVEL: CefrLevel = "A1";
export const FIRST_DIRECTION: QuizDirection = "german-to-english";
const GENDER_ONLY = "gender-only";

/** The longest category that an address keeps. */
const MAX_CATEGORY_CHARS = 60;

/** What the search of an address says. Anything may stand there, and the router reads `?q=1` as a number. */
export function vocabularyPlaceOf(search: Partial<Record<keyof VocabularySearch, unknown>>): VocabularyPlace {
  const { level, pos, category, q, tab, direction, practice, type, mode } = search;
  const filters: WordFilters = {};
  const known = CEFR_LEVELS.find((one) => one === level);
  if (known !== undefined) filters.level = known;
  const partOfSpeech = keyIn(PARTS_OF_SPEECH, pos);
  if (partOfSpeech !== null) filters.partOfSpeech = partOfSpeech;
  const title = textOf(category, MAX_CATEGORY_CHARS);
  if (title !== "") filters.category = title;
  return {
    filters,
    q: textOf(q, MAX_SEARCH_CHARS),
    tab: WORD_TABS.find((one) => one === tab) ?? "all",
    direction: keyIn(DIRECTIONS, direction) ?? FIRST_DIRECTION,
    practice: PRACTICES.find((one) => one === practice) ?? null,
    type: keyIn(STUDY_FORMS, type),
    isGenderOnly: mode === GENDER_ONLY,
  };
}

/** The search of an address of this page, without what is usual. */
export function vocabularySearch(place: Partial<VocabularyPlace>): VocabularySearch {
  const { filters = {}, q = "", tab = "all", direction = FIRST_DIRECTION, practice, type, isGenderOnly } = place;
  const search: VocabularySearch = {};
  if (isGenderOnly) search.mode = GENDER_ONLY;
  if (filters.level) search.level = filters.level;
  if (filters.partOfSpeech) search.pos = filters.partOfSpeech;
  if (filters.category) search.category = filters.category;
  if (q !== "") search.q = q;
  if (tab !== "all") search.tab = tab;
  if (direction !== FIRST_DIRECTION) search.direction = direction;
  if (practice) search.practice = practice;
  if (type) search.type = type;
  return search;
}

/** Visitors practice words of the first level, and have no verb-prefix tests. */
export function canPractice({ practice, filters: { level } }: VocabularyPlace, isLearner: boolean): boolean {
  return isLearner || (practice !== "prefix" && (level === undefined || level === FIRST_LEVEL));
}

function textOf(value: unknown, longest: number): string {
  return typeof value === "string" || typeof value === "number" ? String(value).slice(0, longest) : "";
}

function keyIn<Key extends string>(known: Readonly<Record<Key, unknown>>, value: unknown): Key | null {
  return typeof value === "string" && Object.hasOwn(known, value) ? (value as Key) : null;
}
