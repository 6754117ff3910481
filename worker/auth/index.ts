/** What other rooms may use of accounts and sessions. */
export { countUse, isUsedUp } from "./counters.ts";
export { addressCounter, type Counter, type Limit } from "./limits.ts";
export { publicUser } from "./public-user.ts";
export { authRoutes } from "./routes.ts";
export { identify } from "./session.ts";
export { sha256Hex } from "./sha256-hex.ts";
export { userOf } from "./store.ts";
export { hashOfToken, newToken, TOKEN_CHARS } from "./token.ts";
