import {
  BACK_TO_NAMED,
  BACK_TO_TOPIC,
  MORE,
  MORE_STILL,
  OF_A_LIKING,
  OF_A_PLAN,
  OF_A_VIEW,
  OF_AN_EVENT,
  OF_NEWS,
  OF_OTHERS,
  OF_OTHERS_DEED,
  OF_PAST_TROUBLE,
  OF_TROUBLE,
  OF_WHAT_COMES,
  TOPIC_NAMES,
  WHY_THIS,
} from "#content/built-in/tutor/going-on.ts";
import type { KindQuestion, NearKind } from "#content/built-in/tutor/near.ts";
import { IS_FUNNY, IS_HARD, NEAR_KINDS, NEAR_STILL_KINDS, POINTS } from "#content/built-in/tutor/near-kinds.ts";
import { OF_LEARNER } from "#content/built-in/tutor/patterns/ask-on.ts";
import {
  ASKS_FOR_OTHERS,
  ASKS_WHAT_WAS,
  CHOICE_ASKED,
  DOUBTS,
  HAPPENED,
  HAS_ENDED,
  IS_A_STAND,
  IS_OPEN_NEWS,
  IS_TROUBLE,
  LIKES,
  NO_VIEW_ASKED,
  OF_THEIR_LIFE,
  SAYS_A_VIEW,
  SPEAKS_OF_THEM,
  STILL_TO_COME,
  TO_LEARNER,
} from "#content/built-in/tutor/patterns/going-on.ts";
import { ANSWERED_BY } from "#content/built-in/tutor/patterns/question.ts";
import { DENIES } from "#content/built-in/tutor/patterns/strands.ts";
import { MAY_BE_BAD, PETS, WANTS } from "#content/built-in/tutor/patterns/telling.ts";
import type { Line } from "#schema/content/tutor.ts";
import { askGenerally, askOn, wasVague } from "./ask-on.ts";
import { type Context, filled, opensFresh } from "./context.ts";
import { aboutSpokenOf, clausesOf, hookedQuestion, theirView } from "./hooks.ts";
import { ofPerson, variantsIn } from "./listening.ts";
import { bareQuestion, messagesIn, repliesIn, wasAsked } from "./memory.ts";
import { kindQuestion, namedQuestion, whatKind } from "./named.ts";
import { followUpOf, isKnown, led, nextQuestion, type Question } from "./question.ts";
import { type Part, sayLine } from "./say.ts";
import { isAfterGrief, isOwnStory, isTroubled, lastTold } from "./story.ts";
import { firstOfStrand, isOfStrand, nextOfStrand } from "./strands.ts";
import { mainOf, type Person, type Telling, type Told, toldIn } from "./telling.ts";
import { bounded, sentencesOf, wordsOf } from "./text.ts";

/** The longest answer, in words, that the next question of a strand follows at once. */
const PLAIN_ANSWER = { A1: 14, A2: 16, B1: 10, B2: 12, C1: 18, C2: 20 } as const;

/** From B1 on, questions in a row about what was told; then comes another of the topic, unless the learner is in the middle of something. */
const MOST_OPEN = 10;

/** A prepared question whose answers are known in kind. */
export function isPrepared(question: string | null): boolean {
  return isOfStrand(question) || followUpOf(question) !== null;
}

/** How many of the tutor's last questions in a row were open ones. */
function openInARow(context: Context): number {
  const questions = repliesIn(context.input.history)
    .map((reply) => sentencesOf(reply).findLast((sentence) => sentence.includes("?")) ?? null)
    .toReversed();
  const prepared = questions.findIndex((question) => isPrepared(question));
  return prepared === -1 ? questions.length : prepared;
}

/** Whether the message answers a prepared question and tells nothing else that a listener would go on from. */
export function isPlainAnswer(context: Context, telling: Telling): boolean {
  const last = context.memory.lastQuestion;
  if (!isPrepared(last) || wasNear(last) || isOwnStory(context, telling)) return false;
  const told = toldIn(context);
  const words = told.reduce((sum, { sentence }) => sum + wordsOf(sentence).length, 0);
  if (words > PLAIN_ANSWER[context.level] || MAY_BE_BAD.test(context.message)) return false;
  if (told.length > (context.band === "B" ? 1 : 2)) return false;
  // "Sie kommt aus Marokko": of somebody of whom the question knew nothing.
  if (
    context.band === "A" &&
    /^(?:er|sie|seine?|ihre?) /u.test(context.message.toLowerCase()) &&
    telling.about !== "learner" &&
    !SPEAKS_OF_THEM.test(last ?? "")
  )
    return false;
  // Asked where, a beginner who names no place tells something else.
  const wanted = ANSWERED_BY.find(([asks]) => asks.test(bareQuestion(last ?? "")))?.[1];
  if (
    context.band === "A" &&
    words > 5 &&
    wanted !== undefined &&
    ![...context.lemmas].some((word) => wanted.test(word))
  )
    return false;
  // At C1 and C2 a view answers the question; what happened to somebody leads elsewhere.
  if (context.band === "C" && (told.some(({ when }) => when === "past") || OF_THEIR_LIFE.test(context.message)))
    return false;
  // Asked what was, somebody tells what is, or the other way around: that is no answer.
  const past = ASKS_WHAT_WAS.test(last ?? "");
  if (told.length > 0 && words > 4 && told.every(({ when }) => (when === "past") !== past)) return false;
  return telling.about === "learner" || telling.about === "thing" || ASKS_FOR_OTHERS.test(last ?? "");
}

/** The first of these lines that was not asked yet. */
export function firstUnasked(context: Context, lines: readonly Line[]): Part | null {
  return (
    lines.map((line) => sayLine(line, context.tone)).find((part) => !context.memory.asked.has(bareQuestion(part.de))) ??
    null
  );
}

/** Of these lines the first in a seeded order that was not asked yet; null when all were. */
export function unasked(context: Context, lines: readonly Line[]): Part | null {
  const offset = Math.floor(context.random() * lines.length);
  return firstUnasked(context, [...lines.slice(offset), ...lines.slice(0, offset)]);
}

/** A question that fits whatever was told; null when all were asked. */
export function openQuestion(context: Context): Part | null {
  return unasked(context, MORE[context.band]) ?? firstUnasked(context, MORE_STILL[context.band]);
}

/** The next question of the topic: of the strand that the talk is in, of another strand, or of the topic's list. */
export function topicQuestion(context: Context): Question {
  const asQuestion = (part: Part, lead: Part | null): Question => ({
    lead,
    part,
    followUp: null,
    fromMessage: false,
  });
  const wandered = openInARow(context) > 0 && context.memory.replies > 0;
  // From B1 on, an answer says more than a chain of questions knows: what points at it may be beside the point.
  const following = wandered ? null : nextOfStrand(context);
  const chained = following !== null && context.band !== "A" && POINTS.test(following.de) ? null : following;
  if (context.band === "C") {
    if (chained !== null) return asQuestion(chained, null);
    const next = nextQuestion({ ...context, lemmas: new Set(), message: "" }, { fresh: true });
    return { ...next, lead: wandered && context.random() < 0.5 ? bridge(context) : null };
  }
  if (chained !== null && !leavesStrand(context)) return asQuestion(chained, null);
  const first = firstOfStrand(context);
  if (first !== null) return asQuestion(first, context.random() < 0.4 ? bridge(context) : null);
  const memory = { ...context.memory, told: [...context.memory.told, context.lemmas] };
  const said = { role: "user", content: context.message, correctedContent: null } as const;
  const input = { ...context.input, history: [...context.input.history, said] };
  return nextQuestion({ ...context, input, memory, lemmas: new Set(), message: "" }, { fresh: true });
}

/** "Ich reise nicht viel.": what was denied is not asked about any further. */
function leavesStrand(context: Context): boolean {
  return (
    DENIES.test(context.message) && isPrepared(context.memory.lastQuestion) && wordsOf(context.message).length <= 8
  );
}

/** Words that say that another question comes: none twice. */
function bridge(context: Context): Part | null {
  if (context.memory.replies === 0) return null;
  const replies = repliesIn(context.input.history);
  const { topic } = context.input;
  const name = topic === null || topic === undefined || topic === "chitchat" ? null : TOPIC_NAMES[topic];
  const named = name === null ? [] : [filled(sayLine(BACK_TO_NAMED[context.band], context.tone), name.de, name.en)];
  const lines = [...BACK_TO_TOPIC[context.band].map((line) => sayLine(line, context.tone)), ...named];
  const unsaid = lines.filter((part) => !replies.some((reply) => reply.includes(part.de)));
  const fresh = unsaid.filter((part) => opensFresh(context, part.de));
  const open = fresh.length > 0 ? fresh : unsaid;
  return open[Math.floor(context.random() * open.length)] ?? null;
}

/** A view and no fact was asked for: what stands behind it is worth a question. */
function asksForAView(question: string | null): boolean {
  return question !== null && !NO_VIEW_ASKED.test(bareQuestion(question));
}

/** What comes after a plain answer: what stands behind it, now and then, or the next question. */
export function afterAnswer(context: Context): Part {
  const next = leavesStrand(context) ? null : nextOfStrand(context);
  const deeper = context.band === "A" || (next !== null && context.random() < 0.7) ? null : deeperQuestion(context);
  return deeper ?? withLead(topicQuestion(context));
}

/** After a view: what it rests on. After a choice: why this one. */
function deeperQuestion(context: Context): Part | null {
  const last = context.memory.lastQuestion;
  if (context.band === "A" || !isPrepared(last) || DENIES.test(context.message)) return null;
  if (CHOICE_ASKED.test(bareQuestion(last ?? ""))) return unasked(context, WHY_THIS[context.band]);
  return context.band === "C" && asksForAView(last) && wordsOf(context.message).length >= 8
    ? unasked(context, OF_A_VIEW.C)
    : null;
}

/**
 * What comes after whatever does not plainly answer a prepared question. As long as the learner is in the middle of something, the
 * questions stay with it; the topic comes back when they have no more to say, at A1 and A2 after a single sentence, from B1 on after `MOST_OPEN` questions, and says so.
 */
export function afterStory(context: Context, telling: Telling, told: Told | null): Part {
  const { band, message } = context;
  const open = openInARow(context);
  const own = isOwnStory(context, telling);
  const words = wordsOf(message).length;
  const isA = band === "A";
  // "Nichts, sie hat recht, aber …" goes on.
  const ended = open >= 1 && HAS_ENDED.test(message) && words <= 7;
  const little = open >= 1 && !own && words <= 4;
  if (ended || (!isA && little)) return turnedToTopic(context);
  if (!isA) return afterTelling(context, own, told) ?? kindQuestion(context) ?? turnedToTopic(context);
  // Two vague questions in a row would be a tape; a beginner's single sentence is not asked for more at all. But trouble and a story are not left.
  const vague = isTroubled(context) || ((own || toldIn(context).length > 1) && !wasVague(context));
  const near = ofItsKind(context, telling) ?? (vague ? (theirView(context) ?? openQuestion(context)) : null);
  return near ?? turnedToTopic(context);
}

/**
 * From B1 on, a message says too much for a guess: what comes is a question of a matter that is certain, of something named, or of a view.
 * Null where the next question of the topic, announced as another one, is better than one about nothing.
 */
function afterTelling(context: Context, own: boolean, told: Told | null): Part | null {
  const { band } = context;
  if (band === "A") return null;
  // A death is not left for a question from a list, and nothing is guessed beside it.
  if (isAfterGrief(context)) return openQuestion(context);
  // What was said back is what the question is about.
  const near = nearQuestion(context, NEAR_KINDS, told?.sentence);
  if (near !== null) return near;
  const meant = told ?? lastTold(context);
  const named = (meant === null ? null : askOn(context, meant, true)) ?? namedQuestion(context, told?.sentence);
  if (named !== null) return named;
  const troubled = isTroubled(context);
  // A claim about the world can lead back to the topic; who tells of themselves or of somebody is not left for another subject.
  const stays =
    own || troubled || OF_LEARNER.test(context.message) || toldIn(context).some(({ about }) => about !== "thing");
  if (meant === null) return stays ? openQuestion(context) : null;
  if (!stays && openInARow(context) >= MOST_OPEN) return null;
  const next = askOn(context, meant) ?? whatKind(context, told?.sentence) ?? kindQuestion(context, told?.sentence);
  if (next !== null) return next;
  // Without their own words before it, "das" means a message of one sentence.
  const one = told ?? (toldIn(context).length === 1 ? meant : null);
  const general = stays || !wasVague(context) ? askGenerally(context, one) : null;
  // In the middle of a story, even one more such question is better than another subject.
  return general ?? (stays ? openQuestion(context) : null);
}

/** A question of the topic that does not follow from the message, and says that it does not. */
export function turnedToTopic(context: Context): Part {
  const question = topicQuestion(context);
  if (question.lead !== null) return led(question.lead, question.part);
  const lead = question.part.de.includes(":") ? null : bridge(context);
  return lead === null ? question.part : led(lead, question.part);
}

/** To a beginner, a question that fits what kind of thing was said, each kind only where the words leave no doubt. */
function ofItsKind(context: Context, telling: Telling): Part | null {
  const { message } = context;
  const fits = (lines: readonly KindQuestion[]): readonly KindQuestion[] =>
    lines.filter(({ unless }) => unless === undefined || !bounded(unless).test(message));
  const first = (lines: readonly KindQuestion[]): Part | null => firstUnasked(context, fits(lines));
  const troubled = isTroubled(context);
  const last = lastTold(context);
  const near =
    nearQuestion(context) ??
    hookedQuestion(context, telling, isOwnStory(context, telling)) ??
    nearQuestion(context, NEAR_STILL_KINDS) ??
    (troubled ? null : aboutSpokenOf(context, telling));
  if (near !== null || last === null) return near;
  const { sentence, when, about } = last;
  const own = about === "learner" || about === "thing";
  if (own && SAYS_A_VIEW.test(sentence)) return first(OF_A_VIEW.A);
  if (when === "coming" && !DENIES.test(sentence))
    return (
      (own && WANTS.test(sentence) && !DOUBTS.test(message) && !troubled ? first(OF_A_PLAN.A) : null) ??
      (troubled || !/(?<!\p{L})(?:ich|wir)(?!\p{L})/iu.test(sentence) ? null : first(OF_WHAT_COMES.A))
    );
  if (when === "past" && HAPPENED.test(sentence) && !DENIES.test(sentence) && !STILL_TO_COME.test(sentence)) {
    if (!own && TO_LEARNER.test(sentence)) {
      const said = first(OF_OTHERS_DEED.A);
      if (said !== null) return said;
    }
    return first(OF_AN_EVENT.A) ?? first(OF_NEWS.A);
  }
  if (about === "learner" && LIKES.test(sentence) && !DENIES.test(message) && !troubled) return first(OF_A_LIKING.A);
  if (troubled && own && IS_TROUBLE.test(sentence))
    return first((when === "past" || HAPPENED.test(sentence) ? OF_PAST_TROUBLE : OF_TROUBLE).A);
  if (IS_OPEN_NEWS.test(sentence)) return first(OF_NEWS.A);
  return own || SAYS_A_VIEW.test(message) || !IS_A_STAND.test(sentence) ? null : first(OF_OTHERS.A);
}

let nearQuestions: ReadonlySet<string> | null = null;

/** Whether a question was of a kind: the same words may stand in a strand, whose next question knows nothing of the story. */
function wasNear(question: string | null): boolean {
  nearQuestions ??= new Set(
    [...NEAR_KINDS.A, ...NEAR_STILL_KINDS.A].flatMap(({ ask }) => ask.flatMap((line) => variantsIn(line.say))),
  );
  return nearQuestions.has(bareQuestion(question ?? ""));
}

/** "Das war nett.", "Er war müde.": about the sentence before. */
const COMMENTS = /^\W*(?:(?:das|es) (?:war|ist|hat|macht)|(?:er|sie|meine? \p{Lu}\p{Ll}+) (?:war|waren))(?!\p{L})/iu;

/**
 * What the sentences tell, the last one first, and what is asked about the first of them that is of a known kind. `NEAR_STILL_KINDS` are
 * asked about the last one alone, and take even less for granted.
 */
export function nearQuestion(context: Context, kinds = NEAR_KINDS, only: string | null = null): Part | null {
  const { band, memory, tone } = context;
  const isA = band === "A";
  const before = messagesIn(context.input.history).slice(-2).join(" ");
  // Whoever has named several things has named what there is.
  const listed = isA && /(?:,|(?<!\p{L})(?:und|oder)) (?:\p{Ll}+ ){0,2}\p{Lu}\p{L}+/u.test(context.message);
  const begins = (question: string): string => /^(?:was .*|\S+ \S+)/u.exec(bareQuestion(question))?.[0] ?? "";
  // "Wie oft …?" again would be a form to fill in, and the answer may be the same.
  const replies = repliesIn(context.input.history).slice(-2);
  const lately = new Set(replies.map((reply) => begins(sentencesOf(reply).at(-1) ?? "")));
  const told = toldIn(context)
    .filter(({ sentence }) => only === null || sentence.includes(only) || only.includes(sentence))
    .toReversed();
  const [last, other] = told;
  if (last !== undefined && other !== undefined && COMMENTS.test(last.sentence)) told.splice(0, 2, other, last);
  // Of a beginner's somebody, nobody leads back to what was told before.
  const goesBack = kinds !== NEAR_STILL_KINDS && (!isA || last?.about === "thing" || PETS.test(last?.named ?? ""));
  // A joke or trouble is met with a question of its own or with none; at C1 and C2, the matters themselves say what they bear.
  const tells =
    band !== "B"
      ? undefined
      : IS_FUNNY.test(context.message)
        ? "funny"
        : IS_HARD.test(context.message)
          ? "bad"
          : undefined;
  for (const { sentence, when, about, named } of goesBack ? told.slice(0, isA ? 9 : 2) : told.slice(0, 1)) {
    const own = about === "learner" || about === "thing";
    const person: Person = own ? "er" : about;
    const weighs = isA && (isTroubled({ message: sentence }) || DENIES.test(sentence));
    // From B1 on, a sentence has several clauses, and only what is said to be so counts; at B1 and B2 in one main clause.
    const whole = isA ? sentence : `${named} ${sentence}`;
    const real =
      band === "A"
        ? [sentence]
        : band === "B"
          ? clausesOf(`${named} ${mainOf(sentence)}`)
          : [clausesOf(whole).join(" ")];
    // A beginner's last sentence is what comes back: a matter that only an earlier one tells of is asked about last.
    const clause = sentence.replace(/\W+$/u, "");
    const around = sentencesOf(context.message).find((each) => each.includes(clause)) ?? sentence;
    const isEarlier = (kind: NearKind): number => Number(kind.message === true && !bounded(kind.says).test(around));
    const inOrder = isA && told.length > 1 ? kinds[band].toSorted((a, b) => isEarlier(a) - isEarlier(b)) : kinds[band];
    for (const {
      of,
      when: time = "any",
      says,
      unless,
      never = [],
      always,
      message,
      mood,
      ask,
      from,
      beside,
    } of inOrder) {
      if ((time !== "any" && time !== when) || (weighs && always !== true)) continue;
      if (tells !== undefined && tells !== mood) continue;
      if (of !== "any" && of !== about && (of === "own" ? !own : of !== "others" || own)) continue;
      if (
        !(message ? [context.message] : always === true ? [whole] : real).some((each) => bounded(says).test(each)) ||
        [unless, ...never].some(
          (each) => each !== undefined && bounded(each).test(`${message ? context.message : sentence} ${named}`),
        ) ||
        (from !== undefined && !isNearEnd(context.message, says, from)) ||
        beside?.some((each) => bounded(each).test(`${before} ${context.message}`)) === true
      )
        continue;
      const line = ask.find(
        (each) =>
          !wasAsked(memory, variantsIn(each.say)) &&
          !(
            isA &&
            (isKnown(context, each.say) || (listed && /(?<!\p{L})noch\W*$|^Was \S+ \S+ noch/u.test(each.say)))
          ) &&
          (isA || sentence === told[0]?.sentence || !POINTS.test(each.say)) &&
          !lately.has(begins(sayLine(each, tone).de)) &&
          (each.unless === undefined ||
            !bounded(each.unless).test(!isA || each.known === true ? `${before} ${context.message}` : context.message)),
      );
      if (line !== undefined) return sayLine({ say: ofPerson(line.say, person), en: ofPerson(line.en, person) }, tone);
    }
  }
  return null;
}

/** Whether a message tells something as near to its end as it must stand, and asks nothing behind it. */
function isNearEnd(message: string, says: RegExp, from: "last" | "last two" | "anywhere"): boolean {
  const sentences = sentencesOf(message);
  const end = sentences.slice(from === "last" ? -1 : -2);
  if (from === "anywhere") return sentences.at(-1)?.includes("?") !== true;
  const at = end.findLastIndex((sentence) => bounded(says).test(sentence));
  return at !== -1 && end.slice(at).every((sentence) => !sentence.includes("?"));
}

function withLead(question: Question): Part {
  return question.lead === null ? question.part : led(question.lead, question.part);
}
