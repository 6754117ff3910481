/** What other rooms may use of visitors' trial chats. */
export { bringTrialChat } from "./belongings.ts";
export { trialChatRoutes } from "./routes.ts";
export { deleteOldTrials } from "./store.ts";
