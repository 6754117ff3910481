import { AISDKError, APICallError } from "@ai-sdk/provider";

/**
 * Why a model gave no answer that can be used.
 * - `quota`: the day's allocation is used up
 * - `busy`: it refuses for now, because of a limit or for want of capacity
 * - `slow`: the time was up
 * - `outage`: it cannot be reached, or failed
 * - `refused`: it will not answer any call, because of a wrong key, an unknown model or a missing binding
 * - `unusable`: it answered something that is no turn; another message may do better
 */
export type FailureKind = "quota" | "busy" | "slow" | "outage" | "refused" | "unusable";

export interface Failure {
  kind: FailureKind;
  /** HTTP status, where there was one. */
  status: number | null;
  /** How long the model asked to be left alone. */
  retryAfterMs: number | null;
}

/** The time that a model had is up. */
export class OutOfTime extends Error {
  override name = "OutOfTime";
}

/** A model's answer holds no turn. */
export class UnusableAnswer extends Error {
  override name = "UnusableAnswer";
}

/** Workers AI: the account has used up its neurons until midnight UTC. The provider reports it as a 429 like any other. */
const DAILY_ALLOCATION_USED = 3036;

/** What an error of a model's provider means. */
export function failureOf(error: unknown): Failure {
  const failure = (kind: FailureKind, status: number | null = null): Failure => ({ kind, status, retryAfterMs: null });
  if (error instanceof OutOfTime) return failure("slow");
  if (error instanceof UnusableAnswer) return failure("unusable");
  if (!APICallError.isInstance(error)) {
    // The provider's own complaints about a body: no choices, another shape.
    return failure(AISDKError.isInstance(error) ? "unusable" : "outage");
  }
  const { statusCode: status = null, message, data, responseHeaders, isRetryable } = error;
  if (workersAiCode(data) === DAILY_ALLOCATION_USED) return failure("quota", status);
  if (status === null) {
    if (/JSON Mode couldn't be met/iu.test(message)) return failure("unusable");
    // The binding's own errors without a known code: no account behind it, or a model without JSON schemas. They do not pass.
    return failure(isRetryable ? "outage" : "refused");
  }
  if (status === 429) return { kind: "busy", status, retryAfterMs: retryAfter(responseHeaders?.["retry-after"]) };
  if (status === 408) return failure("slow", status);
  // A gateway may redirect; the address in the configuration is then not the server's.
  if (status === 401 || status === 403 || status === 404 || status === 405 || isRedirect(status))
    return failure("refused", status);
  if (/no such model/iu.test(message)) return failure("refused", status);
  // An answer with a good status whose body is no answer.
  if (status < 300) return failure("unusable", status);
  return failure(status >= 500 ? "outage" : "unusable", status);
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400;
}

function workersAiCode(data: unknown): unknown {
  return typeof data === "object" && data !== null && "workersAIErrorCode" in data ? data.workersAIErrorCode : null;
}

function retryAfter(header: string | undefined): number | null {
  const seconds = Number(header);
  return header !== undefined && Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : null;
}
