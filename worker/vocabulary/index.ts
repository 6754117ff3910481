export { vocabularyRoutes } from "./routes.ts";
/** What the learning rooms may use of a learner's collection. */
export { addLessonWords, addLessonWordsNow } from "./store.ts";
