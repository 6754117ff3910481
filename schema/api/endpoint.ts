import type * as z from "zod/mini";

/**
 * Who may call: `public` needs no session, `learner` answers 401 without one,
 * `visitor` serves both and does more for a learner.
 */
export type Access = "public" | "visitor" | "learner";

/**
 * Request header with the id of the learner for whom a call is meant. The call answers 401 in any other session: after a change of
 * users in another tab, the result of one learner must not be saved for the next.
 */
export const LEARNER_HEADER = "X-Learner-Id";

/** Contract of one call: what it takes and what a 200 answers. Keys of the tables are 'METHOD /path'. */
export interface Endpoint {
  access: Access;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  response: z.ZodMiniType;
}

/** Keeps the exact types of a contract. */
export function endpoint<const E extends Endpoint>(contract: E): E {
  return contract;
}

type Output<T> = T extends z.ZodMiniType ? z.output<T> : undefined;
type Input<T> = T extends z.ZodMiniType ? z.input<T> : undefined;

/** What a handler gets after validation. */
export type ParamsOf<E extends Endpoint> = Output<E["params"]>;
export type QueryOf<E extends Endpoint> = Output<E["query"]>;
export type BodyOf<E extends Endpoint> = Output<E["body"]>;
/** What a caller sends. */
export type ParamsIn<E extends Endpoint> = Input<E["params"]>;
export type QueryIn<E extends Endpoint> = Input<E["query"]>;
export type BodyIn<E extends Endpoint> = Input<E["body"]>;
/** What a 200 answers. */
export type ResponseOf<E extends Endpoint> = z.output<E["response"]>;
