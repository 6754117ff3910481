export { packCorrections, packWords } from "./corrections.ts";
export { conversationRoutes } from "./routes.ts";
/** What the trial chat shows and stores in the same way. */
export { type MessageParts, publicMessage } from "./views.ts";
