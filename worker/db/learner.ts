import { and, eq, gt } from "drizzle-orm";
import { sessions } from "#schema/db/index.ts";
import type { Database } from "./database.ts";

/**
 * Who is calling, as the cookie names them. Anybody can write a cookie, so D1 confirms in the batch that uses it that the session (`sid`) is
 * live and theirs (`liveSession`). Until then `userId` is only a claim.
 */
export interface Learner {
  sid: string;
  userId: string;
}

/** D1 has no such session of the learner whom the cookie names: it has ended, or the cookie was made up. Answered with 401. */
export class SessionEnded extends Error {
  override readonly name = "SessionEnded";
}

/** Selects the session if D1 knows it, it is the learner's and has not expired: one row or none. */
export function liveSession(db: Database, learner: Learner, now: Date) {
  return db
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(and(eq(sessions.sid, learner.sid), eq(sessions.userId, learner.userId), gt(sessions.expire, now)));
}
