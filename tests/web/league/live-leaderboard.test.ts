import { describe, expect, it } from "vitest";
import type { LeaderboardEntry } from "#schema/api/gamification.ts";
import { type LiveServerMessage, liveServerMessage } from "#schema/api/league-live.ts";
import { inFrame, LEAGUE_ID, makeMara, makeMember } from "#tests/support/web/make-league.ts";
import { type LiveLeaderboard, nextStep } from "#web/features/league/live-leaderboard.ts";

const MARA = makeMara(236);
const AYLIN = makeMember("Aylin T.", 324);
const JONAS = makeMember("Jonas W.", 301);
const OWN = { seatId: MARA.id, userId: MARA.userId ?? "", xp: MARA.xp };
const AT_SEVEN: LiveLeaderboard = { seq: 7, entries: [MARA, AYLIN], seats: 5, isBehind: false };
const BEHIND: LiveLeaderboard = { ...AT_SEVEN, isBehind: true };

function frame(message: LiveServerMessage): LiveServerMessage {
  return liveServerMessage.parse(message);
}

function snapshot(seq: number, entries: LeaderboardEntry[]): LiveServerMessage {
  return frame({ type: "snapshot", seq, leagueId: LEAGUE_ID, entries: entries.map(inFrame), seats: 5 });
}

const xpAt = (seq: number) => frame({ type: "xp", seq, rows: [["aylin t.", 330, 1]] });

describe("a frame of the live view", () => {
  it.each([
    ["the first snapshot", null, snapshot(40, [JONAS]), [JONAS], 40],
    ["another snapshot", AT_SEVEN, snapshot(12, [JONAS, AYLIN]), [JONAS, AYLIN], 12],
    [
      "a snapshot with an older number, because the league object started over",
      AT_SEVEN,
      snapshot(3, [JONAS]),
      [JONAS],
      3,
    ],
    ["a snapshot after a gap", BEHIND, snapshot(11, [JONAS]), [JONAS], 11],
    ["XP with the next number", AT_SEVEN, xpAt(8), [MARA, { ...AYLIN, weeklyXp: 330, tie: 1 }], 8],
    [
      "XP of someone who is not on the list",
      AT_SEVEN,
      frame({ type: "xp", seq: 8, rows: [["nobody", 1, 2]] }),
      [MARA, AYLIN],
      8,
    ],
    [
      "a member who joins",
      AT_SEVEN,
      frame({ type: "members", seq: 8, joined: [inFrame(JONAS)], left: [], rows: [], seats: 5 }),
      [MARA, AYLIN, JONAS],
      8,
    ],
    [
      "a member who leaves",
      AT_SEVEN,
      frame({ type: "members", seq: 8, joined: [], left: ["aylin t."], rows: [], seats: 5 }),
      [MARA],
      8,
    ],
    [
      "a member who leaves while another earns XP",
      AT_SEVEN,
      frame({
        type: "members",
        seq: 8,
        joined: [inFrame(JONAS)],
        left: ["aylin t."],
        rows: [["jonas w.", 311, 1]],
        seats: 5,
      }),
      [MARA, { ...JONAS, weeklyXp: 311, tie: 1 }],
      8,
    ],
    [
      "a member who joins again",
      AT_SEVEN,
      frame({ type: "members", seq: 8, joined: [inFrame({ ...AYLIN, weeklyXp: 0 })], left: [], rows: [], seats: 5 }),
      [MARA, { ...AYLIN, weeklyXp: 0 }],
      8,
    ],
  ] as const)("is shown: %s", (_what, live, message, entries, seq) => {
    const step = nextStep(live, message, OWN);
    expect(step).toEqual({ type: "shown", live: { seq, entries, seats: 5, isBehind: false } });
  });

  it.each([
    ["the same number again", AT_SEVEN, xpAt(7)],
    ["an older number", AT_SEVEN, xpAt(5)],
    ["the next number after a gap for which a snapshot was requested", BEHIND, xpAt(10)],
    ["the next number while a snapshot is on its way", BEHIND, xpAt(8)],
  ] as const)("is ignored: %s", (_what, live, message) => {
    expect(nextStep(live, message, OWN)).toEqual({ type: "ignored" });
  });

  it.each([
    ["one number is missing", AT_SEVEN, xpAt(9), 7],
    ["many are missing", AT_SEVEN, frame({ type: "members", seq: 99, joined: [], left: [], rows: [], seats: 5 }), 7],
    ["nothing has arrived yet", null, xpAt(1), 0],
  ] as const)("makes the page ask for everything: %s", (_what, live, message, seq) => {
    const step = nextStep(live, message, OWN);
    expect(step).toEqual({
      type: "missed",
      live: { seq, entries: live?.entries ?? [], seats: live?.seats ?? 0, isBehind: true },
    });
  });

  it("that says the week is closed ends the view, whatever its number", () => {
    for (const live of [null, AT_SEVEN, BEHIND]) {
      expect(nextStep(live, frame({ type: "closed", seq: 50 }), OWN)).toEqual({ type: "week-closed" });
    }
  });

  it("marks the learner's own row, with the all-time total, which no frame does", () => {
    const own = { id: MARA.id, userId: OWN.userId, xp: 512 };
    expect(nextStep(null, snapshot(1, [MARA, AYLIN]), OWN)).toMatchObject({
      live: { entries: [own, { userId: null, xp: null }] },
    });
    const rejoined = frame({ type: "members", seq: 8, joined: [inFrame(MARA)], left: [], rows: [], seats: 5 });
    expect(nextStep(AT_SEVEN, rejoined, OWN)).toMatchObject({ live: { entries: [AYLIN, own] } });
  });

  it("marks no row while the learner's seat is unknown", () => {
    const step = nextStep(null, snapshot(1, [MARA, AYLIN]), { ...OWN, seatId: null });
    expect(step).toMatchObject({ live: { entries: [{ userId: null }, { userId: null }] } });
  });

  it("keeps the number of seats until a frame brings another one", () => {
    const left = frame({ type: "members", seq: 8, joined: [], left: ["aylin t."], rows: [], seats: 6 });
    const step = nextStep(AT_SEVEN, left, OWN);
    expect(step).toMatchObject({ live: { entries: [MARA], seats: 6 } });
    expect(nextStep(step.type === "shown" ? step.live : null, xpAt(9), OWN)).toMatchObject({ live: { seats: 6 } });
  });

  it("does not mutate the earlier state", () => {
    const before = structuredClone(AT_SEVEN);
    nextStep(AT_SEVEN, xpAt(8), OWN);
    expect(AT_SEVEN).toEqual(before);
  });
});
