import { describe, expect, it } from "vitest";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { checkReply } from "#worker/tutor/dialogue/check-reply.ts";
import { goodbyeIn } from "#worker/tutor/dialogue/intents.ts";
import { reply } from "#worker/tutor/dialogue/reply.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import type { PastMessage } from "#worker/tutor/turn.ts";
import { lexicon } from "../lexicon.ts";
import { CORRECTED_DIALOGUES } from "./corrected-dialogues.ts";
import { LONG_DIALOGUES } from "./learner-lines/long-dialogues.ts";

const morphology = morphologyOf(lexicon);

describe.each([...CORRECTED_DIALOGUES, ...LONG_DIALOGUES])(
  "a conversation about $topic at $level",
  ({ level, topic, tone, lines }) => {
    it.each(lines)("corrects “$message”", ({ message, corrections }) => {
      const { edits } = analyze(lexicon, message, { level });
      expect(edits.map(({ original, corrected }) => `${original} → ${corrected}`)).toEqual(corrections);
    });

    it("keeps to the rules of a good reply, with the corrections that the engine makes", () => {
      const history: PastMessage[] = [];
      const problems: string[] = [];
      lines.forEach(({ message }, turn) => {
        const analysis = analyze(lexicon, message, { level });
        const input = {
          language: "german",
          level,
          tone,
          topic,
          message,
          history,
          conversationId: "six",
          turn,
        } as const;
        const { reply: text } = reply(input, analysis, morphology);
        const earlier = history.flatMap((past) => (past.role === "assistant" ? [past.content] : []));
        const mistakes = analysis.edits.filter((edit) => edit.type !== "spelling").map((edit) => edit.original);
        const kind = goodbyeIn(message) ? ("farewell" as const) : ("reply" as const);
        const found = checkReply(text, { level, tone, earlier, message: analysis.corrected, mistakes, kind });
        problems.push(...found.map((problem) => `${problem} | ${message} → ${text}`));
        history.push({ role: "user", content: message, correctedContent: analysis.corrected });
        history.push({ role: "assistant", content: text, correctedContent: null });
      });
      expect(problems).toEqual([]);
    });
  },
);
