import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { fakeSockets } from "#tests/support/web/fake-socket.ts";
import { LEAGUE, LIST, MEMBERSHIP, PAGE, RANK, stubLeagueApi } from "#tests/support/web/league-actor.ts";
import { makeHome } from "#tests/support/web/make-home.ts";
import { makeLastResult, makeMembership } from "#tests/support/web/make-league.ts";
import { renderApp, renderAppFrom } from "#tests/support/web/render-app.tsx";
import { failure, type StubbedApi } from "#tests/support/web/stub-api.ts";

let api: StubbedApi;

beforeEach(() => {
  fakeSockets();
  api = stubLeagueApi();
});

describe("without a league", () => {
  const NO_LEAGUE = { [RANK]: failure(404, "Not in a league") };

  it("the page says how to join and links to the Learning Path", async () => {
    api.answer({ ...NO_LEAGUE, [MEMBERSHIP]: makeMembership({ tier: null, leagueId: null }) });
    renderApp("/leaderboard");
    expect(
      (await screen.findByRole("heading", { level: 1, name: "Not in a League Yet" })).parentElement?.textContent,
    ).toBe(
      "Not in a League Yet" +
        "Join a league to compete with other learners and track your progress on the leaderboard!" +
        "Leagues are competitive groups where you can earn XP and climb the ranks. Complete daily challenges to join automatically." +
        "Go to the Learning Path",
    );
    expect(screen.getByRole("link", { name: "Go to the Learning Path" }).getAttribute("href")).toBe("/");
    expect([api.to(LEAGUE), api.to(LIST)]).toEqual([[], []]);
  });

  it("a member is told that their next XP gives them a seat, and how their last week ended", async () => {
    const lastResult = makeLastResult();
    api.answer({ ...NO_LEAGUE, [MEMBERSHIP]: makeMembership({ leagueId: null, lastResult }) });
    renderApp("/leaderboard");
    expect(
      await screen.findByText("You've reached Silver. You'll join a Silver league as soon as you earn XP."),
    ).toBeTruthy();
    expect(screen.queryByText(/Complete daily challenges/)).toBeNull();
    expect(screen.getByRole("region", { name: "Your last week" }).textContent).toContain("Promoted to Silver");
  });

  it("the page still says how to join if the membership could not be loaded", async () => {
    api.answer({ ...NO_LEAGUE, [MEMBERSHIP]: failure(500, "no") });
    await renderAppFrom("/subscribe", "/leaderboard");
    expect(await screen.findByText(/Complete daily challenges to join automatically\./)).toBeTruthy();
  });

  it("the page costs one call, even though the home call has already said so", async () => {
    api.answer({
      ...NO_LEAGUE,
      "GET /api/home": makeHome(),
      [MEMBERSHIP]: makeMembership({ tier: null, leagueId: null }),
    });
    const { router } = renderApp("/");
    await screen.findByRole("heading", { level: 1, name: "Learning Path" });
    await router.navigate({ to: "/leaderboard" });
    await screen.findByText("Not in a League Yet");
    expect(api.calls.map(({ key }) => key)).toEqual(["GET /api/home", PAGE]);
  });
});
