import type { Page } from "@playwright/test";
import { expectFitForAll } from "#tests/support/e2e/fit-for-all.ts";
import { expect, test } from "#tests/support/e2e/fixtures.ts";

const GERMAN = { params: { language: "german" } } as const;

const rows = (page: Page) => page.getByRole("tabpanel").getByRole("listitem");
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const search = (page: Page) => page.getByRole("searchbox", { name: "Search" });
const toast = (page: Page, title: string) => page.getByText(title, { exact: true });

test("a learner begins a collection, adds to it, filters and searches it", async ({ learner: { page, api } }) => {
  test.setTimeout(120_000);
  await page.goto("/");
  await page.getByRole("link", { name: /My Vocabulary.*Start building your vocabulary/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Vocabulary");
  await expect(page.getByRole("heading", { name: "No words yet" })).toBeVisible();

  const add = page.getByRole("button", { name: "Add 20 Words" });
  await test.step("the first twenty words, once for two presses", async () => {
    await add.dblclick();
    await expect(toast(page, "20 words added")).toBeVisible();
    await expect(rows(page)).toHaveCount(20);
    await expect(tab(page, "All 20")).toBeVisible();
  });

  await test.step("twenty others with the next press", async () => {
    await add.click();
    await expect(rows(page)).toHaveCount(40);
    const words = await api.call("GET /api/vocabulary/:language", GERMAN);
    expect(new Set(words.map(({ id }) => id)).size).toBe(40);
    expect(new Set(words.map(({ cefrLevel }) => cefrLevel))).toEqual(new Set(["A1"]));
  });

  await test.step("by part of speech, in the address, which a reload keeps", async () => {
    await page.getByRole("combobox", { name: "Part of speech" }).selectOption({ label: "Nouns" });
    await expect(page).toHaveURL(/\/vocabulary\?pos=noun$/);
    await expect(rows(page).first()).toContainText("noun");
    const nouns = await rows(page).count();
    await expect(page.getByText(`Draws from the ${nouns} words of your filters`)).toBeVisible();
    await page.reload();
    await expect(rows(page)).toHaveCount(nouns);
    await add.click();
    await expect(rows(page)).toHaveCount(nouns + 20);
    await page.getByRole("combobox", { name: "Part of speech" }).selectOption({ label: "All words" });
    await expect(rows(page)).toHaveCount(60);
  });

  await test.step("by a search while typing, with article and in English", async () => {
    await search(page).pressSequentially("der Herr");
    await expect(rows(page).first()).toContainText("Herr");
    await expect(page.getByRole("heading", { name: "Practice" })).toBeHidden();
    await expect(page).toHaveURL(/\?q=der\+Herr$/);
    await search(page).fill("gentleman");
    await expect(rows(page)).toHaveCount(1);
    await search(page).fill("xyzzy");
    await expect(page.getByRole("heading", { name: "No words found matching “xyzzy”" })).toBeVisible();
    await page.getByRole("button", { name: "Clear the search" }).click();
    await expect(rows(page)).toHaveCount(60);
  });

  await test.step("by level, where there is none yet", async () => {
    await page.getByRole("combobox", { name: "Level" }).selectOption("B2");
    await page.getByRole("button", { name: "Add 20 words of B2" }).click();
    await expect(rows(page)).toHaveCount(20);
    await expect(rows(page).first()).toContainText("B2");
  });

  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page.getByText("80 words in your collection")).toBeVisible();
});

test("a practice has an address, and the way back leads to the words", async ({ learner: { page, api } }) => {
  await api.call("POST /api/vocabulary/add-batch", { body: { language: "german", cefrLevel: "A1", count: 20 } });
  await page.goto("/vocabulary?level=A1");
  await page.getByRole("radio", { name: "English to German" }).check({ force: true });
  await page.getByRole("link", { name: /^Study Mode/ }).click();
  await expect(page).toHaveURL(/\/vocabulary\?level=A1&direction=english-to-german&practice=study$/);
  await expect(search(page)).toBeHidden();
  await page.goBack();
  await expect(search(page)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Study Mode/ })).toBeFocused();
});

test("a level that has no more words says so and offers the next one", async ({ learner: { page, api } }) => {
  test.setTimeout(120_000);
  const body = { language: "german", cefrLevel: "A1", count: 50, partOfSpeech: "conjunction" } as const;
  expect(await api.call("POST /api/vocabulary/add-batch", { body })).toMatchObject({ isExhausted: true });
  await page.goto("/vocabulary?level=A1&pos=conjunction");
  await page.getByRole("button", { name: "Add 20 Words" }).click();
  await expect(toast(page, "No words added")).toBeVisible();
  await expect(page.getByText("You have every conjunction of A1 now.")).toBeVisible();
  await page.getByRole("button", { name: "Add 20 conjunctions of A2" }).click();
  await expect(page.getByText(/^\d+ words added$/)).toBeVisible();
});

test("a visitor looks at words of A1 and is asked to sign up for more", async ({ guest: { page } }) => {
  await page.goto("/vocabulary");
  await expect(rows(page)).toHaveCount(100);
  await expect(page.getByRole("button", { name: "Add 20 Words" })).toHaveCount(0);
  await expect(page.getByText("Create a free account to access verb prefix tests")).toBeVisible();
  await search(page).fill("der Herr");
  await expect(rows(page).first()).toContainText("Herr");
  await search(page).fill("");
  await page.getByRole("combobox", { name: "Level" }).selectOption("B1");
  await expect(page.getByText("Create a free account to access all CEFR levels")).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Create Free Account" }).click();
  await expect(page).toHaveURL(/\/auth\?mode=signup/);
});

test("the words of learners and visitors fit everybody", async ({ learner: { page, api }, guest }) => {
  test.setTimeout(240_000);
  await page.goto("/vocabulary");
  await expect(page.getByRole("heading", { name: "No words yet" })).toBeVisible();
  await expectFitForAll(page, "without words");
  for (const cefrLevel of ["A1", "B2"] as const)
    await api.call("POST /api/vocabulary/add-batch", { body: { language: "german", cefrLevel, count: 50 } });
  await api.call("POST /api/vocabulary/words", {
    body: {
      language: "german",
      word: "Geschwindigkeitsbegrenzung",
      translation: ["speed limit"],
      gender: "f",
      plural: "Geschwindigkeitsbegrenzungen",
      partOfSpeech: "noun",
      cefrLevel: "B2",
    },
  });
  await page.reload();
  await expect(rows(page)).toHaveCount(100);
  await expectFitForAll(page, "words");
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(rows(page).nth(100)).toBeFocused();
  await page.goto("/vocabulary?q=limit");
  await expect(rows(page)).toHaveCount(1);
  await expectFitForAll(page, "found");
  await page.goto("/vocabulary?q=xyzzy&level=C1");
  await expect(page.getByRole("button", { name: "Add 20 words of C1" })).toBeVisible();
  await expectFitForAll(page, "a level without words");
  await page.goto("/vocabulary?mode=gender-only");
  await expect(page.getByRole("link", { name: "Practice Quiz" })).toBeVisible();
  await expectFitForAll(page, "gender only");
  await guest.page.goto("/vocabulary");
  await expect(rows(guest.page)).toHaveCount(100);
  await expectFitForAll(guest.page, "words of a visitor");
  await guest.page.goto("/vocabulary?level=B1");
  await expect(guest.page.getByRole("heading", { name: "Sign up to unlock" })).toBeVisible();
  await expectFitForAll(guest.page, "a locked level");
});
