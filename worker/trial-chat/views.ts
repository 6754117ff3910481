import type { Message } from "#schema/api/conversations.ts";
import { TRIAL_MESSAGES, type TrialChat } from "#schema/api/trial-chat.ts";
import type { StoredCorrection } from "#schema/db/index.ts";
import type { TutorTurn } from "../tutor/index.ts";
import type { NewReply, StoredTrial, TrialMessageRow } from "./store.ts";

/** The visitor's chat as the browser sees it. */
export function showTrial(trial: StoredTrial): TrialChat {
  const { language, category, cefrLevel, tone } = trial.session;
  return {
    language,
    category,
    cefrLevel,
    tone,
    messages: trial.messages.map((row) => showMessage(row, trial)),
    messagesLeft: messagesLeft(trial),
  };
}

/** The message at `place` and the reply to it, which must be stored. */
export function showTurn(
  trial: StoredTrial,
  place: number,
): { userMessage: Message; assistantMessage: Message; messagesLeft: number } {
  const at = (wanted: number) => {
    const row = trial.messages.find((one) => one.place === wanted);
    if (!row) throw new Error("A trial message without its reply");
    return showMessage(row, trial);
  };
  return { userMessage: at(place), assistantMessage: at(place + 1), messagesLeft: messagesLeft(trial) };
}

/** How many messages the visitor can still send. */
export function messagesLeft({ messages }: StoredTrial): number {
  return Math.max(0, TRIAL_MESSAGES - messages.filter(({ role }) => role === "user").length);
}

function showMessage(row: TrialMessageRow, { messages }: StoredTrial): Message {
  const corrected = row.role === "user" ? row : messages.find(({ place }) => place === row.place - 1);
  return {
    id: row.place,
    conversationId: "trial",
    clientMessageId: row.clientMessageId,
    role: row.role,
    content: row.content,
    originalContent: row.correctedContent === null ? null : row.content,
    correctedContent: row.correctedContent,
    translation: row.translation,
    corrections: (corrected?.corrections ?? []).map(showCorrection),
    vocabulary: row.vocabulary ?? [],
    engine: row.engine,
    createdAt: row.createdAt.toISOString(),
  };
}

function showCorrection(correction: StoredCorrection): Message["corrections"][number] {
  return { ...correction, grammarTitle: null, level: "A1" };
}

/** What is stored of the tutor's answer. */
export function replyFrom(turn: TutorTurn): NewReply {
  return {
    content: turn.reply,
    translation: turn.translation,
    vocabulary: [...turn.vocabulary],
    engine: turn.engine,
    corrections: turn.corrections.map(({ type, start, original, corrected, explanation, category }) => ({
      type,
      start,
      original,
      corrected,
      explanation,
      grammarCategory: category,
      grammarLibraryId: null,
    })),
    correctedContent: turn.corrections.length > 0 ? turn.correctedContent : null,
  };
}
