/** What other rooms may use of the grammar library. */
export { type GrammarTopicLink, grammarTopics, selectTopics } from "./content.ts";
export { type GrammarQuiz, grammarQuiz, questionsOf, requireOpenQuiz } from "./draw-quiz.ts";
export { quizReads, quizRows } from "./finish-quiz.ts";
export { grammarRoutes } from "./routes.ts";
