import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import { DEFAULT_TONE, TONES } from "#schema/terms/tone.ts";
import { TOPICS } from "#schema/terms/topic.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { checkReply } from "#worker/tutor/dialogue/check-reply.ts";
import { goodbyeIn } from "#worker/tutor/dialogue/intents.ts";
import { converse } from "./dialogue/converse.ts";
import { LEARNER_LINES } from "./dialogue/learner-lines.ts";
import { lexicon } from "./lexicon.ts";

// `node tests/tutor/print-conversations.ts food A1 friendly 7`: topic, level, tone and seed, each of them optional.
const [wantedTopic, wantedLevel, wantedTone, seed = "1"] = process.argv.slice(2);
const morphology = morphologyOf(lexicon);
const tone = TONES.find((candidate) => candidate === wantedTone) ?? DEFAULT_TONE;
for (const topic of TOPICS.filter((candidate) => wantedTopic === undefined || candidate === wantedTopic)) {
  for (const level of CEFR_LEVELS.filter(
    (candidate: CefrLevel) => wantedLevel === undefined || candidate === wantedLevel,
  )) {
    const lines = LEARNER_LINES[topic]?.[level];
    if (lines === undefined) continue;
    console.log(`\n=== ${topic} ${level} ${tone}`);
    const earlier: string[] = [];
    for (const exchange of converse(lines, { level, tone, topic, conversationId: seed }, morphology)) {
      const kind = goodbyeIn(exchange.message) ? ("farewell" as const) : ("reply" as const);
      const problems = checkReply(exchange.reply, {
        level,
        tone,
        earlier,
        message: exchange.message,
        mistakes: exchange.mistakes,
        kind,
      });
      console.log(`L: ${exchange.corrected}\nT: ${exchange.reply}\n   ${exchange.translation}`);
      console.log(`   [${exchange.vocabulary.map((word) => `${word.word} – ${word.translation}`).join("; ")}]`);
      for (const problem of problems) console.log(`   !! ${problem}`);
      earlier.push(exchange.reply);
    }
  }
}
