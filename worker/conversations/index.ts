/** What the trial chat shows, stores and keeps in the same way. */
export { packCorrections, packWords } from "./corrections.ts";
/** What the sweep does to old ones. */
export { forgetConversations, forgetMistakes } from "./forget.ts";
export { keepBrought } from "./keep.ts";
export { conversationRoutes } from "./routes.ts";
export { publicMessage } from "./views.ts";
