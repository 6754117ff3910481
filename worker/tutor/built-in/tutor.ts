import { hintFor, replyFor, simplerFor } from "../dialogue/help.ts";
import { germanAsked } from "../dialogue/intents.ts";
import type { Morphology } from "../dialogue/ports.ts";
import { opener, reply } from "../dialogue/reply.ts";
import { type Analysis, analyze, applyEdits } from "../german/analyze.ts";
import { shippedLexicon } from "../german/shipped-lexicon.ts";
import type { Tutor } from "../turn.ts";
import { evidenceOf, germanWords } from "./evidence.ts";
import { meaningOf, UNKNOWN } from "./meaning.ts";
import { morphologyOf } from "./morphology.ts";

const HELP = { hint: hintFor, reply: replyFor, simpler: simplerFor } as const;

let shipped: Morphology | undefined;

/** One for all requests of an isolate: what it has looked up once, it remembers. */
function shippedMorphology(): Morphology {
  shipped ??= morphologyOf(shippedLexicon());
  return shipped;
}

/** Of two forms that the learner asks about, one is wrong on purpose: "Heißt es mit dem Bus oder mit den Bus?" */
function withoutChoices(message: string, analysis: Analysis): Pick<Analysis, "edits" | "corrected"> {
  if (analysis.edits.length === 0 || !CHOICES.has(germanAsked(message)?.kind ?? "other")) return analysis;
  const question = / oder [^.!?]*\?/u.exec(message);
  if (question === null) return analysis;
  const from = Math.max(0, ...Array.from(message.slice(0, question.index).matchAll(/[.!?]\s/gu), ({ index }) => index));
  const to = question.index + question[0].length;
  const edits = analysis.edits.filter(({ start }) => start < from || start >= to);
  return { edits, corrected: applyEdits(message, edits) };
}

const CHOICES: ReadonlySet<string> = new Set(["article", "case", "choice", "forms", "rule"]);

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
    const analysis = isGerman
      ? withoutChoices(message, analyze(lexicon, message, { level }))
      : { edits: [], corrected: message };
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
    return Promise.resolve(HELP[kind](input, shippedMorphology()));
  },
  meaning: (word, { language, sentence }) =>
    Promise.resolve(language === "german" ? meaningOf(shippedLexicon(), word, sentence) : UNKNOWN),
};
