import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { leaderboardEntry } from "#schema/api/gamification.ts";
import type { liveEntry } from "#schema/api/league-live.ts";
import { Privacy } from "#web/features/info-pages/privacy.tsx";

/** What the policy says about each field of a row that the members of a league receive. */
const SAID = {
  id: "the id of your row is random and new every week",
  displayName: "your first name and initial",
  avatarUrl: "your picture if your account has one",
  weeklyXp: "your weekly XP and your rank",
  // Only who of two was first, which the rank says as well.
  tie: "your weekly XP and your rank",
  // A mark of practice partners.
  isFictional: "",
} satisfies Record<keyof typeof liveEntry.shape, string>;

/** The fields that are empty on the rows of others. */
const OWN_ROW_ONLY = { userId: "your account's id", xp: "your all-time XP" };

it("the Privacy Policy names everything that the members of a league receive, and what they do not", async () => {
  expect(Object.keys(leaderboardEntry.shape).toSorted()).toEqual(Object.keys({ ...SAID, ...OWN_ROW_ONLY }).toSorted());
  const router = createRouter({
    routeTree: createRootRoute({ component: Privacy }),
    history: createMemoryHistory(),
  });
  render(<RouterProvider router={router} />);
  const row = (await screen.findByText("Your place in a league")).closest("tr")?.textContent ?? "";
  const [received = "", withheld = ""] = row.split("They do not receive ");
  for (const [field, text] of Object.entries(SAID)) expect(field === "id" ? withheld : received, field).toContain(text);
  for (const [field, text] of Object.entries(OWN_ROW_ONLY)) expect(withheld, field).toContain(text);
  expect(withheld).toContain("or the time at which you practiced");
});
