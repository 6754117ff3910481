import {
  ANSWER_LEADS,
  BOTH_SIDES,
  FAVORITES,
  RETURNED_QUESTION,
  TUTOR_ANSWERS,
  UNKNOWN_ANSWERS,
  WELL_BEING,
} from "#content/built-in/tutor/general.ts";
import { TOPIC_PACKS } from "#content/built-in/tutor/packs.ts";
import type { TutorAnswer } from "#schema/content/tutor.ts";
import { type Context, freshLine, opensFresh } from "./context.ts";
import { type Part, sayLine } from "./say.ts";
import { addLead } from "./take-up.ts";
import { lemmasOf, normalized, occurs, wordsOf } from "./text.ts";

const MENTIONS_PROGRAM = /\b(?:Als|ein) Programm\b/u;

/** A short, honest answer to the learner's question. It never claims a human life. */
export function answerTo(context: Context, question: string): Part {
  // "Was geht?", or "Und dir?" after "Mir geht es gut".
  const wellBeing =
    /\b(?:wie gehts?|was geht|wie läufts?|alles (?:klar|gut|okay))\b/iu.test(question) ||
    (/(?:^|\bund )(?:dir|ihnen|du|sie|bei dir|bei ihnen)\W*$/iu.test(question.trim()) &&
      /\b(?:geht es|geht['’]s|es geht|^\W*(?:ja |danke |sehr |mir )*(?:gut|super|prima|schlecht|okay|ok))\b/iu.test(
        context.message,
      ));
  if (wellBeing) return line(context, WELL_BEING[context.band]);
  const returned =
    /^(?:und )?(?:du|sie|dir|ihnen|bei dir|bei ihnen)\W*$/iu.test(question.trim()) || wordsOf(question).length === 0;
  if (returned)
    return (
      usable(context, fromPacks(context, lemmasOf(context.memory.lastQuestion ?? "", context.morphology)) ?? null) ??
      line(context, RETURNED_QUESTION[context.band])
    );
  if (context.band === "A" && /\b(?:dein|ihr)e?n? lieblings\p{L}+/iu.test(question))
    return line(context, FAVORITES[context.band]);
  const lemmas = lemmasOf(question, context.morphology);
  return (
    usable(context, fromPacks(context, lemmas)) ??
    usable(context, matching(context, TUTOR_ANSWERS, lemmas)) ??
    line(context, / oder /u.test(question) ? BOTH_SIDES[context.band] : UNKNOWN_ANSWERS[context.band])
  );
}

function fromPacks(context: Context, lemmas: ReadonlySet<string>): Part | null {
  const packs =
    context.pack === null ? TOPIC_PACKS : [context.pack, ...TOPIC_PACKS.filter((pack) => pack !== context.pack)];
  for (const pack of packs) {
    const found = matching(context, pack.answers, lemmas);
    if (found !== null) return found;
  }
  return null;
}

function matching(context: Context, answers: readonly TutorAnswer[], lemmas: ReadonlySet<string>): Part | null {
  for (const answer of answers) {
    if (answer.band !== context.band || !answer.on.some((trigger) => occurs(trigger, lemmas))) continue;
    const part = sayLine(answer, context.tone);
    if (usable(context, part) !== null) return part;
    const led = context.memory.said.has(normalized(part.de)) ? null : withLead(context, part);
    if (led !== null) return led;
  }
  return null;
}

/** A fitting answer that only begins like one of the last replies: better with a word in front than an evasion. */
function withLead(context: Context, part: Part): Part | null {
  return opensFresh(context, part.de) ? null : usable(context, addLead(context, part, ANSWER_LEADS));
}

/** Not said before, with a first word of its own, and no second "Als Programm". */
function usable(context: Context, part: Part | null): Part | null {
  if (part === null || context.memory.said.has(normalized(part.de)) || !opensFresh(context, part.de)) return null;
  return context.memory.programMentioned && MENTIONS_PROGRAM.test(part.de) ? null : part;
}

function line(context: Context, lines: readonly { say: string; en: string }[]): Part {
  const allowed = lines.filter(
    (candidate) => !context.memory.programMentioned || !MENTIONS_PROGRAM.test(candidate.say),
  );
  return freshLine(context, allowed);
}
