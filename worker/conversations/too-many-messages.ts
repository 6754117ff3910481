import { type HttpError, tooManyRequests } from "../http/http-error.ts";

/** 429 for a learner who has sent too many messages, or begun too many conversations. */
export function tooManyMessages(retryAfterSeconds: number): HttpError {
  return tooManyRequests(
    "That is a lot of messages. Nothing was saved; please take a break and write again later.",
    retryAfterSeconds,
  );
}
