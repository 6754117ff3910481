import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { makeHome } from "#tests/support/web/make-home.ts";
import { makeStreak } from "#tests/support/web/make-results.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { stubApi } from "#tests/support/web/stub-api.ts";

const USED = { currentStreak: 4, streakFreezeAvailable: false } as const;

describe("the streak freeze on the Learning Path", () => {
  it.each([
    ["ready", makeStreak({ currentStreak: 6, status: "done" }), "Streak freeze ready: it saves one missed day."],
    [
      "ready before today's practice",
      makeStreak({ currentStreak: 6, status: "pending" }),
      "Streak freeze ready: it saves one missed day.",
    ],
    [
      "about to be needed",
      makeStreak({ currentStreak: 6, status: "at-risk" }),
      "You missed yesterday. Practice today, and the freeze saves your streak.",
    ],
    [
      "used",
      makeStreak({ ...USED, status: "done", keptByFreeze: true, freezeReturnsInDays: 6 }),
      "Streak freeze used. Back after 6 more days of practice.",
    ],
    [
      "almost back",
      makeStreak({ ...USED, status: "pending", freezeReturnsInDays: 1 }),
      "Streak freeze used. Back after 1 more day of practice.",
    ],
    ["of no use without a streak", makeStreak({ currentStreak: 0 }), undefined],
  ])("is %s", async (_what, streak, text) => {
    stubApi({ "GET /api/home": makeHome({ streak }) });
    renderApp("/");
    await screen.findByRole("heading", { name: "Level 1" });
    const line = screen.queryByText(/freeze/);
    expect(line?.textContent).toBe(text);
    expect(line?.querySelector("svg") ?? undefined).toEqual(text && expect.anything());
  });
});
