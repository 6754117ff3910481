/** What other rooms may use of visitors' trial chats. */
export { trialChatRoutes } from "./routes.ts";
export { deleteOldTrials } from "./store.ts";
