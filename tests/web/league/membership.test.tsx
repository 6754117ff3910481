import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
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

afterEach(() => {
  vi.unstubAllGlobals();
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
  it("says what it does before it does anything, with the focus on staying", async () => {
    const dialog = await askToLeave();
    expect(dialog.getByText(/^You give up your seat at once/).textContent).toBe(
      "You give up your seat at once, and others no longer see you on a leaderboard. Your XP and your level stay. You can come back any time.",
    );
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole("button", { name: "Stay" })));
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Leave leagues" }));
    expect(api.to(CHANGE)).toEqual([]);
  });

  it("gives the seat up and leaves a way back", async () => {
    const dialog = await askToLeave();
    await user.click(dialog.getByRole("button", { name: "Leave leagues" }));
    const heading = await screen.findByRole("heading", { level: 1, name: "Not in a League Yet" });
    expect(api.to(CHANGE).map(({ body }) => body)).toEqual([{ optedOut: true }]);
    expect(screen.getByText("You left the leagues. Your XP stay, and you can come back any time.")).toBeTruthy();
    expect(toastNow()).toMatchObject({ title: "You left the leagues" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByRole("link", { name: "Go to the Learning Path" })).toBeNull();
  });

  it("says so while it is on its way", async () => {
    api.answer({ [CHANGE]: () => new Promise(() => undefined) });
    const dialog = await askToLeave();
    await user.click(dialog.getByRole("button", { name: "Leave leagues" }));
    expect(await dialog.findByRole("button", { name: "Leaving..." })).toHaveProperty("disabled", true);
    expect(dialog.getByRole("button", { name: "Stay" })).toHaveProperty("disabled", true);
  });

  it("changes nothing when it fails, and can be tried again", async () => {
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

describe("coming back to the leagues", () => {
  beforeEach(() => {
    api.answer({ [RANK]: failure(404, "Not in a league"), "GET /api/gamification/league/membership": OUT });
  });

  async function comeBack(): Promise<void> {
    renderApp("/leaderboard");
    await user.click(await screen.findByRole("button", { name: "Come back to the leagues" }));
  }

  it("shows the league where the XP of the week gave a seat", async () => {
    api.answer({ [CHANGE]: makeMembership() });
    renderApp("/leaderboard");
    const button = await screen.findByRole("button", { name: "Come back to the leagues" });
    api.answer({ [RANK]: rankIn(makeMembers()) });
    await user.click(button);
    expect(await screen.findByRole("table")).toBeTruthy();
    expect(api.to(CHANGE).map(({ body }) => body)).toEqual([{ optedOut: false }]);
    expect(toastNow()).toMatchObject({ title: "Welcome back to the leagues" });
    expect(document.activeElement?.textContent).toBe("League Leaderboard");
  });

  it("says what still brings the seat where there were no XP yet", async () => {
    api.answer({ [CHANGE]: makeMembership({ leagueId: null }) });
    await comeBack();
    expect(
      await screen.findByText("You have reached Silver. Your next XP give you a seat in a Silver league of this week."),
    ).toBeTruthy();
    expect(toastNow()).toMatchObject({ description: "Your next XP give you a seat." });
  });

  it("says when it failed", async () => {
    api.answer({ [CHANGE]: failure(500, "no") });
    await comeBack();
    await waitFor(() =>
      expect(toastNow()).toMatchObject({ description: "Failed to come back to the leagues. Please try again." }),
    );
    expect(screen.getByRole("button", { name: "Come back to the leagues" })).toHaveProperty("disabled", false);
  });
});
