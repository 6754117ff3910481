/** Every table of the database, for Drizzle, the seed builder and the tests. Never seen by web/. */
export * from "./answer-reports.ts";
export * from "./conversations.ts";
export * from "./curriculum.ts";
export * from "./gamification.ts";
export * from "./grammar.ts";
export * from "./leagues.ts";
export * from "./trial-chat.ts";
export * from "./users.ts";
export * from "./vocabulary.ts";
