import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LiveEntry } from "#schema/api/league-live.ts";
import { closesAt } from "#schema/rules/league-week.ts";
import { tableFrom } from "#tests/support/worker/league-object.ts";
import { changesSince, frameWait, nextAlarm, type Shown, shownFrom } from "#worker/league/live-view.ts";

function entry(id: string, weeklyXp: number, tie = 0, more: Partial<LiveEntry> = {}) {
  const person = { displayName: `${id} X.`, avatarUrl: null, isFictional: false };
  return { id, ...person, weeklyXp, tie, ...more } satisfies LiveEntry;
}

function seen(table: readonly LiveEntry[], seats = 5): Shown {
  return shownFrom(table, seats);
}

describe("changesSince", () => {
  const [ada, ben, cleo] = [entry("ada", 10), entry("ben", 5), entry("cleo", 0)];

  it.each<[string, LiveEntry[], LiveEntry[], ReturnType<typeof changesSince>]>([
    ["nothing for two empty leaderboards", [], [], null],
    ["nothing if nothing changed", [ada, ben], [ada, ben], null],
    ["nothing for a different order", [ada, ben], [ben, ada], null],
    ["one row with new XP", [ada, ben], [ada, entry("ben", 7, 2)], { type: "xp", seq: 4, rows: [["ben", 7, 2]] }],
    [
      "a tie with somebody who was earlier",
      [ada],
      [entry("ada", 10, 1)],
      { type: "xp", seq: 4, rows: [["ada", 10, 1]] },
    ],
    ["the first XP", [cleo], [entry("cleo", 1, 9)], { type: "xp", seq: 4, rows: [["cleo", 1, 9]] }],
    [
      "two rows in the order of the leaderboard",
      [ada, ben, cleo],
      [entry("ben", 12, 3), ada, entry("cleo", 1, 9)],
      {
        type: "xp",
        seq: 4,
        rows: [
          ["ben", 12, 3],
          ["cleo", 1, 9],
        ],
      },
    ],
    [
      "every row for a viewer who saw nothing",
      [],
      [ada, ben],
      { type: "members", seq: 4, joined: [ada, ben], left: [], rows: [], seats: 5 },
    ],
    [
      "a member who joined",
      [ada],
      [ada, ben],
      { type: "members", seq: 4, joined: [ben], left: [], rows: [], seats: 5 },
    ],
    [
      "a member who left",
      [ada, ben],
      [ada],
      { type: "members", seq: 4, joined: [], left: ["ben"], rows: [], seats: 5 },
    ],
    [
      "all members leaving",
      [ada, ben],
      [],
      { type: "members", seq: 4, joined: [], left: ["ada", "ben"], rows: [], seats: 5 },
    ],
    [
      "who joined and who left, and another row that changed",
      [ada, ben],
      [entry("ada", 11, 2), cleo],
      { type: "members", seq: 4, joined: [cleo], left: ["ben"], rows: [["ada", 11, 2]], seats: 5 },
    ],
    [
      "a new name as a member who joined again",
      [ada, ben],
      [entry("ada", 10, 0, { displayName: "Ida X." }), entry("ben", 6, 2)],
      {
        type: "members",
        seq: 4,
        joined: [entry("ada", 10, 0, { displayName: "Ida X." })],
        left: [],
        rows: [["ben", 6, 2]],
        seats: 5,
      },
    ],
    [
      "a new picture as a member who joined again",
      [ada],
      [entry("ada", 10, 0, { avatarUrl: "https://example.org/a.png" })],
      {
        type: "members",
        seq: 4,
        joined: [entry("ada", 10, 0, { avatarUrl: "https://example.org/a.png" })],
        left: [],
        rows: [],
        seats: 5,
      },
    ],
  ])("gives %s", (_, before, after, frame) => {
    expect(changesSince(seen(before), seen(after), 4)).toEqual(frame);
  });

  it("gives a frame for a seat that nobody sees, because it decides how many move", () => {
    const frame = { type: "members", seq: 4, joined: [], left: [], rows: [], seats: 6 };
    expect(changesSince(seen([ada], 5), seen([ada], 6), 4)).toEqual(frame);
  });

  it("gives a frame that turns any old leaderboard into any new one", () => {
    const id = fc.constantFrom("a", "b", "c", "d", "e", "f");
    const rows = fc.uniqueArray(fc.tuple(id, fc.nat(3), fc.nat(2), fc.constantFrom("A", "B")), {
      selector: ([key]) => key,
    });
    const table = rows.map((all) => all.map(([key, xp, at, displayName]) => entry(key, xp, at, { displayName })));
    fc.assert(
      fc.property(table, table, (before, after) => {
        const frame = changesSince(seen(before), seen(after), 8);
        const snapshot = { type: "snapshot", seq: 7, leagueId: "x", entries: before, seats: 5 } as const;
        const byId = (list: readonly LiveEntry[]) => list.toSorted((a, b) => (a.id < b.id ? -1 : 1));
        expect(byId(tableFrom(frame ? [snapshot, frame] : [snapshot]).table)).toEqual(byId(after));
      }),
      { numRuns: 500 },
    );
  });
});

describe("frameWait", () => {
  it.each([
    ["the first frame goes out immediately", null, 1_000, 0],
    ["one in the same millisecond waits for the whole gap", 1_000, 1_000, 270],
    ["one after 1 ms waits for the rest of it", 1_000, 1_001, 269],
    ["one after 269 ms waits 1 ms", 1_000, 1_269, 1],
    ["one after the gap goes out immediately", 1_000, 1_270, 0],
    ["one after a minute goes out immediately", 1_000, 61_000, 0],
    ["a clock set back by an hour delays a frame by no more than the gap", 3_601_000, 1_000, 270],
  ])("%s", (_, last, now, wait) => {
    expect(frameWait(last, now)).toBe(wait);
  });
});

describe("nextAlarm", () => {
  const league = "2046-03-19.1.000001";
  const close = closesAt(league).getTime();

  it.each([
    ["without viewers it is due at the close", false, close - 3_600_000, close],
    ["with a viewer it is due in a minute", true, close - 3_600_000, close - 3_540_000],
    ["one minute before the close both coincide", true, close - 60_000, close],
    ["it is due at the close if that comes first", true, close - 1, close],
    ["at the close it is due now", false, close, close],
    ["after a missed close it is due now", false, close + 86_400_000, close + 86_400_000],
    ["after a missed close with a viewer it is due now", true, close + 5, close + 5],
  ])("%s", (_, watched, now, at) => {
    expect(nextAlarm(league, { watched, now })).toBe(at);
  });
});
