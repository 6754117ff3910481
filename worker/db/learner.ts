import { and, eq, gt } from "drizzle-orm";
import { sessions } from "#schema/db/index.ts";
import type { Database } from "./database.ts";

/** Who is calling, as KV says. KV may be a minute behind, so D1 confirms the session (`sid`) in the batch that uses it. */
export interface Learner {
  sid: string;
  userId: string;
  /** End of the session. */
  expire: Date;
}

/** The caller's session has ended, although KV still knew it. Answered with 401. */
export class SessionEnded extends Error {
  override readonly name = "SessionEnded";
}

/** Selects the learner's session if D1 still knows it and it has not expired: one row or none. */
export function liveSession(db: Database, learner: Learner, now: Date) {
  return db
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(and(eq(sessions.sid, learner.sid), eq(sessions.userId, learner.userId), gt(sessions.expire, now)));
}
