import * as z from "zod/mini";
import { cefrLevel } from "#schema/terms/cefr-schema.ts";
import { correctionType, messageRole } from "#schema/terms/correction-type.ts";
import { gender } from "#schema/terms/gender-schema.ts";
import { grammarCategory } from "#schema/terms/grammar-category.ts";
import { language } from "#schema/terms/language.ts";
import { tone } from "#schema/terms/tone.ts";
import { topic } from "#schema/terms/topic.ts";
import { count, isoInstant } from "./common.ts";
import { endpoint } from "./endpoint.ts";

/** Longest chat message. */
export const MAX_MESSAGE_CHARS = 2_000;

export const correction = z.strictObject({
  type: correctionType,
  original: z.string(),
  corrected: z.string(),
  explanation: z.string(),
  grammarCategory: z.nullable(grammarCategory),
  grammarLibraryId: z.nullable(z.int()),
});

export const message = z.strictObject({
  id: z.int(),
  conversationId: z.string(),
  role: messageRole,
  content: z.string(),
  originalContent: z.nullable(z.string()),
  correctedContent: z.nullable(z.string()),
  translation: z.nullable(z.string()),
  corrections: z.array(correction),
  vocabulary: z.array(z.strictObject({ word: z.string(), translation: z.string(), gender: z.nullable(gender) })),
  createdAt: isoInstant,
});

export const conversation = z.strictObject({
  id: z.string(),
  language,
  title: z.nullable(z.string()),
  category: z.nullable(topic),
  cefrLevel,
  assessedLevel: z.nullable(cefrLevel),
  tone,
  messageCount: count,
  isActive: z.boolean(),
  createdAt: isoInstant,
  updatedAt: isoInstant,
});

const byId = z.strictObject({ id: z.uuid() });

export const conversationsApi = {
  "GET /api/conversations": endpoint({ access: "learner", response: z.array(conversation) }),
  "POST /api/conversations": endpoint({
    access: "learner",
    body: z.strictObject({
      language,
      category: z.optional(topic),
      title: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
      tone,
      level: cefrLevel,
    }),
    response: conversation,
  }),
  "GET /api/conversations/:id/messages": endpoint({
    access: "learner",
    params: byId,
    response: z.strictObject({ conversation, messages: z.array(message) }),
  }),
  "PATCH /api/conversations/:id/tone": endpoint({
    access: "learner",
    params: byId,
    body: z.strictObject({ tone }),
    response: conversation,
  }),
  "POST /api/conversations/:id/messages": endpoint({
    access: "learner",
    params: byId,
    body: z.strictObject({
      content: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, "The message is empty"),
          z.maxLength(MAX_MESSAGE_CHARS, "The message is too long"),
        ),
      language,
      level: cefrLevel,
      clientMessageId: z.optional(z.uuid()),
    }),
    response: z.strictObject({ userMessage: message, assistantMessage: message }),
  }),
};
