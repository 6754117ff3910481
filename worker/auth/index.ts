/** What other rooms may use of accounts and sessions. */
export { publicUser } from "./public-user.ts";
export { authRoutes } from "./routes.ts";
export { identify } from "./session.ts";
export { userOf } from "./store.ts";
