import { ROLE_AGAIN, ROLE_LATER, ROLE_MORE } from "#content/built-in/tutor/language-help.ts";
import { ASKS_WHAT_MEANT, QUESTION_WORD } from "#content/built-in/tutor/patterns/intents.ts";
import {
  ASKS_FOR_ROLE,
  ASKS_HOW_IT_WENT,
  CLAUSE_ENDS,
  INVITES_QUESTIONS,
  LEAVES_ROLE,
  NEGATES,
  ORDERS,
  OTHER_SCENE,
  REFERS,
  RETURNS,
  STEP_ANSWERED,
  SWAPS_ROLES,
  WANTS_ORDER,
  YES_OR_NO,
} from "#content/built-in/tutor/patterns/scenario.ts";
import {
  ROLE_HEARS,
  ROLE_ONE_SIDE,
  ROLE_OTHER_WAY,
  ROLE_REVIEW,
  ROLE_WHICH,
  SCENARIOS,
} from "#content/built-in/tutor/scenarios.ts";
import type { Line, Scenario } from "#schema/content/tutor.ts";
import type { PastMessage } from "../turn.ts";
import { type Context, filled, freshLine } from "./context.ts";
import { messagesIn, repliesIn } from "./memory.ts";
import { type Part, say, sayLine } from "./say.ts";
import { bounded, lemmasOf, normalized, occurs, sentencesOf, wordsOf } from "./text.ts";

/** A role play, which of its steps was asked last, and which comes next: after the farewell, none. */
export interface Role {
  scenario: Scenario;
  at: number;
  next: number | null;
}

/** The first line of the role play that the message asks for, or which there are. */
export function roleBegun(context: Context): Part[] | null {
  const { message, memory } = context;
  const which = sayLine(ROLE_WHICH, context.tone);
  const isOffered = memory.lastReply === which.de;
  const asked = ASKS_FOR_ROLE.exec(message);
  if (bounded(LEAVES_ROLE).test(message)) return null;
  const swaps = SWAPS_ROLES.test(message);
  const last = roleQuestion(context);
  // Whoever objects to their role is not greeted once more.
  if (last !== null && swaps) return [freshLine(context, ROLE_ONE_SIDE), last];
  if (asked === null && !isOffered) return null;
  const before = REFERS.test(asked?.[0] ?? "") ? messagesIn(context.input.history).slice(-1) : [];
  const named = [message.slice(asked?.index ?? 0), message, ...before]
    .map((text) => SCENARIOS.find(({ on }) => on.test(text)))
    .find((scenario) => scenario !== undefined);
  const first = named === undefined ? null : scenarioStep(context, named, 0);
  if (first !== null && memory.lastReply?.endsWith(first.de) === true) return null;
  if (first !== null) return [...(swaps ? [sayLine(ROLE_OTHER_WAY, context.tone)] : []), first];
  return asked !== null && OTHER_SCENE.test(message) ? [which] : null;
}

/** The role play begun last, if the tutor's last reply still belongs to it; its farewell does. */
export function lastRole(context: Context, replies = repliesIn(context.input.history)): Role | null {
  const scenario = replies
    .map((reply) => SCENARIOS.find((each) => reply.endsWith(scenarioStep(context, each, 0)?.de ?? reply)))
    .findLast((each) => each !== undefined);
  if (scenario === undefined) return null;
  const steps = scenario.steps[context.band].map((step) => sayLine(step, context.tone).de);
  const said = new Set(sentencesOf(replies.at(-1) ?? "").map(normalized));
  const end = steps.length - 1;
  const at = ROLE_MORE[context.band].some((line) => said.has(normalized(line.say)))
    ? end - 1
    : steps.findLastIndex((step) => said.has(normalized(sentencesOf(step).at(-1) ?? "")));
  return at < 0 ? null : { scenario, at, next: at === end ? null : at + 1 };
}

/** The learner's messages in the role plays of this talk. */
export function roleAnswers(context: Context): PastMessage[] {
  const { history } = context.input;
  // What was said before and after belongs to the role.
  return history.filter(
    ({ role }, index) =>
      role === "user" &&
      [index, index + 2].every((end) => lastRole(context, repliesIn(history.slice(0, end))) !== null),
  );
}

/** How the role play went, to a learner who asks: it is counted, not judged. Null when none was played. */
export function roleReviewed(context: Context): Part | null {
  const answers = ASKS_HOW_IT_WENT.test(context.message) ? roleAnswers(context) : [];
  const wrong = answers.filter(({ content, correctedContent }) => (correctedContent ?? content) !== content).length;
  const review = ROLE_REVIEW.find(({ upTo }) => wrong <= upTo * answers.length);
  if (answers.length === 0 || review === undefined) return null;
  const [counted, all] = [`${wrong}`, `${answers.length}`];
  return filled(filled(freshLine(context, review.say), counted, counted), all, all);
}

/** What the learner says beside leaving the role play; null when they play on or none was played. */
export function saidOutsideRole(context: Context): string | null {
  if (!bounded(LEAVES_ROLE).test(context.message) || lastRole(context) === null) return null;
  const sentences = sentencesOf(context.message);
  const at = sentences.findLastIndex((each) => bounded(LEAVES_ROLE).test(each));
  // "Hä? Ich habe nichts reserviert": only both together leave.
  return at < 0 ? "" : sentences.slice(at + 1).join(" ");
}

/**
 * What the role says next: the next step, or the answer to a question of the learner and a question of the role. A
 * learner who only asks has not answered yet and is asked once more, but not a third time.
 */
export function rolePlayed(context: Context, asked: string | null): Part[] | null {
  const role = lastRole(context);
  if (role === null) return null;
  const { answers, evasions, reacts, steps } = role.scenario;
  const end = steps[context.band].length - 1;
  // "Ich habe seit drei Tagen Husten": nobody asks since when.
  const told = [...roleAnswers(context).map(({ content }) => content), context.message].join(" ");
  let next = role.next ?? end;
  while (
    next < end &&
    STEP_ANSWERED.some(([asks, says]) => asks.test(steps[context.band][next]?.say ?? "") && says.test(told))
  )
    next += 1;
  const step = scenarioStep(context, role.scenario, next);
  const last = roleQuestion(context);
  const hears = (
    lines: readonly (Line & { on: readonly string[] })[],
    lemmasFor: (trigger: string) => ReadonlySet<string>,
    fits: (line: Line) => boolean,
  ): Part | null => {
    const found = lines.find((each) => each.on.some((on) => occurs(on, lemmasFor(on))) && fits(each));
    return found === undefined ? null : sayLine(found, context.tone);
  };
  if (asked === null) {
    if (step === null || last === null) return null;
    // "Ich habe keine Angst" names no fear.
    const clauses = context.message.split(CLAUSE_ENDS).filter((clause) => !NEGATES.test(clause));
    const claimed = lemmasOf(clauses.join(". "), context.morphology);
    const heard = hears(
      reacts,
      (on) => (NEGATES.test(on) ? context.lemmas : claimed),
      // What was regretted once is not regretted again.
      (each) => !context.memory.said.has(normalized(say(each.say, context.tone))),
    );
    const kind = step.de.endsWith("?") ? ROLE_HEARS.find(({ on }) => on.test(context.message)) : undefined;
    const lead = heard ?? (kind === undefined ? null : freshLine(context, kind.say));
    return lead === null ? [step] : [lead, lastSentence(step)];
  }
  // "Und du?" asks back what the role has asked.
  const back = last !== null && RETURNS.test(asked) ? last.de : asked;
  const lemmas = lemmasOf(back, context.morphology);
  // "Woher …?" is not answered with yes or no.
  const answer = hears(
    answers,
    () => lemmas,
    (each) => !QUESTION_WORD.test(back.trim()) || !YES_OR_NO.test(each.say),
  );
  if (step === null || last === null) return answer === null ? null : [answer];
  if (answer === null && ASKS_WHAT_MEANT.test(asked)) return [sayLine(ROLE_AGAIN, context.tone), last];
  if (ORDERS.test(asked) && (answer === null || WANTS_ORDER.test(last.de))) return [step];
  const onlyAsks = wordsOf(context.message.replace(asked, "")).length === 0;
  const wasAskedTwice = repliesIn(context.input.history)
    .slice(-2)
    .every((reply) => reply.endsWith(last.de));
  // Nobody says goodbye to a question.
  const more =
    next === end
      ? ROLE_MORE[context.band]
          .map((line) => sayLine(line, context.tone))
          .find(({ de }) => !context.memory.said.has(normalized(de)))
      : step;
  const open = onlyAsks && !wasAskedTwice && !INVITES_QUESTIONS.test(context.memory.lastQuestion ?? "") ? last : more;
  return [answer ?? freshLine(context, [...evasions, ...ROLE_LATER]), lastSentence(open ?? last)];
}

/** The question that the role asked last, without what led up to it; null when no role play runs. */
export function roleQuestion(context: Context): Part | null {
  const role = lastRole(context);
  const step = role === null || role.next === null ? null : scenarioStep(context, role.scenario, role.at);
  return step === null ? null : lastSentence(step);
}

/** The question of a step without what leads up to it. A farewell has no question and stays whole. */
function lastSentence(step: Part): Part {
  if (!step.de.endsWith("?")) return step;
  return { de: sentencesOf(step.de).at(-1) ?? step.de, en: sentencesOf(step.en ?? "").at(-1) ?? step.en };
}

export function scenarioStep(context: Context, scenario: Scenario, index: number): Part | null {
  const step = scenario.steps[context.band][index];
  return step === undefined ? null : sayLine(step, context.tone);
}
