import type { CefrLevel } from "#schema/terms/cefr.ts";
import { LANGUAGE_LABELS, type Language } from "#schema/terms/language.ts";
import { useChatChoices } from "./chat-choices.ts";
import { StartForm } from "./start-form.tsx";
import { Starters } from "./starters.tsx";
import { useStartConversation } from "./use-start-conversation.ts";

/** The way into a new conversation: the form, and first lines to begin with. `level` is the one that the form opens with. */
export function StartConversation({ level }: { level: CefrLevel | undefined }) {
  const { choices, change, remember } = useChatChoices(level);
  const start = useStartConversation({ onStarted: remember });
  return (
    <>
      <div className="grid gap-2">
        <h1 id="start-title">Start New Conversation</h1>
        <p className="max-w-reading text-ink-soft">{promiseOf(choices.language)} An answer takes max. 10 seconds.</p>
      </div>
      {/* Once it has started, the way to the conversation is under way: another press would begin a second one. */}
      <StartForm
        choices={choices}
        onChange={change}
        pending={start.isPending || start.isSuccess}
        onStart={() => start.mutate({ choices })}
      />
      <Starters
        choices={choices}
        disabled={start.isPending || start.isSuccess}
        onPick={(starter) => start.mutate({ choices, starter })}
      />
    </>
  );
}

function promiseOf(language: Language): string {
  if (language === "german") return "You write German, the AI answers and corrects you.";
  return `You write ${LANGUAGE_LABELS[language]}, the AI answers. It corrects German only.`;
}
