import type { Context } from "./context.ts";
import { greetingIn } from "./intents.ts";
import type { Part } from "./say.ts";

/** The greeting back, as the learner greeted. */
export function greetingWord(context: Context): Part | null {
  const greeted = greetingIn(context.message)?.toLowerCase();
  if (greeted === undefined) return null;
  const [de, en] =
    greeted === "guten morgen" || greeted === "good morning"
      ? ["Guten Morgen!", "Good morning!"]
      : greeted === "guten abend" || greeted === "good evening"
        ? ["Guten Abend!", "Good evening!"]
        : greeted === "guten tag"
          ? ["Guten Tag!", "Hello!"]
          : greeted === "moin" || greeted === "servus"
            ? [greeted === "moin" ? "Moin!" : "Servus!", "Hey there!"]
            : context.tone === "professional"
              ? ["Guten Tag!", "Hello!"]
              : greeted === "hallo" || context.tone === "friendly"
                ? ["Hallo!", "Hi!"]
                : ["Hey!", "Hey!"];
  return { de, en };
}
