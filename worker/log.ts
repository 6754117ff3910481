/**
 * Logs a failure as one JSON line: what failed, the error, and facts that help to find it (ids of leagues, routes). Nothing
 * personal may go into a log: the values bound to a failed query are cut out of the error, and `facts` must hold none either.
 */
export function logError(what: string, error: unknown, facts: Readonly<Record<string, string>> = {}): void {
  console.error(JSON.stringify({ level: "error", what, ...facts, error: describe(error) }));
}

/** Calls of the stack that are kept. */
const STACK_LINES = 5;

/**
 * Name, message, cause and the place where it was thrown. drizzle writes bound values into the message of a failed query, and the
 * stack repeats the message: both are cut.
 */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { name, message, cause, stack = "" } = error;
  const reason = cause instanceof Error ? ` (${cause.message})` : "";
  const calls = stack.slice(Math.max(0, stack.indexOf(message)) + message.length).split("\n");
  return [`${name}: ${message.replace(/\nparams:[\s\S]*/, "")}${reason}`, ...calls.slice(1, STACK_LINES + 1)].join(
    "\n",
  );
}
