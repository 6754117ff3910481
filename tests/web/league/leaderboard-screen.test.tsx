import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { COUNTDOWN_REFRESH_MS } from "#schema/rules/countdown.ts";
import { fakeSockets } from "#tests/support/web/fake-socket.ts";
import { LEAGUE, LIST, MEMBERSHIP, PAGE, RANK, stubLeagueApi } from "#tests/support/web/league-actor.ts";
import { MARA } from "#tests/support/web/make-home.ts";
import {
  makeLastResult,
  makeMara,
  makeMember,
  makeMembers,
  makeMembership,
  rankIn,
} from "#tests/support/web/make-league.ts";
import { renderApp, renderAppFrom } from "#tests/support/web/render-app.tsx";
import { failure, type StubbedApi } from "#tests/support/web/stub-api.ts";

const user = userEvent.setup();
let api: StubbedApi;

beforeEach(() => {
  fakeSockets();
  api = stubLeagueApi();
});

async function openLeaderboard(): Promise<void> {
  renderApp("/leaderboard");
  await screen.findByRole("heading", { level: 2, name: "Silver League" });
}

/** The body rows of the table, cell by cell; a divider has a single cell. */
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

/** A panel's list of facts: all names, then all values. */
function facts(title: string): (string | null)[] {
  return [...panel(title).getAllByRole("term"), ...panel(title).getAllByRole("definition")].map(
    (one) => one.textContent,
  );
}

describe("the leaderboard of a league", () => {
  it("costs one call, which says who is here as well", async () => {
    await openLeaderboard();
    expect(api.calls.map(({ key }) => key)).toEqual([PAGE]);
  });

  it("costs one call from another page too", async () => {
    await renderAppFrom("/subscribe", "/leaderboard");
    await screen.findByRole("table");
    const asked = api.calls.map(({ key }) => key);
    expect(asked.filter((key) => key.includes("league") || key === PAGE)).toEqual([PAGE]);
  });

  it("shows the page title, the league and its week", async () => {
    await openLeaderboard();
    expect(document.title).toBe("League Leaderboard · Wortpfad");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("League Leaderboard");
    expect(screen.getByText("Compete with other learners and climb the ranks")).toBeTruthy();
    expect(panel("Silver League").getByText("Nov 16 – Nov 22")).toBeTruthy();
  });

  it("ranks the members within labeled zones, with a total on the learner's own row only", async () => {
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

  it("gives medals to the top three and hides the totals on small screens", async () => {
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

  it("keeps the learner's own row in view whichever way the table scrolls", async () => {
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

  it("breaks ties by who reached the total first", async () => {
    const tied = [
      makeMara(50, { tie: 1 }),
      makeMember("Late L.", 50, { tie: 2 }),
      makeMember("Early E.", 50, { tie: 0 }),
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

  it("labels practice partners and explains them", async () => {
    const members = [...makeMembers(), makeMember("Finn B.", 310, { partner: true })];
    api.answer({ [LIST]: members, [RANK]: rankIn(members) });
    await openLeaderboard();
    expect(rows()[0]).toEqual([" Promotion zone: the first 4 learners move up to Gold"]);
    expect(rows()[2]).toEqual(["2", "FBFinn B.Practice partner", "310 XP", "-"]);
    expect(
      screen.getByText(/They never take a promotion spot, and they leave as learners join\./).textContent,
    ).toContain("Practice partner Created by the app");
    // Five entries rank above Mara, but one is a practice partner: four learners are promoted.
    expect(rows()[5]).toEqual(["5", "PSPriya S.", "248 XP", "-"]);
    expect(rows()[6]).toEqual([" Staying in Silver"]);
  });

  it("says so if there are too few learners for anyone to move up", async () => {
    const members = [makeMara(5), makeMember("Finn B.", 10, { partner: true })];
    api.answer({ [LIST]: members, [RANK]: rankIn(members) });
    await openLeaderboard();
    expect(rows()[0]).toEqual([" Staying in Silver"]);
    expect(screen.getByText("Nobody moves up yet: this league has too few learners.")).toBeTruthy();
  });

  it("says so if the list is empty", async () => {
    api.answer({ [LIST]: [] });
    await openLeaderboard();
    expect(screen.getByText("No leaderboard data available")).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
    expect(panel("Your Standing").getByText("out of 12 members")).toBeTruthy();
  });
});

describe("the panels beside the leaderboard", () => {
  it("show the learner's standing and the XP missing for promotion", async () => {
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

  it.each([true, false])("say whether the day's limit of XP that counts is reached: %s", async (dayLimitReached) => {
    api.answer({ [RANK]: { ...rankIn(makeMembers()), dayLimitReached } });
    await openLeaderboard();
    const text = /You've earned the 1,500 XP that count for the league today/;
    expect(panel("Your Standing").queryByText(text) !== null).toBe(dayLimitReached);
  });

  it.each([
    [1, "0 people behind you", 12],
    [2, "1 person behind you", 11],
  ])("say how many people are behind: %i", async (_n, text, rank) => {
    const members = makeMembers().map((entry) =>
      entry.userId === MARA.id ? { ...entry, weeklyXp: rank === 12 ? 0 : 10 } : entry,
    );
    const inLast = members.map((entry) => (entry.displayName === "Sam O." ? { ...entry, weeklyXp: 1 } : entry));
    const list = rank === 12 ? inLast : members;
    api.answer({ [LIST]: list, [RANK]: rankIn(list) });
    await openLeaderboard();
    expect(panel("Your Standing").getByText(`out of 12 members`).previousElementSibling?.textContent).toBe(`${rank}`);
    expect(panel("Your Standing").getByText(text)).toBeTruthy();
  });

  it("show no progress to the next rank in first place", async () => {
    const list = makeMembers().map((entry) => (entry.userId === MARA.id ? { ...entry, weeklyXp: 400 } : entry));
    api.answer({ [LIST]: list, [RANK]: rankIn(list) });
    await openLeaderboard();
    expect(panel("Your Standing").queryByText("Progress to Next Rank")).toBeNull();
    expect(panel("Your Standing").queryByText(/promotion/)).toBeNull();
  });

  it("agree with the table even if the rank was fetched at a different moment", async () => {
    api.answer({ [RANK]: { ...rankIn(makeMembers()), rank: 9, weeklyXp: 100, totalMembers: 11 } });
    await openLeaderboard();
    expect(panel("Your Standing").getByText("out of 12 members").parentElement?.textContent).toBe(
      "5 out of 12 members",
    );
    expect(panel("Your Standing").getByText("236 XP")).toBeTruthy();
    expect(facts("League Information")).toContain("12");
  });

  it("show the league's tier, size and end date", async () => {
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
  it("refreshes every minute until the week is over", async () => {
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
  ] as const)("says so in words if the learner was %s", async (outcome, tierAfter, words) => {
    api.answer({ [MEMBERSHIP]: makeMembership({ lastResult: makeLastResult({ outcome, tierAfter }) }) });
    await openLeaderboard();
    const result = screen.getByRole("region", { name: "Your last week" });
    expect(result.textContent).toBe(`${words}3rd of 12 with 324 XP in the Bronze League, week ending Nov 15`);
    expect(result.querySelector("svg")).not.toBeNull();
  });

  it("is left out if it could not be loaded", async () => {
    api.answer({ [MEMBERSHIP]: failure(500, "no") });
    await renderAppFrom("/subscribe", "/leaderboard");
    await screen.findByRole("table");
    expect(screen.queryByRole("region", { name: "Your last week" })).toBeNull();
    expect(rows()).toHaveLength(15);
  });
});

describe("when calls fail or are slow", () => {
  it("shows a spinner while the rank loads", async () => {
    api.answer({ [RANK]: () => new Promise(() => undefined) });
    renderApp("/leaderboard");
    expect(await screen.findByText("Loading the leaderboard...")).toBeTruthy();
  });

  it("offers to retry the rank", async () => {
    api.answer({ [RANK]: failure(500, "no") });
    await renderAppFrom("/subscribe", "/leaderboard");
    expect((await screen.findByRole("alert")).textContent).toContain("Failed to fetch league rank");
    api.answer({ [RANK]: rankIn(makeMembers()) });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("table")).toBeTruthy();
  });

  it("offers to retry the list and shows the standing in the meantime", async () => {
    api.answer({ [LIST]: failure(500, "no") });
    await renderAppFrom("/subscribe", "/leaderboard");
    await screen.findByRole("heading", { level: 2, name: "Silver League" });
    expect(screen.getByRole("alert").textContent).toContain("Failed to fetch leaderboard");
    expect(panel("Your Standing").getByText("out of 12 members")).toBeTruthy();
    api.answer({ [LIST]: makeMembers() });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("table")).toBeTruthy();
    expect(api.to(LEAGUE)).toHaveLength(1);
  });

  it("asks a visitor to sign in", async () => {
    api.answer({ "GET /api/auth/user": null });
    renderApp("/leaderboard");
    expect(await screen.findByText("404 Page Not Found")).toBeTruthy();
    expect(api.to(RANK)).toEqual([]);
  });
});
