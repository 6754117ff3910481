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

/** A message and the reply to it, which must be stored. */
export function showTurn(
  trial: StoredTrial,
  id: number,
): { userMessage: Message; assistantMessage: Message; messagesLeft: number } {
  const message = (wanted: number) => {
    const row = trial.messages.find((one) => one.id === wanted);
    if (!row) throw new Error("A trial message without its reply");
    return showMessage(row, trial);
  };
  return { userMessage: message(id), assistantMessage: message(id + 1), messagesLeft: messagesLeft(trial) };
}

/** How many messages the visitor can still send. */
export function messagesLeft({ messages }: StoredTrial): number {
  return Math.max(0, TRIAL_MESSAGES - messages.filter(({ role }) => role === "user").length);
}

function showMessage(row: TrialMessageRow, { messages }: StoredTrial): Message {
  const said = row.role === "user" ? row : messages.find(({ id }) => id === row.id - 1);
  const corrected = correctedContent(row);
  return {
    id: row.id,
    conversationId: "trial",
    clientMessageId: row.clientMessageId,
    role: row.role,
    content: row.content,
    originalContent: corrected === null ? null : row.content,
    correctedContent: corrected,
    translation: row.translation,
    corrections: said ? showCorrections(said) : [],
    vocabulary: (row.vocabulary ?? []).map(([word, translation, gender, plural, partOfSpeech, level]) => ({
      word,
      translation,
      gender,
      plural,
      partOfSpeech,
      level,
    })),
    engine: row.engine,
    createdAt: row.createdAt.toISOString(),
  };
}

function showCorrections({ content, corrections }: TrialMessageRow): Message["corrections"] {
  return (corrections ?? []).map(
    ([start, length, corrected, type, grammarCategory, grammarLibraryId, explanation]) => ({
      type,
      start,
      original: content.slice(start, start + length),
      corrected,
      explanation,
      grammarCategory,
      grammarLibraryId,
      grammarTitle: null,
      level: "A1",
    }),
  );
}

/** The message with its corrections made, or null without any. */
export function correctedContent({ content, corrections }: TrialMessageRow): string | null {
  if (!corrections) return null;
  return corrections.reduceRight(
    (text, [start, length, corrected]) => text.slice(0, start) + corrected + text.slice(start + length),
    content,
  );
}

/** What is stored of the tutor's answer. */
export function replyFrom(turn: TutorTurn): NewReply {
  return {
    content: turn.reply,
    translation: turn.translation,
    corrections: turn.corrections.map(({ start, original, corrected, type, category, explanation }) => [
      start,
      original.length,
      corrected,
      type,
      category,
      null,
      explanation,
    ]),
    vocabulary: turn.vocabulary.map(({ word, translation, gender, plural, partOfSpeech, level }) => [
      word,
      translation,
      gender,
      plural,
      partOfSpeech,
      level,
    ]),
    engine: turn.engine,
    isCrisis: turn.isCrisis,
  };
}
