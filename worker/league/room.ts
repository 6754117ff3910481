import { DurableObject } from "cloudflare:workers";

/** One league's live view. The room opens with the leagues; its class stands here so that the binding does. */
export class League extends DurableObject<Env> {}
