import {
  type GrammarExercise,
  type GrammarQuizQuestion,
  type GrammarTopic,
  type GrammarTopicCard,
  grammarExercise,
  grammarQuizQuestion,
  grammarTopic,
  grammarTopicCard,
} from "#schema/api/grammar.ts";
import { levelOfTopic } from "#schema/rules/content-id.ts";

/** Titles of the first topics of A1; the others are called by their place. */
const TITLES = ["Personal pronouns (Personalpronomen)", "The verbs sein and haben", "The accusative (Akkusativ)"];

function facts(id: number) {
  const orderIndex = id % 100;
  return {
    id,
    title: (id < 200 ? TITLES[orderIndex - 1] : undefined) ?? `Topic ${orderIndex} of ${levelOfTopic(id)}`,
    category: "word-order" as const,
    cefrLevel: levelOfTopic(id),
    orderIndex,
    isUnlocked: true,
    progress: null,
    quizScore: null,
    exercisesCorrect: 0,
    exercisesCompleted: 0,
  };
}

/** A topic in the library's list. */
export function makeTopicCard({ id, ...overrides }: Partial<GrammarTopicCard> & { id: number }): GrammarTopicCard {
  return grammarTopicCard.parse({
    ...facts(id),
    explanation: "The subject does something: Ich lerne Deutsch.",
    examples: [],
    search: [],
    ...overrides,
  });
}

/** What a learner has done on a topic, as its card and its page tell it. */
export function done({ right, answered = right, score }: { right: number; answered?: number; score?: number }) {
  return {
    exercisesCorrect: right,
    exercisesCompleted: answered,
    progress: { highestScore: score ?? 0, totalExercises: 20 },
    quizScore: score === undefined ? null : { score, totalQuestions: 10, percentage: score * 10 },
  };
}

/** A library of five topics in A1, the first three of them open, and three in A2, which is locked. */
export function makeLibrary(): GrammarTopicCard[] {
  return [
    makeTopicCard({ id: 101, ...done({ right: 18, answered: 20, score: 9 }) }),
    makeTopicCard({ id: 102, ...done({ right: 3, answered: 5, score: 8 }), search: ["to be", "bin"] }),
    makeTopicCard({ id: 103, search: ["den", "direct object"] }),
    makeTopicCard({ id: 104, isUnlocked: false }),
    makeTopicCard({ id: 105, isUnlocked: false }),
    ...[201, 202, 203].map((id) => makeTopicCard({ id, isUnlocked: false })),
  ];
}

export const EXPLANATION = [
  "Only masculine words show it: der → den.",
  "**What it is for.** The direct object stands in the accusative: Ich **suche** einen Park.",
  "- **Den** Kuchen esse ich!\n- You **can** say it, too.",
  "| | masculine | feminine |\n|---|---|---|\n| nominative | der | die |\n| accusative | **den** | die |",
  'Raw <b onclick="alert(1)">HTML</b> is only text.',
].join("\n\n");

/** A topic as its page shows it: by default the third of A1, open, with a neighbor on each side. */
export function makeTopic({ id = 103, ...overrides }: Partial<GrammarTopic> = {}): GrammarTopic {
  return grammarTopic.parse({
    ...facts(id),
    explanation: EXPLANATION,
    examples: [{ german: "Ich suche den Bus.", english: "I am looking for the bus." }],
    previous: id % 100 === 1 ? null : { id: id - 1, title: facts(id - 1).title },
    next: { id: id + 1, title: facts(id + 1).title },
    ...overrides,
  });
}

const OPTIONS = ["den", "der", "dem", "das"];

/** An exercise: odd places choose from options, even ones are typed. */
export function makeExercise(overrides: Partial<GrammarExercise> & { id: number }): GrammarExercise {
  const orderIndex = overrides.id % 100;
  const typed = orderIndex % 2 === 0;
  return grammarExercise.parse({
    type: typed ? "fill-blank" : "multiple-choice",
    question: `Ich suche ___ Bus ${orderIndex}.${typed ? " (the)" : ""}`,
    options: typed ? null : OPTIONS,
    difficulty: "easy",
    orderIndex,
    lastAnswerRight: null,
    ...overrides,
  });
}

/** A question of a quiz, by its place from 1: odd ones choose from options, even ones are typed. "den" is right. */
export function makeGrammarQuestion(place: number, overrides: Partial<GrammarQuizQuestion> = {}): GrammarQuizQuestion {
  const typed = place % 2 === 0;
  return grammarQuizQuestion.parse({
    id: String(10300 + place),
    exerciseId: 10300 + place,
    type: typed ? "fill-blank" : "multiple-choice",
    difficulty: "easy",
    question: `Ich suche ___ Bus ${place}.${typed ? " (the)" : ""}`,
    options: typed ? null : OPTIONS,
    correctAnswer: "den",
    acceptedAnswers: typed ? ["unseren"] : [],
    explanation: "'Bus' is masculine: den Bus. 'Der' is the subject.",
    topic: { id: 103, title: facts(103).title },
    ...overrides,
  });
}
