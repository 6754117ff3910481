import { TOPIC_PACKS } from "#content/built-in/tutor/packs.ts";
import type { Band, Line, TopicPack } from "#schema/content/tutor.ts";
import { type Random, seededRandom } from "#schema/rules/random.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { Tone } from "#schema/terms/tone.ts";
import type { TutorInput } from "../turn.ts";
import { withCapitals } from "./doubts.ts";
import { type Memory, remember } from "./memory.ts";
import type { Corrected, Morphology } from "./ports.ts";
import { bandOf, type Part, sayLine } from "./say.ts";
import { lemmasOf, normalized, withoutAsides } from "./text.ts";

/** Everything that the steps of one reply share. */
export interface Context {
  input: TutorInput;
  /** The message with its corrections made. */
  message: string;
  analysis: Corrected;
  morphology: Morphology;
  level: CefrLevel;
  band: Band;
  tone: Tone;
  memory: Memory;
  /** Lemmas of the corrected message. */
  lemmas: ReadonlySet<string>;
  /** The pack of the conversation's topic; null in a free conversation. */
  pack: TopicPack | null;
  random: Random;
}

export function contextOf(input: TutorInput, analysis: Corrected, morphology: Morphology): Context {
  const band = bandOf(input.level);
  // Beginners who write everything small are understood and answered as if they had not.
  const message = band === "A" ? withCapitals(analysis.corrected, morphology) : analysis.corrected;
  return {
    input,
    message,
    analysis,
    morphology,
    level: input.level,
    band,
    tone: input.tone,
    memory: remember(input.history, morphology),
    lemmas: lemmasOf(withoutAsides(message), morphology),
    pack: TOPIC_PACKS.find((pack) => pack.topic === input.topic) ?? null,
    random: seededRandom(`${input.conversationId}:${input.turn}`),
  };
}

/** A line that was not said yet, in a seeded order; the first one again when all were. */
export function freshLine(context: Context, lines: readonly Line[]): Part {
  const offset = Math.floor(context.random() * lines.length);
  const ordered = lines.map((_, index) => sayLine(lines[(index + offset) % lines.length] as Line, context.tone));
  return (
    ordered.find((part) => !context.memory.said.has(normalized(part.de)) && opensFresh(context, part.de)) ??
    ordered.find((part) => opensFresh(context, part.de)) ??
    (ordered[0] as Part)
  );
}

/** Whether a reply may begin with this text: the last two begin with other words. */
export function opensFresh(context: Context, text: string): boolean {
  const first = normalized(text).split(" ")[0] ?? "";
  return !context.memory.openings.includes(first);
}

/** Fills `*` of a line on both sides. */
export function filled(part: Part, german: string, english: string | null): Part {
  return {
    // A question in quotation marks needs no full stop behind it.
    de: part.de.replace("*", german).replace("?“.", "?“"),
    en: part.en === null || english === null ? null : part.en.replace("*", english).replace("?.”", "?”"),
  };
}
