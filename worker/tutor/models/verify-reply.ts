import { TELLING } from "#content/built-in/tutor/patterns/verify-reply.ts";
import type { Language } from "#schema/terms/language.ts";
import type { Tone } from "#schema/terms/tone.ts";
import { MAX_WORDS } from "../dialogue/check-reply.ts";
import { englishShare, goodbyeIn } from "../dialogue/intents.ts";
import { sentencesOf } from "../dialogue/text.ts";
import type { Lexicon } from "../german/lexicon.ts";
import type { TutorInput } from "../turn.ts";
import { echoesInstructions } from "./prompts.ts";
import { unfit } from "./safety.ts";
import { wordsIn } from "./word-edits.ts";

interface Said {
  reply: string;
  translation: string | null;
}

/** Longest reply in characters, whatever the level. */
const MAX_REPLY_CHARS = 600;
/** A model may say half as much again as the built-in tutor before its reply is too long for the level. */
const LENGTH_TOLERANCE = 1.5;
/** Least share of German words among those that are no names. */
const GERMAN_SHARE = 0.6;
const MAX_ENGLISH_SHARE = 0.4;

type Input = Pick<TutorInput, "message" | "language" | "level" | "tone" | "history">;

/**
 * A model's reply as it may be shown, with its translation where that still fits. What can be mended is mended once: markup, addresses, a second
 * question, a missing one, which the built-in tutor lends. Null if it is still not fit to be shown.
 */
export function verifiedReply(input: Input, proposed: Said, builtIn: Said, lexicon: Lexicon): Said | null {
  if (echoesInstructions(proposed.reply)) return null;
  const cleaned = withoutUnfitSentences(proposed);
  // Before a borrowed question adds German to it.
  if (!isIn(input.language, cleaned.reply, lexicon) || sameWords(cleaned.reply, input.message)) return null;
  const mended = goodbyeIn(input.message) ? cleaned : withQuestion(cleaned, builtIn);
  if (faultOf(input, mended.reply, lexicon) !== null) return null;
  const translation = mended.translation === null ? null : plainText(mended.translation);
  const isUsable =
    translation !== null && translation !== "" && translation.length <= 2 * MAX_REPLY_CHARS && !hasAddress(translation);
  const isEcho = echoesInstructions(proposed.translation ?? "");
  return { reply: mended.reply, translation: isUsable && !isEcho ? translation : null };
}

/** Why a reply cannot be shown, or null. */
export function faultOf(input: Input, reply: string, lexicon: Lexicon): string | null {
  const words = wordsIn(reply);
  if (words.length === 0) return "empty";
  if (reply.length > MAX_REPLY_CHARS) return "too long";
  if (words.length > MAX_WORDS[input.level] * LENGTH_TOLERANCE) return "too long for the level";
  if (hasAddress(reply)) return "an address";
  if (/[<>{}[\]`|*#~]|^\s*[-•]\s/mu.test(reply)) return "markup";
  if (echoesInstructions(reply)) return "the instructions";
  if (unfit(reply)) return "unfit content";
  if (questionsIn(reply) > 1) return "several questions";
  if (questionsIn(reply) === 0 && !goodbyeIn(input.message)) return "no question";
  if (!isIn(input.language, reply, lexicon)) return "another language";
  if (breaksTone(input.language, input.tone, reply)) return "the other form of address";
  if (input.history.some(({ role, content }) => role === "assistant" && sameWords(content, reply)))
    return "said before";
  return null;
}

function sameWords(one: string, other: string): boolean {
  const words = (text: string): string =>
    wordsIn(text.toLowerCase())
      .map((word) => word.text)
      .join(" ");
  return words(one) === words(other);
}

/** Spanish opens a question with ¿: only its end counts. */
function questionsIn(text: string): number {
  return sentencesOf(text).filter(isQuestion).length;
}

function isQuestion(sentence: string): boolean {
  return /\?["”“»)]*$/u.test(sentence);
}

function hasAddress(text: string): boolean {
  return /\b(?:https?|ftp|javascript|data|mailto|tel|file|blob):|www\.|\S+@\S+\.\S|\b[\w-]+\.(?:com|de|org|net|io|app|dev|info|xyz|me)\b/iu.test(
    text,
  );
}

/** Without markup and invisible characters, in one paragraph. */
function plainText(text: string): string {
  return (
    text
      .replace(/<[^<>]*>/gu, " ")
      // A link becomes its address: the sentence around it makes no sense without it and goes.
      .replace(/!?\[[^\]]*\]\(([^)]*)\)/gu, "$1")
      .replace(/```[\s\S]*?```/gu, " ")
      .replace(/[*`#]+|(?<![\p{L}\d])_+|_+(?![\p{L}\d])/gu, "")
      .replace(/^\s*(?:[-•>]|\d+\.)\s+/gmu, "")
      // Zero-width characters and marks that turn the direction of the text.
      .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, "")
      .replace(/\s+/gu, " ")
      .trim()
  );
}

/** Takes addresses, signs alone and all questions but the last out of a reply, and the same sentences out of its translation if that has as many. */
function withoutUnfitSentences(proposed: Said): Said {
  const sentences = sentencesOf(plainText(proposed.reply));
  const translated = sentencesOf(plainText(proposed.translation ?? ""));
  const lastQuestion = sentences.findLastIndex(isQuestion);
  const kept = sentences.map(
    (sentence, index) =>
      wordsIn(sentence).length > 0 && !hasAddress(sentence) && (index === lastQuestion || !isQuestion(sentence)),
  );
  const isWhole = kept.every(Boolean);
  const isParallel = translated.length === sentences.length;
  return {
    reply: sentences.filter((_, index) => kept[index]).join(" "),
    translation:
      isWhole || isParallel ? translated.filter((_, index) => isWhole || kept[index]).join(" ") || null : null,
  };
}

/** With the built-in tutor's question, if a reply has none: both answer the same message. */
function withQuestion(said: Said, builtIn: Said): Said {
  if (said.reply === "" || questionsIn(said.reply) > 0) return said;
  const question = sentencesOf(builtIn.reply).findLast(isQuestion);
  if (question === undefined) return said;
  const english = sentencesOf(builtIn.translation ?? "").findLast(isQuestion);
  return {
    reply: `${said.reply} ${question}`,
    translation: said.translation !== null && english !== undefined ? `${said.translation} ${english}` : null,
  };
}

function isIn(language: Language, text: string, lexicon: Lexicon): boolean {
  const words = wordsIn(text);
  if (language === "german") {
    // Names are known to nobody and say nothing about the language; shouted words are no names.
    const judged = words.filter(
      (word, index) =>
        /^\p{L}/u.test(word.text) &&
        (isGerman(lexicon, word.text) || index === 0 || !/^\p{Lu}(?!\p{Lu}{3})/u.test(word.text)),
    );
    const known = judged.filter((word) => isGerman(lexicon, word.text));
    return known.length >= judged.length * GERMAN_SHARE && englishShare(text) <= MAX_ENGLISH_SHARE;
  }
  const hits = (name: keyof typeof TELLING): number =>
    words.filter((word) => TELLING[name].has(word.text.toLowerCase().replaceAll("’", "'"))).length;
  const own = hits(language);
  const others = (Object.keys(TELLING) as (keyof typeof TELLING)[]).filter((name) => name !== language);
  return words.length <= 3 || (own > 0 && others.every((name) => own >= hits(name)));
}

/** Known to the lexicon, and not as an English word alone. */
function isGerman(lexicon: Lexicon, word: string): boolean {
  const lower = word.toLowerCase();
  if (lexicon.english(lower) !== null && !lexicon.entries(lower).some((entry) => !entry.startsWith("#"))) return false;
  return lexicon.isKnown(word) || lexicon.isKnown(lower);
}

/** A formal reply never says du; an informal one never says Sie where the capital cannot be that of a sentence. */
function breaksTone(language: Language, tone: Tone, reply: string): boolean {
  if (language !== "german") return false;
  if (tone === "professional") return /(?<![\p{L}„"])(?:du|dich|dir|dein(?:e[nmrs]?)?)(?!\p{L})/iu.test(reply);
  return /(?<![.!?…:„"“»]\s?|^)(?<!\p{L})(?:Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})/u.test(reply);
}
