import type { ModelTurn, ProposedCorrection } from "#worker/tutor/models/model-turn.ts";
import type { TutorInput, TutorTurn } from "#worker/tutor/turn.ts";

/** What a tutor is asked in a test. */
export function makeInput(overrides: Partial<TutorInput> = {}): TutorInput {
  return {
    message: "Gestern ich habe ein Film gesehen.",
    language: "german",
    level: "A2",
    tone: "friendly",
    topic: "culture",
    history: [
      { role: "assistant", content: "Hallo! Was hast du gestern gemacht?", correctedContent: null },
      { role: "user", content: "Ich war zu Hause.", correctedContent: null },
    ],
    conversationId: "0b0f6b1e-3c1f-4a52-9a53-0d3d0f6a7c11",
    turn: 2,
    ...overrides,
  };
}

/** A good answer of a model to `makeInput()`. */
export function makeModelTurn(overrides: Partial<ModelTurn> = {}): ModelTurn {
  return {
    corrections: [
      {
        original: "ich habe ein Film",
        corrected: "habe ich einen Film",
        type: "word-order",
        grammarCategory: "word-order",
        explanation: "The verb takes second place.",
      },
    ],
    reply: "Oh, du hast gestern einen Film gesehen! Wie hat dir der Film gefallen?",
    translation: "Oh, you saw a movie yesterday! How did you like it?",
    vocabulary: [
      {
        word: "Film",
        usedForm: "Film",
        translation: "movie",
        partOfSpeech: "noun",
        gender: "n",
        plural: "Films",
        cefrLevel: "B1",
      },
    ],
    learnerLevel: "A2",
    ...overrides,
  };
}

export function makeCorrection(
  original: string,
  corrected: string,
  overrides: Partial<ProposedCorrection> = {},
): ProposedCorrection {
  return {
    original,
    corrected,
    type: "grammar",
    grammarCategory: null,
    explanation: "This form fits the sentence.",
    ...overrides,
  };
}

/** The built-in tutor's answer in tests of what stands above it. */
export function makeBuiltInTurn(overrides: Partial<TutorTurn> = {}): TutorTurn {
  return {
    corrections: [],
    correctedContent: "Gestern ich habe ein Film gesehen.",
    reply: "Ein Film! Welchen Film hast du gesehen?",
    translation: "A movie! Which movie did you see?",
    vocabulary: [],
    engine: "built-in",
    germanWords: 6,
    isCrisis: false,
    evidence: null,
    ...overrides,
  };
}
