import type { ModelMessage } from "ai";
import { RULES } from "#content/built-in/tutor/model-prompt.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { Language } from "#schema/terms/language.ts";
import type { Tone } from "#schema/terms/tone.ts";
import type { TutorInput } from "../turn.ts";
import type { ModelTurn } from "./model-turn.ts";

/** Earlier messages that a model is shown. More of them cost more and change the reply little. */
export const HISTORY_MESSAGES = 8;

interface Example {
  learner_message: string;
  turn: ModelTurn;
}

const EXAMPLES: Readonly<Record<Language, readonly Example[]>> = {
  german: [
    {
      learner_message: "Am Wochenende war ich mit meiner Schwester im Kino.",
      turn: {
        corrections: [],
        reply: "Mit Ihrer Schwester im Kino, wie schön! Welchen Film haben Sie gesehen?",
        translation: "At the movies with your sister, how nice! Which movie did you see?",
        vocabulary: [
          {
            word: "Film",
            usedForm: "Film",
            translation: "movie",
            partOfSpeech: "noun",
            gender: "m",
            plural: "Filme",
            cefrLevel: "A1",
          },
        ],
        learnerLevel: "A2",
      },
    },
    {
      learner_message: "Gestern ich bin nach Hause gegangen, weil ich war müde.",
      turn: {
        corrections: [
          {
            original: "ich bin",
            corrected: "bin ich",
            type: "word-order",
            grammarCategory: "word-order",
            explanation: "The verb takes second place, so the subject comes after it.",
          },
          {
            original: "war müde",
            corrected: "müde war",
            type: "word-order",
            grammarCategory: "connectors",
            explanation: "After weil the verb goes to the end of its clause.",
          },
        ],
        reply: "Ach, du bist nach Hause gegangen, weil du müde warst. Was hat dich so müde gemacht?",
        translation: "Oh, you went home because you were tired. What made you so tired?",
        vocabulary: [
          {
            word: "müde",
            usedForm: "müde",
            translation: "tired",
            partOfSpeech: "adjective",
            gender: null,
            plural: null,
            cefrLevel: "A1",
          },
        ],
        learnerLevel: "A2",
      },
    },
    {
      learner_message: "Das Hotel ist gut, aber the breakfast war kalt",
      turn: {
        corrections: [
          {
            original: "the breakfast",
            corrected: "das Frühstück",
            type: "vocabulary",
            grammarCategory: null,
            explanation: "Breakfast is das Frühstück.",
          },
        ],
        reply: "Oh nein, das Frühstück war kalt! Was gab es denn?",
        translation: "Oh no, the breakfast was cold! What was there?",
        vocabulary: [
          {
            word: "Frühstück",
            usedForm: "Frühstück",
            translation: "breakfast",
            partOfSpeech: "noun",
            gender: "n",
            plural: "Frühstücke",
            cefrLevel: "A1",
          },
        ],
        learnerLevel: "A1",
      },
    },
  ],
  french: [
    {
      learner_message: "Hier je suis mangé une pizza avec mes amis.",
      turn: {
        corrections: [
          {
            original: "je suis mangé",
            corrected: "j’ai mangé",
            type: "grammar",
            grammarCategory: "tenses",
            explanation: "Manger forms its past with avoir.",
          },
        ],
        reply: "Ah, tu as mangé une pizza avec tes amis ! Quelle pizza est-ce que tu préfères ?",
        translation: "Ah, you ate a pizza with your friends! Which pizza do you like best?",
        vocabulary: [],
        learnerLevel: "A1",
      },
    },
  ],
  spanish: [
    {
      learner_message: "Ayer yo soy cansado y no salí de casa.",
      turn: {
        corrections: [
          {
            original: "soy",
            corrected: "estaba",
            type: "grammar",
            grammarCategory: "verbs",
            explanation: "A passing state takes estar, and yesterday needs a past tense.",
          },
        ],
        reply: "Vaya, estabas cansado y te quedaste en casa. ¿Qué hiciste por la tarde?",
        translation: "Oh, you were tired and stayed at home. What did you do in the afternoon?",
        vocabulary: [],
        learnerLevel: "A2",
      },
    },
  ],
  italian: [
    {
      learner_message: "Ieri ho andato al mare con la mia famiglia.",
      turn: {
        corrections: [
          {
            original: "ho andato",
            corrected: "sono andato",
            type: "grammar",
            grammarCategory: "tenses",
            explanation: "Andare forms its past with essere.",
          },
        ],
        reply: "Che bello, sei andato al mare con la famiglia! Che cosa avete fatto lì?",
        translation: "How nice, you went to the seaside with your family! What did you do there?",
        vocabulary: [],
        learnerLevel: "A2",
      },
    },
  ],
};

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  german: "German",
  french: "French",
  spanish: "Spanish",
  italian: "Italian",
};

/** Corrections that a model may propose: twice what is shown, because some of them do not stand the checks. */
function correctionsWanted(level: CefrLevel): number {
  return 2 * shownCorrections(level);
}

/** How many corrections of a message a learner is shown: more of them are read by nobody. */
export function shownCorrections(level: CefrLevel): number {
  return level === "A1" || level === "A2" ? 2 : 4;
}

/** The instructions for a turn. Nothing in them comes from the learner. */
export function instructionsFor({
  language,
  level,
  tone,
  topic,
}: Pick<TutorInput, "language" | "level" | "tone" | "topic">): string {
  const examples = EXAMPLES[language]
    .map(({ learner_message, turn }) => `${JSON.stringify({ learner_message })}\n${JSON.stringify(turn)}`)
    .join("\n\n");
  return `${RULES}

Examples:
${examples}

This conversation: the target language is ${LANGUAGE_NAMES[language]}. The learner's level is ${level}. The tone is ${tone} (${addressOf(language, tone)}). ${
    topic === null ? "There is no fixed topic." : `The topic is ${topic}.`
  } At most ${correctionsWanted(level)} corrections.`;
}

const FORMAL: Readonly<Record<Language, string>> = { german: "Sie", french: "vous", spanish: "usted", italian: "Lei" };
const INFORMAL: Readonly<Record<Language, string>> = { german: "du", french: "tu", spanish: "tú", italian: "tu" };

function addressOf(language: Language, tone: Tone): string {
  return `say ${tone === "professional" ? FORMAL[language] : INFORMAL[language]}`;
}

/**
 * What was said, as JSON in one message of the user. Learners' words so never stand where a model looks for instructions or for its own answers,
 * and models that insist on an order of the roles get the one that all of them take.
 */
export function messagesFor({ message, history }: Pick<TutorInput, "message" | "history">): ModelMessage[] {
  const conversation = history
    .slice(-HISTORY_MESSAGES)
    .map(({ role, content }) => ({ by: role === "user" ? "learner" : "you", text: content }));
  return [{ role: "user", content: JSON.stringify({ conversation, learner_message: message }) }];
}

const ECHO_WORDS = 7;
let ruleRuns: ReadonlySet<string> | undefined;

/** True if a text repeats the instructions: seven words of the rules in a row, or the names of their fields. */
export function echoesInstructions(text: string): boolean {
  if (/learner_message|grammarCategory|learnerLevel|usedForm|system prompt|<\|/iu.test(text)) return true;
  ruleRuns ??= new Set(runsOf(RULES));
  for (const run of runsOf(text)) if (ruleRuns.has(run)) return true;
  return false;
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.flatMap((_, at) =>
    at + ECHO_WORDS <= words.length ? [words.slice(at, at + ECHO_WORDS).join(" ")] : [],
  );
}
