import type { ErrorBody } from "#schema/api/common.ts";
import { isOffline } from "./connection.ts";

/** A call that failed. Its message is the status, a colon, a space and the text of the body. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's own message; null when the body is not one of our error bodies. */
  readonly serverMessage: string | null;
  /** Name of the field that the server refused, if it named one. */
  readonly field: string | null;
  /** Seconds to wait before the next try, if the server asked for that. */
  readonly retryAfter: number | null;

  constructor(status: number, body: string, retryAfter: string | null = null) {
    super(`${status}: ${body}`);
    this.name = "ApiError";
    this.status = status;
    const parsed = parseErrorBody(body);
    this.serverMessage = parsed?.message ?? null;
    this.field = parsed?.field ?? null;
    // The header may also be a date, which our server never sends.
    this.retryAfter = retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null;
  }
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && "message" in value && typeof value.message === "string"
      ? (value as ErrorBody)
      : null;
  } catch {
    return null;
  }
}

/** A call without an answer: there is no connection, or the server took too long. Whether a write arrived is not known. */
export class NoAnswerError extends Error {
  constructor(cause: unknown) {
    super("The server did not answer", { cause });
    this.name = "NoAnswerError";
  }
}

/** Puts "You're offline." before the text about a failed call if that is the reason. */
export function withOfflineHint(error: unknown, text: string): string {
  return error instanceof NoAnswerError && isOffline() ? `You're offline. ${text}` : text;
}

/** True when the call failed because the session has ended. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && /^401: .*Unauthorized/.test(error.message);
}
