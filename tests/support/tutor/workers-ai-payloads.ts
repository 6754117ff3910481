import { makeModelTurn } from "./model-samples.ts";

/*
 * What `env.AI.run` gives and throws, written down from Cloudflare's documentation (JSON mode, the schemas of the models, the table of errors): there
 * is no account here that could have recorded them.
 */

const turn = makeModelTurn();
const json = JSON.stringify(turn);
const usage = { prompt_tokens: 1650, completion_tokens: 350, total_tokens: 2000 };

const completion = (message: object, finishReason = "stop") => ({
  id: "id-1795300000000",
  object: "chat.completion",
  created: 1_795_300_000,
  model: "@cf/google/gemma-4-26b-a4b-it",
  choices: [{ index: 0, message: { role: "assistant", ...message }, logprobs: null, finish_reason: finishReason }],
  usage,
});

/** Answers that hold a whole turn. */
export const WHOLE_ANSWERS: Readonly<Record<string, unknown>> = {
  "JSON mode, as an object": { response: turn, tool_calls: [], usage },
  "JSON mode, as text": { response: json, usage },
  "text in a fence": { response: `\`\`\`json\n${json}\n\`\`\``, usage },
  "a chat completion": completion({ content: json, refusal: null, tool_calls: [] }),
  "a chat completion that has thought first": completion({ content: json, reasoning_content: "The learner says…" }),
  "a chat completion, cut off behind the reply": completion(
    { content: json.slice(0, json.indexOf('"vocabulary"')) },
    "length",
  ),
};

/** Answers that hold none. */
export const EMPTY_ANSWERS: Readonly<Record<string, unknown>> = {
  "an empty object": {},
  "an empty text": { response: "" },
  "null as the text": { response: null, usage },
  "another schema": { response: { text: "Hallo!" } },
  "a refusal": completion({ content: null, refusal: "I can't help with that." }),
  "no choices": { object: "chat.completion", choices: [] },
  "a reply that was cut off at 256 tokens": completion({ content: json.slice(0, json.indexOf("gefallen?")) }, "length"),
};

/** Errors by what they mean for the chain. */
export const ERRORS = [
  [
    "the day's allocation is used up",
    "3036: You have used up your daily free allocation of 10,000 neurons. Please upgrade to Cloudflare's Workers Paid plan if you would like to continue usage.",
    "quota",
  ],
  ["no capacity", "InferenceUpstreamError: 3040: No more data centers to forward the request to", "busy"],
  ["a time-out", "3007: Request timeout", "slow"],
  ["an unknown model", "5007: No such model @cf/google/gemma-0 or task", "refused"],
  ["a model that is not for this account", "5018: The account is not allowed to access this model", "refused"],
  ["an invalid id", "3042: The model name is invalid", "refused"],
  ["a model without JSON schemas", "5025: This model doesn't support JSON Schema.", "refused"],
  ["a schema that was not met", "JSON Mode couldn't be met", "unusable"],
  ["a request that is too large", "3006: Request is too large", "unusable"],
  ["no account behind the binding", "Binding AI needs to be run remotely", "refused"],
] as const;
