import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4GenerateResult,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
} from "@ai-sdk/provider";
import type { Breaker } from "./breaker.ts";
import { type FailureKind, failureOf, OutOfTime, UnusableAnswer } from "./failure.ts";
import { readModelTurn } from "./model-turn.ts";

/** The whole chain, so that a learner has an answer within the ten seconds that they are promised. */
export const CHAIN_LIMIT_MS = 9_000;
/** A model that needs the network. What is left of the chain's time belongs to the built-in tutor and to what follows. */
export const REMOTE_LIMIT_MS = 7_000;

/** A model of the chain. */
export interface ChainLink {
  /** What an answer names as its engine. */
  engine: string;
  model: LanguageModelV4;
  limitMs: number;
  /** Null for a model that is always asked. */
  breaker: Breaker | null;
}

/** What became of one model in one call. */
export interface Attempt {
  engine: string;
  outcome: "answered" | "skipped" | FailureKind;
  status: number | null;
  ms: number;
}

interface ChainOptions {
  links: readonly ChainLink[];
  limitMs?: number;
  /** Told of every model that was asked or skipped. */
  onAttempt?: (attempt: Attempt) => void;
  now?: () => number;
}

/**
 * Several models as one: the first that gives a whole turn in time answers. `providerMetadata.tutor.engine` of the result says which. Fails only
 * if the last one fails, or when the caller aborts.
 */
export class ChainModel implements LanguageModelV4 {
  readonly specificationVersion = "v4";
  readonly provider = "wortpfad";
  readonly modelId = "tutor-chain";
  readonly supportedUrls = {};
  private readonly links: readonly ChainLink[];
  private readonly limitMs: number;
  private readonly onAttempt: (attempt: Attempt) => void;
  private readonly now: () => number;

  constructor({ links, limitMs = CHAIN_LIMIT_MS, onAttempt = () => {}, now = Date.now }: ChainOptions) {
    this.links = links;
    this.limitMs = limitMs;
    this.onAttempt = onAttempt;
    this.now = now;
  }

  async doGenerate(options: LanguageModelV4CallOptions): Promise<LanguageModelV4GenerateResult> {
    const deadline = this.now() + this.limitMs;
    for (const link of this.links) {
      if (link.breaker?.mayPass() === false) {
        this.onAttempt({ engine: link.engine, outcome: "skipped", status: null, ms: 0 });
        continue;
      }
      const answer = await this.ask(link, options, Math.min(link.limitMs, deadline - this.now()));
      if (answer !== null) return answer;
    }
    throw new UnusableAnswer("No model of the chain has answered");
  }

  private async ask(
    link: ChainLink,
    options: LanguageModelV4CallOptions,
    limitMs: number,
  ): Promise<LanguageModelV4GenerateResult | null> {
    const start = this.now();
    const report = (outcome: Attempt["outcome"], status: number | null = null): void =>
      this.onAttempt({ engine: link.engine, outcome, status, ms: this.now() - start });
    try {
      // The input of the built-in tutor says whose conversation this is; a provider gets the prompt and nothing else.
      const asked = link.breaker === null ? options : { ...options, providerOptions: undefined };
      const result = await withinLimit(
        async (abortSignal) => {
          const generated = await link.model.doGenerate({ ...asked, abortSignal });
          return { generated, turn: await readModelTurn(textOf(generated)) };
        },
        limitMs,
        options.abortSignal,
      );
      if (result.turn === null) throw new UnusableAnswer("The answer holds no turn");
      link.breaker?.succeeded();
      report("answered");
      return {
        ...result.generated,
        // Thoughts, pictures and calls of tools that nobody offered end here: the parts of the SDK that would read them are left out of the Worker.
        content: [{ type: "text", text: textOf(result.generated) }],
        // What the SDK parses: the repaired turn, whatever the model has written around it.
        structuredOutputText: JSON.stringify(result.turn),
        // A turn that was cut off is whole again, or it would not be here.
        finishReason: { unified: "stop", raw: result.generated.finishReason.raw },
        // The SDK writes warnings to the console, once for each call.
        warnings: [],
        providerMetadata: { ...result.generated.providerMetadata, tutor: { engine: link.engine } },
      };
    } catch (error) {
      if (options.abortSignal?.aborted) {
        link.breaker?.abandoned();
        throw error;
      }
      const failure = failureOf(error);
      link.breaker?.failed(failure);
      report(failure.kind, failure.status);
      return null;
    }
  }

  /** The whole answer in pieces: models that write to a schema cannot be streamed, and nothing may be shown before it is verified. */
  async doStream(options: LanguageModelV4CallOptions): Promise<LanguageModelV4StreamResult> {
    return streamOf(await this.doGenerate(options));
  }
}

const PIECE_CHARS = 24;

/** A finished result as a stream. */
export function streamOf(result: LanguageModelV4GenerateResult): LanguageModelV4StreamResult {
  const text = result.structuredOutputText ?? textOf(result);
  const { finishReason, usage, providerMetadata, warnings } = result;
  return {
    stream: new ReadableStream<LanguageModelV4StreamPart>({
      start(controller) {
        controller.enqueue({ type: "stream-start", warnings });
        controller.enqueue({ type: "text-start", id: "turn" });
        for (let at = 0; at < text.length; at += PIECE_CHARS) {
          controller.enqueue({ type: "text-delta", id: "turn", delta: text.slice(at, at + PIECE_CHARS) });
        }
        controller.enqueue({ type: "text-end", id: "turn" });
        controller.enqueue({ type: "finish", finishReason, usage, providerMetadata });
        controller.close();
      },
    }),
  };
}

function textOf(result: LanguageModelV4GenerateResult): string {
  return result.content.map((part) => (part.type === "text" ? part.text : "")).join("");
}

/** Runs `work` for at most `ms`. Not every model heeds its abort signal, so the wait ends with the limit and not with the work. */
async function withinLimit<T>(
  work: (signal: AbortSignal) => Promise<T>,
  ms: number,
  outer: AbortSignal | undefined,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: () => void = () => {};
  const cut = new Promise<never>((_, reject) => {
    const end = (reason: Error): void => {
      controller.abort(reason);
      reject(reason);
    };
    timer = setTimeout(() => end(new OutOfTime(`No answer within ${ms} ms`)), Math.max(0, ms));
    stop = () => end(outer?.reason instanceof Error ? outer.reason : new DOMException("Aborted", "AbortError"));
    outer?.addEventListener("abort", stop, { once: true });
    if (outer?.aborted) stop();
  });
  try {
    return await Promise.race([work(controller.signal), cut]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener("abort", stop);
  }
}
