import { MOVES } from "#content/built-in/tutor/moves.ts";
import { ALL_IS_WELL, CHEERFUL, LAUGHS, NOT_SO, PAST, SMALL, TURNS } from "#content/built-in/tutor/patterns/telling.ts";
import { BANDS, type Line, type Move } from "#schema/content/tutor.ts";
import { TONES } from "#schema/terms/tone.ts";
import { type Context, opensFresh } from "./context.ts";
import { bareQuestion, wasAsked } from "./memory.ts";
import { statementKind } from "./question.ts";
import { type Part, say, sayLine } from "./say.ts";
import { isOfLearner } from "./telling.ts";
import { afterComma, bounded, normalized, sentencesOf, unquoted, wordsOf } from "./text.ts";

/** What a message calls for beyond its topic: a line of its own, a question, or both. */
export interface Called {
  rank: Move["rank"];
  heard: Part | null;
  question: Part | null;
}

/** Moves that a cheerful message can make. */
const GLAD_MOVES: ReadonlySet<string> = new Set([
  "birthday",
  "baby",
  "wedding",
  "safe",
  "own-german",
  "is-well",
  "agrees",
  "disagrees",
  "in-love",
  "joy",
  "nice-news",
  "said-yes",
  "others-good-news",
  "good-news",
  "others-think",
  "undecided",
  "big-step",
]);

/** The first move that the message makes and that something is left to say or ask for. */
export function calledFor(context: Context): Called | null {
  // Who laughs, or says that all is well, wants no comfort.
  const light = [CHEERFUL, LAUGHS, ALL_IS_WELL, ...(context.band === "A" ? [] : [SMALL])];
  const isLight = light.some((pattern) => pattern.test(context.message));
  for (const move of MOVES) {
    const lines = move[context.band] ?? (context.band === "C" ? move.B : undefined);
    const isGlad = GLAD_MOVES.has(move.id);
    if (lines === undefined || (isLight && !isGlad) || !isMade(move, context, isGlad)) continue;
    const unsaid = lines.say.map((line) => sayLine(line, context.tone)).filter((part) => !wasSaid(context, part));
    const heard =
      unsaid.find((part) => opensFresh(context, part.de)) ??
      (unsaid[0] === undefined ? null : withOh(context, unsaid[0]));
    const open = lines.ask.filter((line) => !wasAsked(context.memory, variants(line)));
    const asked = open[Math.floor(context.random() * open.length)];
    const question = asked === undefined ? null : sayLine(asked, context.tone);
    // Half of a move would be a bare remark, or a question that has heard nothing.
    if (lines.ask.length > 0 ? question === null : heard === null) continue;
    if (heard === null && lines.say.length > 0) continue;
    return { rank: move.rank, heard, question };
  }
  return null;
}

function isMade(move: Move, context: Context, isGlad: boolean): boolean {
  const message = unquoted(move.own === true ? ownSentences(context) : context.message);
  const found = bounded(move.says).exec(message);
  return (
    found !== null &&
    // From B1 on, what weighs on nobody is said in many ways: "Es bedrückt mich ja gar nichts."
    (isGlad || context.band === "A" || !NOT_SO.test(sentenceWith(message, found[0]))) &&
    (move.alone === undefined || isSaidLast(context, found[0])) &&
    (move.unless === undefined ||
      !bounded(move.unless).test(move.near === true ? sentenceWith(message, found[0]) : message)) &&
    (move.past === undefined || PAST.test(message) || statementKind(context) === "past")
  );
}

function sentenceWith(message: string, words: string): string {
  return sentencesOf(message).find((sentence) => sentence.includes(words)) ?? message;
}

/** In the last sentence, which is short and turns nothing: half of such news would be the wrong half. */
function isSaidLast(context: Context, words: string): boolean {
  const last = (sentencesOf(unquoted(context.message)).at(-1) ?? "").replace(/^\W*(?:(?:und|aber|trotzdem) )+/iu, "");
  return last.includes(words) && wordsOf(last).length <= 14 && !TURNS.test(last.replace(words, ""));
}

/** The sentences that are not about somebody else: another's fear is not the learner's. */
function ownSentences(context: Context): string {
  return sentencesOf(context.message)
    .filter((sentence) => isOfLearner(sentence, context.morphology) && SPEAKS_OF_ONESELF.test(sentence))
    .join(" ");
}

const SPEAKS_OF_ONESELF = /(?<!\p{L})(?:ich|wir|mir|mich|uns|mein\p{Ll}*|unser\p{Ll}*)(?!\p{L})|^(?:\p{L}+\W+){1,4}$/iu;

function wasSaid(context: Context, part: Part): boolean {
  return sentencesOf(part.de).some((sentence) => {
    const said = normalized(sentence);
    return context.memory.said.has(said) || context.memory.said.has(`oh ${said}`);
  });
}

/** A line whose first word opened one of the last replies. */
function withOh(context: Context, part: Part): Part | null {
  const rest = opensFresh(context, "Oh") ? afterComma(part.de, context.morphology) : null;
  if (rest === null || part.en === null) return null;
  return { de: `Oh, ${rest}`, en: `Oh, ${part.en.charAt(0).toLowerCase()}${part.en.slice(1)}` };
}

/** A question in all its tones, because the tone may have changed since it was asked. */
function variants(line: Line): string[] {
  return TONES.map((tone) => bareQuestion(say(line.say, tone)));
}

let beginningsByText: Map<string, string> | null = null;

/** How an answer to a question of a move can begin; null for any other question. */
export function beginningFor(question: string): string | null {
  beginningsByText ??= new Map(
    MOVES.flatMap((move) => BANDS.flatMap((band) => move[band]?.ask ?? [])).flatMap((line) =>
      line.begin === undefined ? [] : variants(line).map((variant): [string, string] => [variant, line.begin ?? ""]),
    ),
  );
  return beginningsByText.get(bareQuestion(question)) ?? null;
}
