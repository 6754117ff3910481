import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { Tone } from "#schema/terms/tone.ts";
import type { Topic } from "#schema/terms/topic.ts";
import type { Morphology } from "#worker/tutor/dialogue/ports.ts";
import { type DialogueReply, reply } from "#worker/tutor/dialogue/reply.ts";
import type { PastMessage } from "#worker/tutor/turn.ts";
import { analyzed } from "./learner-lines.ts";

export interface Exchange extends DialogueReply {
  message: string;
  corrected: string;
  mistakes: readonly string[];
}

/** A whole conversation: every message gets its reply, and the history grows as it does in the app. */
export function converse(
  lines: readonly string[],
  setting: { level: CefrLevel; tone: Tone; topic: Topic | null; conversationId: string },
  morphology: Morphology,
): Exchange[] {
  const history: PastMessage[] = [];
  return lines.map((line, turn) => {
    const { message, edits, corrected } = analyzed(line);
    const input = { ...setting, language: "german", message, history: [...history], turn } as const;
    const answer = reply(input, { edits, corrected }, morphology);
    history.push({ role: "user", content: message, correctedContent: corrected });
    history.push({ role: "assistant", content: answer.reply, correctedContent: null });
    return {
      ...answer,
      message,
      corrected,
      mistakes: edits.filter((edit) => edit.type !== "spelling").map((edit) => edit.original),
    };
  });
}
