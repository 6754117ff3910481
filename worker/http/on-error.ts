import type { ErrorHandler, NotFoundHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ErrorBody } from "#schema/api/common.ts";
import { TooBusy, TooLate } from "../db/guard.ts";
import { SessionEnded } from "../db/learner.ts";
import { TooManyWrites } from "../db/write-quota.ts";
import { logError } from "../log.ts";
import type { AppContext, AppEnv } from "./context.ts";
import { type ErrorStatus, HttpError, tooManyRequests, tryAgain, unauthorized } from "./http-error.ts";

/** Writes every failure in the one shape of schema/api/common. */
export const onError: ErrorHandler<AppEnv> = (error, c) => {
  const { body, status, headers } = errorAnswer(c, error);
  return c.json(body, status, headers);
};

/**
 * What a failure answers. An unexpected one is logged with the id that the answer carries and becomes a 500, or a 503 when the database failed
 * and the same request may well succeed a second later.
 */
export function errorAnswer(
  c: AppContext,
  error: Error,
): { body: ErrorBody; status: ErrorStatus; headers: Record<string, string> } {
  const expected = expectedFailure(error);
  if (expected) return { body: expected.body(), status: expected.status, headers: expected.headers };
  const requestId = c.get("requestId");
  logError("request failed", error, { requestId, method: c.req.method, route: c.req.routePath });
  const answer = isDatabaseError(error)
    ? tryAgain("The database did not answer, so we cannot say whether this was saved. Please try again.")
    : new HttpError(500, "Something went wrong on our side.");
  return { body: { ...answer.body(), requestId }, status: answer.status, headers: answer.headers };
}

/** Unknown API paths answer in the same shape. */
export const notFound: NotFoundHandler<AppEnv> = (c) => c.json({ message: "Not found" } satisfies ErrorBody, 404);

/** The answer to a failure that belongs to normal operation, or null for any other. */
function expectedFailure(error: Error): HttpError | null {
  if (error instanceof HttpError) return error;
  if (error instanceof SessionEnded) return unauthorized();
  if (error instanceof TooLate) return tryAgain("This took too long, and nothing was saved. Please try again.");
  if (error instanceof TooBusy)
    return tryAgain("Too much is being saved at once. Nothing was saved; please try again.");
  if (error instanceof TooManyWrites) {
    return tooManyRequests("That is a lot at once. Nothing was saved; please wait a while.", error.retryAfterSeconds);
  }
  if (error instanceof HTTPException) {
    return error.status === 400
      ? new HttpError(400, "The body is not valid JSON", { field: "body" })
      : new HttpError(error.status as ErrorStatus, error.message);
  }
  return null;
}

function isDatabaseError(error: unknown): boolean {
  let found = false;
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    // A constraint or a mistake in a statement fails the same way again: no reason to ask for a retry.
    if (/constraint failed|SQLITE_(CONSTRAINT|ERROR|MISMATCH)|syntax error|no such (table|column)/i.test(cause.message))
      return false;
    if (/D1_ERROR|D1_EXEC_ERROR|SQLITE_|Failed query/.test(cause.message)) found = true;
  }
  return found;
}
