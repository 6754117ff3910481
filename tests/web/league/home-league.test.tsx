import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { makeHome } from "#tests/support/web/make-home.ts";
import { makeHomeLeague, makeMara, makeMember } from "#tests/support/web/make-league.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { type MadeCall, type StubbedApi, stubApi } from "#tests/support/web/stub-api.ts";

let api: StubbedApi;

beforeEach(() => {
  api = stubApi({ "GET /api/home": makeHome({ league: makeHomeLeague() }) });
});

async function leaguePart(title: string) {
  const heading = await screen.findByRole("heading", { level: 3, name: title });
  const part = heading.closest("section");
  if (!part) throw new Error("no section");
  return within(part);
}

describe("the league on the Learning Path", () => {
  it("shows the top three, the learner's own standing and a link to the leaderboard, all from the single home call", async () => {
    renderApp("/");
    const part = await leaguePart("Silver League");
    expect(part.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "1ATAylin T.324 XP",
      "2JWJonas W.301 XP",
      "3CHConstantin-Leopold von der H.266 XP",
    ]);
    expect(part.getByText("You are", { exact: false }).textContent).toBe("You are 5th of 12 with 236 XP this week.");
    expect(part.getByRole("link", { name: "Leaderboard" }).getAttribute("href")).toBe("/leaderboard");
    expect(api.calls.map(({ key }) => key)).toEqual(["GET /api/home"]);
  });

  it("labels practice partners and the learner", async () => {
    const league = makeHomeLeague([
      makeMember("Finn B.", 60, { partner: true }),
      makeMara(50),
      makeMember("Noah D.", 2),
    ]);
    api.answer({ "GET /api/home": makeHome({ league }) });
    renderApp("/");
    const part = await leaguePart("Silver League");
    expect(part.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "1FBFinn B.Practice partner60 XP",
      "2MMMara M.You50 XP",
      "3NDNoah D.2 XP",
    ]);
  });

  it("truncates long names visually and keeps the whole name for screen readers", async () => {
    renderApp("/");
    const part = await leaguePart("Silver League");
    expect(part.getByText("Constantin-Leopold von der H.").className).toContain("truncate");
  });

  it("says how to take part if there is no league", async () => {
    api.answer({ "GET /api/home": makeHome() });
    renderApp("/");
    const part = await leaguePart("Weekly league");
    expect(part.getByText("Complete all daily challenges once to take part.")).toBeTruthy();
    expect(part.queryByRole("listitem")).toBeNull();
  });

  it("says so after the learner has left, and leads to where they can rejoin", async () => {
    api.answer({ "GET /api/home": makeHome({ membership: { optedOut: true, tier: 2 } }) });
    renderApp("/");
    const part = await leaguePart("Weekly league");
    expect(part.getByText("You left the leagues. You keep your XP, and you can rejoin at any time.")).toBeTruthy();
    expect(part.getByRole("link", { name: "Rejoin" }).getAttribute("href")).toBe("/leaderboard");
    expect(part.queryByText(/daily challenges/)).toBeNull();
  });

  it("says when a member without a seat gets one", async () => {
    api.answer({ "GET /api/home": makeHome({ membership: { optedOut: false, tier: 2 } }) });
    renderApp("/");
    const part = await leaguePart("Weekly league");
    expect(part.getByText("You'll join a Silver league as soon as you earn XP.")).toBeTruthy();
  });

  it("stays on screen while another level loads", async () => {
    const homes = ({ query }: MadeCall) =>
      query.level === "A2"
        ? new Promise<never>(() => undefined)
        : makeHome({ level: query.level as CefrLevel, league: makeHomeLeague() });
    api.answer({ "GET /api/home": homes });
    renderApp("/");
    await leaguePart("Silver League");
    await userEvent.click(screen.getByRole("tab", { name: "A2" }));
    expect(screen.getByRole("tab", { name: "A2" }).getAttribute("aria-selected")).toBe("true");
    expect((await leaguePart("Silver League")).getAllByRole("listitem")).toHaveLength(3);
  });
});
