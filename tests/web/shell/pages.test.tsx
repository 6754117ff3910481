import { createMemoryHistory } from "@tanstack/react-router";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { isPage, PAGES } from "#schema/terms/page.ts";
import { MARA } from "#tests/support/web/make-home.ts";
import { makeMembership } from "#tests/support/web/make-league.ts";
import { makeStreak, makeXp } from "#tests/support/web/make-results.ts";
import { PATIENCE_MS } from "#tests/support/web/patience.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { failure, stubApi } from "#tests/support/web/stub-api.ts";
import { isActiveTab } from "#web/features/shell/bottom-nav.tsx";
import { makeQueryClient } from "#web/lib/query-client.ts";
import { makeRouter } from "#web/router.tsx";

const user = userEvent.setup();

function stubFor(learner: typeof MARA | null) {
  return stubApi({
    "GET /api/auth/user": learner,
    "GET /api/gamification/xp": makeXp(),
    "GET /api/gamification/streak": makeStreak(),
    "GET /api/gamification/league/rank": failure(404, "Not in a league yet"),
    "GET /api/gamification/league/membership": makeMembership({ leagueId: null }),
  });
}

describe("the pages of the app", () => {
  it("are those that the Worker serves", () => {
    const router = makeRouter({ queryClient: makeQueryClient(), history: createMemoryHistory() });
    const paths = Object.keys(router.routesByPath).map((path) => path.replace(/\$(\w+)/g, ":$1"));
    expect(paths.toSorted()).toEqual([...PAGES].toSorted());
    for (const path of paths) expect(isPage(path.replace(":id", "7")), path).toBe(true);
  });

  it.each(["/nowhere", "/lesson", "/chat/1/2", "/Auth/x"])("do not include %s: not found", async (path) => {
    stubFor(null);
    renderApp(path);
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("404 Page Not Found");
    expect(screen.getByText("Did you forget to add the page to the router?")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Sign in" })).toBeNull();
    expect(document.title).toBe("Page not found · Wortpfad");
  });

  it.each(["/lesson/10101?from=mail", "/chat", "/chat/5", "/leaderboard", "/grammar/3#examples"])(
    "for learners show visitors the not-found screen with a link to sign in and come back: %s",
    async (path) => {
      stubFor(null);
      renderApp(path);
      expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("404 Page Not Found");
      const href = screen.getByRole("link", { name: "Sign in" }).getAttribute("href") ?? "";
      expect(new URL(href, "http://any.host").searchParams.get("returnTo")).toBe(path);
    },
  );

  it.each(["/vocabulary", "/grammar", "/subscribe", "/help", "/science", "/privacy", "/terms", "/cookies", "/gdpr"])(
    "for everyone open for visitors and learners: %s",
    async (path) => {
      for (const learner of [null, MARA]) {
        stubFor(learner);
        const { unmount } = renderApp(path);
        expect((await screen.findByRole("heading", { level: 1 })).textContent).not.toBe("404 Page Not Found");
        unmount();
      }
    },
  );

  it("load the user once", async () => {
    const api = stubFor(MARA);
    renderApp("/leaderboard");
    await screen.findByRole("heading", { level: 1 });
    await user.click(screen.getByRole("link", { name: "Grammar" }));
    await screen.findByRole("heading", { name: "Grammar Library" });
    expect([api.to("GET /api/leaderboard").length, api.to("GET /api/auth/user").length]).toEqual([1, 0]);
    expect(api.to("GET /api/home")).toEqual([]);
  });

  it("focus their heading and set the title", async () => {
    stubFor(MARA);
    renderApp("/leaderboard");
    expect(await screen.findByRole("heading", { name: "Not in a League Yet" })).not.toBe(document.activeElement);
    await user.click(screen.getByRole("link", { name: "Grammar" }));
    const heading = await screen.findByRole("heading", { name: "Grammar Library" });
    await vi.waitFor(() => expect(document.activeElement).toBe(heading), PATIENCE_MS);
    expect(document.title).toBe("Grammar Library · Wortpfad");
  });

  it("treat a 401 of the user call as signed out", async () => {
    stubApi({ "GET /api/auth/user": failure(401, "Unauthorized") });
    renderApp("/chat");
    expect(await screen.findByRole("link", { name: "Sign in" })).toBeTruthy();
  });
});

describe("when the server does not say who is here", () => {
  const HOME = "GET /api/home";
  const USER = "GET /api/auth/user";

  it.each([
    ["/", HOME, failure(500, "Something went wrong on our side."), "Something went wrong on our side."],
    ["/", HOME, undefined, "Please check your connection and try again."],
    ["/?level=B1", HOME, failure(503, "Busy"), "Something went wrong on our side."],
    ["/leaderboard", "GET /api/leaderboard", failure(503, "Busy"), "Something went wrong on our side."],
    ["/chat/7", USER, undefined, "Please check your connection and try again."],
    ["/chat", USER, failure(429, "Too many"), "Something went wrong on our side."],
    ["/auth", USER, failure(500, "no"), "Something went wrong on our side."],
  ] as const)("%s (%s) offers to try again in the learner's frame", async (path, key, answer, text) => {
    const api = stubApi(answer === undefined ? {} : { [key]: answer });
    renderApp(path);
    const heading = await screen.findByRole("heading", { level: 1 });
    expect(heading.textContent).toBe("This page could not be loaded");
    expect(within(screen.getByRole("alert")).getByText(text, { exact: false })).toBeTruthy();
    expect(screen.getByRole("navigation", { name: "Main" })).toBeTruthy();
    expect(screen.getAllByRole("button", { name: "Try Again" })).toHaveLength(1);
    expect(screen.queryByRole("link", { name: /Sign In/i })).toBeNull();
    expect(screen.queryByRole("button", { name: /account menu/ })).toBeNull();
    expect(api.calls.map((made) => made.key)).toEqual([key]);
  });

  it("'Try Again' asks again, stays on the screen meanwhile, and brings the page", async () => {
    const api = stubApi({ [USER]: failure(500, "no") });
    renderApp("/chat");
    const button = await screen.findByRole("button", { name: "Try Again" });
    let answer: (learner: typeof MARA) => void = () => undefined;
    api.answer({ [USER]: () => new Promise<typeof MARA>((resolve) => (answer = resolve)) });
    await user.click(button);
    expect((await screen.findByRole("button", { name: "Trying..." })).hasAttribute("disabled")).toBe(true);
    expect(screen.getByRole("navigation", { name: "Main" })).toBeTruthy();
    answer(MARA);
    expect(await screen.findByRole("heading", { name: "Start New Conversation" })).toBeTruthy();
  });

  it("shows the landing page or the login form only once the server has said that nobody is signed in", async () => {
    const api = stubApi({ [HOME]: failure(500, "no") });
    renderApp("/");
    const button = await screen.findByRole("button", { name: "Try Again" });
    api.answer({ [HOME]: null });
    await user.click(button);
    expect(await screen.findByRole("link", { name: "Get Started - Login / Create Account" })).toBeTruthy();
    expect(screen.queryByRole("navigation", { name: "Main" })).toBeNull();
  });

  it("asks again by itself when the connection is back", async () => {
    const api = stubApi({});
    renderApp("/chat");
    await screen.findByRole("button", { name: "Try Again" });
    act(() => void window.dispatchEvent(new Event("offline")));
    api.answer({ [USER]: MARA });
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByRole("heading", { name: "Start New Conversation" })).toBeTruthy();
  });

  it("asks again on the way to another page", async () => {
    const api = stubApi({ [USER]: failure(500, "no") });
    const { router } = renderApp("/chat");
    await screen.findByRole("button", { name: "Try Again" });
    await act(() => router.navigate({ to: "/grammar" }));
    await screen.findByRole("button", { name: "Try Again" });
    expect(api.to(USER)).toHaveLength(2);
    api.answer({ [USER]: MARA });
    await act(() => router.navigate({ to: "/vocabulary" }));
    expect(await screen.findByRole("button", { name: /account menu/ })).toBeTruthy();
  });

  it("shows the pages for everyone, with the button in the header", async () => {
    const api = stubApi({ [USER]: failure(500, "no") });
    renderApp("/privacy");
    const again = await screen.findByRole("button", { name: "Try Again" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).not.toBe("This page could not be loaded");
    expect(screen.getByRole("navigation", { name: "Main" })).toBeTruthy();
    api.answer({ [USER]: MARA });
    await user.click(again);
    expect(await screen.findByRole("button", { name: /account menu/ })).toBeTruthy();
  });
});

describe("the navigation bar", () => {
  it.each([
    ["/", "/", true],
    ["/", "/vocabulary", false],
    ["/", "/lesson/10101", false],
    ["/vocabulary", "/vocabulary", true],
    ["/vocabulary", "/vocabulary/", true],
    ["/grammar", "/grammar/3", true],
    ["/grammar", "/grammarian", false],
    ["/grammar", "/", false],
  ])("tab %s on page %s: active %s", (tab, path, active) => {
    expect(isActiveTab(tab, path)).toBe(active);
  });

  it("marks the current page and no other", async () => {
    stubFor(MARA);
    renderApp("/grammar/3");
    const nav = await screen.findByRole("navigation", { name: "Main" });
    expect(
      within(nav)
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("aria-current")]),
    ).toEqual([
      ["Learn", null],
      ["Review", null],
      ["Grammar", "page"],
    ]);
  });
});
