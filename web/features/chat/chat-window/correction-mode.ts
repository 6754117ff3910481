import { useState } from "react";
import * as z from "zod/mini";
import type { Correction } from "#schema/api/conversations.ts";
import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import { storedItem } from "../../../lib/storage.ts";

const correctionMode = z.enum(["every-message", "my-level", "at-the-end"]);
export type CorrectionMode = z.infer<typeof correctionMode>;

export const CORRECTION_MODES: readonly { value: CorrectionMode; label: string }[] = [
  { value: "every-message", label: "Correct every message" },
  { value: "my-level", label: "Only what matters at my level" },
  { value: "at-the-end", label: "Correct at the end" },
];

/** Which corrections a learner wants to see while they chat, remembered in this browser. */
export function useCorrectionMode(learnerId: string): [mode: CorrectionMode, setMode: (mode: CorrectionMode) => void] {
  const stored = storedItem("local", `correction-mode:${learnerId}`, correctionMode);
  const [mode, setMode] = useState(() => stored.read() ?? "every-message");
  function change(next: CorrectionMode): void {
    stored.write(next);
    setMode(next);
  }
  return [mode, change];
}

/** The corrections that are shown now. `level` is that of the conversation: what is only expected above it can wait. */
export function shownCorrections(
  corrections: readonly Correction[],
  { mode, level }: { mode: CorrectionMode; level: CefrLevel },
): readonly Correction[] {
  if (mode === "at-the-end") return [];
  if (mode === "every-message") return corrections;
  const highest = CEFR_LEVELS.indexOf(level);
  return corrections.filter((correction) => CEFR_LEVELS.indexOf(correction.level) <= highest);
}
