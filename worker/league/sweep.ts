import { and, asc, gt, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { leagues } from "#schema/db/index.ts";
import { CLOSE_GRACE_MS, weekOf } from "#schema/rules/league-week.ts";
import type { Database } from "../db/database.ts";
import { PagedSweep, startSweep } from "../db/paged-sweep.ts";
import { closeLeagues } from "./close-week.ts";

/**
 * The most that one invocation does: 3 pages of 150 leagues. Each page takes three round trips (find, read, write) and the deletion of old
 * leagues one more, which stays well below the subrequest limit of an invocation.
 */
export const LEAGUES_PER_PAGE = 150;
export const PAGES_PER_RUN = 3;
/** Leagues examined to find a page of open ones: most have been closed by their own alarm. */
const LEAGUES_EXAMINED = 2_000;
/** How long leagues are kept after their week ended. Their results stay with the learners. */
const KEPT_MS = 6 * 24 * 3_600_000;
/** Leagues deleted per invocation, along with their seats. */
const DELETED_PER_RUN = 50;

/** Starts the sweep unless one is running. */
export async function sweepLeagues(env: Env): Promise<void> {
  await startSweep(env.LEAGUE_SWEEP);
}

/**
 * Closes the leagues that no alarm has closed, and deletes old ones, a bounded page at a time: each run sets the alarm for the next until
 * nothing is left. Progress is stored, so a run that dies is resumed where it stopped; closing a league again writes nothing.
 */
export class LeagueSweep extends PagedSweep {
  protected override readonly failure = "leagues not swept";
  protected override readonly sweep = sweepPages;
}

/** Does one invocation's work, starting after `cursor` (a league id, or ""). Gives the next cursor, or null when everything is done. */
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

/** A page of open leagues whose week may be closed, ordered by id; `next` is null if there are no more. */
async function findOpen(db: Database, cursor: string, now: Date): Promise<{ ids: string[]; next: string | null }> {
  // An id starts with its Monday, so the leagues of the running week and of later ones sort after this.
  const running = weekOf(new Date(now.getTime() - CLOSE_GRACE_MS)).weekStartDate;
  const page = db
    .select({ id: leagues.id, finalizedAt: leagues.finalizedAt })
    .from(leagues)
    .where(and(gt(leagues.id, cursor), lt(leagues.id, running)))
    .orderBy(asc(leagues.id))
    .limit(LEAGUES_EXAMINED)
    .as("page");
  const [row] = await db
    .select({
      last: sql<string | null>`max(${page.id})`,
      examined: sql<number>`count(*)`,
      open: sql<string>`json_group_array(${page.id}) FILTER (WHERE ${page.finalizedAt} IS NULL)`,
    })
    .from(page);
  const open = JSON.parse(row?.open ?? "[]") as string[];
  const ids = open.slice(0, LEAGUES_PER_PAGE);
  if (open.length > ids.length) return { ids, next: ids.at(-1) ?? null };
  return { ids, next: row?.examined === LEAGUES_EXAMINED ? row.last : null };
}

/** Deletes a page of leagues whose week ended long enough ago. True if there may be more. */
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
