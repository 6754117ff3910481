import type { Locator, Page } from "@playwright/test";
import { makeAccount, signUp } from "#tests/support/e2e/api-client.ts";
import { logInHere, signUpHere } from "#tests/support/e2e/auth-screen.ts";
import { expectFitForAll } from "#tests/support/e2e/fit-for-all.ts";
import { expect, test } from "#tests/support/e2e/fixtures.ts";

/** The first has a mistake that is always found. */
const MESSAGES = [
  "Ich habe gestern nach Berlin gefahren.",
  "Ich komme aus Kanada.",
  "Meine Schwester wohnt in Hamburg.",
  "Wir essen am Sonntag zusammen.",
  "Das Wetter ist heute schön.",
] as const;

function trialSection(page: Page): Locator {
  return page.getByRole("region", { name: "Say something in German" });
}

/** Sends a message of the trial chat and waits until its reply is there. */
async function say(page: Page, text: string, { left }: { left: number }): Promise<void> {
  const section = trialSection(page);
  const field = section.getByRole("textbox", { name: "Your message in German" });
  await field.fill(text);
  await field.press("Enter");
  await expect(section.getByText(`${left} of 5`)).toBeVisible();
}

test("a visitor writes five messages, signs up, and the conversation goes on in the account", async ({
  guest: { page, context },
}) => {
  test.setTimeout(120_000);
  await page.goto("/");
  const section = trialSection(page);
  const log = section.getByRole("log");
  await say(page, MESSAGES[0], { left: 4 });
  await expect(log.locator("del").first()).toHaveText(/habe$/);
  await expect(log.locator("ins").first()).toHaveText(/bin$/);
  await expect(section.getByRole("combobox")).toHaveCount(0);
  await expectFitForAll(page, "a trial chat with a correction");

  await page.setViewportSize({ width: 1280, height: 720 });
  await section.getByRole("textbox").fill("Ich komme");
  await page.reload();
  await section.getByRole("textbox").focus();
  await expect(section.getByRole("textbox")).toHaveValue("Ich komme");
  await expect(section.getByText("4 of 5")).toBeVisible();
  await expect(log.locator("ins").first()).toHaveText(/bin$/);

  for (const [place, text] of MESSAGES.slice(1).entries()) await say(page, text, { left: 3 - place });
  await expect(section.getByRole("heading", { name: "Five messages, well done" })).toBeFocused();
  await expect(section.getByRole("textbox")).toHaveCount(0);
  await expectFitForAll(page, "a trial chat that is used up");
  expect((await context.cookies()).map(({ name }) => name)).toContain("trial-chat");

  await section.getByRole("link", { name: "Create Free Account" }).last().click();
  await expect(page).toHaveURL("/auth?mode=signup&returnTo=/chat/latest");
  await signUpHere(page, makeAccount());
  await expect(page).toHaveURL(/\/chat\/[\da-f-]{36}$/);
  await expect(page.getByRole("heading", { name: "Chitchat Practice" })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("trial-chat");
  const conversation = page.getByRole("log", { name: "Conversation" });
  await expect(conversation.locator("ins").first()).toHaveText(/bin$/);
  for (const text of MESSAGES.slice(1)) await expect(conversation.getByText(text)).toBeVisible();
  const xp = await (await context.request.get("/api/gamification/xp")).json();
  expect(xp).toMatchObject({ totalXp: 0 });
});

test("a trial chat moves into the account of a visitor who logs in", async ({ guest: { page }, baseURL }) => {
  const account = makeAccount();
  const api = await signUp(baseURL ?? "", account);
  await page.goto("/");
  const section = trialSection(page);
  await section.getByRole("combobox", { name: "Topic" }).selectOption("Food");
  await expect(section.getByRole("heading", { name: "Food Practice · A1" })).toBeVisible();
  // At once: a message that is sent before the first line of the new topic has come waits for it.
  await say(page, "Ich esse gern Brot.", { left: 4 });
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await logInHere(page, account);
  await expect
    .poll(async () => (await api.call("GET /api/conversations")).map(({ title }) => title))
    .toEqual(["Food Practice"]);
});

test("a trial message that could not be sent stays, and is sent again once", async ({
  guest: { page, context },
  guard,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/");
  const section = trialSection(page);
  await say(page, MESSAGES[1], { left: 4 });
  await context.setOffline(true);
  const field = section.getByRole("textbox");
  await field.fill(MESSAGES[2]);
  await field.press("Enter");
  await expect(section.getByText("You're offline. Failed to send message. Please try again.").first()).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await section.getByRole("textbox").focus();
  await section.getByRole("button", { name: "Send again" }).click();
  await expect(section.getByText("3 of 5")).toBeVisible();
  await expect(section.getByRole("log").getByText(MESSAGES[2])).toHaveCount(1);
});

test("the code of the trial chat is downloaded when somebody comes near it", async ({ guest: { page } }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const isLoaded = () => asked.some((path) => path.includes("trial-transcript"));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(isLoaded()).toBe(false);
  await trialSection(page).scrollIntoViewIfNeeded();
  await expect.poll(isLoaded).toBe(true);
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
});

test("what is typed in the moment in which the app takes the place of its picture is kept", async ({
  guest: { page },
}) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const root = document.querySelector("#root");
      if (!root) return;
      document.querySelector<HTMLTextAreaElement>("#trial-chat textarea")?.focus();
      // Called right behind React's commit, before its effects.
      const watched = new MutationObserver(() => {
        watched.disconnect();
        document.execCommand("insertText", false, "Hallo");
      });
      watched.observe(root, { childList: true });
    });
  });
  await page.goto("/");
  await expect(trialSection(page).getByRole("textbox")).toHaveValue("Hallo");
  await trialSection(page).getByRole("textbox").press("Enter");
  await expect(trialSection(page).getByText("4 of 5")).toBeVisible();
});
