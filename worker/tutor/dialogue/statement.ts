import { FELT, TURNED, UNFELT } from "#content/built-in/tutor/felt.ts";
import { AFTER_CONSOLATION, AFTER_OLD_LOSS, INTRODUCED } from "#content/built-in/tutor/general.ts";
import { AFTER_A_LOSS, GLAD_TO_LISTEN, IN_TROUBLE, IN_WORRY, LAUGHED } from "#content/built-in/tutor/going-on.ts";
import { HEARD, NEUTRAL } from "#content/built-in/tutor/listening.ts";
import { NEAR_FIRST } from "#content/built-in/tutor/near-kinds.ts";
import { NO_IDEA } from "#content/built-in/tutor/patterns/intents.ts";
import { LONG_AGO } from "#content/built-in/tutor/patterns/take-up.ts";
import {
  ALL_IS_WELL,
  BAD,
  LAUGHS,
  MAY_BE_BAD,
  NO_GRIEF,
  NOT_SO,
  SADDENS,
  TELLS_OF_LOSS,
  TELLS_OF_WORRY,
  TURNS,
} from "#content/built-in/tutor/patterns/telling.ts";
import type { Line } from "#schema/content/tutor.ts";
import { isVague, type SaidBack, saidBackIn } from "./ask-on.ts";
import { type Context, filled, freshLine, opensFresh } from "./context.ts";
import { afterAnswer, afterStory, isPlainAnswer, nearQuestion, openQuestion, unasked } from "./going-on.ts";
import { homeQuestion, hookedQuestion } from "./hooks.ts";
import { nameIn } from "./intents.ts";
import { heardLine, listeningQuestion } from "./listening.ts";
import { bareQuestion, messagesIn, repliesIn } from "./memory.ts";
import { type Called, calledFor } from "./moves.ts";
import { kindQuestion } from "./named.ts";
import { led, nextQuestion, type Question } from "./question.ts";
import { type Part, sayLine } from "./say.ts";
import { isOwnStory, isTroubled } from "./story.ts";
import { answeredBack, consolation, saidBack, takeUp } from "./take-up.ts";
import { isPlain, moodOf, OF_SPEAKER, type Telling, type Told, tellingOf, toldIn } from "./telling.ts";
import { capitalized, lemmasOf, normalized, sentencesOf, withoutAsides, wordsOf } from "./text.ts";
import { type Taken, threadIn } from "./threads.ts";

/** The most that a reply may hold besides its question, in words; the level's limits minus a question. */
export const TAKE_UP_ROOM = { A1: 10, A2: 12, B1: 24, B2: 34, C1: 44, C2: 50 } as const;

/**
 * The reply to a message that tells something: a correction said right, or a line that is certain, and one question. What nobody can
 * be sure to have understood is neither said back nor asked about.
 */
export function statement(context: Context): Part[] {
  const called = calledFor(context);
  const telling = tellingOf(context);
  const name = nameIn(context.message, context.morphology);
  const line = name === null ? null : filled(sayLine(INTRODUCED, context.tone), name, name);
  const introduced = line !== null && !context.memory.said.has(normalized(line.de)) ? line : null;
  // A death of somebody of one's own comes before whatever else is told.
  const ofThemselves = toldIn(context).every(({ about }) => about === "learner" || about === "thing");
  const sorry = ofThemselves || /storben/iu.test(context.message) ? consolation(context) : null;
  const next = afterConsolation(context, sorry);
  if (sorry !== null && next !== null) return [sorry, next];
  if (called !== null) return answeredCall(context, called, telling, introduced);
  const grieved = inGrief(context);
  if (grieved !== null) return grieved;
  const taken = threadIn(context);
  if (taken !== null) return follow(context, taken, telling, introduced);
  const topical = topicalQuestion(context);
  const back = context.band === "A" ? null : backOf(context);
  const heard = introduced ?? heardIn(context, telling, back);
  const after = afterConsolation(context, heard);
  // The matter of the sentence comes before a noun in it.
  const near = topical === null ? null : nearQuestion(context, NEAR_FIRST);
  const question =
    after ??
    near ??
    topical?.part ??
    goingOn(
      context,
      telling,
      heard !== null && heard === back?.part ? back.told : heard?.en === null ? mistaken(context) : null,
    );
  // What fits everything comes last: something else that was named is asked about instead, with nothing said back that it is not about.
  const named = isVague(context, question.de) ? kindQuestion(context) : null;
  if (named !== null && (heard === null || heard === back?.part))
    return [neutralLine(context) ?? heard, named].filter((part) => part !== null);
  const isParrot = heard !== null && heard === back?.part && isVague(context, question.de) && wasSaidBack(context);
  const said = isParrot ? (neutralLine(context) ?? heard) : heard;
  return said === null ? [alone(context, question)] : [said, question];
}

/** Whether the last reply said the learner's words back. Doing so again before a question that fits everything would sound like a parrot. */
function wasSaidBack({ input }: Context): boolean {
  const reply = repliesIn(input.history).at(-1) ?? "";
  const said = sentencesOf(reply)[0] ?? "";
  const words = wordsOf(messagesIn(input.history).at(-1) ?? "").filter(({ text }) => text.length > 4);
  return words.filter(({ text }) => said.includes(text)).length >= 3;
}

/** The sentence that comes back in its right form. */
const mistaken = (context: Context): Told | null =>
  toldIn(context).find(({ sentence }) =>
    context.analysis.edits.some(({ corrected }) => sentence.includes(corrected)),
  ) ?? null;

const backOf = (context: Context): SaidBack | null =>
  saidBackIn(context, (sentence) => nearQuestion(context, undefined, sentence) !== null);

/** A question with nothing before it, so that it does not begin like the reply before. */
function alone(context: Context, question: Part): Part {
  if (opensFresh(context, question.de) || question.de.includes(":")) return question;
  if (question.de.startsWith("Und "))
    return { de: capitalized(question.de.slice(4)), en: capitalized((question.en ?? "").replace(/^And /u, "")) };
  return opensFresh(context, "Und") ? led({ de: "Und", en: "And" }, question) : question;
}

/** How many messages after a death or a grave illness was told nothing else is asked about. */
const STAYS_WITH_GRIEF = 2;

/** A death or a grave illness that was told is not left for a question from a list. */
export function inGrief(context: Context): Part[] | null {
  const own = messagesIn(context.input.history);
  const recent = [...own.slice(-STAYS_WITH_GRIEF), context.message];
  const tells = (pattern: RegExp): boolean => recent.some((text) => pattern.test(text) && !NO_GRIEF.test(text));
  const worries =
    TELLS_OF_WORRY.test(context.message) && ![NO_GRIEF, NOT_SO].some((pattern) => pattern.test(context.message));
  const lines = tells(TELLS_OF_LOSS) ? AFTER_A_LOSS : worries ? IN_WORRY : null;
  // Whoever laughs again or has good news has left it.
  if (lines === null || LAUGHS.test(context.message) || recent.slice(1).some((text) => ALL_IS_WELL.test(text)))
    return null;
  const { say: said, ask } = lines[context.band];
  // Who tells on is listened to; only what is sad itself is asked about.
  const sad =
    NO_IDEA.test(context.message) ||
    [SADDENS, TELLS_OF_LOSS, TELLS_OF_WORRY].some((pattern) => pattern.test(context.message));
  const question = (sad ? unasked(context, ask) : null) ?? openQuestion(context);
  if (question === null) return null;
  const heard =
    recastOf(context) ?? (sad ? unsaid(context, said) : null) ?? unsaid(context, HEARD.listening[context.band]);
  return heard === null ? [question] : [heard, question];
}

/** The question that goes on from the message; `told` is what was said back of it. */
export function goingOn(context: Context, telling: Telling, told: Told | null = null): Part {
  if (telling.mood === "bad") {
    const question = (context.band === "A" ? nearQuestion(context) : null) ?? listeningQuestion(context, telling);
    if (question !== null) return question;
  }
  if (telling.severe) {
    const question = unasked(context, IN_TROUBLE[context.band]);
    if (question !== null) return question;
  }
  const home = isOwnStory(context, telling) ? null : homeQuestion(context);
  if (home !== null) return home;
  // From B1 on, only a word or two are no more than an answer.
  return isPlainAnswer(context, telling) && (context.band === "A" || wordsOf(context.message).length <= 4)
    ? ((wordsOf(context.message).length > 6
        ? (nearQuestion(context) ?? (context.band === "A" ? hookedQuestion(context, telling) : null))
        : null) ?? afterAnswer(context))
    : afterStory(context, telling, told);
}

/** What hurts or pleases beyond doubt is met with a line and a question of its own; a mistake is still said right. */
function answeredCall(context: Context, called: Called, telling: Telling, introduced: Part | null): Part[] {
  const question = called.question ?? goingOn(context, telling);
  const recast = recastOf(context);
  const room = context.band !== "A";
  const said = [called.heard, recast === null || (called.heard !== null && !room) ? null : recast];
  const parts = said.filter((part) => part !== null);
  return [
    ...(parts.length > 0 ? parts : [introduced ?? heardLine(context, telling)].filter((part) => part !== null)),
    question,
  ];
}

/** A statement or two of the learner's life as it is, which takes nothing back: its words can be taken at face value. */
function isSimple(context: Context): boolean {
  const told = toldIn(context);
  const simple = (sentence: string): boolean =>
    context.band === "A"
      ? wordsOf(sentence).length <= 10 && !TURNS.test(sentence)
      : isPlain(sentence, context.morphology);
  return (
    told.length > 0 &&
    told.length <= 2 &&
    told.every(({ when, sentence }) => when === "now" && simple(sentence)) &&
    told.some(
      ({ about, sentence }) =>
        about === "learner" || (about === "thing" && (wordsOf(sentence).length <= 4 || OF_SPEAKER.test(sentence))),
    )
  );
}

/** The question of the topic that a noun of the last sentence of a simple statement calls for. */
function topicalQuestion(context: Context): Question | null {
  if (!isSimple(context) || MAY_BE_BAD.test(context.message) || isOwnStory(context, tellingOf(context))) return null;
  const last = toldIn(context).at(-1);
  if (last === undefined || (last.about !== "learner" && last.about !== "thing")) return null;
  const said = lemmasOf(withoutAsides(last.sentence), context.morphology);
  const question = nextQuestion(
    { ...context, lemmas: new Set([...context.lemmas].filter((lemma) => said.has(lemma))) },
    { nouns: true },
  );
  return question.fromMessage && question.followUp !== null ? question : null;
}

/** What a listener says to an everyday matter, and the question that goes on with it. */
function follow(context: Context, taken: Taken, telling: Telling, introduced: Part | null): Part[] {
  const { told, heard, question } = taken;
  const others = told.about !== "learner" && told.about !== "thing";
  const sorry = consolation(context);
  // "Gute Besserung!" is for whoever is ill: for others, the thread has words of its own.
  const isSorry = telling.mood === "bad" && !(others && sorry?.de.includes("Besserung") === true);
  const consoled = isSorry ? sorry : null;
  const line =
    introduced ??
    answeredBack(context) ??
    recastOf(context) ??
    consoled ??
    heard ??
    toneOf(context, telling, told.sentence);
  const back =
    line ??
    (context.band === "A"
      ? saidBack(context, told.sentence, others ? "others" : "learner", TAKE_UP_ROOM[context.level])
      : (backOf(context)?.part ?? null));
  const said = back ?? heardLine(context, { ...telling, mood: "neutral", severe: false, situations: ["anything"] });
  return said === null ? [question] : [said, question];
}

/** The learner's words in their right form, where they made a mistake in them. */
function recastOf(context: Context): Part | null {
  if (context.analysis.edits.every((edit) => edit.type === "spelling")) return null;
  const recast = takeUp(context, { short: false, room: TAKE_UP_ROOM[context.level] });
  // "Gut, dein Großvater.", "Ganz gut, er melkt seine Ziegen.": a scrap of the message shows no understanding.
  if (
    recast !== null &&
    (wordsOf(recast.de).length < 4 ||
      /^(?:Ganz|Sehr|Gut|Ja|Nein|Na|Doch|Schlecht|Oft|Immer|Nie)(?: \p{Ll}+)?,/u.test(recast.de))
  )
    return null;
  return recast?.en === null && !/^(?:Was|Wie|Wer|Ob|Wo|Wann|Warum)\b/u.test(recast.de) ? recast : null;
}

/** To good and bad news a line of its own, where the sentence that the question goes on from tells them. */
function toneOf(context: Context, telling: Telling, sentence: string): Part | null {
  return telling.mood === "neutral" || moodOf(sentence) !== telling.mood ? null : heardLine(context, telling);
}

const HURTS = /(?<!\p{L})(?:mir|mein\p{Ll}*)(?!\p{L})[^.!?]*(?<!\p{L})weh(?!\p{L})/iu;
const OF_LEARNER = /(?<!\p{L})(?:ich|wir|mir|mich|uns)(?!\p{L})/iu;

/** A mistake in its right form, a line of the mood where it is certain, the learner's own words where they are plain and short, or a line that fits anything. */
function heardIn(context: Context, telling: Telling, said: SaidBack | null): Part | null {
  const recast = recastOf(context);
  if (recast !== null) return recast;
  const ofThemselves = toldIn(context).every(({ about }) => about === "learner" || about === "thing");
  // "Besser, danke. Aber mein Rücken tut weh.": a beginner's pain is heard whatever stands before it.
  const hurts = context.band === "A" && HURTS.test(context.message);
  const consoled =
    ofThemselves && (hurts || (telling.about === "learner" && telling.mood === "bad")) ? consolation(context) : null;
  const laughed =
    // "Haha, stimmt. Mein Sohn …" goes on to something else.
    LAUGHS.test((said === null ? undefined : sentencesOf(context.message).at(-1)) ?? context.message) &&
    !MAY_BE_BAD.test(context.message)
      ? unsaid(context, LAUGHED[context.band])
      : null;
  if (/danke fürs zuhören|das tat gut/iu.test(context.message)) return freshLine(context, GLAD_TO_LISTEN);
  const certain = answeredBack(context) ?? consoled ?? laughed;
  if (certain !== null) return certain;
  const felt = context.band === "A" ? null : feltLine(context);
  if (felt !== null) return felt;
  if (telling.mood !== "neutral") return heardLine(context, telling);
  const ofLearner =
    telling.about === "learner" ||
    (telling.about === "thing" && (OF_LEARNER.test(telling.sentence) || /^\W*(?:mein|unser)/iu.test(telling.sentence)));
  const back =
    context.band === "A" && ofLearner && !MAY_BE_BAD.test(context.message)
      ? saidBack(context, telling.sentence, "learner", TAKE_UP_ROOM[context.level])
      : (said?.part ?? null);
  if (back !== null) return back;
  const plain = isPlainAnswer(context, telling);
  return context.band === "A" || plain ? heardLine(context, telling, plain) : neutralLine(context);
}

/** What somebody says they feel, at the end of a message and in a clause that denies nothing, is answered as such. */
function feltLine(context: Context): Part | null {
  const clauses = sentencesOf(context.message)
    .slice(-2)
    .flatMap((sentence) => sentence.split(/, | (?=(?:und|aber|doch) )/u));
  for (const [index, clause] of clauses.entries()) {
    // What follows may turn it: "…, aber dann musste ich lachen".
    if (UNFELT.test(clause) || clauses.slice(index + 1).some((next) => TURNED.test(next) || LAUGHS.test(next)))
      continue;
    const found = FELT.find(({ says }) => says.test(clause));
    const line = found === undefined ? null : unsaid(context, found.say);
    if (line !== null) return line;
  }
  return null;
}

/** A line that fits whatever was told, none of which was said in one of the last three replies. */
function neutralLine(context: Context): Part | null {
  if (context.band === "A") return null;
  const lately = repliesIn(context.input.history).slice(-3);
  const lines = (isTroubled(context) ? HEARD.listening : NEUTRAL)[context.band]
    .map((line) => sayLine(line, context.tone))
    .filter(({ de }) => opensFresh(context, de) && !lately.some((reply) => reply.startsWith(de)));
  const unsaidYet = lines.filter(({ de }) => !context.memory.said.has(normalized(de)));
  const fresh = unsaidYet.length > 0 ? unsaidYet : lines;
  return fresh[Math.floor(context.random() * fresh.length)] ?? null;
}

function unsaid(context: Context, lines: readonly Line[]): Part | null {
  return (
    lines
      .map((line) => sayLine(line, context.tone))
      .find((part) => opensFresh(context, part.de) && !context.memory.said.has(normalized(part.de))) ?? null
  );
}

/** To go on to the next question after a death would be cold. */
export function afterConsolation(context: Context, heard: Part | null): Part | null {
  const after = sayLine(LONG_AGO.test(context.message) ? AFTER_OLD_LOSS : AFTER_CONSOLATION, context.tone);
  // "Viele Kinder sind krank": nobody asks the learner how they are.
  const own = sentencesOf(context.message).some(
    (each) => TELLS_OF_LOSS.test(each) || (OF_LEARNER.test(each) && (SADDENS.test(each) || BAD.test(each))),
  );
  const consoles =
    own && heard !== null && /^(?:Oh, )?(?:das tut mir (?:sehr )?leid|gute Besserung)[.!]$/iu.test(heard.de);
  return consoles && !context.memory.asked.has(bareQuestion(after.de)) ? after : null;
}
