import * as z from "zod/mini";

/** Topics of a conversation. The form also offers `random` and `free`, which are never stored. */
export const TOPICS = ["travel", "sports", "work", "food", "shopping", "culture", "flirting", "chitchat"] as const;

export const topic = z.enum(TOPICS);
export type Topic = z.infer<typeof topic>;
