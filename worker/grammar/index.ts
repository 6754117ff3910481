export { type GrammarTopicLink, grammarTopics } from "./topics.ts";
