import { HEARD, LISTENING } from "#content/built-in/tutor/listening.ts";
import { EXCLAIMS, GLAD, HAPPENED, IS_NEWS, SAYS_A_VIEW } from "#content/built-in/tutor/patterns/going-on.ts";
import { DENIES } from "#content/built-in/tutor/patterns/strands.ts";
import {
  ALL_IS_WELL,
  CHEERFUL,
  GIVES_A_REASON,
  IS_ILL,
  OF_SOMEBODY,
  TURNS,
} from "#content/built-in/tutor/patterns/telling.ts";
import type { ListeningQuestion, ListeningSituation, TroubleSituation } from "#schema/content/tutor.ts";
import { TONES } from "#schema/terms/tone.ts";
import { type Context, opensFresh } from "./context.ts";
import { bareQuestion, messagesIn, wasAsked } from "./memory.ts";
import { type Part, say, sayLine } from "./say.ts";
import { isOwnStory, isTroubled } from "./story.ts";
import type { Person, Telling } from "./telling.ts";
import { bounded, normalized, sentencesOf } from "./text.ts";

const PERSONS: readonly Person[] = ["er", "sie", "mehrere"];

/** `[ihm|ihr|ihnen]` as it is said of a person; in a question about nobody there is nothing to choose. */
export function ofPerson(text: string, person: Person): string {
  return text.replaceAll(/\[([^[\]]*)\]/g, (_, group: string) => group.split("|")[PERSONS.indexOf(person)] ?? group);
}

/** A text as it is said of a man, a woman and several people. */
export function inPersons(text: string): string[] {
  return [...new Set(PERSONS.map((person) => ofPerson(text, person)))];
}

const variantsOf = new Map<string, readonly string[]>();

/** A question as it is said of anybody in any tone, as the memory holds questions. */
export function variantsIn(text: string): readonly string[] {
  let known = variantsOf.get(text);
  if (known === undefined) {
    known = inPersons(text).flatMap((each) => TONES.map((tone) => bareQuestion(say(each, tone))));
    variantsOf.set(text, known);
  }
  return known;
}

const ALL: readonly ListeningQuestion[] = Object.values(LISTENING).flat();

let beginnings: Map<string, string> | null = null;

/** How an answer to such a question can begin; null for any other question. */
export function listeningBeginningFor(question: string): string | null {
  if (beginnings === null) {
    beginnings = new Map();
    for (const each of ALL)
      for (const person of PERSONS)
        for (const tone of TONES)
          beginnings.set(bareQuestion(say(ofPerson(each.say, person), tone)), ofPerson(each.begin, person));
  }
  return beginnings.get(bareQuestion(question)) ?? null;
}

function isTrouble(situation: ListeningSituation): situation is TroubleSituation {
  return situation in LISTENING;
}

/** The question that goes on from trouble, the closest first; null when all that fit were asked or are answered. */
export function listeningQuestion(context: Context, telling: Telling): Part | null {
  const person: Person = telling.about === "learner" || telling.about === "thing" ? "er" : telling.about;
  const text = `${context.message} ${telling.named}`;
  for (const situation of telling.situations.filter(isTrouble)) {
    const chosen = LISTENING[situation].find(
      (question) =>
        question.bands.includes(context.band) &&
        !wasAsked(context.memory, variantsIn(question.say)) &&
        (question.ofTheirs === undefined || isTheirs(context, telling.named)) &&
        !unless(question, text),
    );
    if (chosen === undefined) continue;
    const part = sayLine({ say: ofPerson(chosen.say, person), en: ofPerson(chosen.en, person) }, context.tone);
    return part;
  }
  return null;
}

/** "Mein Nachbar", "unsere Chefin": in this message or an earlier one. */
export function isTheirs(context: Context, named: string): boolean {
  if (named === "") return false;
  const said = messagesIn(context.input.history);
  return [...said, context.message].some((text) =>
    new RegExp(`(?<!\\p{L})(?:mein|unser)\\p{Ll}* (?:\\p{Ll}+ )?${named}`, "iu").test(text),
  );
}

function unless(question: ListeningQuestion, text: string): boolean {
  return question.unless !== undefined && bounded(question.unless).test(text);
}

type Kind = keyof typeof HEARD;

/** The kinds of lines that fit what was told, the closest first. A feeling is shown only where nothing speaks against it. */
function kindsFor(context: Context, telling: Telling, answers: boolean): readonly Kind[] {
  const { message } = context;
  const { mood, severe, situations } = telling;
  if (severe) return ["severe", "bad"];
  if (mood === "bad") return ["bad", "struck"];
  const unsure = TURNS.test(message) || CHEERFUL.test(message) || ALL_IS_WELL.test(message);
  const troubled = isTroubled(context);
  // From B1 on, a story has winners and joys of its own: only the last sentence counts, and only the learner's own.
  const glad = context.band === "A" ? message : telling.about === "learner" ? (sentencesOf(message).at(-1) ?? "") : "";
  if (mood === "good" || (GLAD.test(glad) && !DENIES.test(message) && !troubled && !unsure))
    return ["good", "surprised", "listening"];
  if (IS_ILL.test(sentencesOf(message).at(-1) ?? "") && troubled && !unsure) return ["severe", "struck"];
  if (isOwnStory(context, telling)) {
    const last = sentencesOf(message).at(-1) ?? "";
    const exclaims =
      EXCLAIMS.test(message) ||
      (last.endsWith("!") && (context.band !== "A" || HAPPENED.test(last) || IS_NEWS.test(last)));
    if (troubled && exclaims) return ["shaken", "struck", "listening"];
    if (troubled) return unsure || !OF_SOMEBODY.test(message) ? ["listening"] : ["struck", "listening"];
    // "Es war noch gar nicht!" contradicts somebody.
    if (exclaims && !DENIES.test(last)) return ["surprised", "struck", "listening"];
    if (telling.about !== "learner" && HAPPENED.test(last)) return ["struck", "remembered", "listening"];
    return OF_ONESELF.test(last) ? ["felt", "listening"] : ["listening"];
  }
  if (GIVES_A_REASON.test(message) && /\b(?:warum|wieso|weshalb|grund|woran|wie kam)\b/iu.test(lastQuestion(context)))
    return ["reason", "neutral"];
  if (situations[0] === "opinion" && SAYS_A_VIEW.test(telling.sentence)) return ["opinion", "neutral"];
  return answers && !DENIES.test(message) && context.random() < 0.6 ? ["answer", "neutral"] : ["neutral", "listening"];
}

/** A line that fits the mood of what was told and was not said yet; to bad news, none that fits any. */
export function heardLine(context: Context, telling: Telling, answers = false): Part | null {
  for (const kind of kindsFor(context, telling, answers)) {
    const lines = HEARD[kind][context.band];
    const offset = Math.floor(context.random() * lines.length);
    const ordered = [...lines.slice(offset), ...lines.slice(0, offset)].map((line) => sayLine(line, context.tone));
    const found = ordered.find(
      (part) =>
        opensFresh(context, part.de) &&
        sentencesOf(part.de).every((sentence) => !context.memory.said.has(normalized(sentence))),
    );
    if (found !== undefined) return found;
  }
  return null;
}

const OF_ONESELF = /(?<!\p{L})(?:ich|wir|mir|mich|uns)(?!\p{L})/iu;

function lastQuestion(context: Context): string {
  return context.memory.lastQuestion ?? "";
}
