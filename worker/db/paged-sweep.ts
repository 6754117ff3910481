import { DurableObject } from "cloudflare:workers";
import { logError } from "../log.ts";
import { type Database, openDatabase } from "./database.ts";

/** Pause before the next invocation. */
const NEXT_RUN_MS = 1_000;
/** Pause before the next attempt after a failure. */
const RETRY_MS = 60_000;

const NAME = "sweep";

/**
 * Work that goes through a large table a bounded number of pages at a time: each run sets the alarm for the next until nothing is
 * left. Progress is stored, so a run that dies is resumed where it stopped; a page that is visited again must change nothing.
 */
export abstract class PagedSweep extends DurableObject<Env> {
  /** What the log says when a run fails. */
  protected abstract readonly failure: string;

  /** Does one invocation's work, starting after `cursor` ("" for the start). Gives the next cursor, or null when everything is done. */
  protected abstract sweep(db: Database, cursor: string, now: Date): Promise<string | null>;

  /** Starts from the beginning unless a sweep is in progress. */
  async start(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) !== null) return;
    await this.ctx.storage.put("cursor", "");
    await this.ctx.storage.setAlarm(Date.now());
  }

  override async alarm(): Promise<void> {
    try {
      const cursor = (await this.ctx.storage.get<string>("cursor")) ?? "";
      const { db } = openDatabase(this.env.DB, { bookmark: null, primary: true });
      const next = await this.sweep(db, cursor, new Date());
      if (next === null) return await this.ctx.storage.deleteAll();
      await this.ctx.storage.put("cursor", next);
      await this.ctx.storage.setAlarm(Date.now() + NEXT_RUN_MS);
    } catch (error) {
      logError(this.failure, error);
      await this.ctx.storage.setAlarm(Date.now() + RETRY_MS);
    }
  }
}

/** Starts the one sweep of a class unless it is running. */
export async function startSweep<T extends PagedSweep>(sweeps: DurableObjectNamespace<T>): Promise<void> {
  const sweep: Pick<PagedSweep, "start"> = sweeps.getByName(NAME);
  await sweep.start();
}
