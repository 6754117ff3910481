import type { ErrorBody } from "#schema/api/common.ts";

/** A call that did not answer 200. Its message is the status, a colon, a space and the body's text (spec 8). */
export class ApiError extends Error {
  readonly status: number;
  /** The server's own words, where the body was ours; else null. */
  readonly serverMessage: string | null;
  readonly field: string | null;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = "ApiError";
    this.status = status;
    const parsed = parseErrorBody(body);
    this.serverMessage = parsed?.message ?? null;
    this.field = parsed?.field ?? null;
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

/** True for the answer to a call whose session has ended (spec 8). */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && /^401: .*Unauthorized/.test(error.message);
}

/** True for the answer that says the learner is in no league (spec 7): not a failure. */
export function isLeagueMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
