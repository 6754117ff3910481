import { ASKING_WORD, HUMAN_LIFE } from "#content/built-in/tutor/patterns/verify-reply.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { Tone } from "#schema/terms/tone.ts";
import { bareQuestion } from "./memory.ts";
import { normalized, openingOf, sentencesOf, wordsOf } from "./text.ts";

/** What a reply is judged against. */
export interface ReplyContext {
  level: CefrLevel;
  tone: Tone;
  /** The tutor's earlier replies, oldest first. */
  earlier: readonly string[];
  /** The learner's message, and the mistakes that must not come back. */
  message: string;
  mistakes?: readonly string[];
  /** Replies that keep to other rules: a farewell asks nothing, a crisis reply neither asks nor keeps to a length. */
  kind?: "reply" | "farewell" | "limit" | "crisis";
  /** Set when the message has a word that can be taken up. */
  mustTakeUp?: boolean;
}

const PARTICLES = /\b(?:halt|krass|echt|’ne|’nen|quasi)\b/iu;
const PRAISE = /^(?:super|toll|prima|klasse|wunderbar|fantastisch|perfekt|sehr gut|gut gemacht|bravo)\s*[!.]/iu;
const GRAMMAR_TERMS =
  /\b(?:Akkusativ|Dativ|Genitiv|Nominativ|Artikel|Verb|Nebensatz|Konjunktiv|Plural|Adjektivendung|Präposition)\b/u;

const MAX_SENTENCES: Readonly<Record<CefrLevel, number>> = { A1: 2, A2: 3, B1: 3, B2: 4, C1: 6, C2: 99 };
const MAX_SENTENCE_WORDS: Readonly<Record<CefrLevel, number>> = { A1: 10, A2: 12, B1: 45, B2: 60, C1: 80, C2: 999 };
/** Longest reply at each level, in words. */
export const MAX_WORDS: Readonly<Record<CefrLevel, number>> = { A1: 22, A2: 36, B1: 45, B2: 60, C1: 80, C2: 999 };

/** The rules for replies that can be checked without understanding German. Gives one sentence for each broken rule. */
export function checkReply(reply: string, context: ReplyContext): string[] {
  const kind = context.kind ?? "reply";
  if (kind === "crisis") return reply.includes("?") ? ["a crisis reply asks a question"] : [];
  const problems: string[] = [];
  const complain = (broken: boolean, problem: string): void => {
    if (broken) problems.push(problem);
  };
  const sentences = sentencesOf(reply);
  // What the learner could say to somebody asks them nothing.
  const questions = reply.replaceAll(/„[^“]*“/gu, "").split("?").length - 1;
  const wanted = kind === "reply" ? 1 : 0;
  complain(questions !== wanted, `${questions} question marks instead of ${wanted}`);

  // A word of greeting is free, and so are sample answers.
  const counted = sentences.filter((sentence) => wordsOf(sentence).length > 2 && !sentence.startsWith("Zum Beispiel "));
  complain(
    counted.length > MAX_SENTENCES[context.level],
    `${counted.length} sentences are too many for ${context.level}`,
  );
  for (const sentence of counted) {
    // What leads up to a colon is a clause of its own.
    for (const clause of sentence.split(": ")) {
      const length = wordsOf(clause).length;
      complain(
        length > MAX_SENTENCE_WORDS[context.level],
        `${length} words in a sentence at ${context.level}: ${clause}`,
      );
    }
  }
  const words = wordsOf(reply).length;
  complain(words > MAX_WORDS[context.level], `${words} words are too many for ${context.level}`);

  const previous = context.earlier.at(-1);
  complain(
    previous !== undefined && openingOf(previous) === openingOf(reply),
    `begins with “${openingOf(reply)}” like the reply before`,
  );
  const asked = new Set(
    context.earlier
      .flatMap(sentencesOf)
      .filter((sentence) => sentence.includes("?"))
      .map(bareQuestion),
  );
  const question = sentences.find((sentence) => sentence.includes("?"));
  complain(question !== undefined && asked.has(bareQuestion(question)), "asks what it has asked before");
  complain(
    context.earlier.some((earlier) => normalized(earlier) === normalized(reply)),
    "repeats a whole reply",
  );
  if (/^[BC]/.test(context.level))
    complain(question !== undefined && !ASKING_WORD.test(question), "the question is closed");

  complain(PRAISE.test(reply), "empty praise");
  complain(GRAMMAR_TERMS.test(reply) && !GRAMMAR_TERMS.test(context.message), "a grammar term in the reply");
  complain(HUMAN_LIFE.test(reply), "claims a human life");
  complain(
    [...context.earlier, reply].filter((text) => /\b(?:[Aa]ls|ein) Programm\b/u.test(text)).length > 1 &&
      /\b(?:[Aa]ls|ein) Programm\b/u.test(reply),
    "mentions the program a second time",
  );
  if (context.tone === "professional") {
    complain(/(?<![\p{L}„])(?:du|dich|dir|dein(?:e[nmrs]?)?)(?!\p{L})/iu.test(reply), "says du in the formal tone");
    complain(
      /\b(?!ist|bist|fast|sonst|selbst|meist|erst|Lust|Rast)\p{L}+st Sie\b/u.test(reply),
      "a du form before Sie",
    );
  } else {
    complain(/\b(?:Ihnen|Ihre[nmrs]?)\b/u.test(reply), "says Sie in an informal tone");
    complain(/(?<!^|[.!?:] )\bSie\b/u.test(reply), "says Sie in an informal tone");
  }
  if (context.tone !== "slang")
    complain(PARTICLES.test(withoutWordsOf(context.message, reply)), "a particle outside slang");
  for (const mistake of context.mistakes ?? []) {
    complain(
      normalized(` ${reply} `).includes(normalized(mistake)) && wordsOf(mistake).length > 1,
      `repeats the mistake “${mistake}”`,
    );
  }
  complain(/[*~{}|<>]|undefined|null/.test(reply), "a placeholder is left in the reply");
  complain(/ {2}|\s[.,!?]|[.!?]{2}/u.test(reply), "spaces or marks are wrong");
  complain(!/^[\p{Lu}„]/u.test(reply), "begins without a capital");
  if (context.mustTakeUp === true && kind === "reply")
    complain(!takesUp(reply, context.message), "takes up no word of the message");
  return problems;
}

/** The reply without words that the learner used: a particle in a recast is theirs. */
function withoutWordsOf(message: string, reply: string): string {
  const used = new Set(wordsOf(message).map((word) => word.text.toLowerCase()));
  return wordsOf(reply)
    .filter((word) => !used.has(word.text.toLowerCase()))
    .map((word) => word.text)
    .join(" ");
}

/** Whether a longer word of the message comes back, in whatever form: the first four letters decide. */
export function takesUp(reply: string, message: string): boolean {
  const said = wordsOf(reply).map((word) => word.text.toLowerCase());
  return wordsOf(message)
    .filter((word) => word.text.length >= 3)
    .some((word) =>
      said.some(
        (other) => other.includes(word.text.toLowerCase().slice(0, 4)) || word.text.toLowerCase().endsWith(other),
      ),
    );
}
