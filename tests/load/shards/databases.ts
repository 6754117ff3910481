import { appSchema, LocalD1 } from "./local-d1.ts";
import { planted } from "./planted.ts";

/**
 * What the plan adds to the tables of today. A learner keeps the XP of recent weeks, when they left the leagues, and how often they were moved. `moved_away` stays behind
 * where they were. `received` is for the books: every result that reached a learner.
 */
const LEARNERS = `
  ALTER TABLE user_xp ADD COLUMN recent_weeks TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE user_xp ADD COLUMN left_at INTEGER;
  ALTER TABLE user_xp ADD COLUMN moves INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE moved_away (user_id TEXT PRIMARY KEY, moves INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE received (user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE, league_id TEXT NOT NULL, tier INTEGER NOT NULL);
  CREATE TRIGGER result_received AFTER UPDATE OF last_league ON user_xp WHEN NEW.last_league IS NOT NULL BEGIN
    INSERT INTO received VALUES (NEW.user_id, NEW.last_league ->> 'leagueId', NEW.league_tier);
  END;`;

/**
 * A seat has the number of the learner's version that it was last told, the result that was decided, and whether the learner has it. A learner has one seat a week. `decided` is for the
 * books: every decision about a seat.
 */
const LEAGUES = `
  ALTER TABLE league_members ADD COLUMN told INTEGER NOT NULL DEFAULT -1;
  ALTER TABLE league_members ADD COLUMN result TEXT;
  ALTER TABLE league_members ADD COLUMN tier_after INTEGER;
  ALTER TABLE league_members ADD COLUMN delivered INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE decided (league_id TEXT NOT NULL, user_id TEXT NOT NULL, result TEXT NOT NULL, tier INTEGER NOT NULL);
  CREATE TRIGGER result_decided AFTER UPDATE OF result ON league_members BEGIN
    INSERT INTO decided VALUES (NEW.league_id, NEW.user_id, NEW.result, NEW.tier_after);
  END;`;

const ONE_SEAT = "CREATE UNIQUE INDEX one_seat_a_week ON league_members (user_id, substr(league_id, 1, 10));";

/** Who lives where, and who is on the way from `home` to `moving_to`. What a learner left behind in `emptying` is not deleted yet. */
const DIRECTORY = `
  CREATE TABLE learners (
    user_id TEXT PRIMARY KEY, home INTEGER NOT NULL, moves INTEGER NOT NULL DEFAULT 0, moving_to INTEGER, emptying INTEGER
  ) WITHOUT ROWID;`;

export interface Databases {
  directory: LocalD1;
  leagues: LocalD1;
  /** Learners are in one of these each. */
  learners: readonly LocalD1[];
}

export function openDatabases(count: number): Databases {
  const app = appSchema();
  return {
    directory: new LocalD1("directory", DIRECTORY),
    leagues: new LocalD1("leagues", app + LEAGUES + (planted("seats without a week") ? "" : ONE_SEAT)),
    learners: Array.from({ length: count }, (_, i) => new LocalD1(`learners ${i}`, app + LEARNERS)),
  };
}

export function closeDatabases({ directory, leagues, learners }: Databases): void {
  for (const database of [directory, leagues, ...learners]) database.close();
}

/** The database of learners with this number. */
export function learnersIn(databases: Databases, home: number): LocalD1 {
  const found = databases.learners[home];
  if (!found) throw new Error(`There is no database ${home}`);
  return found;
}
