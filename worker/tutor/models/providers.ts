import { OpenAICompatibleChatLanguageModel } from "@ai-sdk/openai-compatible";
import { APICallError, type LanguageModelV4, type LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { createWorkersAI, type WorkersAISettings } from "workers-ai-provider";
import { streamOf } from "./chain.ts";

/** Which model answers. `auto` is Workers AI where the Worker is deployed, and the built-in tutor everywhere else. */
export const TUTOR_PROVIDERS = ["auto", "built-in", "workers-ai", "openai-compatible"] as const;
type TutorProvider = (typeof TUTOR_PROVIDERS)[number];

/**
 * How an OpenAI-compatible server is told the shape of its answer: by schema, by the promise of some JSON object, or by nothing but the prompt.
 * Without a setting the first is tried, and the next one when the server refuses it.
 */
export const STRUCTURES = ["json-schema", "json-object", "prompt"] as const;
export type Structure = (typeof STRUCTURES)[number];

/** The variables of a deployment that concern the tutor. All of them may be missing or empty. */
export interface TutorSettings {
  APP_ENV?: string;
  AI?: Ai;
  TUTOR_PROVIDER?: string;
  TUTOR_MODEL?: string;
  TUTOR_BASE_URL?: string;
  TUTOR_API_KEY?: string;
  TUTOR_STRUCTURED?: string;
}

/** A model outside the Worker. */
export interface RemoteModel {
  /** The model's id: what an answer names as its engine. */
  engine: string;
  /** What the breaker is kept under: the same model somewhere else has another one. */
  key: string;
  /** `conversationId` keeps the turns of a conversation on one machine, whose cache then has the prompt. */
  open(conversationId: string): LanguageModelV4;
}

/** The cheapest model on Workers AI that writes to a JSON schema, does not think aloud and knows the four languages (docs/decisions/009-models.md). */
export const DEFAULT_MODEL = "@cf/google/gemma-4-26b-a4b-it";

/** The model that these settings ask for: null for the built-in tutor alone. `fault` says what is wrong with settings that cannot be followed. */
export function remoteModel(settings: TutorSettings): { remote: RemoteModel | null; fault: string | null } {
  const named = settings.TUTOR_PROVIDER || "auto";
  const provider = TUTOR_PROVIDERS.find((each) => each === named);
  if (provider === undefined) return faulty(`TUTOR_PROVIDER is none of ${TUTOR_PROVIDERS.join(", ")}`);
  switch (usedProvider(provider, settings)) {
    case "built-in":
      return { remote: null, fault: null };
    case "workers-ai":
      if (settings.AI === undefined) return faulty("the Worker has no AI binding");
      return found(workersAiModel({ binding: settings.AI }, settings.TUTOR_MODEL || DEFAULT_MODEL));
    case "openai-compatible":
      return openAiCompatibleModel(settings);
  }
}

function usedProvider(provider: TutorProvider, { APP_ENV, AI }: TutorSettings): Exclude<TutorProvider, "auto"> {
  if (provider !== "auto") return provider;
  // On a developer's machine the binding exists, too, but answers only with an account behind it.
  return APP_ENV === "production" && AI !== undefined ? "workers-ai" : "built-in";
}

function found(remote: RemoteModel): { remote: RemoteModel; fault: null } {
  return { remote, fault: null };
}

function faulty(fault: string): { remote: null; fault: string } {
  return { remote: null, fault };
}

/** A model on Workers AI, through the binding, or with an account's key from a machine of one's own. */
export function workersAiModel(access: WorkersAISettings, model: string): RemoteModel {
  const provider = createWorkersAI(access);
  return {
    engine: model,
    key: `workers-ai ${model}`,
    open: (conversationId) =>
      provider(model, {
        sessionAffinity: conversationId,
        // Thinking costs seconds that a chat does not have.
        reasoning_effort: null,
        // In a queue the learner would wait for the built-in tutor's answer.
        rejectIfBusy: true,
      }),
  };
}

function openAiCompatibleModel(settings: TutorSettings): { remote: RemoteModel | null; fault: string | null } {
  const { TUTOR_BASE_URL: baseURL = "", TUTOR_MODEL: model = "", TUTOR_STRUCTURED: structured = "" } = settings;
  if (!isServerAddress(baseURL)) return faulty("TUTOR_BASE_URL is no http or https address without a user and a query");
  if (model === "") return faulty("TUTOR_MODEL is empty");
  const structure = STRUCTURES.find((each) => each === structured);
  if (structure === undefined && structured !== "")
    return faulty(`TUTOR_STRUCTURED is none of ${STRUCTURES.join(", ")}`);
  // The model itself, without the package's provider around it: that one brings models of pictures and embeddings into the Worker.
  const common = {
    provider: "openai-compatible.chat",
    url: ({ path }: { path: string }) => `${baseURL.replace(/\/+$/u, "")}${path}`,
    headers: settings.TUTOR_API_KEY ? { Authorization: `Bearer ${settings.TUTOR_API_KEY}` } : {},
    fetch: withoutRedirects,
  };
  const withSchema = new OpenAICompatibleChatLanguageModel(model, { ...common, supportsStructuredOutputs: true });
  const withoutSchema = new OpenAICompatibleChatLanguageModel(model, common);
  const key = `openai-compatible ${baseURL} ${model}`;
  const remote = new StructureFallback({ key, withSchema, withoutSchema, only: structure ?? null });
  return found({ engine: model, key, open: () => remote });
}

function isServerAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") return false;
  return url.protocol === "https:" || url.protocol === "http:";
}

/** A redirect would carry the key and the learner's words to a server that nobody has configured. */
function withoutRedirects(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return fetch(input, { ...init, redirect: "manual" });
}

/** What each server is known to accept. In the memory of the isolate: a server that is changed gets its schema again with the next one. */
const accepted = new Map<string, Structure>();

/** Forgets what the servers accept. For tests, which share an isolate. */
export function forgetStructures(): void {
  accepted.clear();
}

interface Fallback {
  key: string;
  withSchema: LanguageModelV4;
  withoutSchema: LanguageModelV4;
  only: Structure | null;
}

/** Asks with the schema, and when the server does not take schemas, with less. */
class StructureFallback implements LanguageModelV4 {
  readonly specificationVersion = "v4";
  readonly supportedUrls = {};
  readonly provider: string;
  readonly modelId: string;
  private readonly fallback: Fallback;

  constructor(fallback: Fallback) {
    this.fallback = fallback;
    this.provider = fallback.withSchema.provider;
    this.modelId = fallback.withSchema.modelId;
  }

  async doGenerate(options: LanguageModelV4CallOptions) {
    const { key, only } = this.fallback;
    const first = only ?? accepted.get(key) ?? "json-schema";
    for (const structure of only === null ? STRUCTURES.slice(STRUCTURES.indexOf(first)) : [only]) {
      try {
        const result = await this.ask(structure, options);
        accepted.set(key, structure);
        return result;
      } catch (error) {
        if (!refusesFormat(error) || structure === "prompt" || only !== null) throw error;
      }
    }
    throw new Error("A server refused every structure");
  }

  private ask(structure: Structure, options: LanguageModelV4CallOptions) {
    const { withSchema, withoutSchema } = this.fallback;
    if (structure === "json-schema") return withSchema.doGenerate(options);
    return withoutSchema.doGenerate({
      ...options,
      prompt: withSchemaInPrompt(options),
      responseFormat: structure === "json-object" ? { type: "json" } : { type: "text" },
    });
  }

  async doStream(options: LanguageModelV4CallOptions) {
    return streamOf(await this.doGenerate(options));
  }
}

/** A server that does not know a format says so with 400 or 422 and names it. */
function refusesFormat(error: unknown): boolean {
  if (!APICallError.isInstance(error)) return false;
  const { statusCode, message, responseBody = "" } = error;
  return (
    (statusCode === 400 || statusCode === 422 || statusCode === 501) &&
    /response_format|json_schema|json_object|structured/iu.test(message + responseBody)
  );
}

function withSchemaInPrompt({
  prompt,
  responseFormat,
}: LanguageModelV4CallOptions): LanguageModelV4CallOptions["prompt"] {
  const schema = responseFormat?.type === "json" ? JSON.stringify(responseFormat.schema) : "";
  const rule = `Answer with one JSON object and nothing else. It follows this JSON schema:\n${schema}`;
  return prompt.map((message) =>
    message.role === "system" ? { ...message, content: `${message.content}\n\n${rule}` } : message,
  );
}
