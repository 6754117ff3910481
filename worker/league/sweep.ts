import { DurableObject } from "cloudflare:workers";
import { and, asc, gt, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { leagues } from "#schema/db/index.ts";
import { CLOSE_GRACE_MS, weekOf } from "#schema/rules/league-week.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { logError } from "../log.ts";
import { closeLeagues } from "./close-week.ts";

/** What one invocation does at most (budgets L4): 3 pages of 150 leagues, each found, read and written: 9 round trips and one more. */
export const LEAGUES_PER_PAGE = 150;
export const PAGES_PER_RUN = 3;
/** Leagues that are looked at to find a page of open ones: most were closed by their own alarm. */
const LOOKED_AT = 2_000;
/** The next invocation comes after this. */
const NEXT_RUN_MS = 1_000;
/** After a failure. */
const RETRY_MS = 60_000;
/** Leagues of a past week are kept for so long after its end: their result stands with the learner. */
const KEPT_MS = 6 * 24 * 3_600_000;
/** Leagues deleted by one invocation, their seats with them. */
const DELETED_PER_RUN = 50;

const NAME = "sweep";

/** Starts the sweep, or lets the one that runs go on. */
export async function sweepLeagues(env: Env): Promise<void> {
  await env.LEAGUE_SWEEP.getByName(NAME).start();
}

/**
 * Closes what no alarm has closed, and deletes leagues whose time has passed, a bounded page at a time: each run sets the alarm for the
 * next until nothing is left. How far it got is stored, so a run that dies goes on where it was; a league closed twice writes nothing.
 */
export class LeagueSweep extends DurableObject<Env> {
  /** Begins at the first league unless a sweep is under way. */
  async start(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) !== null) return;
    await this.ctx.storage.put("cursor", "");
    await this.ctx.storage.setAlarm(Date.now());
  }

  override async alarm(): Promise<void> {
    try {
      const cursor = (await this.ctx.storage.get<string>("cursor")) ?? "";
      const { db } = openDatabase(this.env.DB, { bookmark: null, primary: true });
      const next = await sweepPages(db, cursor, new Date());
      if (next === null) return await this.ctx.storage.deleteAll();
      await this.ctx.storage.put("cursor", next);
      await this.ctx.storage.setAlarm(Date.now() + NEXT_RUN_MS);
    } catch (error) {
      logError("leagues not swept", error);
      await this.ctx.storage.setAlarm(Date.now() + RETRY_MS);
    }
  }
}

/** One invocation's work from a cursor on. Gives the cursor to go on from, or null when all is done. */
export async function sweepPages(db: Database, cursor: string, now: Date): Promise<string | null> {
  let from = cursor;
  for (let page = 0; page < PAGES_PER_RUN; page++) {
    const found = await findOpen(db, from, now);
    if (found.ids.length > 0) await closeLeagues(db, found.ids, now);
    if (found.next === null) return (await deleteOld(db, now)) ? from : null;
    from = found.next;
  }
  return from;
}

/** Open leagues of weeks that may be closed, in the order of their ids; `next` is null when there is nothing behind them. */
async function findOpen(db: Database, cursor: string, now: Date): Promise<{ ids: string[]; next: string | null }> {
  // Ids begin with their Monday: those of the week that runs, and all later ones, come after this.
  const running = weekOf(new Date(now.getTime() - CLOSE_GRACE_MS)).weekStartDate;
  const page = db
    .select({ id: leagues.id, finalizedAt: leagues.finalizedAt })
    .from(leagues)
    .where(and(gt(leagues.id, cursor), lt(leagues.id, running)))
    .orderBy(asc(leagues.id))
    .limit(LOOKED_AT)
    .as("page");
  const [row] = await db
    .select({
      last: sql<string | null>`max(${page.id})`,
      looked: sql<number>`count(*)`,
      open: sql<string>`json_group_array(${page.id}) FILTER (WHERE ${page.finalizedAt} IS NULL)`,
    })
    .from(page);
  const open = JSON.parse(row?.open ?? "[]") as string[];
  const ids = open.slice(0, LEAGUES_PER_PAGE);
  if (open.length > ids.length) return { ids, next: ids.at(-1) ?? null };
  return { ids, next: row?.looked === LOOKED_AT ? row.last : null };
}

/** Deletes a page of leagues whose week ended long enough ago. True when there may be more. */
async function deleteOld(db: Database, now: Date): Promise<boolean> {
  const kept = weekOf(new Date(now.getTime() - KEPT_MS)).weekStartDate;
  const old = db
    .select({ id: leagues.id })
    .from(leagues)
    .where(and(lt(leagues.id, kept), isNotNull(leagues.finalizedAt)))
    .orderBy(asc(leagues.id))
    .limit(DELETED_PER_RUN);
  const gone = await db.delete(leagues).where(inArray(leagues.id, old));
  return gone.meta.changes >= DELETED_PER_RUN;
}
