import type { Morphology } from "../dialogue/ports.ts";
import { opener, reply, simpler, suggestions } from "../dialogue/reply.ts";
import { analyze } from "../german/analyze.ts";
import { shippedLexicon } from "../german/shipped-lexicon.ts";
import type { Tutor } from "../turn.ts";
import { evidenceOf, germanWords } from "./evidence.ts";
import { morphologyOf } from "./morphology.ts";

let shipped: Morphology | undefined;

/** One for all requests of an isolate: what it has looked up once, it remembers. */
function shippedMorphology(): Morphology {
  shipped ??= morphologyOf(shippedLexicon());
  return shipped;
}

/** The tutor that needs no model. Its answer to a message depends on nothing but the input. */
export const builtInTutor: Tutor = {
  opener(input) {
    const { reply: text, translation } = opener(input);
    return { text, translation };
  },
  turn(input) {
    const { message, language, level } = input;
    const lexicon = shippedLexicon();
    const isGerman = language === "german";
    const analysis = isGerman ? analyze(lexicon, message, { level }) : { edits: [], corrected: message };
    const answer = reply(input, analysis, shippedMorphology());
    const isCrisis = isGerman && !answer.correctionsShown;
    return Promise.resolve({
      corrections: isCrisis ? [] : analysis.edits,
      correctedContent: isCrisis ? message : analysis.corrected,
      reply: answer.reply,
      translation: answer.translation,
      vocabulary: answer.vocabulary,
      engine: "built-in",
      germanWords: isGerman ? germanWords(lexicon, message) : 0,
      isCrisis,
      evidence: isGerman && !isCrisis ? evidenceOf(message, analysis, lexicon, level) : null,
    });
  },
  help(input, kind) {
    if (kind === "simpler") {
      const { reply: text, translation } = simpler(input, shippedMorphology());
      return Promise.resolve({ text, translation });
    }
    const [first] = suggestions(input, shippedMorphology());
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
