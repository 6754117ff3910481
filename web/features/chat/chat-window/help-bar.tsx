import { Lightbulb, MessageCircle, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { TutorHelpKind } from "#schema/terms/tutor-help.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { type HelpText, useTutorHelp } from "./tutor-help.ts";

export interface HelpBarProps {
  conversationId: string;
  /** The reply that the learner is to answer. */
  replyId: number;
  lang: string;
  disabled: boolean;
  /** Puts a suggested reply into the field; false if something is written there already. */
  onSuggestion: (text: string, options: { replace: boolean }) => boolean;
}

/** Help with the next message: what could be said, or a whole reply to send. */
export function HelpBar({ conversationId, replyId, lang, disabled, onSuggestion }: HelpBarProps) {
  const { state, ask, close } = useTutorHelp(conversationId, replyId);
  const [isInField, setInField] = useState(false);

  async function suggest(): Promise<void> {
    setInField(false);
    const help = await ask("reply");
    if (help) setInField(onSuggestion(help.text, { replace: false }));
  }
  function use(help: HelpText): void {
    setInField(onSuggestion(help.text, { replace: true }));
  }
  return (
    <>
      <div className="flex gap-2 overflow-x-auto scrollbar-none">
        <HelpButton icon={<Lightbulb />} disabled={disabled} onClick={() => void ask("hint")}>
          Hint
        </HelpButton>
        <HelpButton icon={<MessageCircle />} disabled={disabled} onClick={() => void suggest()}>
          Suggest a reply
        </HelpButton>
      </div>
      {/* There from the start, so that what comes is announced. */}
      <output className="contents">
        {state.status === "closed" ? null : (
          <span className="flex items-start gap-2 rounded-control bg-sunken py-1 pr-1 pl-4">
            <span className="grid min-w-0 flex-1 gap-1 py-2">
              {state.status === "loading" ? <HelpLoading /> : null}
              {state.status === "failed" ? <HelpFailed kind={state.kind} /> : null}
              {state.status === "there" ? (
                <HelpLines
                  help={state.help}
                  lang={lang}
                  isInField={isInField && state.help.kind === "reply"}
                  onUse={use}
                />
              ) : null}
            </span>
            <IconButton label="Close help" onClick={close}>
              <X />
            </IconButton>
          </span>
        )}
      </output>
    </>
  );
}

interface HelpLinesProps {
  help: HelpText;
  lang: string;
  /** The suggestion stands in the field, so it need not be repeated. */
  isInField: boolean;
  onUse: (help: HelpText) => void;
}

function HelpLines({ help, lang, isInField, onUse }: HelpLinesProps) {
  return (
    <>
      <span className="text-xs font-strong text-ink-soft">
        {help.kind === "hint" ? "A hint" : isInField ? "The suggestion is in your message" : "You could send this"}
      </span>
      {isInField ? null : (
        <span lang={lang} className="hyphenate">
          {help.text}
        </span>
      )}
      {help.translation === null ? null : <span className="text-sm text-ink-soft">{help.translation}</span>}
      {help.kind === "hint" || isInField ? null : (
        <Button size="sm" onClick={() => onUse(help)} className="mt-1 justify-self-start">
          Use this reply
        </Button>
      )}
    </>
  );
}

interface HelpButtonProps {
  icon: ReactNode;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

function HelpButton({ icon, disabled, onClick, children }: HelpButtonProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onClick}
      className="inline-flex min-h-target flex-none items-center gap-[6px] rounded-round border-2 border-line bg-surface px-[14px] text-sm font-strong whitespace-nowrap hover:border-line-control disabled:text-ink-faint [&_.lucide]:size-[17px] [&_.lucide]:text-accent-text"
    >
      {icon}
      {children}
    </button>
  );
}

export function HelpLoading() {
  return (
    <>
      <span className="sr-only">Asking the tutor...</span>
      <Skeleton className="my-1 h-4 w-3/5 rounded-chip bg-line" />
    </>
  );
}

const HELP_NAMES: Readonly<Record<TutorHelpKind, string>> = {
  hint: "A hint",
  reply: "A suggestion",
  simpler: "Simpler words",
};

export function HelpFailed({ kind }: { kind: TutorHelpKind }) {
  return <span className="text-sm">{HELP_NAMES[kind]} could not be loaded. Please try again.</span>;
}
