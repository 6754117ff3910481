import { correctedText } from "#schema/rules/mistakes.ts";
import type { PastMessage } from "../tutor/index.ts";
import { unpackCorrections } from "./corrections.ts";
import type { HistoryRow } from "./store.ts";
import { beginsConversation } from "./views.ts";

/** Messages that the tutor gets to know: it never asks again what it has asked in them. A language model is shown fewer. */
const HISTORY_MESSAGES = 60;
/** The turns with these messages. */
export const HISTORY_TURNS = HISTORY_MESSAGES / 2;

/** Earlier messages as the tutor gets them, oldest first, from turns with the latest first. */
export function historyOf({ opening }: { opening: string }, latest: readonly HistoryRow[]): PastMessage[] {
  const rows = latest.toReversed();
  const said = rows.flatMap(({ content, corrections, reply }): PastMessage[] => {
    const correctedContent = corrections && correctedText(content, unpackCorrections(content, corrections, []));
    const message: PastMessage = { role: "user", content, correctedContent };
    return reply === null ? [message] : [message, spoken(reply)];
  });
  return (beginsConversation(rows) ? [spoken(opening), ...said] : said).slice(-HISTORY_MESSAGES);
}

function spoken(content: string): PastMessage {
  return { role: "assistant", content, correctedContent: null };
}
