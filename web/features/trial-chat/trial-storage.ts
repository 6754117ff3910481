import { isStored, storedItem } from "../../lib/storage.ts";
import { TRIAL_CHAT_KEY, TRIAL_UNSENT_KEY } from "../../lib/stored-keys.ts";

/** What was written and not stored yet. */
export interface Unsent {
  draft: string;
  message: { clientMessageId: string; content: string } | null;
}

const NOTHING: Unsent = { draft: "", message: null };

/** Without zod, which the landing page does not load. */
const unsentShape = {
  parse(value: unknown): Unsent {
    const { draft, message } = value as Unsent;
    const isMessage =
      message === null || (typeof message.clientMessageId === "string" && typeof message.content === "string");
    if (typeof draft !== "string" || !isMessage) throw new TypeError("Not what was written in a trial chat");
    return { draft, message };
  },
};

/** This tab's alone: what was not sent is nobody else's. */
const unsent = storedItem("session", TRIAL_UNSENT_KEY, unsentShape);
const begun = storedItem("local", TRIAL_CHAT_KEY, { parse: (value: unknown) => value === true });

export function readUnsent(): Unsent {
  return unsent.read() ?? NOTHING;
}

export function storeUnsent(change: Partial<Unsent>): void {
  const now = { ...readUnsent(), ...change };
  if (now.draft === "" && now.message === null) unsent.remove();
  else unsent.write(now);
}

/** Whether this browser has begun a trial chat. What names it is a cookie that no script sees. */
export function hasBegun(): boolean {
  return isStored("local", TRIAL_CHAT_KEY);
}

export function rememberBegun(isBegun: boolean): void {
  if (isBegun) begun.write(true);
  else begun.remove();
}
