import { TOPIC_PACKS } from "#content/built-in/tutor/packs.ts";
import { EMPTY_WORDS } from "#content/built-in/tutor/patterns/question.ts";
import { DENIES, NAMES_A_PLACE, NO_WORK } from "#content/built-in/tutor/patterns/strands.ts";
import type { FollowUp, Line, Strand, StrandQuestion, TopicPack } from "#schema/content/tutor.ts";
import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import { TONES } from "#schema/terms/tone.ts";
import type { Context } from "./context.ts";
import { hasFiniteVerb } from "./intents.ts";
import { bareQuestion, messagesIn, repliesIn, wasAsked } from "./memory.ts";
import { answers, isKnown, isOpen } from "./question.ts";
import { type Part, say, sayLine } from "./say.ts";
import { toldIn } from "./telling.ts";
import { bounded, lemmasOf, sentencesOf } from "./text.ts";

/** Where a question of the history stands: step -1 is the opener that a strand goes on from. */
interface Place {
  pack: TopicPack;
  strand: Strand;
  step: number;
}

let placesByQuestion: Map<string, Place[]> | null = null;

/** Particles of the slang tone, which an opener and a strand need not share. */
function key(question: string): string {
  return bareQuestion(question).replaceAll(/ (?:denn|eigentlich|so|wohl|halt|ja)(?= |$)/gu, "");
}

function followUpBy(pack: TopicPack, id: string): FollowUp {
  const found = pack.followUps.find((followUp) => followUp.id === id);
  if (found === undefined) throw new Error(`No question ${id} in ${pack.topic}`);
  return found;
}

function textOf(pack: TopicPack, step: string | StrandQuestion): string {
  return typeof step === "string" ? followUpBy(pack, step).ask : step.say;
}

function placesOf(question: string): readonly Place[] {
  if (placesByQuestion === null) {
    placesByQuestion = new Map();
    const add = (text: string, place: Place): void => {
      for (const tone of TONES) {
        const known = key(sentencesOf(say(text, tone)).at(-1) ?? "");
        placesByQuestion?.set(known, [...(placesByQuestion.get(known) ?? []), place]);
      }
    };
    for (const pack of TOPIC_PACKS) {
      for (const strand of pack.strands) {
        const opener = strand.opener === undefined ? undefined : pack.openers[strand.level][strand.opener];
        if (opener !== undefined) add(opener.say, { pack, strand, step: -1 });
        strand.ask.forEach((step, index) => {
          add(textOf(pack, step), { pack, strand, step: index });
        });
      }
    }
  }
  return placesByQuestion.get(key(question)) ?? [];
}

/** Whether the tutor's question belongs to a strand. */
export function isOfStrand(question: string | null): boolean {
  return question !== null && placesOf(question).length > 0;
}

/** The tutor's questions so far, the last one first. */
function askedSoFar(context: Context): string[] {
  return repliesIn(context.input.history)
    .flatMap((reply) => sentencesOf(reply).filter((sentence) => sentence.includes("?")))
    .toReversed();
}

function allSaid(context: Context): string {
  return [...messagesIn(context.input.history), context.message].join("\n");
}

/** The strand of the last question that belongs to one: the talk may have left it for a question or two. */
function current(context: Context): Place | null {
  for (const question of askedSoFar(context)) {
    const places = placesOf(question);
    // The same words may be asked in another topic, where they mean something else.
    const own =
      places.find(({ pack }) => pack === context.pack) ?? places.find(({ pack }) => pack.topic === "chitchat");
    if (own !== undefined) return own;
  }
  return null;
}

/** The next question of the strand that the talk is in; null when it is at its end. */
export function nextOfStrand(context: Context): Part | null {
  const place = current(context);
  if (place === null) return null;
  const isLast = placesOf(context.memory.lastQuestion ?? "").some(({ strand }) => strand === place.strand);
  // What speaks of the answer ("dazu") needs one that nobody could miss.
  const denied = DENIES.test(context.message) || !isLast || toldIn(context).length !== 1;
  for (const step of place.strand.ask.slice(place.step + 1)) {
    const part = openStep(context, place.pack, step, denied);
    if (part !== null) return part;
  }
  return null;
}

/** The first question of a strand that was not begun: of the topic at the learner's level, then the levels below, then small talk. */
export function firstOfStrand(context: Context, pack: TopicPack | null = context.pack): Part | null {
  const smallTalk = TOPIC_PACKS.filter(({ topic }) => topic === "chitchat");
  const begun = new Set(askedSoFar(context).flatMap((question) => placesOf(question).map(({ strand }) => strand)));
  for (const each of pack === null ? smallTalk : [pack, ...smallTalk]) {
    for (const level of levelsBelow(context.level)) {
      const strands = each.strands.filter(
        (strand) => strand.level === level && !begun.has(strand) && fits(context, strand),
      );
      const offset = Math.floor(context.random() * strands.length);
      for (const strand of [...strands.slice(offset), ...strands.slice(0, offset)]) {
        // Without its opener, a strand begins with its second question at the earliest: the first goes on from the opener.
        for (const step of strand.ask) {
          const part =
            typeof step === "string" || strand.opener === undefined ? openStep(context, each, step, true) : null;
          if (part !== null) return part;
        }
      }
    }
  }
  return null;
}

function levelsBelow(level: CefrLevel): CefrLevel[] {
  const at = CEFR_LEVELS.indexOf(level);
  return CEFR_LEVELS.slice(Math.max(0, at - 2), at + 1).toReversed();
}

function fits(context: Context, strand: Strand): boolean {
  return strand.of !== "job" || !NO_WORK.test(allSaid(context));
}

/** The question, unless it was asked, is answered, or takes for granted what was denied. */
function openStep(context: Context, pack: TopicPack, step: string | StrandQuestion, denied: boolean): Part | null {
  if (typeof step === "string") {
    const followUp = followUpBy(pack, step);
    return isOpen(context, followUp) ? sayLine({ say: followUp.ask, en: followUp.en }, context.tone) : null;
  }
  if (step.afterYes === true && (denied || !isAnswer(context, step.say))) return null;
  if (step.unless !== undefined && bounded(step.unless).test(allSaid(context))) return null;
  const lately = [context.lemmas, ...context.memory.told.slice(-2)];
  if (
    context.band === "A" &&
    (isKnown(context, step.say) || lately.some((told) => answers(context, { ask: step.say }, told)))
  )
    return null;
  return wasAsked(context.memory, variants(step)) ? null : sayLine(step, context.tone);
}

/** Whether a beginner's message has what the next question speaks of: a place ("dort"), or an answer in the words of the last question. */
function isAnswer({ band, lemmas, memory, message, morphology }: Context, next: string): boolean {
  if (band !== "A" || !hasFiniteVerb(message, morphology)) return true;
  if (/(?<!\p{L})dort/u.test(next)) return NAMES_A_PLACE.test(message);
  const asked = [...lemmasOf(memory.lastQuestion ?? "", morphology)].filter((lemma) => !EMPTY_WORDS.has(lemma));
  return asked.some((lemma) => lemmas.has(lemma) || (lemma === "machen" && lemmas.has("ich")));
}

function variants(line: Line): string[] {
  return TONES.map((tone) => bareQuestion(say(line.say, tone)));
}
