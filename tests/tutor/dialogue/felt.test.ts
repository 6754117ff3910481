import { describe, expect, it } from "vitest";
import { FELT } from "#content/built-in/tutor/felt.ts";
import { TONES } from "#schema/terms/tone.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { checkReply } from "#worker/tutor/dialogue/check-reply.ts";
import { reply } from "#worker/tutor/dialogue/reply.ts";
import { say } from "#worker/tutor/dialogue/say.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);

function answer(message: string): string {
  const input = {
    message,
    language: "german",
    level: "B2",
    tone: "friendly",
    topic: "work",
    history: [{ role: "assistant", content: "Was gibt es bei dir Neues?", correctedContent: null }],
    conversationId: "felt",
    turn: 1,
  } as const;
  return reply(input, analyze(lexicon, message, { level: "B2" }), morphology).reply;
}

describe("what learners say they feel", () => {
  it.each([
    ["Der Antrag wurde abgelehnt. Ich bin wirklich wütend.", /ärger/u],
    ["Das hat mich ein bisschen gekränkt.", /tut mir leid|nicht leicht|nahe/u],
    ["Meine Mannschaft hat 2:1 gewonnen, ich habe laut geschrien.", /gute Neuigkeiten|freut mich|schön/u],
    ["In der Schule habe ich mich furchtbar geschämt.", /passiert jedem|unangenehm/u],
  ])("is answered as such: %s", (message, expected) => {
    expect(answer(message)).toMatch(expected);
  });

  it.each([
    "Ich war sauer, aber dann musste ich lachen.",
    "Ich bin nicht traurig, nur ein bisschen still.",
    "Wenn ich gewonnen hätte, wäre ich froh.",
  ])("is not heard where it is denied, turned or only supposed: %s", (message) => {
    expect(answer(message)).not.toMatch(/tut mir leid|ärger|gute Neuigkeiten|freut mich/u);
  });

  it("gets lines that keep the rules in every tone", () => {
    const problems = FELT.flatMap(({ say: lines }) =>
      lines.flatMap((line) =>
        TONES.flatMap((tone) =>
          checkReply(`${say(line.say, tone)} Warum ist das so?`, { level: "B1", tone, earlier: [], message: "" }),
        ),
      ),
    );
    expect(problems).toEqual([]);
  });
});
