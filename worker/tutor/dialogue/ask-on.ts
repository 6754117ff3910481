import { ASK_ON, type AskKind } from "#content/built-in/tutor/ask-on.ts";
import { HEARD_LEADS } from "#content/built-in/tutor/general.ts";
import {
  COLORING,
  INTRODUCES,
  IS_STUCK,
  IS_TALK,
  IS_TORN,
  MOVES,
  POINTS_BEFORE,
} from "#content/built-in/tutor/patterns/ask-on.ts";
import { IS_A_VIEW, LIKES, SAYS_A_VIEW } from "#content/built-in/tutor/patterns/going-on.ts";
import { DENIES } from "#content/built-in/tutor/patterns/strands.ts";
import type { Context } from "./context.ts";
import { opensFresh } from "./context.ts";
import { isDoubtful } from "./doubts.ts";
import { ofPerson, variantsIn } from "./listening.ts";
import { wasAsked } from "./memory.ts";
import { recast } from "./recast.ts";
import { type Part, sayLine } from "./say.ts";
import { isTroubled } from "./story.ts";
import { addLead } from "./take-up.ts";
import { type Told, toldIn } from "./telling.ts";
import { normalized, wordsOf } from "./text.ts";

/** A sentence of the message as a listener says it back, and what it tells. */
export interface SaidBack {
  part: Part;
  told: Told;
}

/** The longest sentence, in words, that is said back from B1 on: more would be a recital. */
const LONGEST = { A1: 0, A2: 0, B1: 13, B2: 15, C1: 17, C2: 19 } as const;

/**
 * From B1 on: the last sentence of the message, or its first clause, that can be said back with certainty and stands by itself. Hearing their own
 * words in the tutor's mouth, learners know that they were heard, and the next question has something to point at.
 */
export function saidBackIn(context: Context): SaidBack | null {
  const { level, memory, morphology, tone } = context;
  for (const told of toldIn(context).slice(-3).toReversed()) {
    for (const text of [
      told.sentence,
      ...(/^[^,:;]{16,}(?=[,;] )|^.{16,}?(?= (?:und|aber) )/u.exec(told.sentence) ?? []),
    ]) {
      const bare = text.replace(COLORING, "").replace(/[.!…]+$/u, "");
      const length = wordsOf(bare).length;
      if (length < 4 || length > LONGEST[level] || IS_TALK.test(bare) || POINTS_BEFORE.test(bare)) continue;
      if (isDoubtful(`${bare}.`, morphology)) continue;
      const said = recast(`${bare}.`, tone, morphology, !memory.alsoUsed);
      if (said === null || memory.said.has(normalized(said.text))) continue;
      const part = { de: said.text, en: null };
      const isOwn = said.text !== `${bare}.`;
      const spoken = isOwn && opensFresh(context, part.de) ? part : addLead(context, part, HEARD_LEADS);
      if (spoken === null) continue;
      // A clause may tell of another time and of somebody else than its sentence.
      const [clause = told] = text === told.sentence ? [] : toldIn({ ...context, message: `${text}.` });
      return { part: spoken, told: { ...clause, sentence: MOVES.test(told.sentence) ? told.sentence : text } };
    }
  }
  return null;
}

/** A question that goes on from a sentence that was said back; null when all of its kind were asked. */
export function askOn(context: Context, told: Told): Part | null {
  const { band, memory, message, tone } = context;
  if (band === "A") return null;
  const person = told.about === "learner" || told.about === "thing" ? "er" : told.about;
  const line = ASK_ON[kindOf(told)][band].find(
    ({ say, unless }) => !wasAsked(memory, variantsIn(say)) && unless?.test(message) !== true,
  );
  return line === undefined ? null : sayLine({ say: ofPerson(line.say, person), en: ofPerson(line.en, person) }, tone);
}

const OF_LEARNER = /(?<!\p{L})(?:ich|wir|mir|mich|uns)(?!\p{L})/iu;

function kindOf({ sentence, about, when }: Told): AskKind {
  const troubled = isTroubled({ message: sentence });
  if (MOVES.test(sentence)) return "moved";
  if (IS_TORN.test(sentence)) return "torn";
  if (IS_STUCK.test(sentence)) return "stuck";
  if (about !== "learner" && about !== "thing") {
    if (INTRODUCES.test(sentence)) return "introduced";
    return troubled && when !== "past"
      ? "othersTrouble"
      : when === "past"
        ? "othersPast"
        : when === "coming"
          ? "othersComing"
          : "others";
  }
  if (IS_A_VIEW.test(sentence) || SAYS_A_VIEW.test(sentence)) return "view";
  if (troubled) return when === "past" ? "pastTrouble" : "trouble";
  // "Er ist schneller als ich.", of somebody whom no word tells.
  if (/^(?:er|sie) /iu.test(sentence)) return when === "past" ? "othersPast" : "others";
  if (!OF_LEARNER.test(sentence)) return when === "past" ? "othersPast" : "claim";
  if (when !== "now") return when;
  return LIKES.test(sentence) && !DENIES.test(sentence) ? "liking" : "own";
}
