import type { Message } from "#schema/api/conversations.ts";

/** Engine of a reply that no language model wrote. */
const BUILT_IN = "built-in";

/**
 * What says who wrote a reply, by the reply's id. Said below every reply it would be noise, so it stands where it changes: below the
 * first of the built-in tutor's replies in a row, and below the first one of a language model after them.
 */
export function engineLabels(messages: readonly Pick<Message, "id" | "engine">[]): ReadonlyMap<number, string> {
  const labels = new Map<number, string>();
  let wasBuiltIn = false;
  for (const { id, engine } of messages) {
    // A message of the learner, or a first line that was written in advance.
    if (engine === null) continue;
    const isBuiltIn = engine === BUILT_IN;
    if (isBuiltIn !== wasBuiltIn) labels.set(id, isBuiltIn ? "Built-in tutor" : "Language model");
    wasBuiltIn = isBuiltIn;
  }
  return labels;
}
