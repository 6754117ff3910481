import { SCENARIOS } from "#content/built-in/tutor/scenarios.ts";
import type { Scenario } from "#schema/content/tutor.ts";
import { TONES } from "#schema/terms/tone.ts";
import type { Context } from "./context.ts";
import { type Part, say, sayLine } from "./say.ts";
import { lemmasOf, normalized, occurs, sentencesOf, wordsOf } from "./text.ts";

/** A role play that runs, and how many of its steps were said. */
export interface Running {
  scenario: Scenario;
  next: number;
}

const ASKS_FOR_ROLE =
  /\b(?:rollenspiel|spielen wir|spiel(?:en)? (?:du |sie )?(?:den|die|das|einen|eine)|role ?play|können wir .{0,40}(?:spielen|üben)|(?:ich möchte|ich will|lass uns) .{0,40}(?:spielen|üben))\b/iu;

/** The role play that the message asks for. */
export function scenarioAskedFor(context: Context): Scenario | null {
  if (!ASKS_FOR_ROLE.test(context.message)) return null;
  return SCENARIOS.find((scenario) => scenario.on.some((word) => occurs(word, context.lemmas))) ?? null;
}

/**
 * The role play whose question the tutor asked last. It ends with its last step, or when the tutor says anything else.
 * Its first step was said as a whole: a question alone ("Was machst du morgen?") may also come up in small talk.
 */
export function runningScenario(context: Context): Running | null {
  const last = context.memory.lastReply;
  if (last === null) return null;
  const said = new Set(sentencesOf(last).map(normalized));
  for (const scenario of SCENARIOS) {
    const steps = scenario.steps[context.band];
    const begun = TONES.some((tone) =>
      sentencesOf(say(steps[0]?.say ?? "", tone)).every((sentence) => context.memory.said.has(normalized(sentence))),
    );
    if (!begun) continue;
    const at = steps.findLastIndex((step) =>
      TONES.some((tone) => said.has(normalized(sentencesOf(say(step.say, tone)).at(-1) ?? ""))),
    );
    if (at < 0 || at + 1 >= steps.length) continue;
    // "Ich habe seit drei Tagen Husten": nobody asks since when.
    let next = at + 1;
    while (next + 1 < steps.length && isAnswered(steps[next]?.say ?? "", context.message)) next += 1;
    return { scenario, next };
  }
  return null;
}

/** What a step must not ask when the message has just said it. */
const SAYS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bSeit wann\b/u, /\bseit\b/iu],
  [/\bwie viele Personen\b/u, /\b(?:\d+|eine|zwei|drei|vier|fünf|sechs) (?:Person|Leute)/iu],
  [
    /\bWann möcht|\bWann \{möcht/u,
    /\b(?:heute|morgen|um \p{L}+|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)\b/iu,
  ],
  [/\bbar oder mit Karte\b|\bbezahlen\?/u, /\b(?:mit Karte|bar)\b/iu],
];

function isAnswered(step: string, message: string): boolean {
  return SAYS.some(([asks, says]) => asks.test(step) && says.test(message));
}

/** "Kann ich einen Kaffee haben?" is an order, not a question. */
const ORDERS = /\b(?:kann|könnte|darf|dürfte|hätte|können|könnten|dürfen|hätten) (?:ich|wir)\b/iu;

/** After "Welche Fragen haben Sie?", a question is the answer. */
const INVITES_QUESTIONS = /\b(?:Fragen|wissen)\b/u;

/**
 * What the role says next: the next step, or the answer to a question of the learner and a question of the role. A
 * learner who only asks has not answered yet and is asked once more.
 */
export function rolePlayed(context: Context, asked: string | null): Part[] | null {
  const running = runningScenario(context);
  const step = running === null ? null : scenarioStep(context, running.scenario, running.next);
  const last = running === null ? null : scenarioStep(context, running.scenario, running.next - 1);
  if (running === null || step === null || last === null) return null;
  if (asked === null) return [step];
  const lemmas = lemmasOf(asked, context.morphology);
  const { answers, evasion } = running.scenario;
  const answer = answers.find(({ on }) => on.some((trigger) => occurs(trigger, lemmas)));
  if (answer === undefined && ORDERS.test(asked)) return [step];
  const onlyAsks = wordsOf(context.message.replace(asked, "")).length === 0;
  const open = onlyAsks && !INVITES_QUESTIONS.test(last.de) ? last : step;
  return [sayLine(answer ?? evasion, context.tone), lastSentence(open)];
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
