import type { Context } from "hono";
import type { Statement } from "../db/batch.ts";
import type { Database, DatabaseSession } from "../db/database.ts";
import type { Learner } from "../db/learner.ts";

export type { Learner };

/** What a visitor has left in a browser, and takes along into the account that they sign up for or sign in to. */
export interface Belongings {
  /** Looks what there is, in the batch that looks for the account. */
  find: (db: Database) => Statement;
  /** Gives what moves it, for the batch that stores the account or the login. `found` is what `find` gave. Null when there is nothing. */
  moveTo: (db: Database, userId: string, found: unknown) => Promise<Brought | null>;
  /** To be called once that batch is stored. */
  moved: () => void;
}

/** Statements that move a visitor's belongings as they were read. */
export interface Brought {
  /** Makes the batch fail (`lostRace`) when they have changed since then, or are gone. */
  unchanged: Statement;
  /** Each writes either the learner's rows or the visitor's, from values: the two may be in different databases. */
  rows: readonly Statement[];
}

/** What every request carries. */
export interface Variables {
  requestId: string;
  /** When the request was received: everything decided in it uses this instant. */
  now: Date;
  database: DatabaseSession;
  /** Whom the cookie names, unchecked: for calls whose first batch checks it. Set by worker/auth, which this layer may not import. */
  namedLearner: () => Promise<Learner | null>;
  /** Looks the session up, at most once a request: for calls that ask D1 nothing of the learner. Set by worker/auth as well. */
  findLearner: () => Promise<Learner | null>;
  /** Looks for what the visitor takes along. Set by worker/trial-chat, which worker/auth does not know. */
  findBelongings: () => Promise<Belongings | null>;
  /** Set where the contract of the call asks for it (worker/http/serve.ts). */
  learner: Learner | null;
}

export interface AppEnv {
  Bindings: Env;
  Variables: Variables;
}

export type AppContext = Context<AppEnv>;
