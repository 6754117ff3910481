import type { ShownMember } from "./views.ts";

interface Migration {
  id: string;
  sql: string;
}

/** Append only: an object that was made by an older version runs what it lacks, in this order. */
const MIGRATIONS: readonly Migration[] = [
  {
    id: "000_members",
    sql: `CREATE TABLE members (
      user_id TEXT PRIMARY KEY, display_name TEXT NOT NULL, avatar_url TEXT,
      weekly_xp INTEGER NOT NULL, reached_at INTEGER, seq INTEGER NOT NULL
    ) WITHOUT ROWID`,
  },
  { id: "001_facts", sql: "CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID" },
];

/**
 * Brings the object's own tables up to date. Throws when what is stored does not begin with the list above: somebody changed the past.
 * `upTo` stops in between, for tests.
 */
export function migrate(storage: DurableObjectStorage, upTo = MIGRATIONS.length): void {
  const { sql } = storage;
  sql.exec("CREATE TABLE IF NOT EXISTS migrations (place INTEGER PRIMARY KEY, id TEXT NOT NULL)");
  const done = sql.exec<{ id: string }>("SELECT id FROM migrations ORDER BY place").toArray();
  for (const [place, { id }] of done.entries()) {
    if (MIGRATIONS[place]?.id !== id)
      throw new Error(`The object's migration ${place} is ${id}: the list may only grow`);
  }
  for (const [place, { id, sql: statement }] of MIGRATIONS.slice(0, upTo).entries()) {
    if (place < done.length) continue;
    storage.transactionSync(() => {
      sql.exec(statement);
      sql.exec("INSERT INTO migrations (place, id) VALUES (?, ?)", place, id);
    });
  }
}

/** A member with the frame that last showed them. */
export interface StoredMember extends ShownMember {
  seq: number;
}

/**
 * What an object remembers over hibernation: the members as last shown, the number of the last frame, and the hour of the practice
 * partners. One row a change (budgets C3); D1 stays the truth.
 */
export class RoomStorage {
  private readonly storage: DurableObjectStorage;
  /** Tables are made with the first row: an object that is only looked at, or looks back after its end, stores nothing. */
  private made: boolean;

  constructor(storage: DurableObjectStorage) {
    this.storage = storage;
    this.made = storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").toArray().length > 0;
    if (this.made) migrate(storage);
  }

  members(): StoredMember[] {
    if (!this.made) return [];
    interface Row extends Record<string, SqlStorageValue> {
      user_id: string;
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
        displayName: row.display_name,
        avatarUrl: row.avatar_url,
        weeklyXp: row.weekly_xp,
        lastXpUpdate: row.reached_at === null ? null : new Date(row.reached_at),
        seq: row.seq,
      }));
  }

  put({ userId, displayName, avatarUrl, weeklyXp, lastXpUpdate, seq }: StoredMember): void {
    this.make();
    this.storage.sql.exec(
      "INSERT OR REPLACE INTO members VALUES (?, ?, ?, ?, ?, ?)",
      userId,
      displayName,
      avatarUrl,
      weeklyXp,
      lastXpUpdate?.getTime() ?? null,
      seq,
    );
  }

  remove(userId: string): void {
    if (this.made) this.storage.sql.exec("DELETE FROM members WHERE user_id = ?", userId);
  }

  /** `leagueId`: an object does not know its name. `seq`: frames that no member's row remembers. `shownAt`: hour of the partners. */
  fact(name: "leagueId" | "seq" | "shownAt"): string | null {
    if (!this.made) return null;
    const [row] = this.storage.sql.exec<{ value: string }>("SELECT value FROM facts WHERE name = ?", name).toArray();
    return row?.value ?? null;
  }

  setFact(name: "leagueId" | "seq" | "shownAt", value: string): void {
    if (this.fact(name) === value) return;
    this.make();
    this.storage.sql.exec("INSERT OR REPLACE INTO facts VALUES (?, ?)", name, value);
  }

  /** Forgets everything, the alarm too: an object whose week is closed costs nothing any more. */
  async wipe(): Promise<void> {
    await this.storage.deleteAlarm();
    await this.storage.deleteAll();
    this.made = false;
  }

  private make(): void {
    if (!this.made) migrate(this.storage);
    this.made = true;
  }
}
