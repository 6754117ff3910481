import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { CorrectionType, MessageRole } from "#schema/terms/correction-type.ts";
import type { Gender } from "#schema/terms/gender.ts";
import type { GrammarCategory } from "#schema/terms/grammar-category.ts";
import type { Language } from "#schema/terms/language.ts";
import type { PartOfSpeech } from "#schema/terms/part-of-speech.ts";
import type { Tone } from "#schema/terms/tone.ts";
import type { Topic } from "#schema/terms/topic.ts";

/** One change to the learner's text. It holds whole words: the shortest run that contains the change. */
export interface Edit {
  /** Offsets in UTF-16 units, the end exclusive: `original` is the text between them. */
  start: number;
  end: number;
  original: string;
  corrected: string;
  type: CorrectionType;
  category: GrammarCategory | null;
  /** One short reason in plain English, at most 25 words. */
  explanation: string;
  /** Which rule or model proposed it, e.g. `sein-perfect`. */
  rule: string;
  /** 0 to 1. Below the threshold of its rule it is not shown. */
  confidence: number;
}

/** An earlier message of the same conversation. */
export interface PastMessage {
  role: MessageRole;
  content: string;
  correctedContent: string | null;
}

/** What the tutor is asked. */
export interface TutorInput {
  message: string;
  language: Language;
  level: CefrLevel;
  tone: Tone;
  topic: Topic | null;
  /** Earlier messages, oldest first. */
  history: readonly PastMessage[];
  /** Together they seed every choice, so that the same turn always gets the same answer. */
  conversationId: string;
  turn: number;
}

/** A word that a reply teaches. */
export interface TaughtWord {
  /** The lemma; nouns with a capital and without their article. */
  word: string;
  translation: string;
  gender: Gender | null;
  partOfSpeech: PartOfSpeech | null;
  level: CefrLevel | null;
}

/** What the tutor answers. */
export interface TutorTurn {
  /** In the order of the text; they do not overlap. */
  corrections: readonly Edit[];
  /** The message with all corrections made. */
  correctedContent: string;
  reply: string;
  /** The reply in English; null if there is no sure translation. */
  translation: string | null;
  vocabulary: readonly TaughtWord[];
  /** `built-in`, or the id of the model that answered. */
  engine: string;
}
