import type { ErrorHandler, NotFoundHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ErrorBody } from "#schema/api/common.ts";
import type { AppEnv } from "./context.ts";
import { type ErrorStatus, HttpError } from "./http-error.ts";

/**
 * Writes every failure in the one shape of schema/api/common. What was not expected is a 500 (503 when the database failed,
 * so that a retry is safe and sensible) with an id that stands in one JSON log line: route and error, never a body or a person.
 */
export const onError: ErrorHandler<AppEnv> = (error, c) => {
  if (error instanceof HttpError) return c.json(error.body(), error.status, error.headers);
  if (error instanceof HTTPException) {
    const malformed: ErrorBody = { message: "The body is not valid JSON", field: "body" };
    return error.status === 400
      ? c.json(malformed, 400)
      : c.json({ message: error.message }, error.status as ErrorStatus);
  }
  const requestId = c.get("requestId");
  const status = isDatabaseError(error) ? 503 : 500;
  console.error(
    JSON.stringify({ level: "error", requestId, method: c.req.method, route: c.req.routePath, error: describe(error) }),
  );
  const message =
    status === 503
      ? "The database did not answer, so we cannot say whether this was saved. Please try again."
      : "Something went wrong on our side.";
  return c.json({ message, requestId } satisfies ErrorBody, status, status === 503 ? { "Retry-After": "1" } : {});
};

/** Unknown API paths answer in the same shape. */
export const notFound: NotFoundHandler<AppEnv> = (c) => c.json({ message: "Not found" } satisfies ErrorBody, 404);

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

/**
 * Name, message and where it was thrown. drizzle puts bound values into the message of a failed query, and the stack repeats
 * the message: both are cut.
 */
function describe(error: Error): { name: string; message: string; stack: string } {
  const message = error.message.replace(/\nparams:[\s\S]*/, "");
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
  const { stack = "" } = error;
  const calls = stack.slice(Math.max(0, stack.indexOf(error.message)) + error.message.length);
  return { name: error.name, message: message + cause, stack: calls.split("\n").slice(1, 6).join("\n") };
}
