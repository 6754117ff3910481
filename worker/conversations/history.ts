import { correctedText } from "#schema/rules/mistakes.ts";
import type { PastMessage } from "../tutor/index.ts";
import { unpackCorrections } from "./corrections.ts";
import type { HistoryRow } from "./store.ts";

/** Messages that the tutor gets to know: it never asks again what it has asked in them. A language model is shown fewer. */
export const HISTORY_MESSAGES = 60;

/** Earlier messages as the tutor gets them, oldest first, from rows with the latest first. */
export function historyOf(latest: readonly HistoryRow[]): PastMessage[] {
  return latest.toReversed().map(({ role, content, corrections }) => ({
    role,
    content,
    correctedContent: corrections && correctedText(content, unpackCorrections(content, corrections, [])),
  }));
}
