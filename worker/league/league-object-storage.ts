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

type FactName = "leagueId" | "seq" | "shownAt" | "seats";

/** A member and the number of the frame that last showed a change to them. */
export interface StoredMember extends ShownMember {
  seq: number;
}

/**
 * What a league object remembers across hibernation: the members as last shown, the number of the last frame, the hour for which the
 * practice partners were shown, and the number of seats. Each change writes one row, because rows written are billed. D1 remains the source of truth.
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

  members(): StoredMember[] {
    if (!this.hasTables) return [];
    interface Row extends Record<string, SqlStorageValue> {
      user_id: string;
      seat_id: string;
      display_name: string;
      avatar_url: string | null;
      weekly_xp: number;
      reached_at: number | null;
      seq: number;
    }
    return this.storage.sql
      .exec<Row>("SELECT * FROM members")
      .toArray()
      .map((row) => ({
        userId: row.user_id,
        seatId: row.seat_id,
        displayName: row.display_name,
        avatarUrl: row.avatar_url,
        weeklyXp: row.weekly_xp,
        lastXpUpdate: row.reached_at === null ? null : new Date(row.reached_at),
        seq: row.seq,
      }));
  }

  /** Inserts or replaces a member's row. */
  putMember({ userId, seatId, displayName, avatarUrl, weeklyXp, lastXpUpdate, seq }: StoredMember): void {
    this.createTables();
    this.storage.sql.exec(
      "INSERT OR REPLACE INTO members VALUES (?, ?, ?, ?, ?, ?, ?)",
      userId,
      seatId,
      displayName,
      avatarUrl,
      weeklyXp,
      lastXpUpdate?.getTime() ?? null,
      seq,
    );
  }

  removeMember(userId: string): void {
    if (this.hasTables) this.storage.sql.exec("DELETE FROM members WHERE user_id = ?", userId);
  }

  /**
   * `leagueId`: a Durable Object does not know its own name. `seq`: number of the last frame that no member's row carries. `shownAt`: the
   * hour for which the practice partners were shown. `seats`: the number of seats that was shown.
   */
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
