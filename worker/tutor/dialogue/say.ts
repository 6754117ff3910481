import type { Band, Line, ToneText } from "#schema/content/tutor.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { Tone } from "#schema/terms/tone.ts";

/** A piece of a reply. `en` is null where the learner's own words come back, which nobody has translated. */
export interface Part {
  de: string;
  en: string | null;
}

/** Stands in a translation where the reply repeats the learner's own words. */
export const OWN_WORDS = "(your own words)";

/** The line as it is said in a tone; see `ToneText`. */
export function say(text: ToneText, tone: Tone): string {
  const chosen = text.replaceAll(/\{([^{}]*)\}/g, (_, group: string) => {
    const [du = "", sie = du, slang = du] = group.split("|");
    return tone === "professional" ? sie : tone === "slang" ? slang : du;
  });
  return chosen
    .replaceAll(/~([^\s?!.,:;]+)/g, tone === "slang" ? "$1" : "")
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/ ([?!.,:;])/g, "$1")
    .trim();
}

export function sayLine(line: Line, tone: Tone): Part {
  return { de: say(line.say, tone), en: line.en };
}

export function bandOf(level: CefrLevel): Band {
  return level.startsWith("A") ? "A" : level.startsWith("B") ? "B" : "C";
}

/** One text of several parts, with the English of all of them. */
export function joinParts(parts: readonly Part[]): { reply: string; translation: string } {
  return {
    reply: parts.map((part) => part.de).join(" "),
    translation: parts.map((part) => part.en ?? OWN_WORDS).join(" "),
  };
}
