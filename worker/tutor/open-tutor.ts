import { logError } from "../log.ts";
import { builtInTutor } from "./built-in/tutor.ts";
import { shippedLexicon } from "./german/shipped-lexicon.ts";
import { Breaker } from "./models/breaker.ts";
import type { Attempt } from "./models/chain.ts";
import { builtInAlone, modelTutor } from "./models/model-tutor.ts";
import { remoteModel, type TutorSettings } from "./models/providers.ts";
import type { Tutor } from "./turn.ts";

/** One for each model, for as long as the isolate lives. */
const breakers = new Map<string, Breaker>();
let reportedFault: string | null = null;

/**
 * The tutor of this deployment (docs/operations.md#the-tutors-model): a model's answers where one is configured, the built-in tutor's everywhere else.
 * Settings that cannot be followed are logged once and leave the built-in tutor.
 */
export function openTutor(env: TutorSettings): Tutor {
  const { remote, fault } = remoteModel(env);
  if (fault !== null && fault !== reportedFault) {
    reportedFault = fault;
    logError("tutor not configured", fault);
  }
  if (remote === null) return builtInAlone(builtInTutor);
  const breaker = breakers.get(remote.key) ?? new Breaker();
  breakers.set(remote.key, breaker);
  return modelTutor({
    builtIn: builtInTutor,
    lexicon: shippedLexicon,
    remote,
    breaker,
    onAttempt: reportFailure,
    onError: (error) => logError("turn not asked for", nameOf(error)),
  });
}

/** One line for each call that failed. It holds nothing of what was said; calls that the breaker saved say nothing. */
function reportFailure({ engine, outcome, status, ms }: Attempt): void {
  if (outcome === "answered" || outcome === "skipped") return;
  logError("model did not answer", outcome, { model: engine, status: String(status ?? "none"), ms: String(ms) });
}

/** The SDK's errors repeat the text that they could not read. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
