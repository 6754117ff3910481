// Without zod, which would make the landing page heavier: the schema is in topic.ts.

/** Topics of a conversation. The form also offers `random` and `free`, which are never stored. */
export const TOPICS = ["travel", "sports", "work", "food", "shopping", "culture", "flirting", "chitchat"] as const;
export type Topic = (typeof TOPICS)[number];

export const TOPIC_LABELS: Readonly<Record<Topic, string>> = {
  travel: "Travel",
  sports: "Sports",
  work: "Work",
  food: "Food",
  shopping: "Shopping",
  culture: "Culture",
  flirting: "Flirting",
  chitchat: "Chitchat",
};

/** The title of a conversation about a topic: "Food Practice". Null stands for a free conversation. */
export function practiceTitle(about: Topic | null): string {
  return `${about === null ? "Free" : TOPIC_LABELS[about]} Practice`;
}
