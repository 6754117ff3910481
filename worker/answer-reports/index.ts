export { answerReportRoutes } from "./routes.ts";
