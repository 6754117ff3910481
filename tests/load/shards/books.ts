import { createHash } from "node:crypto";
import type { LastLeague } from "#schema/db/index.ts";
import { LEAGUE_SIZE } from "#schema/rules/league.ts";
import { weekOf, weekOfLeague } from "#schema/rules/league-week.ts";
import type { Databases } from "./databases.ts";
import { learnersIn } from "./databases.ts";
import type { Home } from "./directory.ts";
import type { Attempt } from "./learners.ts";
import type { LocalD1 } from "./local-d1.ts";
import { LEARNER_TABLES, type MoveWatch } from "./move.ts";

/** Something that must never be. */
export interface Violation {
  what: string;
  detail: string;
}

interface Decided {
  league_id: string;
  user_id: string;
  result: string;
  tier: number;
}

interface Stored {
  user_id: string;
  attempt_id: string;
  xp_awarded: number;
  created_at: number;
}

const WEEK_MS = 7 * 86_400_000;

/** What must be true whatever fails. It knows what learners were answered, and looks at the databases past the network. */
export class Books implements MoveWatch {
  readonly violations: Violation[] = [];
  private readonly databases: Databases;
  private readonly userIds: readonly string[];
  /** The attempts that learners were told are stored. */
  private readonly acknowledged = new Map<string, { userId: string; amount: number }>();
  /** What a learner left behind, by their moves so far. */
  private readonly frozenRows = new Map<string, string>();

  constructor(databases: Databases, userIds: readonly string[]) {
    this.databases = databases;
    this.userIds = userIds;
  }

  report(what: string, detail: string): void {
    this.violations.push({ what, detail });
  }

  acknowledge(userId: string, { id, amount }: Attempt): void {
    this.acknowledged.set(id, { userId, amount });
  }

  awards(): number {
    return this.acknowledged.size;
  }

  closes(): number {
    return new Set(this.decided().map(({ league_id }) => league_id)).size;
  }

  frozen(from: LocalD1, { userId, moves }: Home): void {
    const key = `${userId} ${moves}`;
    if (!this.frozenRows.has(key)) this.frozenRows.set(key, digest(from, userId));
  }

  deleting(from: LocalD1, { userId, moves }: Home): void {
    const left = digest(from, userId);
    const isGone = from.rows("SELECT 1 FROM users WHERE id = ?", userId).length === 0;
    if (!isGone && left !== this.frozenRows.get(`${userId} ${moves - 1}`))
      this.report("a write in the place that a learner has left", userId);
  }

  /** What holds at every moment. */
  check(): void {
    this.checkLedger();
    this.checkSeats();
    this.checkDecisions();
    this.checkReceived();
  }

  /** What holds when nothing is under way and everybody has practiced once more. */
  checkAtRest(now: Date): void {
    const { directory, leagues } = this.databases;
    for (const { user_id, home, moving_to, emptying } of directory.rows<{
      user_id: string;
      home: number;
      moving_to: number | null;
      emptying: number | null;
    }>("SELECT * FROM learners")) {
      if (moving_to !== null || emptying !== null) this.report("a move without an end", user_id);
      for (const [i, database] of this.databases.learners.entries())
        for (const { table, where } of LEARNER_TABLES)
          if (i !== home && database.rows(`SELECT 1 FROM ${table} WHERE ${where}`, user_id).length > 0)
            this.report("rows of a learner in two databases", `${user_id} ${table}`);
      const [x] = learnersIn(this.databases, home).rows<Record<string, string | number | null>>(
        "SELECT x.*, u.league_opt_out AS out_, u.password_hash FROM user_xp AS x JOIN users AS u ON u.id = x.user_id WHERE user_id = ?",
        user_id,
      );
      if (!x || Number(x.version) < 0 || x.password_hash !== "hash") {
        this.report("a learner who is nowhere at home", user_id);
        continue;
      }
      const last = this.decided()
        .filter((one) => one.user_id === user_id)
        .toSorted((a, b) => (a.league_id < b.league_id ? 1 : -1))[0];
      if (last && x.league_tier !== last.tier)
        this.report("a tier other than the one reached", `${user_id} ${x.league_tier} ${last.tier}`);
      const monday = weekOf(now).weekStartDate;
      const [seat] = leagues.rows<{ league_id: string; weekly_xp: number; left_at: number | null; tier: number }>(
        "SELECT m.*, l.tier FROM league_members AS m JOIN leagues AS l ON l.id = m.league_id WHERE user_id = ? AND substr(league_id, 1, 10) = ?",
        user_id,
        monday,
      );
      if (x.out_ === 1) {
        if (seat && seat.left_at === null) this.report("a seat that shows somebody who left", user_id);
        continue;
      }
      const xp = x.week_start_date === monday ? Number(x.week_xp) : 0;
      if (xp > 0 && !seat) this.report("XP without a seat", user_id);
      if ((seat?.league_id ?? null) !== x.league_id)
        this.report("a pointer that is not the seat", `${user_id} ${x.league_id} ${seat?.league_id}`);
      if (seat && seat.tier !== x.league_tier)
        this.report("a seat in another tier", `${user_id} ${seat.tier} ${x.league_tier}`);
      if (seat && (seat.weekly_xp !== xp || seat.left_at !== null))
        this.report("a seat that shows other XP", `${user_id} ${seat.weekly_xp} ${xp}`);
    }
    const open = leagues.rows<{ id: string }>(
      "SELECT id FROM leagues WHERE finalized_at IS NULL AND substr(id, 1, 10) < ?",
      weekOf(now).weekStartDate,
    );
    for (const { id } of open) this.report("a week that nobody closed", id);
    const received = new Set(this.received().map(({ user_id, league_id }) => `${user_id} ${league_id}`));
    for (const { user_id, league_id } of this.decided())
      if (!received.has(`${user_id} ${league_id}`))
        this.report("a result that never arrived", `${user_id} ${league_id}`);
  }

  /** Each learner's ledger, from where the directory says they live. */
  private ledger(): Stored[] {
    return this.living().flatMap(({ database, userId }) =>
      database.rows<Stored>(
        "SELECT user_id, attempt_id, xp_awarded, created_at FROM quiz_results WHERE user_id = ?",
        userId,
      ),
    );
  }

  private living(): { userId: string; database: LocalD1 }[] {
    const homes = this.databases.directory.rows<{ user_id: string; home: number }>(
      "SELECT user_id, home FROM learners",
    );
    return homes.map(({ user_id, home }) => ({ userId: user_id, database: learnersIn(this.databases, home) }));
  }

  private checkLedger(): void {
    const stored = this.ledger();
    const counts = new Map<string, number>();
    for (const { attempt_id } of stored) counts.set(attempt_id, (counts.get(attempt_id) ?? 0) + 1);
    for (const [id, n] of counts) if (n > 1) this.report("an award twice", id);
    for (const [id, { userId }] of this.acknowledged)
      if (!counts.has(id)) this.report("an award lost", `${userId} ${id}`);
    const sums = Map.groupBy(stored, ({ user_id }) => user_id);
    for (const { userId, database } of this.living()) {
      const own = sums.get(userId) ?? [];
      const [x] = database.rows<{ total_xp: number; week_start_date: string | null; week_xp: number }>(
        "SELECT * FROM user_xp WHERE user_id = ?",
        userId,
      );
      const total = sumOf(own);
      if (x?.total_xp !== total)
        this.report("a total that is not the sum of the ledger", `${userId} ${x?.total_xp} ${total}`);
      const week = x?.week_start_date ? xpOfWeek(own, x.week_start_date) : 0;
      if (x?.week_start_date && x.week_xp !== week)
        this.report("a week that is not the sum of the ledger", `${userId} ${x.week_xp} ${week}`);
      const [{ n: booked } = { n: 0 }] = database.rows<{ n: number }>(
        "SELECT coalesce(sum(amount), 0) AS n FROM xp_transactions WHERE user_id = ?",
        userId,
      );
      if (booked !== total) this.report("a ledger that is not its attempts", `${userId} ${booked} ${total}`);
    }
  }

  private checkSeats(): void {
    const { leagues } = this.databases;
    for (const { user_id } of leagues.rows<{ user_id: string }>(
      "SELECT user_id FROM league_members GROUP BY user_id, substr(league_id, 1, 10) HAVING count(*) > 1",
    ))
      this.report("two seats in a week", user_id);
    for (const { league_id } of leagues.rows<{ league_id: string }>(
      "SELECT league_id FROM league_members GROUP BY league_id HAVING count(*) > ?",
      LEAGUE_SIZE,
    ))
      this.report("a league with too many seats", league_id);
    for (const { league_id } of leagues.rows<{ league_id: string }>(
      "SELECT m.league_id FROM league_members AS m JOIN leagues AS l ON l.id = m.league_id WHERE l.finalized_at IS NOT NULL AND m.result IS NULL",
    ))
      this.report("a seat in a closed league without a result", league_id);
  }

  private decided(): Decided[] {
    return this.databases.leagues.rows<Decided>("SELECT * FROM decided");
  }

  /** Ranks are decided once, on the XP that the ledger has for that week. */
  private checkDecisions(): void {
    const decided = this.decided();
    const ledger = Map.groupBy(this.ledger(), ({ user_id }) => user_id);
    const seen = new Set<string>();
    for (const { league_id, user_id, result } of decided) {
      const key = `${league_id} ${user_id}`;
      if (seen.has(key)) this.report("a rank decided twice", key);
      seen.add(key);
      const { weeklyXp } = JSON.parse(result) as LastLeague;
      const truth = xpOfWeek(ledger.get(user_id) ?? [], weekOfLeague(league_id).weekStartDate);
      if (weeklyXp !== truth) this.report("a rank by other XP than the ledger's", `${key} ${weeklyXp} ${truth}`);
    }
    for (const [league, members] of Map.groupBy(decided, ({ league_id }) => league_id)) {
      const ranks = members.map(({ result }) => (JSON.parse(result) as LastLeague).rank);
      if (new Set(ranks).size !== ranks.length) this.report("two members with one rank", league);
    }
  }

  private received(): { user_id: string; league_id: string; tier: number }[] {
    return this.living().flatMap(({ userId, database }) =>
      database.rows<{ user_id: string; league_id: string; tier: number }>(
        "SELECT * FROM received WHERE user_id = ?",
        userId,
      ),
    );
  }

  private checkReceived(): void {
    const tiers = new Map(this.decided().map(({ league_id, user_id, tier }) => [`${user_id} ${league_id}`, tier]));
    const seen = new Set<string>();
    for (const { user_id, league_id, tier } of this.received()) {
      const key = `${user_id} ${league_id}`;
      if (seen.has(key)) this.report("a result received twice", key);
      seen.add(key);
      if (tiers.get(key) !== tier) this.report("a tier that was not decided", key);
    }
  }
}

function sumOf(stored: readonly Stored[]): number {
  return stored.reduce((sum, { xp_awarded }) => sum + xp_awarded, 0);
}

function xpOfWeek(stored: readonly Stored[], monday: string): number {
  const from = Date.parse(`${monday}T00:00:00Z`);
  return sumOf(stored.filter(({ created_at }) => created_at >= from && created_at < from + WEEK_MS));
}

/** Everything of a learner in a database, condensed. */
function digest(database: LocalD1, userId: string): string {
  const rows = LEARNER_TABLES.map(({ table, where }) => database.rows(`SELECT * FROM ${table} WHERE ${where}`, userId));
  return createHash("sha256").update(JSON.stringify(rows)).digest("hex");
}
