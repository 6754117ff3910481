import type { ErrorBody } from "#schema/api/common.ts";

/** Statuses that a call may answer besides 200. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 426 | 429 | 500 | 503;

/** An expected failure of a call. Thrown anywhere in a request; `onError` alone writes it. */
export class HttpError extends Error {
  readonly status: ErrorStatus;
  readonly field: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

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

/** 401 as the browser recognises it: its message must contain the word 'Unauthorized' (spec 8). */
export function unauthorized(): HttpError {
  return new HttpError(401, "Unauthorized");
}

/** True for what `unauthorized` made. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}

/** 429 with the seconds to wait. */
export function tooManyRequests(message: string, retryAfterSeconds: number): HttpError {
  return new HttpError(429, message, { headers: { "Retry-After": String(Math.max(1, Math.ceil(retryAfterSeconds))) } });
}
