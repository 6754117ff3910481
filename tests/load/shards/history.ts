import { sql } from "drizzle-orm";
import { CLOSE_GRACE_MS, weekOf } from "#schema/rules/league-week.ts";
import { type Random, seededRandom } from "#schema/rules/random.ts";
import { sweepLearners } from "#worker/cron/learner-sweep.ts";
import { runBatch } from "#worker/db/batch.ts";
import { type Learner, SessionEnded } from "#worker/db/learner.ts";
import { Books, type Violation } from "./books.ts";
import { closeLeague, unfinishedLeagues } from "./close.ts";
import { closeDatabases, type Databases, learnersIn, openDatabases } from "./databases.ts";
import { homesOf, openMoves } from "./directory.ts";
import { type Attempt, needsSeat, pointToSeat, signIn, storeAward, storeMembership } from "./learners.ts";
import { moveLearner } from "./move.ts";
import { ConnectionLost, type Fault, Network, type Process, Refused } from "./network.ts";
import { askForSeat, type LearnerNews, tellSeat } from "./seats.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A call that has not begun to write by then gives up (worker/db/guard.ts). */
const MAX_DECIDING_MS = 20 * SECOND_MS;
/** How often a browser sends the same attempt. */
const MAX_SENT = 8;
/** Nine in ten awards are of learners who practice in that week anyway. */
const LEARNERS = 42;
const DATABASES = 3;
const WEEKS = 3;
const MONDAY = Date.parse("2037-06-08T00:00:00Z");

/** What one history came to. */
export interface HistoryReport {
  seed: string;
  violations: Violation[];
  awards: number;
  moves: number;
  closes: number;
  faults: ReadonlyMap<Fault, number>;
  trips: ReadonlyMap<string, number>;
}

/** A learner with a browser, which sends an attempt until it has an answer. */
interface Player {
  userId: string;
  /** The database that the cookie names, with its session. */
  session: { home: number; learner: Learner } | null;
}

/** Three weeks of learners in several databases, with leagues across them. Everything that happens follows from the seed. */
export class History {
  private readonly random: Random;
  private readonly network: Network;
  private readonly databases: Databases = openDatabases(DATABASES);
  private readonly players: Player[];
  private readonly books: Books;
  private readonly seed: string;
  private ids = 0;
  private moves = 0;

  constructor(seed: string) {
    this.seed = seed;
    this.random = seededRandom(seed);
    this.network = new Network(this.random, MONDAY + HOUR_MS);
    this.players = Array.from({ length: LEARNERS }, (_, i) => ({
      userId: `learner-${String(i).padStart(4, "0")}`,
      session: null,
    }));
    this.books = new Books(
      this.databases,
      this.players.map(({ userId }) => userId),
    );
    for (const [i, { userId }] of this.players.entries()) this.signUp(userId, i % DATABASES);
  }

  async run(faultShare: number): Promise<HistoryReport> {
    const { network, books } = this;
    try {
      for (let week = 0; week < WEEKS; week++) {
        network.faultShare = faultShare;
        const monday = MONDAY + week * 7 * DAY_MS;
        for (const at of [monday + 12 * HOUR_MS, monday + 3 * DAY_MS, monday + 7 * DAY_MS - 20 * SECOND_MS])
          await this.busyMinutes(at);
        await this.weekEnds(monday + 7 * DAY_MS, { late: this.random() < 0.2 });
        books.check();
      }
      network.faultShare = 0;
      await this.calmDown();
      books.check();
      books.checkAtRest(new Date(network.now));
    } catch (error) {
      books.report(
        "a history that cannot go on",
        error instanceof Error
          ? `${error.message}: ${error.cause instanceof Error ? error.cause.message : ""}`
          : String(error),
      );
    }
    const report = {
      seed: this.seed,
      violations: books.violations,
      awards: books.awards(),
      moves: this.moves,
      closes: books.closes(),
      faults: network.faults,
      trips: network.trips,
    };
    closeDatabases(this.databases);
    return report;
  }

  private signUp(userId: string, home: number): void {
    this.databases.directory.rows("INSERT INTO learners (user_id, home) VALUES (?, ?)", userId, home);
    const database = learnersIn(this.databases, home);
    database.rows(
      "INSERT INTO users (id, email, email_key, password_hash, first_name, last_name) VALUES (?1, ?1, ?1, 'hash', ?1, '')",
      userId,
    );
    database.rows("INSERT INTO user_xp (user_id, league_tier) VALUES (?, ?)", userId, this.random() < 0.85 ? 1 : 2);
    database.rows("INSERT INTO progress_tracking (user_id) VALUES (?)", userId);
    database.rows("INSERT INTO known_devices (user_id, expires, token_hash) VALUES (?, 9e12, ?)", userId, userId);
    database.rows("INSERT INTO conversations (id, user_id, cefr_level) VALUES (?, ?, 'A1')", `talk-${userId}`, userId);
    for (const id of [2, 4])
      database.rows("INSERT INTO turns (conversation_id, id, content) VALUES (?, ?, 'Hallo')", `talk-${userId}`, id);
    database.rows("INSERT INTO kept_attempts (user_id, quiz_type, attempts) VALUES (?, 'adverb', '{}')", userId);
  }

  /** Some minutes in which many things happen at the same time. */
  private async busyMinutes(at: number): Promise<void> {
    const { network } = this;
    network.now = Math.max(network.now, at);
    for (const player of this.players) {
      const times = this.random() < 0.75 ? 1 + Math.floor(this.random() * 3) : 0;
      for (let i = 0; i < times; i++) this.later(90 * SECOND_MS, "award", (process) => this.practice(process, player));
      if (this.random() < 0.06)
        this.later(60 * SECOND_MS, "membership", (process) => this.changeMembership(process, player));
      if (this.random() < 0.12) this.later(60 * SECOND_MS, "move", (process) => this.move(process, player.userId));
    }
    if (this.random() < 0.5) this.later(60 * SECOND_MS, "sweep of learners", (process) => this.sweepLearners(process));
    await network.settle();
  }

  /** The week ends: its leagues close several times over while learners practice and move. `late`: nobody closes anything for nine days. */
  private async weekEnds(endsAt: number, { late }: { late: boolean }): Promise<void> {
    const { network } = this;
    network.now = Math.max(network.now, endsAt + CLOSE_GRACE_MS);
    if (late) {
      for (const at of [endsAt + DAY_MS, endsAt + 7 * DAY_MS + 2 * MINUTE_MS]) await this.busyMinutes(at);
    }
    const now = new Date(network.now);
    const open = this.databases.leagues.rows<{ id: string }>(
      "SELECT id FROM leagues WHERE finalized_at IS NULL AND substr(id, 1, 10) < ?",
      weekOf(now).weekStartDate,
    );
    for (const { id } of open) {
      // When the first moves below arrive.
      for (let i = 0; i < 3; i++)
        this.later([50 * SECOND_MS, 130 * SECOND_MS], "close", (process) => this.close(process, id));
    }
    for (const player of this.players) {
      if (this.random() < 0.4) this.later(120 * SECOND_MS, "award", (process) => this.practice(process, player));
      if (this.random() < 0.05)
        this.later(30 * SECOND_MS, "membership", (process) => this.changeMembership(process, player));
      if (this.random() < 0.4) this.later(40 * SECOND_MS, "move", (process) => this.move(process, player.userId));
    }
    this.later(30 * SECOND_MS, "sweep of learners", (process) => this.sweepLearners(process));
    this.later(10 * MINUTE_MS, "sweep", (process) => this.sweep(process));
    await network.settle();
  }

  /** Nothing fails anymore: what is unfinished is finished, then everybody practices once. */
  private async calmDown(): Promise<void> {
    const { network } = this;
    network.now = Math.max(network.now, MONDAY + WEEKS * 7 * DAY_MS) + 2 * DAY_MS;
    for (let i = 0; i < WEEKS + 1; i++) {
      this.later(0, "sweep", (process) => this.sweep(process));
      await network.settle();
    }
    for (let i = 0; i < 2; i++) {
      for (const player of this.players) this.later(0, "award", (process) => this.practice(process, player));
      await network.settle();
    }
  }

  /** Begins something within a time from now, or between two moments from now. */
  private later(
    within: number | readonly [number, number],
    name: string,
    run: (process: Process) => Promise<unknown>,
  ): void {
    const [from, to] = typeof within === "number" ? [0, within] : within;
    const ms = from + this.random() * (to - from);
    this.network.spawn(name, async (process) => {
      await this.network.wait(ms);
      await run(process);
    });
  }

  private async practice(process: Process, player: Player): Promise<void> {
    const attempt: Attempt = {
      id: `attempt-${++this.ids}`,
      amount: 1 + Math.floor(this.random() * 30),
      word: 1 + Math.floor(this.random() * 500),
    };
    const stored = await this.untilAnswered(process, player, (db, learner, now) =>
      storeAward(db, learner, attempt, now),
    );
    if (!stored) return;
    this.books.acknowledge(player.userId, attempt);
    this.tell(stored.news, stored.home, stored.now);
  }

  private async changeMembership(process: Process, player: Player): Promise<void> {
    const optsOut = this.random() < 0.6;
    const stored = await this.untilAnswered(process, player, (db, learner, now) =>
      storeMembership(db, learner, optsOut, now),
    );
    if (stored) this.tell(stored.news, stored.home, stored.now);
  }

  /** Sends a call until it is answered: after a lost connection, a lost race, or the end of the session. */
  private async untilAnswered(
    process: Process,
    player: Player,
    call: (db: ReturnType<Network["open"]>, learner: Learner, now: Date) => Promise<LearnerNews | null>,
  ): Promise<{ news: LearnerNews; home: number; now: Date } | null> {
    const { network } = this;
    for (let sent = 0; sent < MAX_SENT; sent++) {
      if (sent > 0) await network.wait(SECOND_MS + this.random() * 8 * SECOND_MS);
      const now = new Date(network.now);
      try {
        const session = (player.session ??= await this.signIn(process, player.userId));
        if (!session) continue;
        const { home, learner } = session;
        const database = learnersIn(this.databases, home);
        // The batch that writes is refused when the call was received too long ago. The one that reads comes first.
        const view = network.open(process, database);
        const batch = view.batch.bind(view);
        const inTime = (statements: Parameters<typeof batch>[0]) => {
          if (network.now - now.getTime() > MAX_DECIDING_MS) throw new Refused("Too late");
          return batch(statements);
        };
        Object.assign(view, { batch: inTime });
        const news = await call(view, learner, now);
        return news && { news, home, now };
      } catch (error) {
        if (error instanceof SessionEnded) player.session = null;
        else if (!isPassing(error)) throw error;
      }
    }
    return null;
  }

  private async signIn(process: Process, userId: string): Promise<Player["session"]> {
    const { network, databases } = this;
    const [place] = await homesOf(network.open(process, databases.directory), [userId]);
    if (!place) return null;
    const db = network.open(process, learnersIn(databases, place.home));
    const learner = await signIn(db, userId, `session-${++this.ids}`, new Date(network.now), () =>
      network.wait(this.random() * 4 * SECOND_MS),
    );
    return learner && { home: place.home, learner };
  }

  /** What happens after the answer: the seat hears of it, or is asked for. */
  private tell(news: LearnerNews, home: number, now: Date): void {
    const { network, databases } = this;
    network.spawn("seat", async (process) => {
      const leagues = network.open(process, databases.leagues);
      if (!needsSeat(news, now)) {
        if (news.leagueId !== null) await runBatch(leagues, { told: tellSeat(leagues, news, news.leagueId) });
        return;
      }
      const { leagueId } = await askForSeat(leagues, news, now);
      if (leagueId === null) return;
      const pointed = await pointToSeat(network.open(process, learnersIn(databases, home)), news.who.userId, leagueId);
      if (pointed?.leagueId) await runBatch(leagues, { told: tellSeat(leagues, pointed, pointed.leagueId) });
    });
  }

  private close(process: Process, leagueId: string): Promise<void> {
    const { network, databases } = this;
    return closeLeague({ network, databases, process }, leagueId, new Date(network.now));
  }

  private move(
    process: Process,
    userId: string,
    to: number | null = Math.floor(this.random() * DATABASES),
  ): Promise<void> {
    if (to !== null) this.moves++;
    const { network, databases, books } = this;
    return moveLearner({ network, databases, process, watch: books }, userId, to);
  }

  /** What the daily cron does: closes and delivers what is left, goes on with moves, deletes old leagues. One failure keeps nothing else back. */
  private async sweep(process: Process): Promise<void> {
    const { network, databases } = this;
    const now = new Date(network.now);
    for (const { userId } of await openMoves(network.open(process, databases.directory)))
      network.spawn("move", (mover) => this.move(mover, userId, null));
    for (const id of await unfinishedLeagues({ network, databases, process }, now)) {
      try {
        await this.close(process, id);
      } catch (error) {
        if (!isPassing(error)) throw error;
      }
    }
    const kept = weekOf(new Date(now.getTime() - 6 * DAY_MS)).weekStartDate;
    const db = network.open(process, databases.leagues);
    await runBatch(db, {
      old: db.run(sql`DELETE FROM leagues WHERE id < ${kept} AND finalized_at IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM league_members WHERE league_id = leagues.id AND NOT delivered)`),
    });
  }

  private async sweepLearners(process: Process): Promise<void> {
    for (const database of this.databases.learners)
      for (let cursor: string | null = ""; cursor !== null; )
        cursor = await sweepLearners(this.network.open(process, database), cursor, new Date(this.network.now));
  }
}

/** Errors after which a call may be sent again. */
function isPassing(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ConnectionLost || cause instanceof Refused) return true;
    if (/malformed JSON|UNIQUE constraint failed|the league is full/.test(cause.message)) return true;
  }
  return false;
}
