import type { CefrLevel } from "#schema/terms/cefr.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import type { Lexicon } from "#worker/tutor/german/lexicon.ts";
import { Breaker } from "#worker/tutor/models/breaker.ts";
import { BUILT_IN } from "#worker/tutor/models/built-in-model.ts";
import { type Attempt, CHAIN_LIMIT_MS, REMOTE_LIMIT_MS } from "#worker/tutor/models/chain.ts";
import { askModels, verifiedTurn } from "#worker/tutor/models/model-tutor.ts";
import { type RemoteModel, remoteModel, workersAiModel } from "#worker/tutor/models/providers.ts";
import type { Edit, TutorInput, TutorTurn } from "#worker/tutor/turn.ts";

/**
 * The model that the bench asks. `@cf/…` is one of Workers AI, with CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN; any other name is that of a model of the
 * OpenAI-compatible server in TUTOR_BASE_URL, with TUTOR_API_KEY and TUTOR_STRUCTURED as in a deployment.
 */
export function benchedModel(model: string): RemoteModel {
  const { CLOUDFLARE_ACCOUNT_ID: accountId, CLOUDFLARE_API_TOKEN: apiKey, ...settings } = process.env;
  if (model.startsWith("@cf/")) {
    if (!accountId || !apiKey) throw new Error("Workers AI needs CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN");
    return workersAiModel({ accountId, apiKey }, model);
  }
  const { remote, fault } = remoteModel({ ...settings, TUTOR_PROVIDER: "openai-compatible", TUTOR_MODEL: model });
  if (remote === null) throw new Error(fault ?? "no model");
  return remote;
}

interface Call {
  ms: number;
  outcome: Attempt["outcome"];
  isReplyShown: boolean;
  inputTokens: number;
  outputTokens: number;
}

/** Corrects sentences as a conversation would, with a model and the German engine together, and keeps what each call took. */
export class ModelCorrector {
  private readonly remote: RemoteModel;
  private readonly lexicon: Lexicon;
  private readonly calls: Call[] = [];

  constructor(remote: RemoteModel, lexicon: Lexicon) {
    this.remote = remote;
    this.lexicon = lexicon;
  }

  async correct(message: string, level: CefrLevel): Promise<{ edits: readonly Edit[]; corrected: string }> {
    const input: TutorInput = {
      message,
      language: "german",
      level,
      tone: "friendly",
      topic: null,
      history: [
        { role: "assistant", content: "Hallo! Erzähl mir etwas von dir. Was gibt es Neues?", correctedContent: null },
      ],
      conversationId: "00000000-0000-4000-8000-000000000000",
      turn: 1,
    };
    const own = this.ownTurn(input);
    let outcome: Attempt["outcome"] = "skipped";
    const start = performance.now();
    const { engine, proposed, usage } = await askModels(
      {
        remote: this.remote,
        // One that never opens: the bench wants to know how often the model fails.
        breaker: new Breaker(),
        limitsMs: { chain: CHAIN_LIMIT_MS, remote: REMOTE_LIMIT_MS },
        onAttempt: (attempt) => {
          if (attempt.engine !== BUILT_IN) outcome = attempt.outcome;
        },
      },
      input,
      own,
    );
    const ms = performance.now() - start;
    const turn = engine === BUILT_IN ? own : verifiedTurn({ input, own, proposed, engine, lexicon: this.lexicon });
    this.calls.push({
      ms,
      outcome,
      isReplyShown: turn.engine !== BUILT_IN,
      inputTokens: usage.input,
      outputTokens: usage.output,
    });
    return { edits: turn.corrections, corrected: turn.correctedContent };
  }

  /** What the built-in tutor would answer: the engine's corrections and a reply that nothing rests on. */
  private ownTurn(input: TutorInput): TutorTurn {
    const { edits, corrected } = analyze(this.lexicon, input.message, { level: input.level });
    return {
      corrections: edits,
      correctedContent: corrected,
      reply: "Das ist interessant. Was hast du noch gemacht?",
      translation: "That's interesting. What else did you do?",
      vocabulary: [],
      engine: BUILT_IN,
      germanWords: 0,
      isCrisis: false,
      evidence: null,
    };
  }

  /** How the calls went: answers, time, tokens and, with the prices of a million tokens in dollars, what a turn costs. */
  report(prices: { input: number; output: number } | null): string[] {
    const count = this.calls.length;
    const answered = this.calls.filter((call) => call.outcome === "answered");
    const failures = new Map<string, number>();
    for (const { outcome } of this.calls)
      if (outcome !== "answered") failures.set(outcome, (failures.get(outcome) ?? 0) + 1);
    const times = answered.map((call) => call.ms).toSorted((one, other) => one - other);
    const mean = (value: (call: Call) => number) =>
      answered.reduce((sum, call) => sum + value(call), 0) / Math.max(1, answered.length);
    const [input, output] = [mean((call) => call.inputTokens), mean((call) => call.outputTokens)];
    const cost = prices === null ? null : (input * prices.input + output * prices.output) / 1_000_000;
    return [
      `${this.remote.engine}: answered ${answered.length} of ${count}${[...failures].map(([kind, times_]) => `, ${kind} ${times_}`).join("")}`,
      `replies that can be shown: ${answered.filter((call) => call.isReplyShown).length} of ${answered.length}`,
      `time of an answer: p50 ${percentile(times, 0.5)} ms, p95 ${percentile(times, 0.95)} ms (limit ${REMOTE_LIMIT_MS} ms)`,
      `tokens of a turn: ${input.toFixed(0)} in, ${output.toFixed(0)} out`,
      cost === null
        ? "cost of a turn: give --price-in and --price-out, in dollars for a million tokens"
        : `cost of a turn: $${cost.toFixed(6)}, $${(cost * 1_000).toFixed(2)} for a thousand`,
    ];
  }
}

function percentile(sorted: readonly number[], share: number): string {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return value === undefined ? "–" : value.toFixed(0);
}
