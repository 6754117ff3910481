import { SCENARIOS } from "#content/built-in/tutor/scenarios.ts";
import type { Scenario } from "#schema/content/tutor.ts";
import { TONES } from "#schema/terms/tone.ts";
import type { Context } from "./context.ts";
import { type Part, say, sayLine } from "./say.ts";
import { normalized, occurs, sentencesOf } from "./text.ts";

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

/** The role play whose step the tutor said last. It ends with its last step, or when the tutor says anything else. */
export function runningScenario(context: Context): Running | null {
  const last = context.memory.lastReply;
  if (last === null) return null;
  const said = new Set(sentencesOf(last).map(normalized));
  for (const scenario of SCENARIOS) {
    const steps = scenario.steps[context.band];
    const at = steps.findLastIndex((step) =>
      // The whole step: its question alone ("Was machst du morgen?") may also come up in small talk.
      TONES.some((tone) => sentencesOf(say(step.say, tone)).every((sentence) => said.has(normalized(sentence)))),
    );
    if (at >= 0 && at + 1 < steps.length) return { scenario, next: at + 1 };
  }
  return null;
}

export function scenarioStep(context: Context, scenario: Scenario, index: number): Part | null {
  const step = scenario.steps[context.band][index];
  return step === undefined ? null : sayLine(step, context.tone);
}
