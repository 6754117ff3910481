import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { stubApi } from "#tests/support/web/stub-api.ts";

it.each([
  ["/auth", "Pick up where you left off"],
  ["/", "Pick what suits the moment: choose, type, sort or repeat until it sticks."],
  ["/", "XP, levels and streaks reward what you do, not just showing up."],
  ["/", "Your result is saved if you sign up afterward"],
  ["/leaderboard", "Sign in to see this page."],
  ["/help", "Score 70% to unlock the next lesson."],
  ["/science", "Further reading"],
])("a visitor reads at %s: %s", async (path, text) => {
  stubApi({ "GET /api/auth/user": null, "GET /api/home": null, "GET /api/leaderboard": null });
  renderApp(path);
  expect(await screen.findByText(text, { exact: false })).toBeTruthy();
});
