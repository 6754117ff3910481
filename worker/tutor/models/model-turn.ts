import { type JSONSchema7, jsonSchema, parsePartialJson } from "ai";
import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import { CORRECTION_TYPES, type CorrectionType } from "#schema/terms/correction-type.ts";
import { GRAMMAR_CATEGORIES, type GrammarCategory } from "#schema/terms/grammar-category.ts";
import { PARTS_OF_SPEECH, type PartOfSpeech } from "#schema/terms/part-of-speech.ts";

export interface ProposedCorrection {
  original: string;
  corrected: string;
  type: CorrectionType;
  grammarCategory: GrammarCategory | null;
  explanation: string;
}

export interface ProposedWord {
  word: string;
  usedForm: string;
  translation: string;
  partOfSpeech: PartOfSpeech | null;
  gender: (typeof GENDERS)[number] | null;
  plural: string | null;
  cefrLevel: CefrLevel | null;
}

/** What a model proposes: nothing of it is shown before it is verified. */
export interface ModelTurn {
  corrections: ProposedCorrection[];
  reply: string;
  translation: string;
  vocabulary: ProposedWord[];
  learnerLevel: CefrLevel | null;
}

const GENDERS = ["m", "f", "n", "pl"] as const;

function described(description: string): JSONSchema7 {
  return { type: "string", description };
}

function orNull(schema: JSONSchema7): JSONSchema7 {
  return { anyOf: [schema, { type: "null" }] };
}

function oneOf(names: readonly string[]): JSONSchema7 {
  return { type: "string", enum: [...names] };
}

function object(properties: Record<string, JSONSchema7>): JSONSchema7 {
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}

/**
 * What a language model is asked to write. Flat, nullable instead of optional, without limits of length: providers disagree on everything else
 * in a JSON schema. Corrections come before the reply, so that the model has found the mistakes when it takes them up. What it writes is read like the
 * answer of any model: an item that breaks the schema is dropped.
 */
export const modelTurn = jsonSchema<ModelTurn>(
  object({
    corrections: {
      type: "array",
      items: object({
        original: described("exact substring of learner_message, whole words, as short as possible"),
        corrected: described("the same words as they should be"),
        type: oneOf(CORRECTION_TYPES),
        grammarCategory: orNull(oneOf(GRAMMAR_CATEGORIES)),
        explanation: described("one reason in plain English, at most 25 words"),
      }),
    },
    reply: described("in the target language only"),
    translation: described("English of the reply"),
    vocabulary: {
      type: "array",
      items: object({
        word: described("dictionary form; nouns with a capital and without article"),
        usedForm: described("the form that stands in the reply"),
        translation: described("English"),
        partOfSpeech: orNull(oneOf(PARTS_OF_SPEECH)),
        gender: orNull(oneOf(GENDERS)),
        plural: { type: ["string", "null"] },
        cefrLevel: orNull(oneOf(CEFR_LEVELS)),
      }),
    },
    learnerLevel: orNull(oneOf(CEFR_LEVELS)),
  }),
  {
    validate(value) {
      const turn = coerced(value);
      return turn === null ? { success: false, error: new Error("No reply in it") } : { success: true, value: turn };
    },
  },
);

/** Longest answer that is read. A turn of 900 tokens has some 4,000 characters; what is far longer is a model that has lost its way. */
const MAX_CHARS = 20_000;

/**
 * Reads a model's answer: JSON alone, in a code fence, with prose around it, or cut off. Items that break the schema are dropped, unknown
 * names become null. Null if there is no whole reply in it.
 */
export async function readModelTurn(text: string): Promise<ModelTurn | null> {
  for (const candidate of candidates(text.slice(0, MAX_CHARS))) {
    const { value, state } = await parsePartialJson(candidate);
    if (state !== "successful-parse" && state !== "repaired-parse") continue;
    const turn = coerced(state === "repaired-parse" ? withoutCut(value) : value);
    if (turn !== null) return turn;
  }
  return null;
}

/** Pieces of the text that may be the JSON, the likeliest first. */
function* candidates(text: string): Generator<string> {
  const answer = text.replace(/^[\s\S]*<\/think>/u, "").trim();
  yield answer;
  const fenced = /```(?:json)?\s*([\s\S]*?)```/iu.exec(answer)?.[1];
  if (fenced !== undefined) yield fenced.trim();
  // Prose may hold braces of its own: every brace that could open the answer is tried, up to a bound.
  let start = answer.indexOf("{");
  for (let tries = 0; start !== -1 && tries < 5; tries++) {
    const end = answer.lastIndexOf("}");
    if (end > start) yield answer.slice(start, end + 1);
    yield answer.slice(start).replace(/```\s*$/u, "");
    start = answer.indexOf("{", start + 1);
  }
}

/** An object that broke off, without what broke off: its last value, or the last item of its last list. Half a reply is worse than none. */
function withoutCut(value: unknown): unknown {
  if (!isObject(value)) return null;
  const last = Object.keys(value).at(-1);
  if (last === undefined) return null;
  const { [last]: cut, ...whole } = value;
  return Array.isArray(cut) ? { ...whole, [last]: cut.slice(0, -1) as unknown[] } : whole;
}

function coerced(value: unknown): ModelTurn | null {
  if (!isObject(value)) return null;
  const { reply, translation } = value;
  if (typeof reply !== "string" || reply.trim() === "") return null;
  return {
    corrections: items(value.corrections).flatMap(readCorrection),
    reply,
    translation: typeof translation === "string" ? translation : "",
    vocabulary: items(value.vocabulary).flatMap(readWord),
    learnerLevel: named(CEFR_LEVELS, value.learnerLevel),
  };
}

function readCorrection(value: unknown): ProposedCorrection[] {
  if (!isObject(value)) return [];
  const { original, corrected, explanation } = value;
  if (typeof original !== "string" || typeof corrected !== "string") return [];
  return [
    {
      original,
      corrected,
      type: named(CORRECTION_TYPES, value.type) ?? "other",
      grammarCategory: named(GRAMMAR_CATEGORIES, value.grammarCategory),
      explanation: typeof explanation === "string" ? explanation : "",
    },
  ];
}

function readWord(value: unknown): ProposedWord[] {
  if (!isObject(value)) return [];
  const { word, usedForm, plural } = value;
  // Some models write a list of meanings.
  const meaning: unknown = Array.isArray(value.translation) ? value.translation[0] : value.translation;
  if (typeof word !== "string" || typeof meaning !== "string") return [];
  return [
    {
      word,
      usedForm: typeof usedForm === "string" ? usedForm : word,
      translation: meaning,
      partOfSpeech: named(PARTS_OF_SPEECH, value.partOfSpeech),
      gender: named(GENDERS, value.gender),
      plural: typeof plural === "string" ? plural : null,
      cefrLevel: named(CEFR_LEVELS, value.cefrLevel),
    },
  ];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function items(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

function named<Name extends string>(names: readonly Name[], value: unknown): Name | null {
  return names.find((name) => name === value) ?? null;
}
