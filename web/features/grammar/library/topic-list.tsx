import { useNavigate } from "@tanstack/react-router";
import type { GrammarTopicCard } from "#schema/api/grammar.ts";
import { toast } from "../../../ui/toast-store.ts";
import { GuestTopicCard, TopicCard } from "./topic-card.tsx";
import type { TopicStanding } from "./topic-standing.ts";

const LIST = "grid gap-3 min-[700px]:grid-cols-2 min-[1080px]:grid-cols-3 min-[1080px]:gap-4";
const ITEM = "grid min-w-0";

export interface TopicListProps {
  label: string;
  topics: readonly { topic: GrammarTopicCard; standing: TopicStanding }[];
  withLevel?: boolean;
}

export function TopicList({ label, topics, withLevel }: TopicListProps) {
  return (
    <ol aria-label={label} className={LIST}>
      {topics.map(({ topic, standing }) => (
        <li key={topic.id} className={ITEM}>
          <TopicCard topic={topic} standing={standing} withLevel={withLevel} />
        </li>
      ))}
    </ol>
  );
}

/** A visitor's list: a press says what the topics need. */
export function GuestTopicList({ label, topics }: { label: string; topics: readonly GrammarTopicCard[] }) {
  const navigate = useNavigate();
  function askToSignUp(): void {
    toast({
      title: "Sign up to learn more",
      description: "The topic pages come with a free account.",
      action: {
        label: "Sign up",
        altText: "Create a free account on the sign-up page",
        onSelect: () => void navigate({ to: "/auth", search: { mode: "signup" } }),
      },
    });
  }
  return (
    <ol aria-label={label} className={LIST}>
      {topics.map((topic) => (
        <li key={topic.id} className={ITEM}>
          <GuestTopicCard topic={topic} onPress={askToSignUp} />
        </li>
      ))}
    </ol>
  );
}
