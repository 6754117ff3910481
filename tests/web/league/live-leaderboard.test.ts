import { describe, expect, it } from "vitest";
import type { LeaderboardEntry } from "#schema/api/gamification.ts";
import { type LiveServerMessage, liveServerMessage } from "#schema/api/league-live.ts";
import { LEAGUE_ID, makeMara, makeMember } from "#tests/support/web/make-league.ts";
import { type LiveLeaderboard, nextStep } from "#web/features/league/live-leaderboard.ts";

const MARA = makeMara(236);
const AYLIN = makeMember("Aylin T.", 324);
const JONAS = makeMember("Jonas W.", 301);
/** Mara's row as frames carry it: without her all-time total. */
const MARA_IN_FRAME = { ...MARA, xp: null };
const AT_SEVEN: LiveLeaderboard = { seq: 7, entries: [MARA, AYLIN], isBehind: false };
const BEHIND: LiveLeaderboard = { ...AT_SEVEN, isBehind: true };

function frame(message: LiveServerMessage): LiveServerMessage {
  return liveServerMessage.parse(message);
}

function snapshot(seq: number, entries: LeaderboardEntry[]): LiveServerMessage {
  return frame({ type: "snapshot", seq, leagueId: LEAGUE_ID, entries });
}

const xpAt = (seq: number) => frame({ type: "xp", seq, rows: [["aylin t.", 330, 1_700_000_000_500]] });

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
    [
      "XP with the next number",
      AT_SEVEN,
      xpAt(8),
      [MARA, { ...AYLIN, weeklyXp: 330, reachedAt: 1_700_000_000_500 }],
      8,
    ],
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
      frame({ type: "members", seq: 8, joined: [JONAS], left: [], rows: [] }),
      [MARA, AYLIN, JONAS],
      8,
    ],
    [
      "a member who leaves",
      AT_SEVEN,
      frame({ type: "members", seq: 8, joined: [], left: ["aylin t."], rows: [] }),
      [MARA],
      8,
    ],
    [
      "a member who leaves while another earns XP",
      AT_SEVEN,
      frame({
        type: "members",
        seq: 8,
        joined: [JONAS],
        left: ["aylin t."],
        rows: [["jonas w.", 311, 1_700_000_000_500]],
      }),
      [MARA, { ...JONAS, weeklyXp: 311, reachedAt: 1_700_000_000_500 }],
      8,
    ],
    [
      "a member who joins again",
      AT_SEVEN,
      frame({ type: "members", seq: 8, joined: [{ ...AYLIN, weeklyXp: 0, reachedAt: null }], left: [], rows: [] }),
      [MARA, { ...AYLIN, weeklyXp: 0, reachedAt: null }],
      8,
    ],
  ] as const)("is shown: %s", (_what, live, message, entries, seq) => {
    const step = nextStep(live, message, [MARA, AYLIN]);
    expect(step).toEqual({ type: "shown", live: { seq, entries, isBehind: false } });
  });

  it.each([
    ["the same number again", AT_SEVEN, xpAt(7)],
    ["an older number", AT_SEVEN, xpAt(5)],
    ["the next number after a gap for which a snapshot was requested", BEHIND, xpAt(10)],
    ["the next number while a snapshot is on its way", BEHIND, xpAt(8)],
  ] as const)("is ignored: %s", (_what, live, message) => {
    expect(nextStep(live, message, [])).toEqual({ type: "ignored" });
  });

  it.each([
    ["one number is missing", AT_SEVEN, xpAt(9), 7],
    ["many are missing", AT_SEVEN, frame({ type: "members", seq: 99, joined: [], left: [], rows: [] }), 7],
    ["nothing has arrived yet", null, xpAt(1), 0],
  ] as const)("makes the page ask for everything: %s", (_what, live, message, seq) => {
    const step = nextStep(live, message, []);
    expect(step).toEqual({ type: "missed", live: { seq, entries: live?.entries ?? [], isBehind: true } });
  });

  it("that says the week is closed ends the view, whatever its number", () => {
    for (const live of [null, AT_SEVEN, BEHIND]) {
      expect(nextStep(live, frame({ type: "closed", seq: 50 }), [])).toEqual({ type: "week-closed" });
    }
  });

  it("keeps the all-time total on the learner's own row, which no frame carries", () => {
    expect(nextStep(null, snapshot(1, [MARA_IN_FRAME, AYLIN]), [MARA, AYLIN])).toMatchObject({
      live: { entries: [{ xp: 512 }, { xp: null }] },
    });
    const rejoined = frame({ type: "members", seq: 8, joined: [MARA_IN_FRAME], left: [], rows: [] });
    expect(nextStep(AT_SEVEN, rejoined, [MARA])).toMatchObject({ live: { entries: [AYLIN, { xp: 512 }] } });
  });

  it("does not mutate the earlier state", () => {
    const before = structuredClone(AT_SEVEN);
    nextStep(AT_SEVEN, xpAt(8), [MARA]);
    expect(AT_SEVEN).toEqual(before);
  });
});
