import type { Context } from "hono";
import type { DatabaseSession } from "../db/database.ts";
import type { Learner } from "../db/learner.ts";

export type { Learner };

/** What every request carries. */
export interface Variables {
  requestId: string;
  /** The one clock of the request: everything decided in it uses the same instant. */
  now: Date;
  database: DatabaseSession;
  /** Looks the session up once a request (worker/auth); the base layer knows no rooms. */
  findLearner: () => Promise<Learner | null>;
  /** Set by the contract of the call (worker/http/serve.ts). */
  learner: Learner | null;
}

export interface AppEnv {
  Bindings: Env;
  Variables: Variables;
}

export type AppContext = Context<AppEnv>;
