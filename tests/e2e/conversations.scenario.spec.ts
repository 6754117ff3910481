import type { Page } from "@playwright/test";
import { expectFitForAll } from "#tests/support/e2e/fit-for-all.ts";
import { expect, test } from "#tests/support/e2e/fixtures.ts";
import { expectReachable } from "#tests/support/e2e/reach.ts";
import { dialogNamed, openUserMenu, toastNamed } from "#tests/support/e2e/shell.ts";

/** A phone on its side, and a window at 400 %. */
const SMALL_SCREENS = [
  { width: 740, height: 360 },
  { width: 320, height: 256 },
] as const;

/** Writes a message and waits for the tutor's reply. */
async function say(page: Page, text: string): Promise<void> {
  // Words can be looked up once the reply is complete.
  const replies = page.getByRole("log").getByRole("toolbar", { name: "Words to look up" });
  const before = await replies.count();
  await page.getByRole("textbox", { name: "Your message in German" }).fill(text);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(replies).toHaveCount(before + 1);
}

/** The row of the list with this title. */
function rowOf(page: Page, title: string) {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
}

test("a conversation from the form to its report, then renamed and deleted", async ({ learner: { page } }) => {
  test.setTimeout(120_000);
  await page.goto("/");
  const menu = await openUserMenu(page);
  await menu.getByRole("menuitem", { name: "New Chat" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Start New Conversation" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No conversations yet" })).toBeVisible();
  await page.getByRole("radio", { name: "Food" }).check();
  await page.getByRole("radio", { name: "A2" }).check();
  await page.getByRole("radio", { name: /^Informal/ }).check();
  await page.getByRole("button", { name: "Start Food Practice" }).click();

  await expect(page).toHaveURL(/\/chat\/[\da-f-]{36}$/);
  await expect(toastNamed(page, "Conversation Started")).toContainText("Food Practice, A2, Informal");
  await expect(page.getByRole("heading", { level: 1, name: "Food Practice" })).toBeVisible();
  await say(page, "Gestern ich habe Brot gekauft.");
  await say(page, "Ich esse gern Käse mit Brot.");
  await page.getByRole("button", { name: "End conversation" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Conversation report" })).toBeVisible();
  await expect(page.getByText(/^Food Practice · A2 · Informal · 2 messages/)).toBeVisible();
  const mistakes = page.getByRole("region", { name: "One thing to remember" });
  await expect(mistakes.locator("del")).toContainText("ich habe");
  await expect(mistakes.locator("ins")).toContainText("habe ich");
  await expect(page.getByRole("region", { name: "What went well" })).toContainText("1 of 2 messages");
  const xp = page.getByRole("region", { name: "XP for this conversation" });
  await expect(xp).toContainText("Today's chat: 4 of 20 XP");
  await page.reload();
  await expect(xp).toContainText("4 XP");
  await expectFitForAll(page, "the report");

  await page.getByRole("link", { name: "New Chat" }).click();
  await expect(page.getByRole("radio", { name: "Food" }), "the choices are remembered").toBeChecked();
  const row = rowOf(page, "Food Practice");
  await expect(row).toContainText(/A2 · Informal · 5 messages · today at/);
  await row.getByRole("button", { name: "Rename Food Practice" }).click();
  const renaming = dialogNamed(page, "Rename conversation");
  await renaming.getByRole("textbox", { name: "Title" }).fill("Bread and cheese");
  await expectFitForAll(page, "renaming");
  await page.keyboard.press("Enter");
  await expect(renaming).toBeHidden();
  await page.reload();
  await expect(rowOf(page, "Bread and cheese")).toContainText("Food · A2");
  await expectFitForAll(page, "the form and the list");

  await page.getByRole("link", { name: "Bread and cheese", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bread and cheese" })).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Delete Bread and cheese" }).click();
  const deleting = dialogNamed(page, "Delete this conversation?");
  await expectFitForAll(page, "deleting");
  await deleting.getByRole("button", { name: "Delete" }).click();
  await expect(toastNamed(page, "Conversation deleted")).toContainText("Bread and cheese");
  await expect(page.getByRole("heading", { name: "No conversations yet" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "No conversations yet" })).toBeVisible();
});

test("a conversation that begins with a first line", async ({ learner: { page } }) => {
  await page.goto("/chat");
  await page.getByRole("radio", { name: "Travel" }).check();
  const line = page.getByRole("button", { name: /^A seat on the train/ });
  await expect(line).toContainText("Der Platz hier ist frei.");
  await line.click();
  await expect(toastNamed(page, "Conversation Started")).toContainText("Travel Practice, A1, Informal");
  await expect(page.getByRole("log")).toContainText("Ich fahre zu meiner Oma. Wohin fährst du?");
});

test("every control of the form, the list and its dialogs can be reached on a small screen on its side", async ({
  stage,
}) => {
  const { page, api } = await stage.learner("learner", { reducedMotion: "reduce" });
  await api.call("POST /api/conversations", { body: { language: "german", tone: "friendly", level: "A1" } });
  for (const size of SMALL_SCREENS) {
    await page.setViewportSize(size);
    await page.goto("/chat");
    const at = `at ${size.width} × ${size.height}`;
    const controls = page.getByRole("main").locator("label:has(input), select, button, a");
    await expect(page.getByRole("button", { name: "Rename Free Practice" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Or pick a first line" })).toBeVisible();
    for (const control of await controls.all())
      await expectReachable(control, `${(await control.innerText()).slice(0, 20)} ${at}`);
    for (const [opens, confirms] of [
      ["Rename Free Practice", "Rename"],
      ["Delete Free Practice", "Delete"],
    ] as const) {
      await page.getByRole("button", { name: opens }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: confirms }).scrollIntoViewIfNeeded();
      await expect(dialog.getByRole("button", { name: confirms })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    }
  }
});

test("the report of a conversation that somebody else holds is not found", async ({ learner, rival, guard }) => {
  guard.expectError(/404/);
  const conversation = await rival.api.call("POST /api/conversations", {
    body: { language: "german", tone: "friendly", level: "A1" },
  });
  await learner.page.goto(`/chat/${conversation.id}/report`);
  await expect(learner.page.getByRole("heading", { name: "Conversation not found" })).toBeVisible();
});
