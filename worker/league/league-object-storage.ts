import type { ShownMember } from "./views.ts";

interface Migration {
  id: string;
  sql: string;
}

/** Append only: an object created by an older version runs the ones it is missing, in this order. */
const MIGRATIONS: readonly Migration[] = [
  {
    id: "000_members",
    sql: `CREATE TABLE members (
      user_id TEXT PRIMARY KEY, display_name TEXT NOT NULL, avatar_url TEXT,
      weekly_xp INTEGER NOT NULL, reached_at INTEGER, seq INTEGER NOT NULL
    ) WITHOUT ROWID`,
  },
  { id: "001_facts", sql: "CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID" },
  // An update of the Worker has ended every socket, and D1 has the members: nothing is lost by starting with an empty table.
  {
    id: "002_seat_ids",
    sql: `DROP TABLE members; CREATE TABLE members (
      user_id TEXT PRIMARY KEY, seat_id TEXT NOT NULL, display_name TEXT NOT NULL, avatar_url TEXT,
      weekly_xp INTEGER NOT NULL, reached_at INTEGER, seq INTEGER NOT NULL
    ) WITHOUT ROWID`,
  },
  { id: "003_members_in_one_fact", sql: "DROP TABLE members; DELETE FROM facts WHERE name <> 'leagueId'" },
];

/**
 * Brings the object's own tables up to date. Throws if the migrations it has already run are not the beginning of the list above, because
 * then somebody edited that list. `upTo` stops early, for tests.
 */
export function migrate(storage: DurableObjectStorage, upTo = MIGRATIONS.length): void {
  const { sql } = storage;
  sql.exec("CREATE TABLE IF NOT EXISTS migrations (place INTEGER PRIMARY KEY, id TEXT NOT NULL)");
  const done = sql.exec<{ id: string }>("SELECT id FROM migrations ORDER BY place").toArray();
  for (const [place, { id }] of done.entries()) {
    if (MIGRATIONS[place]?.id !== id)
      throw new Error(`The object's migration ${place} is ${id}: migrations may only be appended`);
  }
  for (const [place, { id, sql: statement }] of MIGRATIONS.slice(0, upTo).entries()) {
    if (place < done.length) continue;
    storage.transactionSync(() => {
      sql.exec(statement);
      sql.exec("INSERT INTO migrations (place, id) VALUES (?, ?)", place, id);
    });
  }
}

type FactName = "leagueId" | "shown";

/** What the viewers have been sent as of a frame. */
export interface StoredView {
  /** The number of the frame. */
  seq: number;
  /** The hour for which the practice partners were shown. */
  hour: string;
  seats: number;
  members: ShownMember[];
}

type StoredMember = [
  userId: string,
  seatId: string,
  displayName: string,
  avatarUrl: string | null,
  weeklyXp: number,
  reachedAt: number | null,
];

/**
 * What a league object remembers across hibernation: its own name, and what its viewers have been sent, in one row, because rows written are billed.
 * With nobody watching there is nothing to remember. D1 remains the source of truth.
 */
export class LeagueObjectStorage {
  private readonly storage: DurableObjectStorage;
  /** Tables are created with the first row, so that an object that is only read, or is called after its week was closed, stores nothing. */
  private hasTables: boolean;

  constructor(storage: DurableObjectStorage) {
    this.storage = storage;
    this.hasTables = storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").toArray().length > 0;
    if (this.hasTables) migrate(storage);
  }

  /** What the viewers have been sent, or null before anybody watched. */
  view(): StoredView | null {
    const text = this.fact("shown");
    if (text === null) return null;
    const { members, ...view } = JSON.parse(text) as Omit<StoredView, "members"> & { members: StoredMember[] };
    return {
      ...view,
      members: members.map(([userId, seatId, displayName, avatarUrl, weeklyXp, reachedAt]) => ({
        userId,
        seatId,
        displayName,
        avatarUrl,
        weeklyXp,
        lastXpUpdate: reachedAt === null ? null : new Date(reachedAt),
      })),
    };
  }

  /** Remembers what the viewers are about to be sent: one row, or none when it is known. */
  setView({ members, ...view }: StoredView): void {
    const rows = members.map(({ userId, seatId, displayName, avatarUrl, weeklyXp, lastXpUpdate }): StoredMember => {
      return [userId, seatId, displayName, avatarUrl, weeklyXp, lastXpUpdate?.getTime() ?? null];
    });
    this.setFact("shown", JSON.stringify({ ...view, members: rows }));
  }

  /** Leaves no name behind of somebody who left. */
  removeMember(userId: string): void {
    const view = this.view();
    if (!view?.members.some((member) => member.userId === userId)) return;
    this.setView({ ...view, members: view.members.filter((member) => member.userId !== userId) });
  }

  /** `leagueId`: a Durable Object does not know its own name. `shown`: what the viewers have been sent. */
  fact(name: FactName): string | null {
    if (!this.hasTables) return null;
    const [row] = this.storage.sql.exec<{ value: string }>("SELECT value FROM facts WHERE name = ?", name).toArray();
    return row?.value ?? null;
  }

  /** Writes only if the value is new. */
  setFact(name: FactName, value: string): void {
    if (this.fact(name) === value) return;
    this.createTables();
    this.storage.sql.exec("INSERT OR REPLACE INTO facts VALUES (?, ?)", name, value);
  }

  /** Deletes everything, including the alarm: an object whose week is closed must not cost anything anymore. */
  async wipe(): Promise<void> {
    await this.storage.deleteAlarm();
    await this.storage.deleteAll();
    this.hasTables = false;
  }

  private createTables(): void {
    if (!this.hasTables) migrate(this.storage);
    this.hasTables = true;
  }
}
