export { type Bank, type BankEntry, bankFinder, type FindInBank, wholeBank } from "./bank-entries.ts";
export { type CollectedWord, collected, meetWords } from "./chat-words.ts";
/** What quizzes are graded with. */
export { type NamedRows, type NamedWords, namedWords, readNamed, requireWhole, wordsNamed } from "./named-words.ts";
export { bookOf } from "./quiz-words.ts";
export { vocabularyRoutes } from "./routes.ts";
/** What the learning rooms may use of a learner's collection. */
export { addLessonWords, addLessonWordsNow } from "./store.ts";
