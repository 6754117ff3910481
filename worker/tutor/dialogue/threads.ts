import { DENIALS, PETS, PRAISES } from "#content/built-in/tutor/patterns/telling.ts";
import { THREADS } from "#content/built-in/tutor/threads.ts";
import type { Thread, ThreadQuestion } from "#schema/content/tutor.ts";
import { type Context, opensFresh } from "./context.ts";
import { isTheirs, ofPerson, variantsIn } from "./listening.ts";
import { wasAsked } from "./memory.ts";
import { type Part, sayLine } from "./say.ts";
import { isPlain, type Told, toldIn } from "./telling.ts";
import { bounded, normalized, wordsOf } from "./text.ts";

/** A thread that a message takes up: what can be said to it, and the question that goes on with it. */
export interface Taken {
  told: Told;
  heard: Part | null;
  question: Part;
}

/**
 * The thread of a message. One word is never enough: its last sentence must be about what the thread is about, at its time, and say
 * nothing besides. "Das war schön." is about the sentence before it.
 */
export function threadIn(context: Context): Taken | null {
  const all = toldIn(context);
  const last = all.at(-1);
  const told = last !== undefined && all.length > 1 && PRAISES.test(last.sentence) ? all.at(-2) : last;
  if (told === undefined) return null;
  for (const thread of THREADS) {
    const taken = fits(context, thread, told) ? takenUp(context, thread, told) : null;
    if (taken !== null) return taken;
  }
  return null;
}

function fits(context: Context, thread: Thread, told: Told): boolean {
  const { about, sentence, named } = told;
  const other = about !== "learner" && about !== "thing";
  if (thread.of !== undefined && (thread.of === "other") !== other) return false;
  // "Die Jüngste will nach Kanada", "Gestern hat mich ein Hund gebissen": whole sentences of which the learner is not the subject.
  if (thread.of === "learner" && about === "thing" && wordsOf(sentence).length > 4) return false;
  if (other && !isTheirs(context, named)) return false;
  if (thread.when !== undefined && thread.when !== told.when) return false;
  // What is asked about people is no question about a cat.
  if (thread.named === undefined ? PETS.test(named) : !thread.named.test(named)) return false;
  const found = bounded(thread.says).exec(sentence);
  if (found === null || (thread.unless !== undefined && bounded(thread.unless).test(`${sentence} ${named}`)))
    return false;
  // What the thread itself is about ("nicht bestanden") is no denial of it.
  return isPlain(sentence.replace(found[0], found[0].replaceAll(DENIALS, "X")), context.morphology);
}

function takenUp(context: Context, thread: Thread, told: Told): Taken | null {
  const own = thread[context.band];
  const lines = context.band === "C" ? [own, thread.B] : [own];
  const person = told.about === "sie" || told.about === "mehrere" ? told.about : "er";
  const part = (line: ThreadQuestion): Part =>
    sayLine({ say: ofPerson(line.say, person), en: ofPerson(line.en, person) }, context.tone);
  const open = lines
    .flatMap((each) => each?.ask ?? [])
    .find(
      (line) =>
        !wasAsked(context.memory, variantsIn(line.say)) &&
        (line.unless === undefined || !bounded(line.unless).test(`${context.message} ${told.named}`)),
    );
  if (open === undefined) return null;
  const said = (lines.find((each) => each?.say !== undefined)?.say ?? []).map(part);
  const heard = said.find(({ de }) => opensFresh(context, de) && !context.memory.said.has(normalized(de)));
  return { told, heard: heard ?? null, question: part(open) };
}
