import {
  type ChatWord,
  type Conversation,
  type ConversationReport,
  type ConversationStarter,
  type Correction,
  chatWord,
  conversation,
  conversationReport,
  conversationStarter,
  correction,
} from "#schema/api/conversations.ts";

/** The id of conversation `number`. */
export function conversationId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
}

/** A running conversation about food at A2. */
export function makeConversation(overrides: Partial<Conversation> = {}): Conversation {
  return conversation.parse({
    id: conversationId(1),
    language: "german",
    title: "Food Practice",
    category: "food",
    cefrLevel: "A2",
    assessedLevel: null,
    assessedMessages: 0,
    tone: "friendly",
    messageCount: 8,
    isActive: true,
    createdAt: "2026-11-16T12:00:00.000Z",
    updatedAt: "2026-11-16T12:06:00.000Z",
    ...overrides,
  });
}

export function makeStarter(overrides: Partial<ConversationStarter> = {}): ConversationStarter {
  return conversationStarter.parse({
    id: 1,
    category: "food",
    cefrLevel: "A1",
    tone: "professional",
    title: "Ordering in a café",
    emoji: "🍰",
    prompt: "Guten Tag! Der Apfelkuchen ist heute sehr lecker. Was darf ich Ihnen bringen?",
    translation: "Hello! The apple cake is delicious today. What can I get you?",
    ...overrides,
  });
}

export function makeCorrection(overrides: Partial<Correction> = {}): Correction {
  return correction.parse({
    type: "grammar",
    start: 11,
    original: "ein",
    corrected: "einen",
    explanation: "Kaffee is masculine. After trinken it stands in the accusative.",
    grammarCategory: "cases",
    grammarLibraryId: 104,
    grammarTitle: "The accusative: articles",
    level: "A1",
    ...overrides,
  });
}

export function makeChatWord(overrides: Partial<ChatWord> = {}): ChatWord {
  return chatWord.parse({
    word: "Frühstück",
    translation: "breakfast",
    gender: "n",
    plural: "Frühstücke",
    partOfSpeech: "noun",
    level: "A1",
    ...overrides,
  });
}

/** The report of eight messages with two mistakes and two new words. */
export function makeReport(overrides: Partial<ConversationReport> = {}): ConversationReport {
  return conversationReport.parse({
    conversation: makeConversation({ isActive: false }),
    messages: 8,
    withoutCorrection: 5,
    minutes: 6,
    strengths: [
      { text: "Five of eight messages needed no correction at all.", example: null },
      { text: "The verb ends the sentence after weil:", example: "… weil der Bäcker nah ist." },
    ],
    mistakes: [
      { messageId: 1, sentence: "Ich trinke ein Kaffee.", correction: makeCorrection(), times: 2 },
      {
        messageId: 3,
        sentence: "Gestern ich habe Brötchen gekauft.",
        correction: makeCorrection({
          type: "word-order",
          start: 8,
          original: "ich habe",
          corrected: "habe ich",
          explanation: "The verb stays in second place, so the subject moves behind it.",
          grammarCategory: null,
          grammarLibraryId: null,
          grammarTitle: null,
        }),
        times: 1,
      },
    ],
    words: [makeChatWord(), makeChatWord({ word: "backen", translation: "to bake", gender: null, plural: null })],
    xp: { conversation: 16, today: 16, dayLimit: 20 },
    ...overrides,
  });
}
