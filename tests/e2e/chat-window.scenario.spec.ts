import type { Locator, Page } from "@playwright/test";
import type { Message } from "#schema/api/conversations.ts";
import type { Learner } from "#tests/support/e2e/actors.ts";
import { expectFitForAll } from "#tests/support/e2e/fit-for-all.ts";
import { expect, test } from "#tests/support/e2e/fixtures.ts";
import { withoutPageData } from "#tests/support/e2e/page-data.ts";
import { toastNamed } from "#tests/support/e2e/shell.ts";
import { expectToastClearOf } from "#tests/support/e2e/toast-free.ts";

const POSTS = "**/api/conversations/*/messages";

/** A conversation of a learner in their browser. */
class ChatPage {
  readonly page: Page;
  readonly id: string;
  readonly log: Locator;
  readonly field: Locator;
  /** What stands beside the conversation on a wide screen. */
  readonly column: Locator;
  private readonly learner: Learner;

  private constructor(learner: Learner, id: string) {
    this.learner = learner;
    this.page = learner.page;
    this.id = id;
    this.log = learner.page.getByRole("log", { name: "Conversation" });
    this.field = learner.page.getByRole("textbox", { name: "Your message in German" });
    this.column = learner.page.getByRole("complementary", { name: "Corrections and words" });
  }

  /** Begins a conversation about food at A2 and opens it. */
  static async begin(learner: Learner): Promise<ChatPage> {
    const body = { language: "german", category: "food", tone: "friendly", level: "A2" } as const;
    const { id } = await learner.api.call("POST /api/conversations", { body });
    const chat = new ChatPage(learner, id);
    await chat.page.goto(`/chat/${id}`);
    await expect(chat.log).toBeVisible();
    return chat;
  }

  /** Every item of the transcript. */
  get bubbles(): Locator {
    return this.log.locator("ol > li");
  }

  async send(text: string): Promise<void> {
    await this.field.fill(text);
    await this.field.press("Enter");
  }

  /** Sends a message and waits for the whole reply. */
  async say(text: string): Promise<void> {
    // Words can be looked up once the reply is complete.
    const replies = this.log.getByRole("toolbar", { name: "Words to look up" });
    const before = await replies.count();
    await this.send(text);
    await expect(replies).toHaveCount(before + 1);
  }

  /** What the server has stored, as "user: Hallo". */
  async stored(): Promise<string[]> {
    const { messages } = await this.learner.api.call("GET /api/conversations/:id/messages", {
      params: { id: this.id },
    });
    return messages.map(({ role, content }) => (role === "user" ? `user: ${content}` : role));
  }

  async totalXp(): Promise<number> {
    return (await this.learner.api.call("GET /api/gamification/xp")).totalXp;
  }
}

test("a whole conversation with the built-in tutor", async ({ learner }) => {
  test.setTimeout(120_000);
  const { page, api } = learner;
  await page.setViewportSize({ width: 1_280, height: 1_048 });
  const chat = await ChatPage.begin(learner);
  await expect(page.getByRole("heading", { level: 1, name: "Food Practice" })).toBeVisible();
  expect((await page.getByRole("region", { name: "Chat" }).boundingBox())?.height).toBe(750);

  await test.step("a message is answered and corrected", async () => {
    await chat.say("Ich trinke ein Kaffee.");
    await expect(chat.bubbles.nth(1).locator("del")).toHaveText("instead of ein");
    await expect(chat.bubbles.nth(1).locator("ins")).toHaveText("right: einen");
    await expect(chat.column.getByRole("listitem").first()).toContainText("grammar");
    await expect(page.getByText("+2 XP")).toBeVisible();
    await expect(chat.field).toBeFocused();
  });

  await test.step("its words are one stop of the Tab key and can be looked up and saved", async () => {
    const words = chat.log.getByRole("toolbar", { name: "Words to look up" }).last();
    const reply = words.getByRole("button");
    await reply.first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(reply.nth(1)).toBeFocused();
    const coffee = words.getByRole("button", { name: "Kaffee", exact: true }).first();
    await coffee.click();
    const card = chat.column.getByRole("region", { name: "Word: Kaffee" });
    await expect(card).toBeFocused();
    await expect(card).toContainText("der");
    await expect(card).toContainText("coffee");
    await page.keyboard.press("Escape");
    await expect(coffee).toBeFocused();
  });

  await test.step("the tutor helps", async () => {
    await page.getByRole("button", { name: "Hint" }).click();
    await expect(page.getByText("A hint", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Suggest a reply" }).click();
    await expect(chat.field).not.toHaveValue("");
    await chat.field.fill("");
    await page.getByRole("button", { name: "Say it simpler" }).click();
    await expect(page.getByText("In simpler words")).toBeVisible();
  });

  await test.step("tone and level change while it goes on", async () => {
    await page.getByRole("combobox", { name: "Tone" }).selectOption("professional");
    await expect(toastNamed(page, "Tone changed")).toContainText("Professional (Formal)");
    await page.getByRole("combobox", { name: "Level" }).selectOption("B1");
    await expect
      .poll(async () => (await api.call("GET /api/conversations")).map(({ tone, cefrLevel }) => `${tone} ${cefrLevel}`))
      .toEqual(["professional B1"]);
    await page.reload();
    await expect(page.getByRole("combobox", { name: "Tone" })).toHaveValue("professional");
    await expect(page.getByRole("combobox", { name: "Level" })).toHaveValue("B1");
  });

  await test.step("corrections can wait for the end", async () => {
    await page.getByRole("combobox", { name: "Corrections" }).selectOption("Correct at the end");
    await chat.say("Gestern ich habe Brot gekauft.");
    await expect(chat.log.locator("del")).toHaveCount(0);
    await page.getByRole("combobox", { name: "Corrections" }).selectOption("Correct every message");
    await expect(chat.log.locator("del")).toHaveCount(2);
    await expect(chat.log.getByText("Built-in tutor"), "once for all replies in a row").toHaveCount(1);
  });

  await expectFitForAll(page, "the chat window");
  await page.setViewportSize({ width: 360, height: 740 });
  await chat.log.getByRole("toolbar").last().getByRole("button").last().click();
  await expect(chat.log.getByRole("region", { name: /^Word:/ })).toBeInViewport({ ratio: 1 });
  await expectFitForAll(page, "the chat window with a word");
});

test("a whole conversation by keyboard alone, from the form to the report", async ({ learner: { page } }) => {
  /** Presses a key until the focus is there. */
  async function press(key: "Tab" | "Shift+Tab", target: Locator): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    await expect(target, "reached by the keyboard").toBeFocused();
  }
  await page.goto("/chat");
  await expect(page.getByRole("radio", { name: "Chitchat" })).toBeVisible();
  await press("Tab", page.getByRole("radio", { name: "Chitchat" }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Random" })).toBeChecked();
  await press("Tab", page.getByRole("radio", { name: "A1" }));
  await page.keyboard.press("ArrowRight");
  await press("Tab", page.getByRole("button", { name: "Start with a Random Topic" }));
  await page.keyboard.press("Enter");

  const log = page.getByRole("log", { name: "Conversation" });
  await expect(log).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^(?!Random)\w+ Practice$/);
  await press("Tab", page.getByRole("link", { name: "Skip to your message" }));
  await page.keyboard.press("Enter");
  const field = page.getByRole("textbox", { name: "Your message in German" });
  await expect(field).toBeFocused();
  await page.keyboard.type("Mein Mutter kochen gern Suppe.");
  await page.keyboard.press("Enter");
  const words = log.getByRole("toolbar", { name: "Words to look up" });
  await expect(words).toHaveCount(2);
  await expect(log.locator("del").first()).toHaveText(/Mein/);
  await expect(field).toBeFocused();

  const first = words.last().getByRole("button").first();
  await press("Shift+Tab", first);
  await page.keyboard.press("Enter");
  const card = page.getByRole("region", { name: /^Word: / });
  await expect(card).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(first).toBeFocused();

  await press("Shift+Tab", page.getByRole("button", { name: "End conversation" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Conversation report" })).toBeVisible();
  await press("Tab", page.getByRole("link", { name: "Read the conversation" }));
  await page.keyboard.press("Enter");
  await expect(log).toBeVisible();
});

test("a reload in the middle of a reply shows the reply and stores everything once", async ({ learner }) => {
  const chat = await ChatPage.begin(learner);
  await chat.send("Ich esse gern Käse mit Brot.");
  await expect(chat.page.getByRole("button", { name: "Stop" })).toBeVisible();
  await chat.page.reload();
  await expect(chat.bubbles).toHaveCount(3);
  await expect(chat.bubbles.last()).toContainText("Built-in tutor");
  await expect(chat.page.getByText("Not sent")).toHaveCount(0);
  expect(await chat.stored()).toEqual(["assistant", "user: Ich esse gern Käse mit Brot.", "assistant"]);
  expect(await chat.totalXp()).toBe(2);
});

test("a message that cannot be sent survives a reload and is stored once", async ({ learner, guard }) => {
  guard.expectError(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const chat = await ChatPage.begin(learner);
  const { page } = chat;
  await page.route(POSTS, (route) => (route.request().method() === "POST" ? route.abort() : route.fallback()));
  await chat.send("Ich esse gern Käse mit Brot.");
  await expect(toastNamed(page, "Error")).toContainText("Failed to send message. Please try again.");
  await expect(chat.bubbles.last()).toContainText("Not sent");
  await chat.field.fill("Und Tee");
  await page.reload();
  await expect(chat.bubbles.last()).toContainText("Not sent");
  await expect(chat.field).toHaveValue("Und Tee");
  await expectFitForAll(page, "a message that was not sent");

  await test.step("the server stores it, but its answer is lost", async () => {
    await page.unroute(POSTS);
    await page.route(POSTS, async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await page.getByRole("button", { name: "Send again" }).click();
    await expect.poll(() => chat.stored()).toHaveLength(3);
    await expect(chat.bubbles.last()).toContainText("Not sent");
  });

  await test.step("sent once more, it is shown as it was stored", async () => {
    await page.unroute(POSTS);
    await page.getByRole("button", { name: "Send again" }).click();
    await expect(chat.bubbles).toHaveCount(3);
    await expect(chat.bubbles.last()).toContainText("Built-in tutor");
    expect(await chat.stored()).toHaveLength(3);
    expect(await chat.totalXp()).toBe(2);
  });
});

test("the reader's place stays where it is", async ({ learner }) => {
  const chat = await ChatPage.begin(learner);
  const { page } = chat;
  const [opening] = (await learner.api.call("GET /api/conversations/:id/messages", { params: { id: chat.id } }))
    .messages;
  if (!opening) throw new Error("The tutor has not said anything");
  const said = (id: number): Message => ({ ...opening, id, content: `Das ist Nachricht ${id}. Was meinst du dazu?` });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await withoutPageData(page);
  await page.route(/\/api\/conversations\/[^/]+\/messages/, async (route) => {
    const request = route.request();
    if (request.method() === "POST") {
      await held;
      return route.fulfill({ response: await route.fetch() });
    }
    const response = await route.fetch({ url: request.url().split("?")[0] });
    const body = (await response.json()) as { messages: Message[] };
    const isLatest = !request.url().includes("before=");
    const ids = Array.from({ length: 20 }, (_, index) => opening.id - (isLatest ? 20 : 40) + index);
    const messages = [...ids.map(said), ...(isLatest ? body.messages : [])];
    return route.fulfill({ response, json: { ...body, messages, hasEarlier: isLatest } });
  });
  await page.reload();
  const place = () => chat.log.evaluate((log) => log.scrollHeight - log.clientHeight - log.scrollTop);
  await expect(chat.bubbles).toHaveCount(21);
  await expect.poll(place, "at the end").toBeLessThan(2);

  await test.step("when earlier messages come", async () => {
    await chat.log.evaluate((log) => log.scrollTo(0, 0));
    const read = chat.bubbles.filter({ hasText: `Das ist Nachricht ${opening.id - 20}.` });
    // Within the log, because the page may scroll to bring the button into view.
    const y = async () => ((await read.boundingBox())?.y ?? 0) - ((await chat.log.boundingBox())?.y ?? 0);
    const before = await y();
    await page.getByRole("button", { name: "Earlier messages" }).click();
    await expect(chat.bubbles).toHaveCount(41);
    expect(await y()).toBeCloseTo(before, 0);
  });

  await test.step("when a reply comes while they read further up", async () => {
    await chat.send("Ich esse gern Käse mit Brot.");
    await expect(chat.bubbles).toHaveCount(43);
    await expect.poll(place, "the own message is brought into view").toBeLessThan(2);
    await chat.log.evaluate((log) => log.scrollBy(0, -600));
    const before = await chat.log.evaluate((log) => log.scrollTop);
    release();
    const news = page.getByRole("button", { name: "New message" });
    await expect(news).toBeVisible();
    expect(await chat.log.evaluate((log) => log.scrollTop)).toBe(before);
    await news.click();
    await expect.poll(place).toBeLessThan(2);
    await expect(news).toHaveCount(0);
  });
});

test("on a phone the corrections stay in view above a long reply", async ({ learner }) => {
  await learner.page.setViewportSize({ width: 360, height: 640 });
  const chat = await ChatPage.begin(learner);
  await chat.say("Ich esse gern Käse mit Brot.");
  await chat.say("Ich trinke ein Kaffee, und gestern ich habe Brot gekauft.");
  const said = chat.bubbles.nth(3);
  const isInBox = async () => {
    const box = await chat.log.boundingBox();
    const bubble = await said.locator("p").first().boundingBox();
    return box !== null && bubble !== null && bubble.y >= box.y && bubble.y + bubble.height <= box.y + box.height;
  };
  await expect.poll(isInBox).toBe(true);
  const place = () => chat.log.evaluate((log) => log.scrollHeight - log.clientHeight - log.scrollTop);
  expect(await place(), "the reply is longer than what is left").toBeGreaterThan(48);

  await test.step("who reads on is not brought back", async () => {
    await chat.log.evaluate((log) => log.scrollTo(0, log.scrollHeight));
    await chat.bubbles.last().getByRole("button", { name: "Translate" }).click();
    await expect(chat.bubbles.last().getByRole("button", { name: "Hide translation" })).toBeVisible();
    await expect.poll(place).toBeLessThan(2);
  });
});

test("on a phone no toast covers the way to a new message", async ({ learner: { page } }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto("/chat");
  await page.getByRole("button", { name: "Start Chitchat Practice" }).click();
  const field = page.getByRole("textbox", { name: "Your message in German" });
  await field.fill("Mein Mutter kochen gern.");
  await field.press("Enter");
  const news = page.getByRole("button", { name: "New message" });
  await expect(news).toBeVisible();
  await expectToastClearOf(page, "Conversation Started", { "the way to the new message": news, field });
  await news.click();
  await expect(news).toHaveCount(0);
});

test("a conversation that was ended says how it goes on", async ({ learner }) => {
  const { page } = learner;
  await page.setViewportSize({ width: 360, height: 740 });
  const chat = await ChatPage.begin(learner);
  await chat.say("Ich esse gern Käse mit Brot.");
  await page.getByRole("button", { name: "End conversation" }).click();
  await page.getByRole("link", { name: "Read the conversation" }).click();
  const ended = chat.log.getByText("You ended this conversation.");
  await expect(ended).toBeInViewport();
  // It is in the cache, and the page was scrolled elsewhere before.
  await expect(chat.field).toBeInViewport({ ratio: 1 });
  await expectFitForAll(page, "a conversation that was ended");
  await chat.say("Und ich trinke gern Tee.");
  await expect(ended).toHaveCount(0);
  await expect(page.getByRole("button", { name: "End conversation" })).toBeVisible();
});

test("a reply that is stopped can be read whole", async ({ learner }) => {
  const chat = await ChatPage.begin(learner);
  await chat.send("Ich esse gern Käse mit Brot.");
  await chat.page.getByRole("button", { name: "Stop" }).click();
  await chat.page.getByRole("button", { name: "Show the whole reply" }).click();
  await expect(chat.bubbles.last()).toContainText("Built-in tutor");
});

test("a conversation in French says that nothing is corrected", async ({ learner: { page, api } }) => {
  const body = { language: "french", tone: "friendly", level: "A1" } as const;
  const { id } = await api.call("POST /api/conversations", { body });
  await page.goto(`/chat/${id}`);
  await expect(page.getByText("The tutor talks with you in French, but corrects German only.")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Corrections" })).toHaveCount(0);
});
