import type { PastMessage } from "../turn.ts";
import { englishShare, insultIn, isShort } from "./intents.ts";
import type { Morphology } from "./ports.ts";
import { lemmasOf, normalized, openingOf, sentencesOf, withoutAsides } from "./text.ts";

/** Everything that a reply must know of the conversation. It is read from the history alone, so nothing else is stored. */
export interface Memory {
  /** The tutor's sentences so far, normalized. */
  said: ReadonlySet<string>;
  /** First words of the last two replies. */
  openings: readonly string[];
  /** Questions asked so far, normalized. */
  asked: ReadonlySet<string>;
  /** The last sentence with a question mark, or null. */
  lastQuestion: string | null;
  lastReply: string | null;
  /** Lemmas of each earlier message of the learner, oldest first. */
  told: readonly ReadonlySet<string>[];
  /** How many of the learner's last messages in a row were very short. */
  shortInARow: number;
  insults: number;
  /** "Als Programm …" was said. */
  programMentioned: boolean;
  /** The last reply put "also" into a recast. */
  alsoUsed: boolean;
  /** The last reply began with words of the learner's. */
  echoed: boolean;
  replies: number;
}

/** What the tutor has said so far, oldest first. */
export function repliesIn(history: readonly PastMessage[]): string[] {
  return history.filter(({ role }) => role === "assistant").map(({ content }) => content);
}

/** The learner's earlier messages as they wrote them, oldest first. */
export function messagesIn(history: readonly PastMessage[]): string[] {
  return history.filter(({ role }) => role === "user").map(({ content }) => content);
}

/** The same with the corrections that were made in them. */
export function correctedMessagesIn(history: readonly PastMessage[]): string[] {
  return history.filter(({ role }) => role === "user").map((past) => past.correctedContent ?? past.content);
}

/** A question without what leads up to it: "Und was …?", "Noch eine Frage: Was …?". */
export function bareQuestion(sentence: string): string {
  const withoutLead = sentence.includes(": ") ? sentence.slice(sentence.lastIndexOf(": ") + 2) : sentence;
  return normalized(withoutLead).replace(
    /^(?:(?:ach so|ah|okay|(?:ich )?verstehe|aha) (?=und ))?(?:und|na|aber|sag mal) /u,
    "",
  );
}

export function remember(history: readonly PastMessage[], morphology: Morphology): Memory {
  const replies = repliesIn(history);
  const mine = history.filter((message) => message.role === "user");
  const sentences = replies.flatMap(sentencesOf);
  const questions = sentences.filter((sentence) => sentence.includes("?"));
  const lastReply = replies.at(-1) ?? null;
  let shortInARow = 0;
  for (const message of mine.toReversed()) {
    if (!isShort(message.content, morphology)) break;
    shortInARow += 1;
  }
  return {
    said: new Set(sentences.map(normalized)),
    openings: replies.slice(-2).map(openingOf),
    asked: new Set(questions.map(bareQuestion)),
    lastQuestion: lastReply === null ? null : (sentencesOf(lastReply).findLast((part) => part.includes("?")) ?? null),
    lastReply,
    // "I want to see Rome" tells of no lake (See).
    told: mine.map((message) =>
      englishShare(message.content) > 0.7
        ? new Set<string>()
        : lemmasOf(withoutAsides(message.correctedContent ?? message.content), morphology),
    ),
    shortInARow,
    insults: mine.filter((message) => insultIn(message.content)).length,
    programMentioned: replies.some((reply) => /\b(?:Als|ein) Programm\b/u.test(reply)),
    alsoUsed: lastReply !== null && /\balso\b/u.test(lastReply),
    echoed: isEcho(sentencesOf(lastReply ?? "")[0] ?? "", mine.at(-1)?.content ?? ""),
    replies: replies.length,
  };
}

function isEcho(said: string, message: string): boolean {
  if (said.includes("?")) return false;
  const theirs = message.toLowerCase();
  const words = normalized(said)
    .split(" ")
    .filter((word) => word.length > 3 && word !== "also");
  return words.length > 1 && words.filter((word) => theirs.includes(word.slice(0, 4))).length * 3 >= words.length * 2;
}

/** Whether a question was asked in any of its tones, each as `bareQuestion` gives it. */
export function wasAsked(memory: Memory, variants: readonly string[]): boolean {
  // "Was isst du noch gern?", after "Was isst du gern?"
  return variants.some(
    (each) =>
      memory.asked.has(each) || memory.asked.has(each.replace(/ (?:noch|sonst|im sommer|für dich|für sie)(?= )/u, "")),
  );
}
