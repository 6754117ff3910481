import { describe, expect, it } from "vitest";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import { TONES } from "#schema/terms/tone.ts";
import { TOPICS } from "#schema/terms/topic.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { checkReply } from "#worker/tutor/dialogue/check-reply.ts";
import { goodbyeIn } from "#worker/tutor/dialogue/intents.ts";
import { lexicon } from "../lexicon.ts";
import { converse } from "./converse.ts";
import { LEARNER_LINES } from "./learner-lines.ts";

const morphology = morphologyOf(lexicon);
const SEEDS = 4;
const CONVERSATIONS = TOPICS.flatMap((topic) =>
  CEFR_LEVELS.flatMap((level) => {
    const lines = LEARNER_LINES[topic]?.[level];
    return lines === undefined ? [] : [{ topic, level, lines }];
  }),
);

// A conversation of twenty turns takes some 30 ms; the machine may be busy.
describe("whole conversations", { timeout: 30_000 }, () => {
  it.each(CONVERSATIONS)("$topic at $level: no reply breaks a rule, in any tone", ({ topic, level, lines }) => {
    const problems: string[] = [];
    for (const tone of TONES) {
      for (let seed = 0; seed < SEEDS; seed += 1) {
        const earlier: string[] = [];
        for (const exchange of converse(lines, { level, tone, topic, conversationId: `seed-${seed}` }, morphology)) {
          const kind = goodbyeIn(exchange.message) ? ("farewell" as const) : ("reply" as const);
          const found = checkReply(exchange.reply, {
            level,
            tone,
            earlier,
            message: exchange.corrected,
            mistakes: exchange.mistakes,
            kind,
          });
          problems.push(
            ...found.map((problem) => `${tone} ${seed}: ${problem} | ${exchange.corrected} → ${exchange.reply}`),
          );
          earlier.push(exchange.reply);
          if (exchange.vocabulary.length === 0 || exchange.vocabulary.length > 3)
            problems.push(`${exchange.vocabulary.length} chips | ${exchange.reply}`);
          if (exchange.translation === "") problems.push(`no translation | ${exchange.reply}`);
        }
      }
    }
    expect(problems).toEqual([]);
  });

  it("answers the same message the same way", () => {
    const lines = LEARNER_LINES.food?.A2 ?? [];
    const setting = { level: "A2", tone: "friendly", topic: "food", conversationId: "same" } as const;
    expect(converse(lines, setting, morphology)).toEqual(converse(lines, setting, morphology));
  });

  it("holds a conversation in any order of messages, also in a free topic", () => {
    const problems: string[] = [];
    for (const { level, lines } of CONVERSATIONS) {
      const shuffledLines = lines.toReversed().filter((line) => !goodbyeIn(line));
      const earlier: string[] = [];
      for (const exchange of converse(
        shuffledLines,
        { level, tone: "friendly", topic: null, conversationId: level },
        morphology,
      )) {
        problems.push(
          ...checkReply(exchange.reply, { level, tone: "friendly", earlier, message: exchange.corrected }).map(
            (problem) => `${level}: ${problem} | ${exchange.corrected} → ${exchange.reply}`,
          ),
        );
        earlier.push(exchange.reply);
      }
    }
    expect(problems).toEqual([]);
  });
});
