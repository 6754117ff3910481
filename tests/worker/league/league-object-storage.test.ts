import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { LeagueObjectStorage, migrate, type StoredMember } from "#worker/league/league-object-storage.ts";

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
const ALL = [FIRST, SECOND, THIRD];

function member(userId: string, more: Partial<StoredMember> = {}): StoredMember {
  const person = {
    seatId: `seat-of-${userId}`,
    displayName: "Mara K.",
    avatarUrl: null,
    weeklyXp: 12,
    lastXpUpdate: new Date(5),
  };
  return { userId, ...person, seq: 3, ...more };
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
      expect(made(storage)).toEqual({ tables: ["facts", "members", "migrations"], done: ALL });
      migrate(storage);
      expect(made(storage)).toEqual({ tables: ["facts", "members", "migrations"], done: ALL });
    });
  });

  it("continue where an older version stopped, and leave members without a seat id to D1", async () => {
    await inStorage((storage) => {
      migrate(storage, 1);
      storage.sql.exec("INSERT INTO members VALUES ('ada', 'Ada L.', NULL, 40, 7, 2)");
      const store = new LeagueObjectStorage(storage);
      expect(made(storage).done).toEqual(ALL);
      expect(store.members()).toEqual([]);
      expect(store.fact("seq")).toBeNull();
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
      expect(new LeagueObjectStorage(storage).members()).toEqual([]);
    });
  });

  it.each([
    ["under another name", "UPDATE migrations SET id = '000_people' WHERE place = 0"],
    ["in another order", "UPDATE migrations SET id = iif(place = 0, '001_facts', '000_members') WHERE place < 2"],
    ["that this version does not know", "INSERT INTO migrations VALUES (3, '003_later')"],
  ])("reject an object that has run one %s and change nothing", async (_, sql) => {
    await inStorage((storage) => {
      migrate(storage);
      new LeagueObjectStorage(storage).putMember(member("ada"));
      storage.sql.exec(sql);
      const before = made(storage);
      expect(() => migrate(storage)).toThrow("migrations may only be appended");
      expect(() => new LeagueObjectStorage(storage)).toThrow("migrations may only be appended");
      expect(made(storage)).toEqual(before);
      expect(storage.sql.exec("SELECT * FROM members").toArray()).toHaveLength(1);
    });
  });
});

describe("LeagueObjectStorage", () => {
  it("stores nothing if it is only read", async () => {
    await inStorage(async (storage) => {
      await storage.deleteAll();
      const store = new LeagueObjectStorage(storage);
      expect([store.members(), store.fact("leagueId")]).toEqual([[], null]);
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
      for (const one of [member("ada", { weeklyXp: 1, seq: 1 }), ben, ada]) store.putMember(one);
      expect(store.members()).toEqual([ada, ben]);
      store.removeMember("ada");
      store.removeMember("nobody");
      expect(store.members()).toEqual([ben]);
      store.setFact("seq", "4");
      store.setFact("leagueId", "2046-03-19.1.000001");
      store.setFact("seq", "5");
      expect([store.fact("seq"), store.fact("leagueId"), store.fact("shownAt")]).toEqual([
        "5",
        "2046-03-19.1.000001",
        null,
      ]);
      expect(new LeagueObjectStorage(storage).members()).toEqual([ben]);
    });
  });

  it("writes one row for a member, one for a new fact, and none for a known fact", async () => {
    await inStorage((storage) => {
      const store = new LeagueObjectStorage(storage);
      store.putMember(member("ada"));
      store.setFact("seq", "4");
      const rows = () => storage.sql.exec<{ n: number }>("SELECT total_changes() AS n").one().n;
      const writing = (act: () => void) => {
        const before = rows();
        act();
        return rows() - before;
      };
      expect(writing(() => store.putMember(member("ada", { weeklyXp: 13 })))).toBe(1);
      expect(writing(() => store.setFact("seq", "4"))).toBe(0);
      expect(writing(() => store.setFact("seq", "5"))).toBe(1);
    });
  });

  it("keeps nothing after a wipe, neither tables nor the alarm, and can be used again", async () => {
    await inStorage(async (storage) => {
      const store = new LeagueObjectStorage(storage);
      store.putMember(member("ada"));
      store.setFact("leagueId", "2046-03-19.1.000001");
      await storage.setAlarm(Date.now() + 3_600_000);
      await store.wipe();
      expect(made(storage)).toEqual({ tables: [], done: [] });
      expect(await storage.getAlarm()).toBeNull();
      expect([store.members(), store.fact("leagueId")]).toEqual([[], null]);
      store.putMember(member("ben"));
      expect(made(storage).done).toEqual(ALL);
      expect(store.members()).toEqual([member("ben")]);
      await store.wipe();
      await store.wipe();
      expect(made(storage)).toEqual({ tables: [], done: [] });
    });
  });
});
