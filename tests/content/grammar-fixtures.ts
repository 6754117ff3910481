import type { GrammarTopic } from "#content/seed/read-grammar.ts";
import type { ContentExercise, ContentGrammarTopic } from "#schema/content/grammar.ts";

type Article = "ein" | "eine";

/** Nouns of A1, one for each exercise. */
const NOUNS: readonly (readonly [noun: string, article: Article])[] = [
  ["Hund", "ein"],
  ["Katze", "eine"],
  ["Haus", "ein"],
  ["Tisch", "ein"],
  ["Lampe", "eine"],
  ["Stuhl", "ein"],
  ["Jacke", "eine"],
  ["Auto", "ein"],
  ["Bus", "ein"],
  ["Apfel", "ein"],
  ["Tasche", "eine"],
  ["Baum", "ein"],
  ["Garten", "ein"],
  ["Schule", "eine"],
  ["Bett", "ein"],
  ["Hose", "eine"],
  ["Buch", "ein"],
  ["Park", "ein"],
  ["Straße", "eine"],
  ["Zimmer", "ein"],
];

const EASY = 6;
const HARD_FROM = 15;
/** Within each band the typed answers come last. */
const TYPED = new Set([5, 11, 12, 13, 14, 17, 18, 19]);

function difficultyAt(index: number): ContentExercise["difficulty"] {
  if (index < EASY) return "easy";
  return index < HARD_FROM ? "medium" : "hard";
}

/** The right option on each of the four places in turn. */
function optionsWith(right: string, place: number): string[] {
  const wrong = ["ein", "eine", "einen", "einer"].filter((option) => option !== right);
  return [...wrong.slice(0, place), right, ...wrong.slice(place)];
}

function exerciseAt(index: number): ContentExercise {
  const [noun, article] = NOUNS[index] ?? ["Hund", "ein"];
  const shared = {
    difficulty: difficultyAt(index),
    question: `Da ist ___ ${noun}. (a)`,
    correctAnswer: article,
    explanation: `The noun is the subject: ${article} ${noun}.`,
  };
  if (TYPED.has(index)) return { type: "fill-blank", ...shared, tempts: { einen: "takes it for the object" } };
  const place = [...Array.from({ length: index }).keys()].filter((before) => !TYPED.has(before)).length % 4;
  const options = optionsWith(article, place);
  const wrong = options.filter((option) => option !== article);
  return {
    type: "multiple-choice",
    ...shared,
    options,
    tempts: Object.fromEntries(wrong.map((option) => [option, "mixes up the forms"])),
  };
}

/** A topic without a fault, as its file has it. */
export const WRITTEN_TOPIC: ContentGrammarTopic = {
  level: "A1",
  order: 8,
  slug: "indefinite-article",
  title: "A and an: ein, eine (unbestimmter Artikel)",
  category: "articles",
  search: ["ein", "eine", "indefinite article"],
  summary: "Masculine and neuter nouns take ein, feminine nouns take eine.",
  explanation: [
    "**What it is for.** You name something for the *first* time.",
    "| | masculine | feminine |\n|---|---|---|\n| a | ein | **eine** |",
    "- **ein** Hund\n- **eine** Katze",
    "1. Find the noun.\n2. Learn its article.",
  ].join("\n\n"),
  examples: [
    { german: "Das ist ein Apfel und keine Birne.", english: "This is an apple, not a pear." },
    { german: "Hast du eine Schwester?", english: "Do you have a sister?" },
    { german: "Mara sucht ein Hotel.", english: "Mara is looking for a hotel." },
    { german: "Hier fehlt eine Tasse – schade!", english: "A cup is missing here. Too bad!" },
    { german: "Ein Kind lacht.", english: "A child is laughing." },
  ],
  exercises: NOUNS.map((_, index) => exerciseAt(index)),
};

/** The same topic as it comes out of the reader. Examples count their lines from 21, exercises from 101. */
export const TOPIC: GrammarTopic = {
  ...WRITTEN_TOPIC,
  id: 108,
  file: "grammar/a1/08-indefinite-article.yaml",
  examples: WRITTEN_TOPIC.examples.map((example, index) => ({ ...example, line: 21 + index })),
  exercises: WRITTEN_TOPIC.exercises.map((exercise, index) => ({ ...exercise, number: index + 1, line: 101 + index })),
};

/** Number of a multiple-choice exercise, and of one with a typed answer. */
export const CHOICE = 1;
export const TYPED_ANSWER = 6;

/** The topic with one exercise changed. */
export function withExercise(number: number, changes: Record<string, unknown>): GrammarTopic {
  const exercises = TOPIC.exercises.map((exercise) =>
    exercise.number === number ? { ...exercise, ...changes } : exercise,
  );
  return { ...TOPIC, exercises };
}

/** The topic with its first example changed. */
export function withExample(german: string, english = "English."): GrammarTopic {
  return { ...TOPIC, examples: [{ german, english, line: 21 }, ...TOPIC.examples.slice(1)] };
}
