import { parsePartialJson } from "ai";
import * as z from "zod/mini";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import { CORRECTION_TYPES } from "#schema/terms/correction-type.ts";
import { GRAMMAR_CATEGORIES } from "#schema/terms/grammar-category.ts";
import { PARTS_OF_SPEECH } from "#schema/terms/part-of-speech.ts";

/*
 * What a language model is asked to write. Flat, nullable instead of optional, without limits of length: providers disagree on everything else
 * in a JSON schema. Corrections come before the reply, so that the model has found the mistakes when it takes them up.
 */

const proposedCorrection = z.object({
  original: z.string().check(z.describe("exact substring of learner_message, whole words, as short as possible")),
  corrected: z.string().check(z.describe("the same words as they should be")),
  type: z.enum(CORRECTION_TYPES),
  grammarCategory: z.nullable(z.enum(GRAMMAR_CATEGORIES)),
  explanation: z.string().check(z.describe("one reason in plain English, at most 25 words")),
});
export type ProposedCorrection = z.infer<typeof proposedCorrection>;

const proposedWord = z.object({
  word: z.string().check(z.describe("dictionary form; nouns with a capital and without article")),
  usedForm: z.string().check(z.describe("the form that stands in the reply")),
  translation: z.string().check(z.describe("English")),
  partOfSpeech: z.nullable(z.enum(PARTS_OF_SPEECH)),
  gender: z.nullable(z.enum(["m", "f", "n", "pl"])),
  plural: z.nullable(z.string()),
  cefrLevel: z.nullable(z.enum(CEFR_LEVELS)),
});
export type ProposedWord = z.infer<typeof proposedWord>;

export const modelTurn = z.object({
  corrections: z.array(proposedCorrection),
  reply: z.string().check(z.describe("in the target language only")),
  translation: z.string().check(z.describe("English of the reply")),
  vocabulary: z.array(proposedWord),
  learnerLevel: z.nullable(z.enum(CEFR_LEVELS)),
});
/** What a model proposes: nothing of it is shown before it is verified. */
export type ModelTurn = z.infer<typeof modelTurn>;

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
      gender: named(["m", "f", "n", "pl"], value.gender),
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
