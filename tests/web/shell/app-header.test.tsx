import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { CurrentUser } from "#schema/api/auth.ts";
import { MARA } from "#tests/support/web/make-home.ts";
import { makeStreak, makeXp } from "#tests/support/web/make-results.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { failure, stubApi } from "#tests/support/web/stub-api.ts";
import { menuLabel } from "#web/features/shell/user-menu-button.tsx";
import { toastsAtom } from "#web/ui/toast-store.ts";

const user = userEvent.setup();

afterEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset.theme;
});

function stubFor(learner: CurrentUser | null, streakDays = 6) {
  return stubApi({
    "GET /api/auth/user": learner,
    "GET /api/gamification/xp": makeXp(),
    "GET /api/gamification/streak": makeStreak({ currentStreak: streakDays }),
    "POST /api/auth/logout": { ok: true },
  });
}

function menuButton(): Promise<HTMLElement> {
  return screen.findByRole("button", { name: /account menu/ });
}

describe("the header of a visitor", () => {
  it("links to /auth: Sign In on a desktop, Login on a phone", async () => {
    stubFor(null);
    renderApp("/subscribe");
    const link = await screen.findByRole("link", { name: "Sign In Login" });
    expect(link.getAttribute("href")).toBe("/auth");
    const [desktop, phone] = link.querySelectorAll("span");
    expect([desktop?.textContent, desktop?.className]).toEqual(["Sign In", "max-md:hidden"]);
    expect([phone?.textContent, phone?.className]).toEqual(["Login", "md:hidden"]);
    expect(screen.queryByRole("navigation", { name: "Main" })).toBeNull();
  });

  it("has no such link on /auth", async () => {
    stubFor(null);
    renderApp("/auth");
    await screen.findByRole("heading", { name: "Welcome back!" });
    expect(
      within(screen.getByRole("banner"))
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/"]);
  });
});

describe("the header of a learner", () => {
  it("shows the streak, and nothing for a streak of 0", async () => {
    stubFor(MARA, 6);
    const { unmount } = renderApp("/subscribe");
    expect(await screen.findByText("6 Day Streak!")).toBeTruthy();
    unmount();
    stubFor(MARA, 0);
    renderApp("/subscribe");
    await menuButton();
    expect(screen.queryByText(/Day Streak/)).toBeNull();
  });

  it.each([
    ["the first letter of the first name", { firstName: "zoé", email: "a@example.org" }, "Z", "zoé"],
    ["the first letter of the email", { firstName: "", email: "anna@example.org" }, "A", "User"],
    ["U when there is neither", { firstName: " ", email: "" }, "U", "User"],
  ])("shows %s", async (_case, names, letter, label) => {
    const learner = { ...MARA, ...names };
    stubFor(learner);
    renderApp("/subscribe");
    const button = await menuButton();
    expect(button.querySelector("[aria-hidden]")?.textContent).toBe(letter);
    expect(menuLabel(learner)).toBe(label);
    expect(button.textContent).toBe(`${letter}${label}, account menu`);
  });

  it("opens a menu with the learner's pages", async () => {
    stubFor(MARA);
    renderApp("/subscribe");
    await user.click(await menuButton());
    const menu = await screen.findByRole("menu");
    const items = within(menu).getAllByRole("menuitem");
    expect(items.map((item) => [item.textContent, item.getAttribute("href")])).toEqual([
      ["Dashboard", "/"],
      ["Grammar Library", "/grammar"],
      ["Leaderboard", "/leaderboard"],
      ["New Chat", "/chat"],
      ["Change Password", null],
      ["Sign Out", null],
    ]);
  });

  it("switches the theme without closing the menu", async () => {
    stubFor(MARA);
    renderApp("/subscribe");
    await user.click(await menuButton());
    await user.click(await screen.findByRole("menuitemradio", { name: "Dark" }));
    expect(document.documentElement.dataset.theme).toBe("dark");
    expect(screen.getByRole("menuitemradio", { name: "Dark" }).getAttribute("aria-checked")).toBe("true");
    await user.click(screen.getByRole("menuitemradio", { name: "System" }));
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });

  it("signs out, forgets what this tab stored, and leads to the landing page", async () => {
    const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
    const api = stubFor(MARA);
    sessionStorage.setItem("open-chapters:A1", "[103]");
    renderApp("/subscribe");
    await user.click(await menuButton());
    await user.click(await screen.findByRole("menuitem", { name: "Sign Out" }));
    await waitFor(() => expect(assign.mock.calls).toEqual([["/"]]));
    expect(api.to("POST /api/auth/logout")).toHaveLength(1);
    expect(sessionStorage.getItem("open-chapters:A1")).toBeNull();
  });

  it("says 'Signing Out...' until the answer comes", async () => {
    const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
    let answer: (body: { ok: true }) => void = () => undefined;
    const api = stubFor(MARA);
    api.answer({ "POST /api/auth/logout": () => new Promise((resolve) => (answer = resolve)) });
    renderApp("/subscribe");
    await user.click(await menuButton());
    await user.click(await screen.findByRole("menuitem", { name: "Sign Out" }));
    expect(screen.getByRole("menuitem", { name: "Signing Out..." }).getAttribute("aria-disabled")).toBe("true");
    expect(assign).not.toHaveBeenCalled();
    answer({ ok: true });
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  });

  it("leads to the landing page too if only the answer was lost", async () => {
    const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
    const api = stubFor(MARA);
    renderApp("/subscribe");
    await user.click(await menuButton());
    api.answer({
      "POST /api/auth/logout": () => Promise.reject(new TypeError("Failed to fetch")),
      "GET /api/auth/user": null,
    });
    await user.click(await screen.findByRole("menuitem", { name: "Sign Out" }));
    await waitFor(() => expect(assign.mock.calls).toEqual([["/"]]));
  });

  it.each([
    ["the server cannot", true, "Failed to sign out. Please try again."],
    ["there is no connection", false, "You're offline and still signed in. Please try again when you're connected."],
  ])("says if signing out failed because %s, and stays", async (_case, onLine, description) => {
    const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
    const api = stubFor(MARA);
    renderApp("/subscribe");
    await user.click(await menuButton());
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
    api.answer({ "POST /api/auth/logout": failure(503, "The database is not available right now.") });
    await user.click(await screen.findByRole("menuitem", { name: "Sign Out" }));
    await waitFor(() =>
      expect(getDefaultStore().get(toastsAtom)[0]).toMatchObject({
        variant: "destructive",
        title: "Error",
        description,
      }),
    );
    expect(assign).not.toHaveBeenCalled();
    expect(screen.queryByRole("menu")).toBeNull();
  });

  it("offers to sign out again if the menu is opened while it still fades out after a failure", async () => {
    const api = stubFor(MARA);
    // A closed menu stays in the page as long as its animation, which has to be another than that of the open one.
    const style = window.getComputedStyle.bind(window);
    vi.spyOn(window, "getComputedStyle").mockImplementation(
      (element, pseudo) =>
        new Proxy(style(element, pseudo), {
          get: (target, key) =>
            key === "animationName" ? `fade-${element.getAttribute("data-state")}` : Reflect.get(target, key),
        }),
    );
    renderApp("/subscribe");
    await user.click(await menuButton());
    const menu = await screen.findByRole("menu");
    api.answer({ "POST /api/auth/logout": failure(503, "The database is not available right now.") });
    await user.click(within(menu).getByRole("menuitem", { name: "Sign Out" }));
    await waitFor(() => expect(menu.dataset.state).toBe("closed"));
    expect(menu.isConnected).toBe(true);
    await user.click(await menuButton());
    expect(menu.dataset.state).toBe("open");
    expect(within(menu).getByRole("menuitem", { name: "Sign Out" }).getAttribute("aria-disabled")).toBeNull();
  });

  it("leads home to the level that was open there", async () => {
    stubFor(MARA);
    sessionStorage.setItem("home-place", JSON.stringify({ level: "B1", curriculumTop: -200 }));
    renderApp("/subscribe");
    await user.click(await menuButton());
    expect((await screen.findByRole("menuitem", { name: "Dashboard" })).getAttribute("href")).toBe("/?level=B1");
    const home = [screen.getByRole("link", { name: "Wortpfad" }), screen.getByRole("link", { name: "Learn" })];
    expect(home.map((link) => link.getAttribute("href"))).toEqual(["/?level=B1", "/?level=B1"]);
  });
});
