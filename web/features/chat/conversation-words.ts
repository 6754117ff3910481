import type { Conversation } from "#schema/api/conversations.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_LABELS } from "#schema/terms/language.ts";
import { TONE_LABELS } from "#schema/terms/tone.ts";
import { practiceTitle, TOPIC_LABELS } from "#schema/terms/topic.ts";

/** The title of a conversation; one without a title is named after its topic. */
export function conversationTitle({ title, category }: Pick<Conversation, "title" | "category">): string {
  return title ?? practiceTitle(category);
}

/** What a conversation is like: 'A2', 'Informal'. Its topic only where the title does not name it, its language where it is not German. */
export function conversationFacts(conversation: Conversation): string[] {
  const { category, cefrLevel, tone, language } = conversation;
  const facts = [cefrLevel, TONE_LABELS[tone]];
  const topic = category === null ? "Free topic" : TOPIC_LABELS[category];
  if (conversationTitle(conversation) !== practiceTitle(category)) facts.unshift(topic);
  if (language !== DEFAULT_LANGUAGE) facts.unshift(LANGUAGE_LABELS[language]);
  return facts;
}

/** '1 message', '8 messages'. */
export function messagesInWords(count: number): string {
  return `${count} ${count === 1 ? "message" : "messages"}`;
}
