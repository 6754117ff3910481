import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { COUNTDOWN_REFRESH_MS } from "#schema/rules/countdown.ts";
import { fakeSockets } from "#tests/support/web/fake-socket.ts";
import { LEAGUE, LIST, MEMBERSHIP, RANK, stubLeagueApi } from "#tests/support/web/league-actor.ts";
import { MARA } from "#tests/support/web/make-home.ts";
import {
  makeLastResult,
  makeMara,
  makeMember,
  makeMembers,
  makeMembership,
  rankIn,
} from "#tests/support/web/make-league.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { failure, type StubbedApi } from "#tests/support/web/stub-api.ts";

const user = userEvent.setup();
let api: StubbedApi;

beforeEach(() => {
  fakeSockets();
  api = stubLeagueApi();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openLeaderboard(): Promise<void> {
  renderApp("/leaderboard");
  await screen.findByRole("heading", { level: 2, name: "Silver League" });
}

/** The rows of the table below its head, cell by cell; a divider is one cell. */
function rows(): string[][] {
  const [, ...body] = within(screen.getByRole("table")).getAllByRole("row");
  return body.map((row) =>
    within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent ?? ""),
  );
}

function panel(title: string) {
  const found = screen.getByRole("heading", { level: 2, name: title }).closest("section");
  if (!found) throw new Error(`no panel ${title}`);
  return within(found);
}

/** Names and values of a panel's list. */
function facts(title: string): (string | null)[] {
  return [...panel(title).getAllByRole("term"), ...panel(title).getAllByRole("definition")].map(
    (one) => one.textContent,
  );
}

describe("the leaderboard of a league", () => {
  it("asks for the rank first, then for the league and its list", async () => {
    await openLeaderboard();
    const asked = api.calls.map(({ key }) => key).filter((key) => key === RANK || key === LEAGUE || key === LIST);
    expect(asked).toEqual([RANK, LEAGUE, LIST]);
    expect(api.to(LIST)[0]?.params).toEqual({ leagueId: "league-silver-1" });
  });

  it("names itself, the league and its week", async () => {
    await openLeaderboard();
    expect(document.title).toBe("League Leaderboard · Wortpfad");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("League Leaderboard");
    expect(screen.getByText("Compete with other learners and climb the ranks")).toBeTruthy();
    expect(panel("Silver League").getByText("Nov 16 – Nov 22")).toBeTruthy();
  });

  it("ranks the members between labelled zones, with totals on the own row only", async () => {
    await openLeaderboard();
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Rank",
      "Player",
      "Weekly XP",
      "Total XP",
    ]);
    expect(rows()).toEqual([
      [" Promotion zone: the first 4 move up to Gold"],
      ["1", "ATAylin T.", "324 XP", "-"],
      ["2", "JWJonas W.", "301 XP", "-"],
      ["3", "CHConstantin-Leopold von der H.", "266 XP", "-"],
      ["4", "PSPriya S.", "248 XP", "-"],
      [" Staying in Silver"],
      ["5", "MMMara M.You", "236 XP", "520 XP"],
      ["6", "OBOksana B.", "190 XP", "-"],
      ["7", "TRTomás R.", "171 XP", "-"],
      ["8", "LZLi Na Z.", "154 XP", "-"],
      ["9", "FEFatima E.", "98 XP", "-"],
      ["10", "NDNoah D.", "61 XP", "-"],
      [" Demotion zone: the last 2 move down to Bronze"],
      ["11", "GMGiulia M.", "20 XP", "-"],
      ["12", "SOSam O.", "0 XP", "-"],
    ]);
    expect(screen.queryByText("Practice partner")).toBeNull();
  });

  it("gives medals to the first three and hides the totals on small screens", async () => {
    await openLeaderboard();
    const medals = ["1", "2", "3", "4"].map((rank) => screen.getAllByText(rank, { selector: "td span" })[0]?.className);
    expect(medals.map((look) => look?.match(/medal-(gold|silver|bronze)/)?.[1])).toEqual([
      "gold",
      "silver",
      "bronze",
      undefined,
    ]);
    for (const cell of screen.getAllByText("-")) expect(cell.className).toContain("max-sm:hidden");
  });

  it("keeps the own row in view whichever way the table scrolls", async () => {
    await openLeaderboard();
    const own = screen.getByText("You").closest("tr");
    expect(own?.getAttribute("aria-current")).toBe("true");
    expect(own?.className).toMatch(
      /\*:sticky .*\*:top-\[calc\(var\(--header-height\).*\*:bottom-\[calc\(var\(--nav-height\)/,
    );
    for (let box = own?.parentElement; box && box.id !== "content"; box = box.parentElement) {
      expect(box.className).not.toContain("overflow-hidden");
    }
  });

  it("breaks ties by who was first", async () => {
    const tied = [
      makeMara(50, { reachedAt: 3_000 }),
      makeMember("Late L.", 50, { reachedAt: 5_000 }),
      makeMember("Early E.", 50, { reachedAt: 1_000 }),
    ];
    api.answer({ [LIST]: tied, [RANK]: rankIn(tied) });
    await openLeaderboard();
    expect(rows().map(([, player]) => player)).toEqual([
      undefined,
      "EEEarly E.",
      undefined,
      "MMMara M.You",
      "LLLate L.",
    ]);
  });

  it("marks practice partners and says what they are", async () => {
    const members = [...makeMembers(), makeMember("Finn B.", 310, { partner: true })];
    api.answer({ [LIST]: members, [RANK]: rankIn(members) });
    await openLeaderboard();
    expect(rows()[0]).toEqual([" Promotion zone: the first 4 learners move up to Gold"]);
    expect(rows()[2]).toEqual(["2", "FBFinn B.Practice partner", "310 XP", "-"]);
    expect(screen.getByText(/They never take a promotion place, and leave as learners come\./).textContent).toContain(
      "Practice partner Made by the app",
    );
    // Five above her, one of them a partner: still the first four learners.
    expect(rows()[5]).toEqual(["5", "PSPriya S.", "248 XP", "-"]);
    expect(rows()[6]).toEqual([" Staying in Silver"]);
  });

  it("says when there are too few learners for anybody to move up", async () => {
    const members = [makeMara(5), makeMember("Finn B.", 10, { partner: true })];
    api.answer({ [LIST]: members, [RANK]: rankIn(members) });
    await openLeaderboard();
    expect(rows()[0]).toEqual([" Staying in Silver"]);
    expect(screen.getByText("Nobody moves up yet: there are too few learners in this league.")).toBeTruthy();
  });

  it("says when the list is empty", async () => {
    api.answer({ [LIST]: [] });
    await openLeaderboard();
    expect(screen.getByText("No leaderboard data available")).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
    expect(panel("Your Standing").getByText("out of 12 members")).toBeTruthy();
  });
});

describe("the panels beside it", () => {
  it("show the standing, and what is missing to a promotion place", async () => {
    await openLeaderboard();
    const standing = panel("Your Standing");
    expect(standing.getByText("out of 12 members").parentElement?.textContent).toBe("5 out of 12 members");
    expect(standing.getByText("13 XP to rank 4: promotion")).toBeTruthy();
    const weekly = standing.getByRole("progressbar", { name: "Weekly XP" });
    expect([weekly.getAttribute("aria-valuenow"), weekly.getAttribute("aria-valuemax")]).toEqual(["200", "200"]);
    expect(standing.getByRole("progressbar", { name: "Progress to Next Rank" }).getAttribute("aria-valuenow")).toBe(
      "64",
    );
    expect(standing.getByText("7 people behind you")).toBeTruthy();
    expect(facts("Your Standing")).toEqual(["All-time total XP", "Current level", "520", "3"]);
  });

  it.each([
    [1, "0 people behind you", 12],
    [2, "1 person behind you", 11],
  ])("count %i behind in words", async (_n, text, rank) => {
    const members = makeMembers().map((entry) =>
      entry.userId === MARA.id
        ? { ...entry, weeklyXp: rank === 12 ? 0 : 10, reachedAt: rank === 12 ? null : 1 }
        : entry,
    );
    const inLast = members.map((entry) => (entry.displayName === "Sam O." ? { ...entry, weeklyXp: 1 } : entry));
    const list = rank === 12 ? inLast : members;
    api.answer({ [LIST]: list, [RANK]: rankIn(list) });
    await openLeaderboard();
    expect(panel("Your Standing").getByText(`out of 12 members`).previousElementSibling?.textContent).toBe(`${rank}`);
    expect(panel("Your Standing").getByText(text)).toBeTruthy();
  });

  it("have no next rank for the first", async () => {
    const list = makeMembers().map((entry) => (entry.userId === MARA.id ? { ...entry, weeklyXp: 400 } : entry));
    api.answer({ [LIST]: list, [RANK]: rankIn(list) });
    await openLeaderboard();
    expect(panel("Your Standing").queryByText("Progress to Next Rank")).toBeNull();
    expect(panel("Your Standing").queryByText(/promotion/)).toBeNull();
  });

  it("agree with the table where the rank was fetched at another moment", async () => {
    api.answer({ [RANK]: { ...rankIn(makeMembers()), rank: 9, weeklyXp: 100, totalMembers: 11 } });
    await openLeaderboard();
    expect(panel("Your Standing").getByText("out of 12 members").parentElement?.textContent).toBe(
      "5 out of 12 members",
    );
    expect(panel("Your Standing").getByText("236 XP")).toBeTruthy();
    expect(facts("League Information")).toContain("12");
  });

  it("give the league's facts", async () => {
    await openLeaderboard();
    expect(facts("League Information")).toEqual([
      "League Tier",
      "Total Members",
      "Week Ends",
      "Silver",
      "12",
      "Nov 22",
    ]);
  });
});

describe("the countdown", () => {
  it("is drawn anew every minute until the week is over", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-20T19:59:30.000Z"), shouldAdvanceTime: true });
    await openLeaderboard();
    expect(screen.getByText("Resets in 2 days 4 hours")).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(COUNTDOWN_REFRESH_MS));
    expect(screen.getByText("Resets in 2 days 3 hours")).toBeTruthy();
    vi.setSystemTime(new Date("2026-11-23T00:00:01.000Z"));
    await act(() => vi.advanceTimersByTimeAsync(COUNTDOWN_REFRESH_MS));
    expect(screen.getByText("Resetting soon...")).toBeTruthy();
  });
});

describe("last week's result", () => {
  it.each([
    ["promoted", 2, "Promoted to Silver"],
    ["stayed", 1, "Stayed in Bronze"],
    ["demoted", 1, "Moved down to Bronze"],
  ] as const)("says in words who was %s", async (outcome, tierAfter, words) => {
    api.answer({ [MEMBERSHIP]: makeMembership({ lastResult: makeLastResult({ outcome, tierAfter }) }) });
    await openLeaderboard();
    const result = screen.getByRole("region", { name: "Your last week" });
    expect(result.textContent).toBe(`${words}3rd of 12 with 324 XP in the Bronze League, week to Nov 15`);
    expect(result.querySelector("svg")).not.toBeNull();
  });

  it("stands aside where there is none, or where it could not be loaded", async () => {
    api.answer({ [MEMBERSHIP]: failure(500, "no") });
    await openLeaderboard();
    expect(screen.queryByRole("region", { name: "Your last week" })).toBeNull();
    expect(rows()).toHaveLength(15);
  });
});

describe("when calls fail or are slow", () => {
  it("a spinner shows while the rank loads", async () => {
    api.answer({ [RANK]: () => new Promise(() => undefined) });
    renderApp("/leaderboard");
    expect(await screen.findByText("Loading the leaderboard...")).toBeTruthy();
  });

  it("the rank can be asked for again", async () => {
    api.answer({ [RANK]: failure(500, "no") });
    renderApp("/leaderboard");
    expect((await screen.findByRole("alert")).textContent).toContain("Failed to fetch league rank");
    api.answer({ [RANK]: rankIn(makeMembers()) });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("table")).toBeTruthy();
  });

  it("the list can be asked for again, and the standing is there meanwhile", async () => {
    api.answer({ [LIST]: failure(500, "no") });
    await openLeaderboard();
    expect(screen.getByRole("alert").textContent).toContain("Failed to fetch leaderboard");
    expect(panel("Your Standing").getByText("out of 12 members")).toBeTruthy();
    api.answer({ [LIST]: makeMembers() });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("table")).toBeTruthy();
    expect(api.to(LEAGUE)).toHaveLength(1);
  });

  it("a visitor is asked to sign in", async () => {
    api.answer({ "GET /api/auth/user": null });
    renderApp("/leaderboard");
    expect(await screen.findByText("404 Page Not Found")).toBeTruthy();
    expect(api.to(RANK)).toEqual([]);
  });
});
