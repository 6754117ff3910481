import { clsx } from "clsx";
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { TRIAL_DEFAULT } from "#content/built-in/trial-chat.ts";
import { MAX_MESSAGE_CHARS, TRIAL_MESSAGES } from "#schema/rules/chat-limits.ts";
import { practiceTitle } from "#schema/terms/topic-names.ts";
import { Composer } from "../../chat-kit/composer.tsx";
import { lazyComponent } from "../../lib/lazy-component.tsx";
import { Card } from "../../ui/card.tsx";
import { PartFailed } from "../../ui/part-failed.tsx";
import { ChoiceBar } from "./choice-bar.tsx";
import { FirstLine } from "./first-line.tsx";
import { MessagesLeft } from "./messages-left.tsx";
import { canChoose, isUsedUp, type TrialState } from "./trial-machine.ts";
import { hasBegun, readUnsent, storeUnsent } from "./trial-storage.ts";
import type { TrialChatActions } from "./use-trial-chat.ts";
import { UsedUp } from "./used-up.tsx";

// Most visitors of the landing page never write: what shows a conversation is downloaded when the section comes near, or is used.
const TrialTranscript = lazyComponent(async () => (await import("./trial-transcript.tsx")).TrialTranscript, {
  loading: FirstLine,
  failed: PartFailed,
});

/** How far below the window the section is when its code is downloaded. */
const NEAR = "300px";

export interface TrialWindowProps {
  state: TrialState;
  actions: TrialChatActions;
}

/** The window of the trial chat. Its first line and the field for the answer are there before any script. */
export function TrialWindow({ state, actions }: TrialWindowProps) {
  const { restore, choose, send, sendAgain, takeBack } = actions;
  const [draft, setDraft] = useState("");
  const [isNear, setNear] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const composerId = useId();
  const { chat, choice, outgoing } = state;
  const sending = outgoing?.status === "sending";
  const isOver = isUsedUp(state);

  function write(text: string): void {
    setDraft(text);
    storeUnsent({ draft: text });
  }
  function approach(): void {
    if (isNear) return;
    setNear(true);
    // What was typed before this script ran stays in the field.
    const { draft: kept, message } = readUnsent();
    const typed = field.current?.value ?? "";
    if (typed !== "" || kept !== "") write(typed === "" ? kept : typed);
    if (hasBegun() || message) void restore();
  }
  const onNear = useEffectEvent(approach);
  useEffect(() => whenNear(frame, () => onNear()), []);

  async function onSend(text: string): Promise<void> {
    // What could not be sent goes first; the new text stays in the field meanwhile.
    if (outgoing) return sendAgain(outgoing);
    write("");
    // Without the part that shows it, nobody would see what became of the message.
    if (await TrialTranscript.load()) await send(text);
    else write(text);
  }
  function onEdit(): void {
    write(takeBack());
    field.current?.focus();
  }
  const transcript = {
    state,
    composerId,
    onSendAgain: (message: Parameters<typeof sendAgain>[0]) => void sendAgain(message),
    onEdit,
  };
  return (
    <Card asChild padded={false}>
      <section
        ref={frame}
        aria-labelledby={`${composerId}-title`}
        className={clsx("flex flex-col", isOver ? "max-h-[840px]" : "max-h-[640px] short:max-h-[440px]")}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-[6px] border-b-2 border-line px-4 py-3">
          <h3 id={`${composerId}-title`} className="text-md">
            {practiceTitle(chat ? chat.category : choice.topic)} · {choice.level}
          </h3>
          <MessagesLeft left={chat?.messagesLeft ?? TRIAL_MESSAGES} of={TRIAL_MESSAGES} />
        </div>
        {canChoose(state) ? (
          <ChoiceBar
            choice={choice}
            disabled={state.choosing}
            problem={state.choiceProblem}
            onChoice={(next) => {
              approach();
              void choose(next);
            }}
          />
        ) : null}
        {isNear ? <TrialTranscript {...transcript} /> : <FirstLine />}
        {isOver ? (
          <UsedUp takesFocus={state.heard !== null} />
        ) : (
          <Composer
            id={composerId}
            field={field}
            language={TRIAL_DEFAULT.language}
            value={draft}
            onValue={write}
            onSend={(text) => void onSend(text)}
            sending={sending}
            limit={MAX_MESSAGE_CHARS}
          />
        )}
      </section>
    </Card>
  );
}

/** Calls back once an element comes near the window, or the focus into its field: whoever jumps there is faster than the scrolling. */
function whenNear(element: RefObject<HTMLElement | null>, callback: () => void): () => void {
  const { current } = element;
  if (!current) return () => {};
  const watched = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) arrive();
    },
    { rootMargin: NEAR },
  );
  function onFocus({ target }: { target: EventTarget | null }): void {
    if (target instanceof HTMLTextAreaElement) arrive();
  }
  function stop(): void {
    watched.disconnect();
    current?.removeEventListener("focusin", onFocus);
  }
  function arrive(): void {
    stop();
    callback();
  }
  watched.observe(current);
  current.addEventListener("focusin", onFocus);
  // The field may have had the focus before this script ran.
  if (current.contains(document.activeElement)) onFocus({ target: document.activeElement });
  return stop;
}
