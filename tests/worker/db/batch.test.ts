import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { sessions, users } from "#schema/db/index.ts";
import { makeLearner } from "#tests/support/worker/actor.ts";
import { readAs, runBatch } from "#worker/db/batch.ts";
import { type Database, openDatabase } from "#worker/db/database.ts";
import { type Learner, SessionEnded } from "#worker/db/learner.ts";

const NOW = new Date();

let db: Database;
let learner: Learner & { expire: Date };
beforeEach(async () => {
  ({ db } = openDatabase(env.DB, { bookmark: null, primary: true }));
  const { userId } = await makeLearner();
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, userId));
  learner = session!;
});

const rename = (firstName: string) =>
  db.update(users).set({ firstName }).where(eq(users.id, learner.userId)).returning({ firstName: users.firstName });
const nameOf = () => db.select({ firstName: users.firstName }).from(users).where(eq(users.id, learner.userId));

describe("a batch of named statements", () => {
  it("gives every result under the name of its statement, whatever stands before it", async () => {
    const { before, first, skipped, none, more, after } = await runBatch(db, {
      before: nameOf(),
      first: rename("Anna"),
      skipped: null,
      none: [],
      more: [rename("Berta"), rename("Clara")],
      after: nameOf(),
    });
    expect(before).toEqual([{ firstName: "Mara" }]);
    expect(first[0]?.firstName).toBe("Anna");
    expect(skipped).toBeNull();
    expect(none).toEqual([]);
    expect(more.map((rows) => rows[0]?.firstName)).toEqual(["Berta", "Clara"]);
    expect(after).toEqual([{ firstName: "Clara" }]);
  });

  it("needs no round trip when it is empty", async () => {
    expect(await runBatch(db, { none: [], skipped: null })).toEqual({ none: [], skipped: null });
  });

  it("gives a learner's rows by name while the session is live", async () => {
    const { found, skipped } = await readAs(db, learner, NOW, { found: nameOf(), skipped: null });
    expect(found).toEqual([{ firstName: "Mara" }]);
    expect(skipped).toBeNull();
  });

  it("gives nothing once the session was deleted", async () => {
    await db.delete(sessions).where(eq(sessions.sid, learner.sid));
    await expectEnded(learner, NOW);
  });

  it("gives nothing once the session has expired", async () => {
    await expectEnded(learner, learner.expire);
  });

  it("gives nothing to somebody else's session", async () => {
    await expectEnded({ ...learner, userId: "somebody else" }, NOW);
  });

  async function expectEnded(who: Learner, now: Date): Promise<void> {
    await expect(readAs(db, who, now, { found: nameOf() })).rejects.toThrow(SessionEnded);
  }
});
