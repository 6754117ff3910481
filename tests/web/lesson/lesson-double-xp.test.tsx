import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import {
  CHALLENGE,
  finishQuiz,
  lesson,
  openLesson,
  startQuiz,
  stubLessonApi,
  user,
} from "#tests/support/web/lesson-actor.ts";
import { makeDoubleXpResult } from "#tests/support/web/make-results.ts";
import { failure, type StubbedApi } from "#tests/support/web/stub-api.ts";

let api: StubbedApi;

beforeEach(() => {
  api = stubLessonApi();
});

describe("the double-XP challenge", () => {
  async function openDoubleXp(): Promise<void> {
    await openLesson();
    await startQuiz();
    await finishQuiz("right", "right", "right", "right");
    await screen.findByText("Your result is saved.");
    await user.click(screen.getByRole("button", { name: "Double XP Challenge (up to 150 XP)" }));
    await screen.findByRole("heading", { name: "Double XP Challenge" });
  }

  it("has fifteen German blanks and says what they are worth", async () => {
    await openDoubleXp();
    const blanks = screen.getAllByPlaceholderText("Type a German word...");
    expect(blanks).toHaveLength(15);
    for (const blank of blanks) {
      expect(blank.getAttribute("lang")).toBe("de");
      expect(blank.getAttribute("spellcheck")).toBe("false");
    }
    expect(screen.getByText("10 XP per correct word · Up to 150 XP total")).toBeTruthy();
    expect(screen.getByRole("button", { name: "ß" })).toBeTruthy();
  });

  it("sends only the entries that are not blank, trimmed; Enter goes to the next blank", async () => {
    await openDoubleXp();
    await user.click(screen.getByLabelText("Word 1"));
    await user.keyboard("  der Name {Enter}{Enter}Straße");
    expect(screen.getByLabelText("Word 3")).toHaveProperty("value", "Straße");
    await user.click(screen.getByRole("button", { name: "Submit Challenge" }));
    await screen.findByRole("heading", { name: "Challenge Complete!" });
    expect(api.to(CHALLENGE)[0]?.body).toMatchObject({ words: ["der Name", "Straße"] });
  });

  it("cannot be submitted empty, and can be skipped back to the results", async () => {
    await openDoubleXp();
    expect(screen.getByRole("button", { name: "Submit Challenge" })).toHaveProperty("disabled", true);
    await user.type(screen.getByLabelText("Word 1"), "Name");
    await user.click(screen.getByRole("button", { name: "Skip Challenge" }));
    expect(screen.getByRole("heading", { name: "Great Job!" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Double XP Challenge (up to 150 XP)" }));
    expect(screen.getByLabelText("Word 1")).toHaveProperty("value", "");
    expect(api.to(CHALLENGE)).toHaveLength(0);
  });

  it("says 'Checking...' while it is on its way", async () => {
    api.answer({ [CHALLENGE]: () => new Promise(() => undefined) });
    await openDoubleXp();
    await user.type(screen.getByLabelText("Word 1"), "Name");
    await user.click(screen.getByRole("button", { name: "Submit Challenge" }));
    expect(await screen.findByRole("button", { name: "Checking..." })).toHaveProperty("disabled", true);
  });

  it("can be skipped while it is on its way, and then says nothing of a failure", async () => {
    let fail: (error: Error) => void = () => undefined;
    api.answer({ [CHALLENGE]: () => new Promise((_, reject) => (fail = reject)) });
    await openDoubleXp();
    await user.type(screen.getByLabelText("Word 1"), "Name");
    await user.click(screen.getByRole("button", { name: "Submit Challenge" }));
    await screen.findByRole("button", { name: "Checking..." });
    await user.click(screen.getByRole("button", { name: "Skip Challenge" }));
    expect(screen.getByRole("heading", { name: "Great Job!" })).toBeTruthy();
    fail(new TypeError("Failed to fetch"));
    await Promise.resolve();
    expect(screen.queryByText(/Failed to submit double XP challenge/)).toBeNull();
  });

  it("keeps the entries when it fails, and submits again under the same attempt", async () => {
    api.answer({ [CHALLENGE]: failure(500, "no") });
    await openDoubleXp();
    await user.type(screen.getByLabelText("Word 1"), "Name");
    await user.click(screen.getByRole("button", { name: "Submit Challenge" }));
    expect(
      (await screen.findAllByText("Failed to submit double XP challenge. Please try again.")).length,
    ).toBeGreaterThan(0);
    expect(screen.getByLabelText("Word 1")).toHaveProperty("value", "Name");
    api.answer({ [CHALLENGE]: makeDoubleXpResult() });
    await user.click(screen.getByRole("button", { name: "Submit Challenge" }));
    await screen.findByRole("heading", { name: "Challenge Complete!" });
    const ids = api.to(CHALLENGE).map(({ body }) => (body as { attemptId: string }).attemptId);
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  it("says beside its button that it failed, and gives the button the focus back", async () => {
    api.answer({ [CHALLENGE]: failure(500, "no") });
    await openDoubleXp();
    await user.type(screen.getByLabelText("Word 1"), "Name");
    const button = screen.getByRole("button", { name: "Submit Challenge" });
    await user.click(button);
    const message = await screen.findByRole("alert");
    expect(message.textContent).toBe("Failed to submit double XP challenge. Please try again.");
    await waitFor(() => expect(document.activeElement).toBe(button));
    api.answer({ [CHALLENGE]: () => new Promise(() => undefined) });
    await user.keyboard("{Enter}");
    expect(await screen.findByRole("button", { name: "Checking..." })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("shows what was remembered and missed, the XP and the total", async () => {
    await openDoubleXp();
    await user.type(screen.getByLabelText("Word 1"), "Name");
    await user.click(screen.getByRole("button", { name: "Submit Challenge" }));
    await screen.findByRole("heading", { name: "Challenge Complete!" });
    expect(screen.getByText("You remembered 1 out of 4 words!")).toBeTruthy();
    expect(screen.getAllByText("+10 XP").length).toBeGreaterThan(0);
    expect(screen.getByText("Total XP: 45")).toBeTruthy();
    const [correct, missed] = ["Correct words", "Missed words"].map(
      (name) => screen.getByRole("heading", { name }).parentElement,
    );
    expect(correct?.textContent).toContain("Name");
    expect(within(missed as HTMLElement).getAllByRole("listitem")).toHaveLength(3);
    expect(screen.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe("/");
  });

  it("names what was typed wrong letter by letter, and notes an umlaut that was spelled out", async () => {
    const [, adresse, telefon, strasse] = lesson.words.map(({ id }) => id);
    api.answer({
      [CHALLENGE]: makeDoubleXpResult({
        correctWords: ["Name", "Straße"],
        spelledOut: [{ typed: "die strasse", wordId: strasse ?? 0 }],
        mistyped: [
          { typed: "die Adressex", wordId: adresse ?? 0 },
          { typed: "telefn", wordId: telefon ?? 0 },
          { typed: "Hund", wordId: null },
        ],
      }),
    });
    await openDoubleXp();
    await user.type(screen.getByLabelText("Word 1"), "Name");
    await user.click(screen.getByRole("button", { name: "Submit Challenge" }));
    const listed = async (title: string) =>
      within((await screen.findByRole("heading", { name: title })).parentElement as HTMLElement)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
    expect((await listed("Correct words"))[1]).toContain("You typed die strasse. With ß: Strainstead of ssright: ße");
    const missed = await listed("Missed words");
    expect(missed[0]).toContain("You typed die Adressex: Adresseinstead of x");
    expect(missed[1]).toContain("You typed telefn: Telefright: on");
    expect(await listed("Not in this lesson")).toEqual(["Hund"]);
  });

  it("shows what each part earned, the day's challenges too", async () => {
    const xpParts = [
      { reason: "1 word remembered", amount: 10 },
      { reason: "All daily challenges", amount: 50 },
    ];
    api.answer({ [CHALLENGE]: makeDoubleXpResult({ xpEarned: 60, xpParts }) });
    await openDoubleXp();
    await user.type(screen.getByLabelText("Word 1"), "Name");
    await user.click(screen.getByRole("button", { name: "Submit Challenge" }));
    const parts = within(
      (await screen.findByRole("heading", { name: "XP for this challenge" })).parentElement as HTMLElement,
    );
    expect(parts.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "1 word remembered",
      "All daily challenges",
      "Total",
    ]);
    expect(parts.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["10", "50", "60 XP"]);
  });

  it("that was taken before says why it earns nothing", async () => {
    api.answer({ [CHALLENGE]: makeDoubleXpResult({ xpEarned: 0, alreadyTaken: true }) });
    await openDoubleXp();
    await user.type(screen.getByLabelText("Word 1"), "Name");
    await user.click(screen.getByRole("button", { name: "Submit Challenge" }));
    expect(await screen.findByText("+0 XP")).toBeTruthy();
    expect(screen.getByText("It earns XP again tomorrow.", { exact: false })).toBeTruthy();
  });
});
