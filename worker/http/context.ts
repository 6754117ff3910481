import type { Context } from "hono";
import type { DatabaseSession } from "../db/database.ts";
import type { Learner } from "../db/learner.ts";

export type { Learner };

/** What every request carries. */
export interface Variables {
  requestId: string;
  /** When the request was received: everything decided in it uses this instant. */
  now: Date;
  database: DatabaseSession;
  /** Looks the session up, at most once a request. Set by worker/auth, which this layer may not import. */
  findLearner: () => Promise<Learner | null>;
  /** Set where the contract of the call asks for it (worker/http/serve.ts). */
  learner: Learner | null;
}

export interface AppEnv {
  Bindings: Env;
  Variables: Variables;
}

export type AppContext = Context<AppEnv>;
