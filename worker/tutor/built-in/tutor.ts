import type { Morphology } from "../dialogue/ports.ts";
import { opener, reply, simpler, suggestions } from "../dialogue/reply.ts";
import { analyze } from "../german/analyze.ts";
import { shippedLexicon } from "../german/shipped-lexicon.ts";
import type { Tutor } from "../turn.ts";

/** What the dialogue gets as long as the engine's own morphology is not connected to it. */
const NO_MORPHOLOGY: Morphology = { readings: () => [], inSecondPerson: () => null, entry: () => null };

/** The tutor that needs no model. Its answer to a message depends on nothing but the input. */
export const builtInTutor: Tutor = {
  opener(input) {
    const { reply: text, translation } = opener(input);
    return { text, translation };
  },
  turn(input) {
    const isGerman = input.language === "german";
    const analysis = isGerman
      ? analyze(shippedLexicon(), input.message, { level: input.level })
      : { edits: [], corrected: input.message };
    const answer = reply(input, analysis, NO_MORPHOLOGY);
    return Promise.resolve({
      corrections: answer.correctionsShown ? analysis.edits : [],
      correctedContent: answer.correctionsShown ? analysis.corrected : input.message,
      reply: answer.reply,
      translation: answer.translation,
      vocabulary: answer.vocabulary,
      engine: "built-in",
      germanWords: isGerman ? input.message.split(/\s+/u).length : 0,
      isCrisis: isGerman && !answer.correctionsShown,
      evidence: null,
    });
  },
  help(input, kind) {
    if (kind === "simpler") {
      const { reply: text, translation } = simpler(input, NO_MORPHOLOGY);
      return Promise.resolve({ text, translation });
    }
    const [first] = suggestions(input, NO_MORPHOLOGY);
    return Promise.resolve({ text: first?.german ?? "", translation: first?.english ?? null });
  },
  meaning: () =>
    Promise.resolve({
      lemma: null,
      translation: null,
      gender: null,
      plural: null,
      partOfSpeech: null,
      level: null,
      parts: [],
    }),
};
