export { quizRoutes } from "./routes.ts";
