import { useQuery } from "@tanstack/react-query";
import type { ConversationStarter } from "#schema/api/conversations.ts";
import { LANGUAGE_TAGS } from "#schema/terms/language.ts";
import { TONE_LABELS } from "#schema/terms/tone.ts";
import { TOPIC_LABELS } from "#schema/terms/topic.ts";
import { PressableCard } from "../../../ui/card.tsx";
import { conversationStartersQuery } from "../queries.ts";
import type { ChatChoices } from "./chat-choices.ts";
import { TOPIC_ICONS } from "./topic-icons.tsx";

export interface StartersProps {
  choices: ChatChoices;
  disabled: boolean;
  onPick: (starter: ConversationStarter) => void;
}

/** First lines of the tutor that suit the form. Without any, or when they cannot be loaded, the form alone is enough. */
export function Starters({ choices, disabled, onPick }: StartersProps) {
  const { data } = useQuery(conversationStartersQuery(choices.language, choices.level));
  const suiting = suitingStarters(data ?? [], choices);
  if (suiting.length === 0) return null;
  return (
    <section aria-labelledby="starters-title" className="grid gap-3">
      <div>
        <h2 id="starters-title">Or pick a first line</h2>
        <p className="text-ink-soft">The AI begins with it, in its tone, and you answer.</p>
      </div>
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {suiting.map((starter) => (
          <li key={starter.id} className="grid">
            <PressableCard
              icon={TOPIC_ICONS[starter.category]}
              disabled={disabled}
              onClick={() => onPick(starter)}
              className="disabled:text-ink-faint"
            >
              <span className="grid min-w-0 gap-[2px]">
                <span className="leading-snug font-heavy">{starter.title}</span>
                <span lang={LANGUAGE_TAGS[choices.language]} className="hyphenate leading-snug">
                  {starter.prompt}
                </span>
                <span className="text-sm text-ink-soft">
                  {TOPIC_LABELS[starter.category]} · {TONE_LABELS[starter.tone]}
                </span>
              </span>
            </PressableCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** With a topic, its lines, those in the chosen tone first. With a random or free one, those in the chosen tone. */
export function suitingStarters(
  starters: readonly ConversationStarter[],
  { topic, tone }: Pick<ChatChoices, "topic" | "tone">,
): ConversationStarter[] {
  if (topic === "random" || topic === "free") return starters.filter((starter) => starter.tone === tone);
  const onTopic = starters.filter((starter) => starter.category === topic);
  return onTopic.toSorted((a, b) => Number(b.tone === tone) - Number(a.tone === tone));
}
