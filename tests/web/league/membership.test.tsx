import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { beforeEach, describe, expect, it } from "vitest";
import { fakeSockets } from "#tests/support/web/fake-socket.ts";
import { MARA, makeHome } from "#tests/support/web/make-home.ts";
import { makeLeague, makeMembers, makeMembership, rankIn } from "#tests/support/web/make-league.ts";
import { makeStreak, makeXp } from "#tests/support/web/make-results.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { failure, type StubbedApi, stubApi } from "#tests/support/web/stub-api.ts";
import { toastsAtom } from "#web/ui/toast-store.ts";

const user = userEvent.setup();
const RANK = "GET /api/gamification/league/rank";
const LIST = "GET /api/gamification/league/:leagueId/leaderboard";
const CHANGE = "PATCH /api/gamification/league/membership";
const OUT = makeMembership({ optedOut: true, leagueId: null });
let api: StubbedApi;

beforeEach(() => {
  fakeSockets();
  const members = makeMembers();
  api = stubApi({
    "GET /api/auth/user": MARA,
    "GET /api/home": makeHome(),
    "GET /api/gamification/xp": makeXp({ userId: MARA.id }),
    "GET /api/gamification/streak": makeStreak(),
    [RANK]: rankIn(members),
    "GET /api/gamification/league": makeLeague(),
    [LIST]: members,
    "GET /api/gamification/league/membership": makeMembership(),
    [CHANGE]: OUT,
  });
});

function toastNow() {
  return getDefaultStore().get(toastsAtom)[0];
}

async function askToLeave() {
  renderApp("/leaderboard");
  await user.click(await screen.findByRole("button", { name: "Leave leagues" }));
  return within(await screen.findByRole("dialog", { name: "Leave the leagues?" }));
}

describe("leaving the leagues", () => {
  it("explains the consequences before doing anything, with the focus on 'Stay'", async () => {
    const dialog = await askToLeave();
    expect(dialog.getByText(/^Others stop seeing you/).textContent).toBe(
      "Others stop seeing you on the leaderboard right away. Rejoin before the week ends, and your place and all of your XP are back; stay away, and you finish this week last. You keep your XP and your level either way.",
    );
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole("button", { name: "Stay" })));
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Leave leagues" }));
    expect(api.to(CHANGE)).toEqual([]);
  });

  it("gives up the seat and offers to rejoin", async () => {
    const dialog = await askToLeave();
    await user.click(dialog.getByRole("button", { name: "Leave leagues" }));
    const heading = await screen.findByRole("heading", { level: 1, name: "Not in a League Yet" });
    expect(api.to(CHANGE).map(({ body }) => body)).toEqual([{ optedOut: true }]);
    expect(screen.getByText("You left the leagues. You keep your XP, and you can rejoin at any time.")).toBeTruthy();
    expect(toastNow()).toMatchObject({ title: "You left the leagues" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByRole("link", { name: "Go to the Learning Path" })).toBeNull();
  });

  it("shows that it is in progress", async () => {
    api.answer({ [CHANGE]: () => new Promise(() => undefined) });
    const dialog = await askToLeave();
    await user.click(dialog.getByRole("button", { name: "Leave leagues" }));
    expect(await dialog.findByRole("button", { name: "Leaving..." })).toHaveProperty("disabled", true);
    expect(dialog.getByRole("button", { name: "Close" })).toHaveProperty("disabled", false);
  });

  it("changes nothing if it fails, and can be retried", async () => {
    api.answer({ [CHANGE]: failure(503, "The database rests.") });
    const dialog = await askToLeave();
    await user.click(dialog.getByRole("button", { name: "Leave leagues" }));
    await waitFor(() =>
      expect(toastNow()).toMatchObject({
        variant: "destructive",
        title: "Error",
        description: "Failed to leave the leagues. Please try again.",
      }),
    );
    expect(dialog.getByRole("button", { name: "Leave leagues" })).toHaveProperty("disabled", false);
    expect(screen.getByRole("table", { hidden: true })).toBeTruthy();
  });
});

describe("rejoining the leagues", () => {
  beforeEach(() => {
    api.answer({ [RANK]: failure(404, "Not in a league"), "GET /api/gamification/league/membership": OUT });
  });

  async function rejoin(): Promise<void> {
    renderApp("/leaderboard");
    await user.click(await screen.findByRole("button", { name: "Rejoin" }));
  }

  it("shows the league if this week's XP gives back a seat", async () => {
    api.answer({ [CHANGE]: makeMembership() });
    renderApp("/leaderboard");
    const button = await screen.findByRole("button", { name: "Rejoin" });
    api.answer({ [RANK]: rankIn(makeMembers()) });
    await user.click(button);
    expect(await screen.findByRole("table")).toBeTruthy();
    expect(api.to(CHANGE).map(({ body }) => body)).toEqual([{ optedOut: false }]);
    expect(toastNow()).toMatchObject({ title: "You're back in" });
    expect(document.activeElement?.textContent).toBe("League Leaderboard");
  });

  it("says how to get a seat if there is no XP this week yet", async () => {
    api.answer({ [CHANGE]: makeMembership({ leagueId: null }) });
    await rejoin();
    expect(
      await screen.findByText("You've reached Silver. You'll join a Silver league as soon as you earn XP."),
    ).toBeTruthy();
    expect(toastNow()).toMatchObject({ description: "You'll join a league as soon as you earn XP." });
  });

  it("says so if it failed", async () => {
    api.answer({ [CHANGE]: failure(500, "no") });
    await rejoin();
    await waitFor(() =>
      expect(toastNow()).toMatchObject({ description: "Failed to rejoin the leagues. Please try again." }),
    );
    expect(screen.getByRole("button", { name: "Rejoin" })).toHaveProperty("disabled", false);
  });
});
