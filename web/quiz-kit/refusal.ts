import { ApiError } from "../lib/api-error.ts";

/** Client errors that pass: the session ended, the call was too slow, too early or one too many. */
const PASSING: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/**
 * The server's message when it will never take a submit, however often it is sent; null for any other failure. An error without a
 * message of our server does not count, because a captive portal or a proxy may have answered.
 */
export function refusalOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status >= 500 || PASSING.has(error.status)) return null;
  return error.serverMessage;
}
