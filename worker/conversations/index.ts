export { packCorrections, packWords } from "./corrections.ts";
/** What the sweep does to old ones. */
export { forgetConversations, forgetMistakes } from "./forget.ts";
export { conversationRoutes } from "./routes.ts";
/** What the trial chat shows and stores in the same way. */
export { type MessageParts, publicMessage } from "./views.ts";
