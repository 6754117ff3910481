import { SIMPLER_LEADS } from "#content/built-in/tutor/general.ts";
import { ANSWERS_TO_ANYTHING, FILLERS, FOREIGN_HELP, OPENINGS_OF_ANYTHING } from "#content/built-in/tutor/help.ts";
import { TIME_OR_PLACE } from "#content/built-in/tutor/patterns/question.ts";
import type { FollowUp } from "#schema/content/tutor.ts";
import type { TutorInput, TutorText } from "../turn.ts";
import { type Context, contextOf, freshLine } from "./context.ts";
import {
  englishInFirstPerson,
  inFirstPerson,
  mainClause,
  type Opening,
  openingOfAnswer,
  questionWordOf,
  yesAnswer,
} from "./first-person.ts";
import { simplerPart } from "./language-help.ts";
import { listeningBeginningFor } from "./listening.ts";
import { beginningFor } from "./moves.ts";
import type { Morphology } from "./ports.ts";
import { followUpOf } from "./question.ts";
import { type Part, sayLine } from "./say.ts";
import { capitalized, sentencesOf, wordsOf } from "./text.ts";

type Asked = Omit<TutorInput, "message">;

/** How the learner's answer to the last question can begin, with words that fit in. */
export function hintFor(input: Asked, morphology: Morphology): TutorText {
  if (input.language !== "german") return FOREIGN_HELP[input.language].hint;
  const context = helpContext(input, morphology);
  const question = context.memory.lastQuestion;
  const followUp = followUpOf(question);
  const samples = samplesOf(followUp);
  const examples: Part | null =
    samples.length === 0
      ? null
      : { de: samples.map((sample) => sample.de).join(" / "), en: samples.map((sample) => sample.en).join(" / ") };
  const frame = frameOf(context, followUp);
  if (frame !== null) {
    const en = frame.en === null ? null : frame.en.replace("*", "…").replace(/\.$/u, "");
    return joined({ de: frame.de.replace("*", "…").replace(/\.$/u, ""), en }, examples);
  }
  const begin = question === null ? null : (beginningFor(question) ?? listeningBeginningFor(question));
  if (begin !== null) return { text: begin, translation: null };
  const opening = question === null ? null : openingOfAnswer(question, morphology);
  if (opening !== null) return joined({ de: withGap(opening), en: null }, examples);
  const yes = question === null ? null : yesAnswer(question, morphology);
  if (yes !== null)
    return { text: yes.startsWith("Ja,") ? "Ja, … / Nein, …" : yes.replace(/\.$/u, " …"), translation: null };
  const anything = sayLine(OPENINGS_OF_ANYTHING[context.band][0] ?? { say: "", en: "" }, context.tone);
  return joined(anything, examples);
}

/** A whole answer to the last question, as the learner could send it. */
export function replyFor(input: Asked, morphology: Morphology): TutorText {
  if (input.language !== "german") return FOREIGN_HELP[input.language].reply;
  const context = helpContext(input, morphology);
  const question = context.memory.lastQuestion;
  const followUp = followUpOf(question);
  const samples = samplesOf(followUp);
  const sample = samples[Math.floor(context.random() * samples.length)];
  const frame = frameOf(context, followUp);
  if (sample !== undefined) {
    if (frame !== null && fits(frame.de, sample.de, morphology)) {
      return {
        text: capitalized(frame.de.replace("*", sample.de)),
        translation: frame.en === null ? null : capitalized(frame.en.replace("*", sample.en)),
      };
    }
    return { text: `${capitalized(sample.de)}.`, translation: `${capitalized(sample.en)}.` };
  }
  const yes = question === null ? null : yesAnswer(question, morphology);
  if (yes !== null) return { text: yes, translation: null };
  return filled(context, question) ?? answerToAnything(context);
}

/** The last question in simpler words. */
export function simplerFor(input: Asked, morphology: Morphology): TutorText {
  if (input.language !== "german") {
    const last = sentencesOf(input.history.findLast((past) => past.role === "assistant")?.content ?? "");
    return { text: last.findLast((sentence) => sentence.includes("?")) ?? last.at(-1) ?? "", translation: null };
  }
  const context = helpContext(input, morphology);
  const question = context.memory.lastQuestion;
  const known = followUpOf(question);
  if (question !== null && known === null) {
    const main = `${mainClause(question).replaceAll(/ (?:denn|eigentlich|wohl|überhaupt)(?= |$)/gu, "")}?`;
    const opening = openingOfAnswer(question, morphology);
    const written = beginningFor(question) ?? listeningBeginningFor(question);
    // What is left must still be a question, and shorter or helped on by a beginning of its answer.
    const asks = questionWordOf(main) !== null || yesAnswer(question, morphology) !== null;
    const shorter = wordsOf(main).length < wordsOf(question).length - 1;
    if (written !== null || (asks && (shorter || opening !== null))) {
      const lead = freshLine(context, SIMPLER_LEADS);
      const start = written ?? (opening === null ? null : withGap(opening));
      const begin = start === null ? "" : ` ${sayLine(BEGIN, context.tone).de.replace("*", start)}`;
      return { text: `${lead.de} ${main}${begin}`, translation: null };
    }
  }
  return simplerPart(context);
}

const BEGIN = { say: "{Du kannst|Sie können} so anfangen: „*“", en: "You can begin like this: “*”" };

function helpContext(input: Asked, morphology: Morphology): Context {
  return contextOf({ ...input, message: "" }, { edits: [], corrected: "" }, morphology);
}

function samplesOf(followUp: FollowUp | null): { de: string; en: string }[] {
  return (followUp?.samples ?? []).map((sample) => {
    const [de = "", en = ""] = sample.split("|");
    return { de, en };
  });
}

/** The frame of a question in the learner's person; null without one, or when the shift is uncertain. */
function frameOf(context: Context, followUp: FollowUp | null): Part | null {
  if (followUp?.frame === undefined) return null;
  const frame = sayLine(followUp.frame, context.tone);
  const de = inFirstPerson(frame.de.replace(/ also(?= |\.)/u, ""), context.morphology);
  return de === null ? null : { de, en: frame.en === null ? null : englishInFirstPerson(frame.en) };
}

/** A nominative must not stand where the frame wants another case, nor a plural where it is the subject of a singular verb. */
function fits(frame: string, sample: string, morphology: Morphology): boolean {
  if (/\b(?:ist|war|heißt|bin)\b/u.test(frame)) return true;
  if (/^(?:der|ein) /u.test(sample)) return false;
  if (/\b(?:ich|wir|man)\b/iu.test(frame)) return true;
  const noun = wordsOf(sample).findLast((word) => word.text !== word.text.toLowerCase());
  return noun === undefined || morphology.readings(noun.text).some((reading) => reading.lemma === noun.text);
}

function withGap({ before, after, reason }: Opening): string {
  return reason ? `${before}, weil …` : [before, "…", after].filter(Boolean).join(" ");
}

function joined(opening: Part, examples: Part | null): TutorText {
  if (examples === null) return { text: opening.de, translation: opening.en };
  return {
    text: `${opening.de} (zum Beispiel: ${examples.de})`,
    translation: `${opening.en ?? "…"} (for example: ${examples.en})`,
  };
}

/** A short question in the present gets an answer that nearly everybody could give. */
function filled(context: Context, question: string | null): TutorText | null {
  if (question === null || context.band === "C") return null;
  const word = questionWordOf(mainClause(question)) ?? "";
  const opening = openingOfAnswer(question, context.morphology);
  if (opening === null || question.includes(",")) return null;
  if (word === "wie" && / (?:ist|war)$/u.test(opening.before)) {
    return { text: `${opening.before} ganz gut.`, translation: null };
  }
  const filler = FILLERS[word];
  const own = `${opening.before} ${opening.after}`;
  if (filler === undefined || wordsOf(own).length > 6 || TIME_OR_PLACE.test(own)) return null;
  const before = filler.say.startsWith("mit ") ? opening.before.replace(/ mit$/u, "") : opening.before;
  const text = [`${before}${opening.reason ? "," : ""}`, filler.say, opening.after].filter(Boolean).join(" ");
  return { text: `${text}.`, translation: null };
}

function answerToAnything(context: Context): TutorText {
  const lines = ANSWERS_TO_ANYTHING[context.band];
  const line = lines[Math.floor(context.random() * lines.length)] ?? lines[0];
  const { de, en } = sayLine(line ?? { say: "", en: "" }, context.tone);
  return { text: de, translation: en };
}
