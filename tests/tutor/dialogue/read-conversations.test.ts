import { describe, expect, it } from "vitest";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { checkReply } from "#worker/tutor/dialogue/check-reply.ts";
import { goodbyeIn } from "#worker/tutor/dialogue/intents.ts";
import { opener, reply } from "#worker/tutor/dialogue/reply.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import type { PastMessage } from "#worker/tutor/turn.ts";
import { lexicon } from "../lexicon.ts";
import { READ_CONVERSATIONS, type ReadConversation } from "./learner-lines/read.ts";

const morphology = morphologyOf(lexicon);

/** The conversation as it goes in the app, with each reply and what is wrong with it. */
function replay({ id, level, topic, tone, turns }: ReadConversation): string[] {
  const setting = { language: "german", level, topic, tone, conversationId: id } as const;
  const first = opener({ ...setting, turn: 0 }).reply;
  const history: PastMessage[] = [{ role: "assistant", content: first, correctedContent: null }];
  return turns.flatMap(({ says, absurd }, index) => {
    const analysis = analyze(lexicon, says, { level });
    const { reply: text } = reply(
      { ...setting, message: says, history: [...history], turn: index + 1 },
      analysis,
      morphology,
    );
    const earlier = history.filter(({ role }) => role === "assistant").map(({ content }) => content);
    const kind = goodbyeIn(says) ? "farewell" : "reply";
    history.push({ role: "user", content: says, correctedContent: analysis.corrected });
    history.push({ role: "assistant", content: text, correctedContent: null });
    const problems = checkReply(text, { level, tone, earlier, message: analysis.corrected, kind });
    if (absurd?.test(text) === true) problems.push("is absurd");
    return problems.map((problem) => `${problem} | ${says} → ${text}`);
  });
}

describe("conversations that were read", { timeout: 30_000 }, () => {
  it.each(READ_CONVERSATIONS)("$id ($level, $topic, $tone): nothing absurd comes back", (conversation) => {
    expect(replay(conversation)).toEqual([]);
  });
});
