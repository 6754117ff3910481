import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { type MakeHome, makeChapter, makeHome, makeLevelProgress } from "#tests/support/web/make-home.ts";
import { makeChapterList, makeLesson } from "#tests/support/web/make-lesson.ts";
import { makeStreak, makeXp } from "#tests/support/web/make-results.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { failure, type MadeCall, type StubbedApi, stubApi } from "#tests/support/web/stub-api.ts";

const user = userEvent.setup();
let api: StubbedApi;
/** Ids of the elements scrolled into view. */
let scrolledTo: string[];

/** Answers with the home of the requested level. */
function homes(home: MakeHome = {}) {
  return ({ query }: MadeCall) => makeHome({ ...home, level: (query.level ?? "A1") as CefrLevel });
}

beforeEach(() => {
  api = stubApi({
    "GET /api/home": homes(),
    "GET /api/curriculum/chapter/:chapterId/subchapters": ({ params }) => makeChapterList(Number(params.chapterId)),
    "GET /api/curriculum/subchapter/:id": makeLesson(),
  });
  scrolledTo = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function note(this: Element) {
    scrolledTo.push(this.id);
  });
});

async function openPath(path = "/") {
  const app = renderApp(path);
  await screen.findByRole("heading", { level: 1, name: "Learning Path" });
  return app;
}

function chapterHead(number: number): HTMLElement {
  return screen.getByRole("button", { name: new RegExp(`Kapitel ${number}`) });
}

function isOpen(number: number): boolean {
  return chapterHead(number).getAttribute("aria-expanded") === "true";
}

describe("the Learning Path", () => {
  it("takes one call to load and makes no further ones", async () => {
    await openPath();
    await screen.findByText("Lektion 1");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(api.calls.map(({ key, query }) => [key, query])).toEqual([["GET /api/home", { level: "A1" }]]);
  });

  it("takes one call for the address of another level too", async () => {
    await openPath("/?level=A2");
    await screen.findByText("Lektion 1");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(api.calls.map(({ key, query }) => [key, query])).toEqual([["GET /api/home", { level: "A2" }]]);
    expect(screen.getByRole("tab", { name: "A2" }).getAttribute("aria-selected")).toBe("true");
  });

  it("opens A1 if the address names no level that exists", async () => {
    await openPath("/?level=Z9");
    expect(screen.getByRole("tab", { name: "A1" }).getAttribute("aria-selected")).toBe("true");
  });

  it("shows the current level and the number of words learned", async () => {
    api.answer({
      "GET /api/home": homes({
        progress: { language: "german", cefrLevel: "A2", vocabularyCount: 45 },
        grammarRuleCount: 20,
      }),
    });
    await openPath();
    expect(screen.getByText("Current level:", { exact: false }).textContent).toBe(
      "Current level: A2 · 45 words learned",
    );
    expect(screen.getByRole("link", { name: /My Vocabulary/ }).textContent).toContain("45 words in your collection");
    expect(screen.getByRole("link", { name: /Grammar Rules Library/ }).textContent).toContain(
      "20 grammar rules available",
    );
    expect(screen.getByRole("link", { name: /My Vocabulary/ }).getAttribute("href")).toBe("/vocabulary");
    expect(screen.getByRole("link", { name: /Grammar Rules Library/ }).getAttribute("href")).toBe("/grammar");
  });

  it("shows the goal of an open chapter and the title of the level", async () => {
    await openPath("/?level=A2");
    await screen.findByText("Lektion 1");
    expect(screen.getAllByText("You can do something.")).toHaveLength(1);
    expect(screen.getByText("Elementary").textContent).toBe("A2 Elementary");
  });

  it("invites the learner to start where there is nothing to count yet", async () => {
    await openPath();
    expect(screen.getByText("Start building your vocabulary")).toBeTruthy();
    expect(screen.getByText("Explore grammar rules")).toBeTruthy();
  });

  it.each([
    ["no streak", makeStreak(), null],
    ["a streak done today", makeStreak({ currentStreak: 6, status: "done" }), "bg-accent-soft"],
    ["a streak not yet continued today", makeStreak({ currentStreak: 6, status: "pending" }), "border-dashed"],
    ["a streak kept by a freeze", makeStreak({ currentStreak: 6, status: "pending", keptByFreeze: true }), "bg-sunken"],
  ])("shows %s", async (_what, streak, look) => {
    api.answer({ "GET /api/home": homes({ streak }) });
    await openPath();
    const badge = screen.queryByText("Day Streak!", { exact: false, selector: "main span:not(.sr-only)" });
    expect(badge?.textContent ?? null).toBe(look && "6 Day Streak!");
    if (look) expect(badge?.parentElement?.className).toContain(look);
  });

  it("shows level, XP and the day's challenges", async () => {
    api.answer({
      "GET /api/home": homes({
        xp: makeXp({ totalXp: 512, level: 3, currentXP: 212, xpToNextLevel: 88, totalXPForNextLevel: 300 }),
        dailyProgress: {
          completionPercentage: 50,
          challenges: [
            { type: "lessons", title: "Complete 2 lessons", progress: 1, totalRequired: 2, isCompleted: false },
            { type: "vocab", title: "Finish a vocabulary quiz", progress: 1, totalRequired: 1, isCompleted: true },
          ],
        },
      }),
    });
    await openPath();
    const card = within(screen.getByRole("complementary", { name: "Your progress" }));
    expect(card.getByRole("heading", { name: "Level 3" })).toBeTruthy();
    expect(card.getByText("88 XP to level 4")).toBeTruthy();
    expect(card.getByRole("progressbar", { name: "Progress to level 4" }).getAttribute("aria-valuenow")).toBe("212");
    expect(card.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Complete 2 lessons1/2",
      "Finish a vocabulary quiz1/1 complete",
    ]);
    expect(card.getByText("Complete all daily challenges once to take part.")).toBeTruthy();
  });

  it("leads from the challenge of the chat to the chat", async () => {
    const chat = {
      type: "conversation" as const,
      title: "Send a chat message",
      progress: 0,
      totalRequired: 1,
      isCompleted: false,
    };
    api.answer({ "GET /api/home": homes({ dailyProgress: { completionPercentage: 0, challenges: [chat] } }) });
    await openPath();
    expect(screen.getByRole("link", { name: "Send a chat message" }).getAttribute("href")).toBe("/chat");
  });
});

describe("the chapters", () => {
  it("start with only the first one open; another loads its lessons when it is opened", async () => {
    api.answer({ "GET /api/home": homes({ completed: [0, 0, 0] }) });
    await openPath();
    expect([isOpen(1), isOpen(2), isOpen(3)]).toEqual([true, false, false]);
    await user.click(chapterHead(3));
    expect(await screen.findAllByText("Lektion 1")).toHaveLength(2);
    expect(api.to("GET /api/curriculum/chapter/:chapterId/subchapters").map(({ params }) => params.chapterId)).toEqual([
      "103",
    ]);
  });

  it("show how many lessons are completed, and 'Complete' at 100%", async () => {
    api.answer({ "GET /api/home": homes({ completed: [5, 2, 0] }) });
    await openPath();
    expect(chapterHead(1).textContent).toContain("Complete");
    expect(chapterHead(2).textContent).toContain("2/5 lessons completed");
    expect(chapterHead(3).textContent).toContain("0/5 lessons completed");
  });

  it("link to their lessons, except to locked ones", async () => {
    api.answer({ "GET /api/home": homes({ completed: [1, 0] }) });
    await openPath();
    const [done, next] = ["Lektion 1", "Lektion 2"].map((title) => screen.getByText(title).closest("a"));
    expect(done?.textContent).toBe("Lektion 1Score: 14/15");
    expect(next?.textContent).toBe("Lektion 2Start Learning");
    expect(next?.getAttribute("href")).toBe("/lesson/10102");
    expect(next?.getAttribute("aria-current")).toBe("step");
    const locked = screen.getByText("Lektion 3");
    expect(locked.closest("a")).toBeNull();
    expect(locked.parentElement?.textContent).toBe("Lektion 3Locked");
  });

  it("are open or closed as before when the learner returns from a lesson", async () => {
    const { router } = await openPath();
    await user.click(chapterHead(1));
    await user.click(chapterHead(2));
    await screen.findByText("Lektion 1");
    await router.navigate({ to: "/lesson/$id", params: { id: "10201" } });
    await screen.findByRole("button", { name: /Start Quiz/ });
    router.history.back();
    await screen.findByRole("heading", { level: 1, name: "Learning Path" });
    expect([isOpen(1), isOpen(2)]).toEqual([false, true]);
  });

  it("open when the address has their anchor", async () => {
    await openPath("/#chapter-102");
    await waitFor(() => expect(isOpen(2)).toBe(true));
    await waitFor(() => expect(scrolledTo).toContain("chapter-102"));
  });

  it("offer to try again if their lessons could not be loaded", async () => {
    api.answer({
      "GET /api/home": homes({ completed: [0, 0, 0] }),
      "GET /api/curriculum/chapter/:chapterId/subchapters": failure(500, "no"),
    });
    await openPath();
    await user.click(chapterHead(3));
    const again = await screen.findByRole("button", { name: "Try Again" });
    api.answer({ "GET /api/curriculum/chapter/:chapterId/subchapters": makeChapterList(103) });
    await user.click(again);
    expect(await screen.findAllByText("Lektion 1")).toHaveLength(2);
  });
});

describe("'Continue Learning'", () => {
  it("opens the chapter of the next lesson and scrolls to it, without a call", async () => {
    api.answer({ "GET /api/home": homes({ completed: [5, 1] }) });
    await openPath();
    const before = api.calls.length;
    await user.click(screen.getByRole("button", { name: "Continue Learning" }));
    await waitFor(() => expect(document.activeElement).toBe(chapterHead(2)));
    expect(isOpen(2)).toBe(true);
    expect(scrolledTo).toEqual(["chapter-102"]);
    expect(api.calls).toHaveLength(before);
  });

  it("scrolls to the curriculum when the next lesson is in the first chapter", async () => {
    await openPath();
    await user.click(screen.getByRole("button", { name: "Continue Learning" }));
    await waitFor(() => expect(scrolledTo).toEqual(["curriculum"]));
  });

  it("switches to the learner's current level", async () => {
    const progress = { language: "german", cefrLevel: "A2", vocabularyCount: 0 } as const;
    api.answer({ "GET /api/home": homes({ completed: [5], progress }) });
    const { router } = await openPath();
    await user.click(screen.getByRole("button", { name: "Continue Learning" }));
    await waitFor(() => expect(router.state.location.search).toEqual({ level: "A2" }));
  });
});

describe("the tabs", () => {
  it("show another level after one call and keep it in the address", async () => {
    // Slow enough for the screen to appear before the answer.
    const delayed = (made: MadeCall) => new Promise((resolve) => setTimeout(resolve, 30)).then(() => homes()(made));
    api.answer({ "GET /api/home": delayed });
    const { router } = await openPath();
    await user.click(screen.getByRole("tab", { name: "B1" }));
    await waitFor(() => expect(router.state.location.search).toEqual({ level: "B1" }));
    expect(await screen.findByText("Kapitel 1")).toBeTruthy();
    expect(api.calls.map(({ key, query }) => [key, query.level])).toEqual([
      ["GET /api/home", "A1"],
      ["GET /api/home", "B1"],
    ]);
    await user.click(screen.getByRole("tab", { name: "A1" }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it("say if a level has no chapters, and refresh on request", async () => {
    let ready = false;
    api.answer({
      "GET /api/home": ({ query }) =>
        ready || query.level !== "C1"
          ? makeHome({ level: query.level as CefrLevel })
          : makeHome({
              level: "C1",
              completed: [],
              chapters: [],
              levelProgress: makeLevelProgress("C1", []),
              lessons: [],
            }),
    });
    await openPath();
    await user.click(screen.getByRole("tab", { name: "C1" }));
    expect(await screen.findByText("No Curriculum Available")).toBeTruthy();
    expect(screen.getByText("The curriculum for C1 is being set up. Please check back in a moment.")).toBeTruthy();
    ready = true;
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    expect(await screen.findByText("Kapitel 1")).toBeTruthy();
  });
});

describe("when calls fail", () => {
  it("the chapters are requested four times, then the learner can try again or reload", async () => {
    api.answer({
      "GET /api/home": ({ query }) => (query.level === "A2" ? failure(500, "no") : makeHome()),
      "GET /api/curriculum/chapters/:level": failure(500, "no"),
      "GET /api/curriculum/progress/:level": makeLevelProgress("A2", [0]),
    });
    await openPath();
    await user.click(screen.getByRole("tab", { name: "A2" }));
    expect(await screen.findByText("Unable to Load Curriculum")).toBeTruthy();
    expect(api.to("GET /api/curriculum/chapters/:level")).toHaveLength(4);
    expect(
      screen.getByText(
        "We're having trouble loading the learning chapters. This might be a temporary issue with the server.",
      ),
    ).toBeTruthy();
    expect(screen.getByRole("button", { name: "Reload Page" })).toBeTruthy();
    api.answer({ "GET /api/curriculum/chapters/:level": [makeChapter("A2", 1)] });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("Kapitel 1")).toBeTruthy();
  });

  it.each([
    ["the server's message", failure(500, "The database is resting"), "The database is resting"],
    ["'Failed to load data' if there is no message", new Response("", { status: 500 }), "Failed to load data"],
  ])("the gamification card shows %s", async (_what, answer, text) => {
    const home = makeHome();
    api.answer({ "GET /api/home": home, "GET /api/gamification/xp": answer });
    const { client } = await openPath();
    api.answer({ "GET /api/home": failure(500, "no"), "GET /api/curriculum/chapters/:level": home.chapters });
    client.removeQueries({ queryKey: ["/api/gamification/xp"] });
    await client.invalidateQueries({ queryKey: ["/api/home"] });
    expect(await screen.findByText("Error loading gamification data")).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });
});
