// Benchmark only: closes leagues with the app's own code on a real local D1 and reports what it cost.
import { countingEnv } from "#tests/support/worker/counting-env.ts";
import { openDatabase } from "#worker/db/database.ts";
import { closeLeagues } from "#worker/league/close-week.ts";
import { sweepPages } from "#worker/league/sweep.ts";

export { League } from "#worker/league/league-object.ts";
export { LeagueSweep } from "#worker/league/sweep.ts";

/** The request: close these leagues, or sweep from a cursor on, as of an instant. */
interface Asked {
  now: number;
  ids?: string[];
  cursor?: string;
}

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    if (request.method !== "POST") return new Response("ok");
    const { now, ids, cursor } = await request.json<Asked>();
    const { env: counting, captured } = countingEnv(env);
    const { db } = openDatabase(counting.DB, { bookmark: null, primary: true });
    const start = performance.now();
    const next = ids
      ? (await closeLeagues(db, ids, new Date(now))).length
      : await sweepPages(db, cursor ?? "", new Date(now));
    const ms = performance.now() - start;
    const values = captured.statements.flatMap((statement) => statement.values);
    const valueBytes = Math.max(0, ...values.map((value) => (typeof value === "string" ? value.length : 0)));
    return Response.json({ next, ms, valueBytes, ...captured.cost });
  },
} satisfies ExportedHandler<Env>;
