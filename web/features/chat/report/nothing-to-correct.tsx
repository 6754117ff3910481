import { Link } from "@tanstack/react-router";
import type { ConversationReport } from "#schema/api/conversations.ts";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_LABELS } from "#schema/terms/language.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { counted } from "./report-words.ts";

/** Messages without a mistake that say something about the learner's level. */
const ENOUGH_FOR_A_HARDER_LEVEL = 5;

/** In place of the mistakes when there were none, or when the AI did not look for any. */
export function NothingToCorrect({ report: { conversation, messages } }: { report: ConversationReport }) {
  const { language, cefrLevel } = conversation;
  if (language !== DEFAULT_LANGUAGE) {
    return (
      <Card asChild className="grid gap-2">
        <section aria-labelledby="mistakes-title">
          <h2 id="mistakes-title">No corrections</h2>
          <p className="text-ink-soft">
            You practiced {LANGUAGE_LABELS[language]}. The AI corrects {LANGUAGE_LABELS[DEFAULT_LANGUAGE]} only.
          </p>
        </section>
      </Card>
    );
  }
  const harder = CEFR_LEVELS[CEFR_LEVELS.indexOf(cefrLevel) + 1];
  const isReady = messages >= ENOUGH_FOR_A_HARDER_LEVEL && harder !== undefined;
  return (
    <Card asChild className="grid justify-items-start gap-3">
      <section aria-labelledby="mistakes-title">
        <h2 id="mistakes-title">Nothing to correct</h2>
        <p className="text-ink-soft">
          {counted(messages, "message", "messages")}, and the AI found no mistake {messages === 1 ? "in it" : "in them"}
          .{" "}
          {isReady ? "Try the next level or a harder topic." : "Write more next time, and there is more to learn from."}
        </p>
        <Button asChild variant="primary">
          {isReady ? (
            <Link to="/chat" search={{ level: harder }}>
              New Chat at {harder}
            </Link>
          ) : (
            <Link to="/chat/$id" params={{ id: conversation.id }}>
              Go on talking
            </Link>
          )}
        </Button>
      </section>
    </Card>
  );
}
