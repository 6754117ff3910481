import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Contender,
  compareContenders,
  LEAGUE_SIZE,
  leagueZones,
  MIN_HUMANS_TO_DEMOTE,
  missingToPromotion,
  movingPlaces,
  outcomesOf,
  outcomeWithoutPromotion,
  ranked,
  rankProgress,
  tierAfter,
  withTies,
} from "#schema/rules/league.ts";
import { LEAGUE_OUTCOMES } from "#schema/terms/league-outcome.ts";
import { LEAGUE_TIERS } from "#schema/terms/league-tier.ts";

const [BRONZE, SILVER, GOLD] = LEAGUE_TIERS;
/** Monday, 16 November 2026, 10:00 UTC. */
const MONDAY = new Date("2026-11-16T10:00:00Z").getTime();
const SUNDAY = new Date("2026-11-22T10:00:00Z").getTime();

function human(id: string, weeklyXp: number, reachedAt: number | null = weeklyXp > 0 ? MONDAY : null): Contender {
  // Any number that grows with the moment ranks like a tie number.
  return { id, weeklyXp, tie: reachedAt ?? Number.POSITIVE_INFINITY, isFictional: false };
}

function partner(id: string, weeklyXp: number): Contender {
  return { ...human(id, weeklyXp), isFictional: true };
}

/** Learners a01, a02, … with these weekly totals. */
function humans(...xp: number[]): Contender[] {
  return xp.map((weeklyXp, i) => human(`a${String(i + 1).padStart(2, "0")}`, weeklyXp));
}

/** This many learners without ties, best first. */
function ladder(count: number): Contender[] {
  return humans(...Array.from({ length: count }, (_, i) => (count - i) * 10));
}

function ids(contenders: readonly Contender[]): string[] {
  return contenders.map((one) => one.id);
}

/** Few different totals and moments, so that ties are frequent. Nobody has XP without a moment. */
function someone(id: fc.Arbitrary<string>, isFictional: boolean): fc.Arbitrary<Contender> {
  return fc
    .record({ id, weeklyXp: fc.nat(6), at: fc.nat(4) })
    .map(({ at, ...one }) => ({ ...one, tie: one.weeklyXp > 0 ? at : 0, isFictional }));
}

function several(of: fc.Arbitrary<Contender>, most: number): fc.Arbitrary<Contender[]> {
  return fc.uniqueArray(of, { selector: (one) => one.id, maxLength: most, size: "max" });
}

const anyTier = fc.constantFrom(...LEAGUE_TIERS);
const someHumans = several(someone(fc.stringMatching(/^[a-d][0-9]$/), false), LEAGUE_SIZE);
const somePartners = several(someone(fc.stringMatching(/^[a-d]p[0-9]$/), true), 10);
const anyLeague = fc.tuple(someHumans, somePartners).map((both) => both.flat());

describe("ranked", () => {
  it.each([
    ["more XP comes first", [human("a", 10), human("b", 20)], ["b", "a"]],
    ["more XP comes first even if reached later", [human("a", 10, MONDAY), human("b", 20, SUNDAY)], ["b", "a"]],
    ["with the same XP, whoever reached it first", [human("a", 20, SUNDAY), human("b", 20, MONDAY)], ["b", "a"]],
    ["1 ms earlier is earlier", [human("a", 20, MONDAY + 1), human("b", 20, MONDAY)], ["b", "a"]],
    ["with 0 XP, a member without a moment comes last", [human("a", 0, null), human("b", 0, SUNDAY)], ["b", "a"]],
    ["even behind a moment before 1970", [human("a", 0, null), human("b", 0, -1)], ["b", "a"]],
    ["the moment 0 is a moment", [human("a", 5, 1), human("b", 5, 0), human("c", 5, null)], ["b", "a", "c"]],
    ["with the same moment, the lower id", [human("b", 20), human("a", 20)], ["a", "b"]],
    ["with nothing at all, the lower id", [human("b", 0), human("a", 0)], ["a", "b"]],
    ["ids compare as text, the same in every locale", [human("ä", 0), human("z", 0), human("Z", 0)], ["Z", "z", "ä"]],
    ["ids do not compare as numbers", [human("10", 0), human("9", 0)], ["10", "9"]],
    [
      "a practice partner is ranked like everyone else",
      [human("b", 20), partner("a", 20), partner("c", 30)],
      ["c", "a", "b"],
    ],
  ])("%s", (_what, given, order) => {
    expect(ids(ranked(given))).toEqual(order);
    expect(ids(ranked(given.toReversed()))).toEqual(order);
  });

  it("is a strict order", () => {
    const three = fc.array(someone(fc.constantFrom("a", "b", "c"), false), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(three, ([a, b, c]) => {
        if (!a || !b || !c) throw new Error("three are made");
        expect(Math.sign(compareContenders(a, b)) + Math.sign(compareContenders(b, a))).toBe(0);
        if (a.id !== b.id) expect(compareContenders(a, b)).not.toBe(0);
        if (compareContenders(a, b) < 0 && compareContenders(b, c) < 0) expect(compareContenders(a, c)).toBeLessThan(0);
        expect(compareContenders(a, { ...a })).toBe(0);
      }),
      { numRuns: 1_000 },
    );
  });

  it("does not depend on the order of the input and does not change it", () => {
    const mixed = anyLeague.chain((league) =>
      fc.tuple(fc.constant(league), fc.shuffledSubarray(league, { minLength: league.length })),
    );
    fc.assert(
      fc.property(mixed, ([league, other]) => {
        const before = [...other];
        expect(ranked(other)).toEqual(ranked(league));
        expect(other).toEqual(before);
      }),
    );
  });
});

describe("withTies", () => {
  const timed = (id: string, weeklyXp: number, reachedAt: number | null) => ({
    id,
    weeklyXp,
    reachedAt,
    isFictional: false,
  });

  it.each([
    ["members with different XP have no tie", [timed("a", 20, MONDAY), timed("b", 10, MONDAY)], [0, 0]],
    [
      "with the same XP, the number of those who were earlier",
      [timed("a", 20, MONDAY + 2), timed("b", 20, MONDAY), timed("c", 20, MONDAY + 1)],
      [2, 0, 1],
    ],
    [
      "with the same moment, the same number",
      [timed("a", 20, MONDAY), timed("b", 20, MONDAY), timed("c", 20, SUNDAY)],
      [0, 0, 2],
    ],
    ["without XP, no tie: the ids decide", [timed("a", 0, null), timed("b", 0, null)], [0, 0]],
    ["a member without a moment comes last", [timed("a", 0, null), timed("b", 0, SUNDAY)], [1, 0]],
    ["the moment 0 is a moment", [timed("a", 5, 1), timed("b", 5, 0), timed("c", 5, null)], [1, 0, 2]],
  ])("%s", (_what, given, ties) => {
    expect(withTies(given).map((one) => one.tie)).toEqual(ties);
  });

  it("gives the order of the moments and none of the moments themselves", () => {
    const one = fc.record({
      id: fc.stringMatching(/^[a-d][0-9]$/),
      weeklyXp: fc.nat(4),
      reachedAt: fc.option(fc.nat(3)),
      isFictional: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.uniqueArray(one, { selector: ({ id }) => id, maxLength: LEAGUE_SIZE }), (league) => {
        const byMoment = league.map(({ reachedAt, ...rest }) => ({
          ...rest,
          tie: reachedAt ?? Number.POSITIVE_INFINITY,
        }));
        expect(ids(ranked(withTies(league)))).toEqual(ids(ranked(byMoment)));
        expect(withTies(league).flatMap(Object.keys)).not.toContain("reachedAt");
      }),
    );
  });
});

describe("a league that some learners have left", () => {
  it.each([
    ["nobody left", 12, 12, [4, 6, 2]],
    ["one left and takes a demotion place", 11, 12, [4, 6, 1]],
    ["as many left as are demoted", 10, 12, [4, 6, 0]],
    ["more left than are demoted", 8, 12, [4, 4, 0]],
    ["fewer are there than could move up", 3, 12, [3, 0, 0]],
    ["nobody is there", 0, 12, [0, 0, 0]],
    ["nine are there, but ten count", 9, 10, [3, 6, 0]],
    ["the number of seats is older than the list", 12, 11, [4, 6, 2]],
  ])("moves as many as if they were still there, as the last ones: %s", (_what, present, seats, numbers) => {
    const outcomes = [...outcomesOf(SILVER, ladder(present), seats).values()];
    expect(["promoted", "stayed", "demoted"].map((kind) => outcomes.filter((one) => one === kind).length)).toEqual(
      numbers,
    );
    const zones = new Map(
      leagueZones(SILVER, ladder(present), seats).map(({ zone, places, rows }) => [zone, [places, rows.length]]),
    );
    expect(zones.get("promoted") ?? [0, 0]).toEqual([numbers[0], numbers[0]]);
    expect(zones.get("demoted") ?? [0, 0]).toEqual([numbers[2], numbers[2]]);
  });

  it("never promotes those who left", () => {
    for (const tier of LEAGUE_TIERS) {
      const found = Array.from({ length: 12 }, (_, place) => outcomeWithoutPromotion(tier, place, 12));
      expect(found.filter((outcome) => outcome === "demoted")).toHaveLength(tier === BRONZE ? 0 : 2);
      expect(found.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => "stayed"));
    }
  });

  it("tells the others what they lack for a place that is theirs to win", () => {
    const learners = humans(50, 40, 30, 20, 10, 0);
    expect(missingToPromotion(SILVER, learners, "a04")).toEqual({ xp: 21, rank: 2 });
    expect(missingToPromotion(SILVER, learners, "a04", 12)).toBeNull();
    expect(missingToPromotion(SILVER, learners, "a05", 12)).toEqual({ xp: 11, rank: 4 });
    expect(missingToPromotion(SILVER, learners.slice(4), "a06", 12)).toEqual({ xp: 1, rank: 2 });
  });
});

// Promotions and demotions for 0, 1, 2, … 30 learners.
const UP = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 9, 10];
const DOWN = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5];

describe("movingPlaces and outcomesOf", () => {
  it.each(UP.map((up, count) => [count, up, DOWN[count] ?? 0] as const))(
    "of %i learners, %i can be promoted and %i demoted",
    (count, up, down) => {
      expect(movingPlaces(BRONZE, count)).toEqual({ promotions: up, demotions: 0 });
      expect(movingPlaces(SILVER, count)).toEqual({ promotions: up, demotions: down });
      expect(movingPlaces(GOLD, count)).toEqual({ promotions: 0, demotions: down });

      for (const tier of LEAGUE_TIERS) {
        const [first, last] = [tier === GOLD ? 0 : up, tier === BRONZE ? count : count - down];
        const expected = ladder(count).map(({ id }, i) => [
          id,
          i < first ? "promoted" : i < last ? "stayed" : "demoted",
        ]);
        expect([...outcomesOf(tier, ladder(count))]).toEqual(expected);
      }
    },
  );

  it("a league has at most 30 members and demotes from 10 learners on", () => {
    expect([LEAGUE_SIZE, MIN_HUMANS_TO_DEMOTE]).toEqual([30, 10]);
  });

  it.each([
    ["Bronze, nobody has XP", BRONZE, [0, 0, 0, 0, 0, 0], [0, 6, 0]],
    ["Bronze, one of two places is filled", BRONZE, [9, 0, 0, 0, 0, 0], [1, 5, 0]],
    ["Bronze, a single XP is enough", BRONZE, [1, 1, 0, 0, 0, 0], [2, 4, 0]],
    ["Silver, ten without XP: the last one is demoted", SILVER, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 9, 1]],
    ["Silver, nine without XP: nobody is demoted", SILVER, [0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 9, 0]],
    ["Gold, twelve with XP: two are demoted all the same", GOLD, UP.slice(0, 12).map(() => 50), [0, 10, 2]],
    ["nobody at all", SILVER, [], [0, 0, 0]],
  ])("%s", (_what, tier, xp, numbers) => {
    const found = [...outcomesOf(tier, humans(...xp)).values()];
    expect(LEAGUE_OUTCOMES.map((outcome) => found.filter((one) => one === outcome).length)).toEqual(numbers);
  });

  it("promotes whoever reached the same XP first", () => {
    const four = [human("a", 9, SUNDAY), human("b", 9, MONDAY), human("c", 9, SUNDAY), human("d", 0)];
    expect([...outcomesOf(BRONZE, four)]).toEqual([
      ["b", "promoted"],
      ["a", "stayed"],
      ["c", "stayed"],
      ["d", "stayed"],
    ]);
  });

  it("is never affected by practice partners, however many and however good", () => {
    fc.assert(
      fc.property(anyTier, someHumans, somePartners, (tier, alone, partners) => {
        expect(outcomesOf(tier, [...partners, ...alone])).toEqual(outcomesOf(tier, alone));
      }),
      { numRuns: 300 },
    );
  });

  it("gives every learner one outcome, from top to bottom: promoted, stayed, demoted", () => {
    fc.assert(
      fc.property(anyTier, anyLeague, (tier, league) => {
        const outcomes = outcomesOf(tier, league);
        const people = ranked(league).filter((one) => !one.isFictional);
        const steps = people.map(({ id }) => LEAGUE_OUTCOMES.indexOf(outcomes.get(id) ?? "stayed"));
        expect([...outcomes.keys()]).toEqual(ids(people));
        expect(steps).toEqual(steps.toSorted((a, b) => a - b));
        const up = people.filter(({ id }) => outcomes.get(id) === "promoted");
        const down = people.filter(({ id }) => outcomes.get(id) === "demoted");
        const { promotions, demotions } = movingPlaces(tier, people.length);
        expect(up.every((one) => one.weeklyXp > 0)).toBe(true);
        expect(up).toHaveLength(Math.min(promotions, people.filter((one) => one.weeklyXp > 0).length));
        expect(down).toHaveLength(demotions);
      }),
      { numRuns: 300 },
    );
  });
});

describe("tierAfter", () => {
  it.each([
    ["Bronze, promoted: Silver", BRONZE, "promoted", SILVER],
    ["Silver, promoted: Gold", SILVER, "promoted", GOLD],
    ["Gold stays Gold", GOLD, "promoted", GOLD],
    ["Gold, demoted: Silver", GOLD, "demoted", SILVER],
    ["Silver, demoted: Bronze", SILVER, "demoted", BRONZE],
    ["Bronze stays Bronze", BRONZE, "demoted", BRONZE],
    ["stayed", SILVER, "stayed", SILVER],
  ] as const)("%s", (_what, tier, outcome, after) => {
    expect(tierAfter(tier, outcome)).toBe(after);
  });
});

/** Zones as short strings: the outcome, the number in the divider, and the rows. */
function shown(zones: ReturnType<typeof leagueZones>): string[] {
  return zones.map(({ zone, places, rows }) => `${zone} ${places}: ${ids(rows.map((row) => row.entry)).join(" ")}`);
}

/** Twelve learners in Silver, with Mara (a05) at rank 5 with 236 XP. */
const TWELVE = humans(324, 301, 266, 248, 236, 190, 171, 154, 98, 61, 20, 0);

describe("leagueZones", () => {
  const six = humans(90, 70, 50, 30, 10, 0);
  const four = [partner("p1", 99), partner("p2", 80), partner("p3", 60), partner("p4", 0)];

  it.each([
    [
      "twelve in Silver: the first 4 are promoted, the last 2 demoted",
      SILVER,
      TWELVE.toReversed(),
      ["promoted 4: a01 a02 a03 a04", "stayed 0: a05 a06 a07 a08 a09 a10", "demoted 2: a11 a12"],
    ],
    ["nobody", SILVER, [], []],
    ["a single learner", BRONZE, humans(40), ["stayed 0: a01"]],
    ["a learner and a partner", BRONZE, [human("a", 5), partner("p", 9)], ["stayed 0: p a"]],
    [
      "practice partners rank by their XP and take no promotion place",
      BRONZE,
      [...six, ...four],
      ["promoted 2: p1 a01 p2 a02", "stayed 0: p3 a03 a04 a05 a06 p4"],
    ],
    ["promotion places that nobody has the XP for", BRONZE, humans(0, 0, 0), ["promoted 1: ", "stayed 0: a01 a02 a03"]],
    [
      "Bronze has no demotion",
      BRONZE,
      ladder(10),
      ["promoted 3: a01 a02 a03", "stayed 0: a04 a05 a06 a07 a08 a09 a10"],
    ],
    ["Gold has no promotion", GOLD, ladder(10), ["stayed 0: a01 a02 a03 a04 a05 a06 a07 a08 a09", "demoted 1: a10"]],
  ])("%s", (_what, tier, league, zones) => {
    expect(shown(leagueZones(tier, league))).toEqual(zones);
  });

  it("shows everyone once, by rank, and every learner in the zone of their outcome", () => {
    fc.assert(
      fc.property(anyTier, anyLeague, (tier, league) => {
        const zones = leagueZones(tier, league);
        const outcomes = outcomesOf(tier, league);
        expect(zones.flatMap(({ rows }) => rows)).toEqual(ranked(league).map((entry, i) => ({ rank: i + 1, entry })));
        const places = { stayed: 0, promoted: 0, demoted: 0 };
        for (const { zone, places: number, rows } of zones) {
          places[zone] = number;
          const people = rows.filter(({ entry }) => !entry.isFictional);
          expect(people.every(({ entry }) => outcomes.get(entry.id) === zone)).toBe(true);
          // A divider is always next to a learner who moves, never next to a practice partner.
          if (zone === "promoted" && rows.length > 0) expect(rows.at(-1)).toBe(people.at(-1));
          if (zone === "demoted") expect(rows[0]).toBe(people[0]);
        }
        const { promotions, demotions } = movingPlaces(tier, outcomes.size);
        expect(places).toEqual({ stayed: 0, promoted: promotions, demoted: demotions });
        expect(new Set(zones.map(({ zone }) => zone)).size).toBe(zones.length);
      }),
      { numRuns: 300 },
    );
  });
});

describe("missingToPromotion", () => {
  const tie = [human("a", 9, MONDAY), human("b", 9, SUNDAY), ...["c", "d", "e", "f"].map((id) => human(id, 4))];
  const newcomers = humans(0, 0, 0, 0, 0, 0);

  it.each([
    ["fifth of twelve: 13 XP to rank 4", SILVER, TWELVE, "a05", { xp: 13, rank: 4 }],
    ["last of twelve", SILVER, TWELVE, "a12", { xp: 249, rank: 4 }],
    ["fourth of twelve, who has the last place", SILVER, TWELVE, "a04", null],
    ["Gold: nobody is promoted", GOLD, TWELVE, "a05", null],
    ["two learners: nobody is promoted", BRONZE, humans(9, 5), "a02", null],
    ["a stranger", SILVER, TWELVE, "b01", null],
    ["a partner", SILVER, [...TWELVE, partner("p", 1)], "p", null],
    ["level but later: 1 XP", BRONZE, humans(9, 9, 9, 9), "a02", { xp: 1, rank: 1 }],
    ["two share the XP of the last place: pass both", BRONZE, tie, "c", { xp: 6, rank: 1 }],
    ["in a promotion place without XP", BRONZE, newcomers, "a01", { xp: 1, rank: 1 }],
    ["in the last promotion place without XP", BRONZE, newcomers, "a02", { xp: 1, rank: 1 }],
    [
      "a practice partner above counts for the rank only",
      BRONZE,
      [partner("p", 50), ...humans(9, 5, 4)],
      "a02",
      { xp: 5, rank: 2 },
    ],
    [
      "a practice partner in between does not matter",
      BRONZE,
      [partner("p", 7), ...humans(9, 5, 4)],
      "a02",
      { xp: 5, rank: 1 },
    ],
  ])("%s", (_what, tier, league, id, missing) => {
    expect(missingToPromotion(tier, league, id)).toEqual(missing);
  });

  it("is exactly enough: with it a learner is promoted and has that rank, with 1 XP less they are not", () => {
    fc.assert(
      fc.property(anyTier, anyLeague, (tier, league) => {
        const outcomes = outcomesOf(tier, league);
        const { promotions } = movingPlaces(tier, outcomes.size);
        for (const [id, outcome] of outcomes) {
          const missing = missingToPromotion(tier, league, id);
          expect(missing === null).toBe(outcome === "promoted" || promotions === 0);
          if (missing === null) continue;
          const withMore = (xp: number): Contender[] =>
            league.map((one) => (one.id === id && xp > 0 ? { ...one, weeklyXp: one.weeklyXp + xp, tie: SUNDAY } : one));
          expect(missing.xp).toBeGreaterThan(0);
          expect(outcomesOf(tier, withMore(missing.xp)).get(id)).toBe("promoted");
          expect(outcomesOf(tier, withMore(missing.xp - 1)).get(id)).not.toBe("promoted");
          expect(ids(ranked(withMore(missing.xp)))[missing.rank - 1]).toBe(id);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe("rankProgress", () => {
  it.each([
    ["5 of 12", 5, 12, 64],
    ["the first of many", 1, 12, 100],
    ["the second of three", 2, 3, 50],
    ["the last of many", 12, 12, 0],
    ["the last of two", 2, 2, 0],
    ["one member", 1, 1, 100],
    ["no member", 1, 0, 100],
    ["29 of 30: rounded", 29, 30, 3],
  ])("%s", (_what, rank, members, percentage) => {
    expect(rankProgress(rank, members)).toBe(percentage);
  });
});
