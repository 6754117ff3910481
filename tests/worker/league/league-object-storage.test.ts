import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { LeagueObjectStorage, migrate, type StoredView } from "#worker/league/league-object-storage.ts";
import type { ShownMember } from "#worker/league/views.ts";

/** Runs something on the storage of an object that belongs to no league. */
function inStorage<R>(act: (storage: DurableObjectStorage) => R | Promise<R>, name: string = crypto.randomUUID()) {
  return runInDurableObject(env.LEAGUE.getByName(name), (_, { storage }) => act(storage));
}

/** The object's tables and the migrations it has run. */
function made({ sql }: DurableObjectStorage) {
  const tables = sql
    .exec<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE name NOT GLOB '_cf_*' AND type = 'table' ORDER BY name",
    )
    .toArray()
    .map(({ name }) => name);
  const done = tables.includes("migrations")
    ? sql.exec("SELECT place, id FROM migrations ORDER BY place").toArray()
    : [];
  return { tables, done };
}

const FIRST = { place: 0, id: "000_members" };
const SECOND = { place: 1, id: "001_facts" };
const THIRD = { place: 2, id: "002_seat_ids" };
const FOURTH = { place: 3, id: "003_members_in_one_fact" };
const ALL = [FIRST, SECOND, THIRD, FOURTH];

function member(userId: string, more: Partial<ShownMember> = {}): ShownMember {
  const person = {
    seatId: `seat-of-${userId}`,
    displayName: "Mara K.",
    avatarUrl: null,
    weeklyXp: 12,
    lastXpUpdate: new Date(5),
  };
  return { userId, ...person, ...more };
}

function view(members: ShownMember[], seq = 3): StoredView {
  return { seq, hour: "2046-03-19T10:00:00.000Z", seats: members.length, members };
}

describe("the object's own migrations", () => {
  it("run in order, each only once", async () => {
    await inStorage((storage) => {
      migrate(storage, 0);
      expect(made(storage)).toEqual({ tables: ["migrations"], done: [] });
      migrate(storage, 1);
      expect(made(storage)).toEqual({ tables: ["members", "migrations"], done: [FIRST] });
      migrate(storage, 2);
      expect(made(storage)).toEqual({ tables: ["facts", "members", "migrations"], done: [FIRST, SECOND] });
      migrate(storage, 3);
      expect(made(storage)).toEqual({ tables: ["facts", "members", "migrations"], done: [FIRST, SECOND, THIRD] });
      migrate(storage);
      expect(made(storage)).toEqual({ tables: ["facts", "migrations"], done: ALL });
      migrate(storage);
      expect(made(storage)).toEqual({ tables: ["facts", "migrations"], done: ALL });
    });
  });

  it("continue where an older version stopped, and leave members to D1", async () => {
    await inStorage((storage) => {
      migrate(storage, 1);
      storage.sql.exec("INSERT INTO members VALUES ('ada', 'Ada L.', NULL, 40, 7, 2)");
      const store = new LeagueObjectStorage(storage);
      expect(made(storage).done).toEqual(ALL);
      expect(store.view()).toBeNull();
    });
  });

  it("leave nothing behind if they fail, and continue the next time", async () => {
    await inStorage((storage) => {
      migrate(storage, 1);
      storage.sql.exec("INSERT INTO members VALUES ('ada', 'Ada L.', NULL, 40, 7, 2)");
      // A table of the same name makes the second migration fail.
      storage.sql.exec("CREATE TABLE facts (leftover TEXT)");
      expect(() => migrate(storage)).toThrow("already exists");
      expect(made(storage).done).toEqual([FIRST]);
      storage.sql.exec("DROP TABLE facts");
      migrate(storage);
      expect(made(storage).done).toEqual(ALL);
      expect(new LeagueObjectStorage(storage).view()).toBeNull();
    });
  });

  it.each([
    ["under another name", "UPDATE migrations SET id = '000_people' WHERE place = 0"],
    ["in another order", "UPDATE migrations SET id = iif(place = 0, '001_facts', '000_members') WHERE place < 2"],
    ["that this version does not know", "INSERT INTO migrations VALUES (4, '004_later')"],
  ])("reject an object that has run one %s and change nothing", async (_, sql) => {
    await inStorage((storage) => {
      migrate(storage);
      new LeagueObjectStorage(storage).setView(view([member("ada")]));
      storage.sql.exec(sql);
      const before = made(storage);
      expect(() => migrate(storage)).toThrow("migrations may only be appended");
      expect(() => new LeagueObjectStorage(storage)).toThrow("migrations may only be appended");
      expect(made(storage)).toEqual(before);
      expect(storage.sql.exec("SELECT * FROM facts").toArray()).toHaveLength(1);
    });
  });
});

describe("LeagueObjectStorage", () => {
  it("stores nothing if it is only read", async () => {
    await inStorage(async (storage) => {
      await storage.deleteAll();
      const store = new LeagueObjectStorage(storage);
      expect([store.view(), store.fact("leagueId")]).toEqual([null, null]);
      store.removeMember("ada");
      expect(made(storage)).toEqual({ tables: [], done: [] });
    });
  });

  it("returns the newest version of everything that was stored", async () => {
    await inStorage((storage) => {
      const store = new LeagueObjectStorage(storage);
      const [ada, ben] = [
        member("ada"),
        member("ben", { avatarUrl: "https://example.org/b", lastXpUpdate: null, weeklyXp: 0 }),
      ];
      for (const one of [view([member("ada", { weeklyXp: 1 }), ben], 1), view([ada, ben])]) store.setView(one);
      expect(store.view()).toEqual(view([ada, ben]));
      store.removeMember("ada");
      store.removeMember("nobody");
      expect(store.view()).toEqual({ ...view([ben]), seats: 2 });
      store.setFact("leagueId", "2046-03-19.1.000001");
      expect(store.fact("leagueId")).toBe("2046-03-19.1.000001");
      expect(new LeagueObjectStorage(storage).view()?.members).toEqual([ben]);
    });
  });

  it("writes one row for a new view, however many members have changed, and none for a known one", async () => {
    await inStorage((storage) => {
      const store = new LeagueObjectStorage(storage);
      store.setView(view([member("ada"), member("ben")]));
      const rows = () => storage.sql.exec<{ n: number }>("SELECT total_changes() AS n").one().n;
      const writing = (act: () => void) => {
        const before = rows();
        act();
        return rows() - before;
      };
      const changed = view([member("ada", { weeklyXp: 13 }), member("ben", { weeklyXp: 14 })], 4);
      expect(writing(() => store.setView(changed))).toBe(1);
      expect(writing(() => store.setView(changed))).toBe(0);
      expect(writing(() => store.removeMember("ada"))).toBe(1);
      expect(writing(() => store.removeMember("ada"))).toBe(0);
    });
  });

  it("keeps nothing after a wipe, neither tables nor the alarm, and can be used again", async () => {
    await inStorage(async (storage) => {
      const store = new LeagueObjectStorage(storage);
      store.setView(view([member("ada")]));
      store.setFact("leagueId", "2046-03-19.1.000001");
      await storage.setAlarm(Date.now() + 3_600_000);
      await store.wipe();
      expect(made(storage)).toEqual({ tables: [], done: [] });
      expect(await storage.getAlarm()).toBeNull();
      expect([store.view(), store.fact("leagueId")]).toEqual([null, null]);
      store.setView(view([member("ben")]));
      expect(made(storage).done).toEqual(ALL);
      expect(store.view()?.members).toEqual([member("ben")]);
      await store.wipe();
      await store.wipe();
      expect(made(storage)).toEqual({ tables: [], done: [] });
    });
  });
});
