import { env } from "cloudflare:workers";
import { type MockInstance, vi } from "vitest";
import type { ChatEvents, ChatTurn } from "#schema/api/conversations.ts";
import type { Language } from "#schema/terms/language.ts";
import { builtInTutor } from "#worker/tutor/built-in/tutor.ts";
import type { Edit, TutorInput, TutorTurn } from "#worker/tutor/turn.ts";
import type { Actor, Sent } from "./actor.ts";

export const POST = "POST /api/conversations/:id/messages";

interface ConversationMade {
  turns?: number;
  language?: Language;
  id?: string;
  /** When it began, in milliseconds. */
  at?: number;
}

/** Writes a conversation as it is stored: the tutor's first line, and turns of a learner's message and its reply. */
export async function makeConversation(
  userId: string,
  { turns = 0, language = "german", id = crypto.randomUUID(), at = Date.now() }: ConversationMade = {},
): Promise<string> {
  const turn =
    "INSERT INTO turns (conversation_id, id, content, created_at, reply, engine, replied_at) VALUES (?, ?, ?, ?4, ?5, 'built-in', ?4)";
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO conversations (id, user_id, language, title, category, cefr_level, tone, opening, created_at) VALUES (?, ?, ?, 'Food Practice', 'food', 'A1', 'friendly', 'Was isst du gern?', ?)",
    ).bind(id, userId, language, at),
    ...Array.from({ length: turns }, (_, i) =>
      env.DB.prepare(turn).bind(
        id,
        2 * i + 2,
        `Ich esse gern Brot Nummer ${i}.`,
        at,
        `Und was trinkst du zu Brot ${i}?`,
      ),
    ),
  ]);
  return id;
}

/** A message as a browser posts it. */
export function post(
  id: string,
  content: string,
  { clientMessageId, ...more }: { clientMessageId?: string; language?: Language; level?: "A1" | "B1" } = {},
): Sent<typeof POST> {
  const body = { content, language: "german", level: "A1", ...more } as const;
  return { params: { id }, body: clientMessageId === undefined ? body : { ...body, clientMessageId } };
}

/** Begins a conversation as the form does, and gives its id. */
export async function begin(learner: Actor, more: object = {}): Promise<string> {
  const body = { language: "german", category: "food", tone: "friendly", level: "A1", ...more } as const;
  return (await learner.call("POST /api/conversations", { body })).id;
}

/** A correction of the first place where `original` stands. */
export function edit(message: string, original: string, corrected: string, more: Partial<Edit> = {}): Edit {
  const start = message.indexOf(original);
  if (start === -1) throw new Error(`'${original}' is not in '${message}'`);
  const end = start + original.length;
  const about = {
    type: "grammar",
    category: "verbs",
    explanation: "This is why.",
    rule: "test",
    confidence: 1,
  } as const;
  return { start, end, original, corrected, ...about, ...more };
}

/** What a tutor says when nothing else is asked of it. */
export function turnOf(input: TutorInput, more: Partial<TutorTurn> = {}): TutorTurn {
  return {
    corrections: [],
    correctedContent: input.message,
    reply: "Schön! Und was noch?",
    translation: "Nice! And what else?",
    vocabulary: [],
    engine: "test",
    germanWords: 5,
    isCrisis: false,
    evidence: { words: 5, errorWeight: 0, lemmasByLevel: [3, 0, 0, 0, 0, 0], structure: 0, vote: null },
    ...more,
  };
}

/** Lets the tutor answer as the test says. Restore it with `vi.restoreAllMocks()`. */
export function tutorSays(
  answer: (input: TutorInput) => Partial<TutorTurn> | Promise<Partial<TutorTurn>>,
): MockInstance<(input: TutorInput) => Promise<TutorTurn>> {
  return vi.spyOn(builtInTutor, "turn").mockImplementation(async (input) => turnOf(input, await answer(input)));
}

type EventOf<Name extends keyof ChatEvents> = { name: Name; data: ChatEvents[Name] };
export type ChatEvent = { [Name in keyof ChatEvents]: EventOf<Name> }[keyof ChatEvents];

/** The events of a streamed answer. */
export function eventsIn(text: string): ChatEvent[] {
  return text
    .split("\n\n")
    .filter((one) => one !== "")
    .map((one) => {
      const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(one) ?? [];
      if (!name || !data) throw new Error(`No event: ${one}`);
      return { name, data: JSON.parse(data) } as ChatEvent;
    });
}

export type { ChatTurn };
