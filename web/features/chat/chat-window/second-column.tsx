import type { Conversation, Message } from "#schema/api/conversations.ts";
import { LANGUAGE_LABELS, LANGUAGE_TAGS } from "#schema/terms/language.ts";
import { CorrectionNotes } from "../../../chat-kit/correction-notes.tsx";
import { WordCard } from "../../../chat-kit/word-card.tsx";
import { useWordDesk } from "../../../chat-kit/word-desk.ts";
import { Card } from "../../../ui/card.tsx";
import { type CorrectionMode, shownCorrections } from "./correction-mode.ts";
import { grammarHref, writtenText } from "./message-list.tsx";

export interface SecondColumnProps {
  conversation: Conversation;
  mode: CorrectionMode;
  /** The message whose corrections are shown. */
  message: Message | undefined;
}

/** Beside the conversation, where there is room: the corrections of one message, and the word that was pressed. */
export function SecondColumn({ conversation, mode, message }: SecondColumnProps) {
  const { open } = useWordDesk();
  const lang = LANGUAGE_TAGS[conversation.language];
  const level = conversation.cefrLevel;
  const corrections = message ? shownCorrections(message.corrections, { mode, level }) : [];
  return (
    <Card asChild>
      <aside
        aria-label="Corrections and words"
        className="sticky top-[calc(var(--header-height)+16px)] max-h-[750px] overflow-y-auto"
      >
        <h2>Corrections</h2>
        {message && corrections.length > 0 ? (
          <CorrectionNotes text={writtenText(message)} corrections={corrections} grammarHref={grammarHref} />
        ) : (
          <p className="mt-2 text-sm text-ink-soft">{noCorrectionsText(conversation, mode)}</p>
        )}
        <h2 className="mt-4">Word</h2>
        {open ? (
          <div className="mt-2">
            <WordCard key={open.id} open={open} lang={lang} />
          </div>
        ) : (
          <p className="mt-2 text-sm text-ink-soft">Press a word of the tutor to see what it means.</p>
        )}
      </aside>
    </Card>
  );
}

/** Why there are none. */
export function noCorrectionsText({ language }: Pick<Conversation, "language">, mode: CorrectionMode): string {
  if (language !== "german")
    return `The tutor talks with you in ${LANGUAGE_LABELS[language]}, but corrects German only.`;
  if (mode === "at-the-end") return "Your corrections wait for the report at the end.";
  return "What can be better in your messages is explained here.";
}
