export { bankFinder, type FindInBank } from "./bank-entries.ts";
export { type CollectedWord, collected, meetWords } from "./chat-words.ts";
export { vocabularyRoutes } from "./routes.ts";
/** What the learning rooms may use of a learner's collection. */
export { addLessonWords, addLessonWordsNow } from "./store.ts";
