import { useState } from "react";
import * as z from "zod/mini";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { cefrLevel } from "#schema/terms/cefr-schema.ts";
import { DEFAULT_LANGUAGE, language } from "#schema/terms/language.ts";
import { DEFAULT_TONE, tone } from "#schema/terms/tone.ts";
import { TOPIC_LABELS, TOPICS, type Topic } from "#schema/terms/topic.ts";
import { useHomeLevel } from "../../../lib/home-place.ts";
import { storedItem } from "../../../lib/storage.ts";

/** What the form offers as a topic. `random` becomes one of the topics, `free` none. */
const TOPIC_CHOICES = [...TOPICS, "random", "free"] as const;
export type TopicChoice = (typeof TOPIC_CHOICES)[number];

export const TOPIC_CHOICE_LABELS: Readonly<Record<TopicChoice, string>> = {
  ...TOPIC_LABELS,
  random: "Random",
  free: "Free topic",
};

const chatChoices = z.object({ language, topic: z.enum(TOPIC_CHOICES), level: cefrLevel, tone });
export type ChatChoices = z.infer<typeof chatChoices>;

const stored = storedItem("local", "chat-choices", chatChoices);

export interface UseChatChoices {
  choices: ChatChoices;
  change: (changed: Partial<ChatChoices>) => void;
  /** Makes these the choices that the form opens with from now on. */
  remember: (used: ChatChoices) => void;
}

/**
 * What the form holds: at first what the last conversation in this browser began with, before any the level of the learner's home.
 * `level` overrules both.
 */
export function useChatChoices(level: CefrLevel | undefined): UseChatChoices {
  const homeLevel = useHomeLevel();
  const [choices, setChoices] = useState<ChatChoices>(() => {
    const first: ChatChoices = { language: DEFAULT_LANGUAGE, topic: "chitchat", level: homeLevel, tone: DEFAULT_TONE };
    const remembered = stored.read() ?? first;
    return level === undefined ? remembered : { ...remembered, level };
  });
  return {
    choices,
    change: (changed) => setChoices((before) => ({ ...before, ...changed })),
    remember: (used) => void stored.write(used),
  };
}

/** The topic that a choice stands for; null for a free conversation. `random`: from 0 to less than 1. */
export function topicOf(choice: TopicChoice, random: number): Topic | null {
  if (choice === "free") return null;
  return choice === "random" ? (TOPICS[Math.floor(random * TOPICS.length)] ?? null) : choice;
}
