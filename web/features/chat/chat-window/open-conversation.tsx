import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import type { Conversation, Message } from "#schema/api/conversations.ts";
import type { TranslatedWord } from "#schema/api/vocabulary.ts";
import { LANGUAGE_TAGS, type Language } from "#schema/terms/language.ts";
import { WAITING_TEXT } from "../../../chat-kit/coming-reply.tsx";
import { ReplyStatus } from "../../../chat-kit/reply-status.tsx";
import { Transcript } from "../../../chat-kit/transcript.tsx";
import { useNewWordDesk, type WordDesk, WordDeskProvider } from "../../../chat-kit/word-desk.ts";
import { call } from "../../../lib/api-client.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { refreshVocabulary } from "../../../lib/refresh-vocabulary.ts";
import { useWideScreen } from "../../../lib/wide-screen.ts";
import { useReading } from "../../../quiz-kit/speech.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { conversationTitle } from "../conversation-words.ts";
import { ComposerArea, type ComposerHandle } from "./composer-area.tsx";
import { type CorrectionMode, shownCorrections, useCorrectionMode } from "./correction-mode.ts";
import { keyOf, MessageList } from "./message-list.tsx";
import { dropOutgoing, type OutboxHeads, type OutgoingHead } from "./outbox.ts";
import { noCorrectionsText, SecondColumn } from "./second-column.tsx";
import { sendMessageMutation } from "./send-message.ts";
import { WindowHeader } from "./window-header.tsx";

interface EarlierMessages {
  status: "idle" | "loading" | "failed";
  load: () => void;
}

export interface OpenConversationProps {
  conversation: Conversation;
  /** Those that are loaded, in the order in which they were said. */
  messages: readonly Message[];
  outbox: OutboxHeads;
  /** How the ones before them are loaded; null when all are there. */
  earlier: EarlierMessages | null;
  learnerId: string;
}

/** A conversation that is loaded: header, window and, where there is room, the second column. */
export function OpenConversation({ conversation, messages, outbox, earlier, learnerId }: OpenConversationProps) {
  usePageTitle(conversationTitle(conversation));
  const isWide = useWideScreen();
  const [mode, setMode] = useCorrectionMode(learnerId);
  const { outgoing, cutReplies, sending, send } = useOutbox(conversation, messages, outbox);
  const desk = useConversationWords(conversation.language, { popover: !isWide });
  const corrected = useShownMessage(conversation, messages, mode);
  const composer = useRef<ComposerHandle>(null);
  const composerId = useId();
  const chat = useInView();
  const isGerman = conversation.language === "german";
  const lastReply = messages.findLast(({ role }) => role === "assistant");

  return (
    <div className="column grid gap-3 py-4">
      <WindowHeader conversation={conversation} corrections={isGerman ? { mode, onMode: setMode } : null} />
      <WordDeskProvider value={desk}>
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_344px]">
          <Card asChild padded={false}>
            <section
              ref={chat}
              aria-label="Chat"
              // Where the window of the browser is lower, the page would scroll around a box that scrolls itself.
              className="flex h-[min(750px,calc(100dvh-var(--header-height)-var(--nav-height)-16px))] scroll-mt-4 flex-col lg:h-[750px] short:h-[440px]"
            >
              {isWide || (isGerman && mode !== "at-the-end") ? null : (
                <p className="border-b-2 border-line px-4 py-2 text-sm text-ink-soft">
                  {noCorrectionsText(conversation, mode)}
                </p>
              )}
              <Transcript
                place={placeKeys(messages, outgoing)}
                busy={sending}
                status={<StatusLine {...{ conversation, messages, outgoing, sending, mode }} />}
                composerId={composerId}
                earlier={earlier ? <EarlierButton {...earlier} /> : null}
              >
                <MessageList
                  conversation={conversation}
                  messages={messages}
                  outgoing={outgoing}
                  cutReplies={cutReplies}
                  sending={sending}
                  mode={mode}
                  beside={isWide ? { shown: corrected.message, onShow: corrected.show } : null}
                  onSend={send}
                  onEdit={(text) => composer.current?.add(text)}
                />
              </Transcript>
              <ComposerArea
                id={composerId}
                handle={composer}
                conversation={conversation}
                learnerId={learnerId}
                replyId={lastReply?.id ?? null}
                sending={sending}
                onSend={(content) => send({ clientMessageId: crypto.randomUUID(), content })}
              />
            </section>
          </Card>
          {isWide ? <SecondColumn conversation={conversation} mode={mode} message={corrected.message} /> : null}
        </div>
      </WordDeskProvider>
    </div>
  );
}

/** What is on its way, and how to send. `outgoing` leaves out what is among the messages already. */
function useOutbox(conversation: Conversation, messages: readonly Message[], outbox: OutboxHeads) {
  const client = useQueryClient();
  const { id } = conversation;
  const { mutate } = useMutation(sendMessageMutation(client));
  const sending = outbox.messages.some(({ status }) => status === "sending");
  const stored = new Set(messages.map(({ clientMessageId }) => clientMessageId));
  const known = outbox.messages.filter(({ clientMessageId }) => stored.has(clientMessageId));

  // The server has these: a page that was loaded again finds out only now.
  const settled = known.filter(({ status }) => status === "failed").map(({ clientMessageId }) => clientMessageId);
  const onSettled = useEffectEvent(() => {
    for (const clientMessageId of settled) dropOutgoing(client, id, clientMessageId);
  });
  const hasSettled = settled.length > 0;
  useEffect(() => {
    if (hasSettled) onSettled();
  }, [hasSettled]);

  return {
    outgoing: outbox.messages.filter((message) => !known.includes(message)),
    cutReplies: outbox.cutReplies,
    sending,
    send: (message: { clientMessageId: string; content: string }) => {
      if (!sending) mutate({ conversation, ...message });
    },
  };
}

function useConversationWords(language: Language, { popover }: { popover: boolean }): WordDesk {
  const client = useQueryClient();
  const speak = useReading();
  // As a mutation, so that the end of the session is noticed here as everywhere.
  const save = useMutation({
    mutationFn: (word: TranslatedWord) => {
      const { lemma, translation, gender, plural, partOfSpeech, cefrLevel } = word;
      const body = { language, word: lemma ?? word.word, usedForm: word.word, gender, plural, partOfSpeech, cefrLevel };
      return call("POST /api/vocabulary/words", { body: { ...body, translation: [translation ?? ""] } });
    },
    onSuccess: () => refreshVocabulary(client),
  });
  return useNewWordDesk(
    {
      lookUp: ({ word, sentence }) =>
        call("POST /api/translate-word", { body: { word, language, sentence: sentence ?? undefined } }),
      save: save.mutateAsync,
    },
    { popover, speak: language === "german" ? speak : null },
  );
}

/** The message whose corrections stand in the second column: the one that was chosen, until a later one is corrected. */
function useShownMessage(conversation: Conversation, messages: readonly Message[], mode: CorrectionMode) {
  const level = conversation.cefrLevel;
  const latest = messages.findLast(({ corrections, role }) => {
    return role === "user" && shownCorrections(corrections, { mode, level }).length > 0;
  });
  const [chosen, setChosen] = useState<{ message: Message; insteadOf: Message | undefined } | null>(null);
  return {
    message: chosen && chosen.insteadOf?.id === latest?.id ? chosen.message : latest,
    show: (message: Message) => setChosen({ message, insteadOf: latest }),
  };
}

/** The window of the chat is scrolled into view when the page opens: one comes to write, and the field is at its end. */
function useInView() {
  const router = useRouter();
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const toEnd = () => element.current?.scrollIntoView?.({ block: "end" });
    toEnd();
    // With a conversation that is in the cache, this is before the router scrolls the new page to its top.
    return router.subscribe("onRendered", toEnd);
  }, [router]);
  return element;
}

function placeKeys(messages: readonly Message[], outgoing: readonly OutgoingHead[]) {
  const [first] = messages;
  const last = messages.at(-1);
  const own = messages.findLast(({ role }) => role === "user");
  return {
    first: first && keyOf(first),
    last: outgoing.at(-1)?.clientMessageId ?? (last && keyOf(last)),
    own: outgoing.at(-1)?.clientMessageId ?? (own && keyOf(own)),
  };
}

interface StatusLineProps {
  conversation: Conversation;
  messages: readonly Message[];
  outgoing: readonly OutgoingHead[];
  sending: boolean;
  mode: CorrectionMode;
}

/** What a screen reader hears: that the tutor is at it, then the reply that has come. What was there from the start is not read. */
function StatusLine({ conversation, messages, outgoing, sending, mode }: StatusLineProps): ReactNode {
  const last = messages.at(-1);
  const [first] = useState(last?.id);
  if (sending) return WAITING_TEXT;
  if (outgoing.length > 0) return "Your message was not sent.";
  if (last?.role !== "assistant" || last.id === first) return null;
  const corrections = shownCorrections(last.corrections, { mode, level: conversation.cefrLevel }).length;
  return <ReplyStatus reply={last.content} corrections={corrections} lang={LANGUAGE_TAGS[conversation.language]} />;
}

function EarlierButton({ status, load }: EarlierMessages) {
  return (
    <div className="mb-4 grid justify-items-center gap-1">
      {status === "failed" ? <p className="text-sm text-ink-soft">Earlier messages could not be loaded.</p> : null}
      <Button size="sm" disabled={status === "loading"} onClick={load}>
        {status === "loading" ? "Loading..." : "Earlier messages"}
      </Button>
    </div>
  );
}
