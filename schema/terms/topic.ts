import * as z from "zod/mini";
import { TOPICS } from "./topic-names.ts";

export { practiceTitle, TOPIC_LABELS, TOPICS, type Topic } from "./topic-names.ts";
export const topic = z.enum(TOPICS);
