/** What other rooms may use of the conjugation. */
export { conjugationQuestions } from "./questions.ts";
export { conjugationRoutes } from "./routes.ts";
