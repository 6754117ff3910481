/**
 * Logs a failure as one JSON line: what failed, the error, and facts that help to find it (ids of leagues, routes). Nothing
 * personal may go into a log: the values bound to a failed query are cut out of the error, and `facts` must hold none either.
 */
export function logError(what: string, error: unknown, facts: Readonly<Record<string, string>> = {}): void {
  console.error(JSON.stringify({ level: "error", what, ...facts, error: describe(error) }));
}

/** What happens to accounts. Whoever watches for attacks counts these lines (docs/operations.md#security-events). */
export type SecurityEvent =
  | "sign-in"
  | "sign-in refused"
  | "sign-in locked out"
  | "sign-in put off"
  | "sign-up"
  | "sign-up refused"
  | "sign-up locked out"
  | "sign-up put off"
  | "sign-out"
  | "session replaced"
  | "sessions ended"
  | "sessions expired"
  | "password changed"
  | "password change refused"
  | "password change locked out"
  | "password change put off"
  | "password rehashed";

/** Logs a security event as one JSON line. Like failures, it holds nothing personal: no email, name, network address or secret. */
export function logEvent(event: SecurityEvent, facts: Readonly<Record<string, string>>): void {
  // oxlint-disable-next-line no-console -- an event is no warning: alerts on warnings and errors must not ring for a login.
  console.info(JSON.stringify({ level: "info", event, ...facts }));
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
