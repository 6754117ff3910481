import type { ErrorBody } from "#schema/api/common.ts";

/** Statuses that a call may answer besides 200. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 426 | 429 | 500 | 503;

/** An expected failure of a call. Anything in a request may throw it; only `onError` turns it into an answer. */
export class HttpError extends Error {
  readonly status: ErrorStatus;
  readonly field: string | undefined;
  readonly headers: Record<string, string>;

  constructor(status: ErrorStatus, message: string, more: { field?: string; headers?: Record<string, string> } = {}) {
    super(message);
    this.name = "HttpError";
    this.status = status;
    this.field = more.field;
    this.headers = more.headers ?? {};
  }

  body(): ErrorBody {
    return this.field === undefined ? { message: this.message } : { message: this.message, field: this.field };
  }
}

/** 401 for a caller without a session. The browser recognizes it by the word 'Unauthorized' in the message. */
export function unauthorized(): HttpError {
  return new HttpError(401, "Unauthorized");
}

/** 503 for a request that may well succeed when it is sent again a second later. */
export function tryAgain(message: string): HttpError {
  return new HttpError(503, message, { headers: { "Retry-After": "1" } });
}

/** 429 with the seconds to wait. */
export function tooManyRequests(message: string, retryAfterSeconds: number): HttpError {
  return new HttpError(429, message, { headers: { "Retry-After": String(Math.max(1, Math.ceil(retryAfterSeconds))) } });
}
