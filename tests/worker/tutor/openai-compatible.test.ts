import { beforeEach, describe, expect, inject, it } from "vitest";
import { makeBuiltInTurn, makeInput } from "#tests/support/tutor/model-samples.ts";
import { shippedLexicon } from "#worker/tutor/german/shipped-lexicon.ts";
import { Breaker } from "#worker/tutor/models/breaker.ts";
import type { Attempt } from "#worker/tutor/models/chain.ts";
import { modelTutor } from "#worker/tutor/models/model-tutor.ts";
import { forgetStructures, remoteModel, type TutorSettings } from "#worker/tutor/models/providers.ts";
import type { Tutor } from "#worker/tutor/turn.ts";

const server = inject("modelServer");
const root = new URL(server).origin;

interface Asked {
  headers: Record<string, string>;
  body: {
    messages: { role: string; content: string }[];
    response_format?: { type: string; json_schema?: { schema: { properties: object }; strict: boolean } };
    max_tokens: number;
  };
}

async function asked(model: string): Promise<Asked[]> {
  return (await fetch(`${root}/asked/${model}`)).json();
}

function builtIn(): Tutor {
  const unused = () => Promise.reject(new Error("not asked for"));
  return {
    opener: () => ({ text: "", translation: null }),
    turn: () => Promise.resolve(makeBuiltInTurn()),
    help: unused,
    meaning: unused,
  };
}

/** A tutor on the test server's model of this name, with a second instead of nine. */
function makeTutor(model: string, settings: TutorSettings = {}) {
  const { remote, fault } = remoteModel({
    TUTOR_PROVIDER: "openai-compatible",
    TUTOR_BASE_URL: server,
    TUTOR_MODEL: model,
    ...settings,
  });
  if (remote === null) throw new Error(fault ?? "no model");
  const attempts: Attempt[] = [];
  const breaker = new Breaker();
  const tutor = modelTutor({
    builtIn: builtIn(),
    lexicon: shippedLexicon,
    remote,
    breaker,
    limitsMs: { chain: 1_000, remote: 600 },
    onAttempt: (attempt) => attempts.push(attempt),
  });
  return { tutor, attempts, breaker };
}

beforeEach(async () => {
  forgetStructures();
  await fetch(`${root}/asked`, { method: "DELETE" });
});

describe("a model behind OpenAI's protocol", () => {
  it.each(["normal", "slow", "fenced", "cut-off", "without-schemas", "without-formats"])(
    "answers: %s",
    async (model) => {
      const { tutor, attempts } = makeTutor(model);
      const turn = await tutor.turn(makeInput());
      expect(turn).toMatchObject({
        engine: model,
        reply: "Oh, du hast gestern einen Film gesehen! Wie hat dir der Film gefallen?",
        correctedContent: "Gestern habe ich einen Film gesehen.",
      });
      expect(attempts.map((attempt) => attempt.outcome)).toEqual(["answered"]);
    },
  );

  it.each([
    ["hanging", "slow"],
    ["hanging-in-its-body", "slow"],
    ["broken-json", "unusable"],
    ["wrong-schema", "unusable"],
    ["refusal", "unusable"],
    ["no-choices", "unusable"],
    ["html", "unusable"],
    ["busy", "busy"],
    ["failing", "outage"],
    ["closes-the-connection", "outage"],
    ["wrong-key", "refused"],
    ["unknown", "refused"],
    ["redirecting", "refused"],
  ] as const)("gives way to the built-in tutor: %s is %s", async (model, outcome) => {
    const { tutor, attempts } = makeTutor(model);
    const start = Date.now();
    const turn = await tutor.turn(makeInput());
    expect(Date.now() - start).toBeLessThan(1_000);
    expect(turn).toMatchObject({ engine: "built-in", reply: makeBuiltInTurn().reply });
    expect(attempts.map((attempt) => attempt.outcome)).toEqual([outcome, "answered"]);
    expect(await asked(model)).toHaveLength(1);
  });

  it("is asked once for each message, and not again while its breaker is open", async () => {
    const { tutor, attempts } = makeTutor("busy");
    await tutor.turn(makeInput());
    await tutor.turn(makeInput());
    expect(attempts.map((attempt) => attempt.outcome)).toEqual(["busy", "answered", "skipped", "answered"]);
    expect(await asked("busy")).toHaveLength(1);
  });

  it("gets the schema, room for a whole turn, the key, and nothing about who is learning", async () => {
    const { tutor } = makeTutor("normal", { TUTOR_API_KEY: "secret-key" });
    const input = makeInput();
    await tutor.turn(input);
    const [call] = await asked("normal");
    expect(call?.headers.authorization).toBe("Bearer secret-key");
    expect(call?.body.max_tokens).toBe(900);
    expect(call?.body.response_format).toMatchObject({ type: "json_schema", json_schema: { strict: true } });
    const properties = Object.keys(call?.body.response_format?.json_schema?.schema.properties ?? {});
    expect(properties).toEqual(["corrections", "reply", "translation", "vocabulary", "learnerLevel"]);
    expect(call?.body.messages.map((message) => message.role)).toEqual(["system", "user"]);
    expect(JSON.stringify(call)).not.toContain(input.conversationId);
  });

  it("gets no authorization without a key", async () => {
    await makeTutor("normal").tutor.turn(makeInput());
    expect((await asked("normal"))[0]?.headers.authorization).toBeUndefined();
  });

  it("that takes no schemas gets the schema in the prompt, from the second message on at once", async () => {
    const { tutor } = makeTutor("without-schemas");
    await tutor.turn(makeInput());
    await tutor.turn(makeInput());
    const calls = await asked("without-schemas");
    expect(calls.map((call) => call.body.response_format?.type)).toEqual(["json_schema", "json_object", "json_object"]);
    expect(calls[1]?.body.messages[0]?.content).toContain('"corrections"');
    expect(calls[1]?.body.messages[0]?.content).toContain("JSON schema");
  });

  it("that takes no formats at all is asked in words", async () => {
    await makeTutor("without-formats").tutor.turn(makeInput());
    const calls = await asked("without-formats");
    expect(calls.map((call) => call.body.response_format?.type)).toEqual(["json_schema", "json_object", undefined]);
  });

  it("is asked as the settings say, and then only so", async () => {
    await makeTutor("normal", { TUTOR_STRUCTURED: "json-object" }).tutor.turn(makeInput());
    const { tutor, attempts } = makeTutor("without-schemas", { TUTOR_STRUCTURED: "json-schema" });
    await tutor.turn(makeInput());
    expect((await asked("normal")).map((call) => call.body.response_format?.type)).toEqual(["json_object"]);
    expect((await asked("without-schemas")).map((call) => call.body.response_format?.type)).toEqual(["json_schema"]);
    expect(attempts.map((attempt) => attempt.outcome)).toEqual(["unusable", "answered"]);
  });
});

describe("settings", () => {
  const complete = {
    TUTOR_PROVIDER: "openai-compatible",
    TUTOR_BASE_URL: "https://models.example/v1",
    TUTOR_MODEL: "m",
  };

  it.each<[string, TutorSettings, RegExp]>([
    ["an unknown provider", { TUTOR_PROVIDER: "openai" }, /TUTOR_PROVIDER/],
    ["no address", { ...complete, TUTOR_BASE_URL: "" }, /TUTOR_BASE_URL/],
    ["an address of another kind", { ...complete, TUTOR_BASE_URL: "file:///etc/passwd" }, /TUTOR_BASE_URL/],
    ["a key in the address", { ...complete, TUTOR_BASE_URL: "https://user:key@models.example/v1" }, /TUTOR_BASE_URL/],
    ["a query in the address", { ...complete, TUTOR_BASE_URL: "https://models.example/v1?key=1" }, /TUTOR_BASE_URL/],
    ["no model", { ...complete, TUTOR_MODEL: "" }, /TUTOR_MODEL/],
    ["an unknown structure", { ...complete, TUTOR_STRUCTURED: "xml" }, /TUTOR_STRUCTURED/],
    ["Workers AI without its binding", { TUTOR_PROVIDER: "workers-ai" }, /AI binding/],
  ])("with %s leave the built-in tutor, and say so", (_, settings, fault) => {
    const found = remoteModel(settings);
    expect(found.remote).toBeNull();
    expect(found.fault).toMatch(fault);
  });

  it.each<[string, TutorSettings]>([
    ["none", {}],
    ["built-in", { TUTOR_PROVIDER: "built-in", AI: {} as Ai, APP_ENV: "production" }],
    ["auto on a developer's machine", { TUTOR_PROVIDER: "auto", AI: {} as Ai, APP_ENV: "local" }],
    ["auto without a binding", { TUTOR_PROVIDER: "auto", APP_ENV: "production" }],
  ])("%s: no model", (_, settings) => {
    expect(remoteModel(settings)).toEqual({ remote: null, fault: null });
  });

  it("auto, where the Worker is deployed: Workers AI with the default model", () => {
    const { remote } = remoteModel({ TUTOR_PROVIDER: "auto", AI: {} as Ai, APP_ENV: "production" });
    expect(remote?.engine).toBe("@cf/google/gemma-4-26b-a4b-it");
  });
});
