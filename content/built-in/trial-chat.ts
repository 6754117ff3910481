import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { Language } from "#schema/terms/language.ts";
import type { Tone } from "#schema/terms/tone.ts";
import type { Topic } from "#schema/terms/topic.ts";

/** How a trial chat begins unless its visitor chooses otherwise. */
export const TRIAL_DEFAULT: { language: Language; category: Topic; level: CefrLevel; tone: Tone } = {
  language: "german",
  category: "chitchat",
  level: "A1",
  tone: "friendly",
};

/** What the tutor says first in such a chat. It stands in the prerendered landing page, so visitors have read it before there is a session. */
export const TRIAL_OPENER = { text: "Hallo! Woher kommst du?", translation: "Hello! Where are you from?" };
