import type { Browser, BrowserContext, Page } from "@playwright/test";
import { type Account, ApiClient, makeAccount } from "./api-client.ts";
import type { ConsoleGuard } from "./console-guard.ts";

/** A visitor with a browser of their own. */
export interface Guest {
  context: BrowserContext;
  page: Page;
}

/** A visitor who is signed in. */
export interface Learner extends Guest {
  account: Account;
  userId: string;
  /** The same session, for calls to the API without the browser. */
  api: ApiClient;
}

type ContextOptions = NonNullable<Parameters<Browser["newContext"]>[0]>;

/** Opens browsers for a scenario and closes them after it. */
export class Stage {
  private readonly browser: Browser;
  private readonly origin: string;
  private readonly guard: ConsoleGuard;
  private readonly contexts: BrowserContext[] = [];

  constructor(setting: { browser: Browser; origin: string; guard: ConsoleGuard }) {
    this.browser = setting.browser;
    this.origin = setting.origin;
    this.guard = setting.guard;
  }

  /** A new browser without cookies or storage. */
  async guest(whose = "guest", options: ContextOptions = {}): Promise<Guest> {
    const context = await this.browser.newContext({ baseURL: this.origin, ...options });
    this.contexts.push(context);
    await this.guard.watch(context, whose);
    return { context, page: await context.newPage() };
  }

  /** A new learner in a new browser, signed up through the API. */
  async learner(whose = "learner", options: ContextOptions = {}): Promise<Learner> {
    const account = makeAccount(whose[0]?.toUpperCase() + whose.slice(1));
    const api = new ApiClient(this.origin);
    const user = await api.call("POST /api/auth/signup", { body: account });
    const guest = await this.guest(whose, options);
    await takeCookies(guest.context, api);
    return { ...guest, account, api, userId: user.id };
  }

  async close(): Promise<void> {
    await Promise.all(this.contexts.map((context) => context.close()));
  }
}

/** Gives a browser the session of an API client. */
export async function takeCookies(context: BrowserContext, api: ApiClient): Promise<void> {
  const cookies = [...api.cookies].filter(([name]) => name === "session");
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: api.origin, httpOnly: true })));
}
