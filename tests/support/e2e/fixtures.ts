import { test as base, expect } from "@playwright/test";
import { type Guest, type Learner, Stage } from "./actors.ts";
import { ConsoleGuard } from "./console-guard.ts";

export { expect };

interface Actors {
  /** Fails the scenario on anything that a browser complains about and the scenario did not announce. */
  guard: ConsoleGuard;
  /** Makes further browsers and learners. */
  stage: Stage;
  /** A visitor. */
  guest: Guest;
  /** A new learner, signed in. */
  learner: Learner;
  /** Another one. */
  rival: Learner;
}

/** The scenarios' `test`: actors with browsers of their own, and the console guard around all of them. */
export const test = base.extend<Actors>({
  // Playwright reads from the braces what a fixture needs; this one needs nothing.
  // biome-ignore lint/correctness/noEmptyPattern: see above
  guard: async ({}, use) => {
    const guard = new ConsoleGuard();
    await use(guard);
    expect(guard.findings(), "what the browsers complained about").toEqual([]);
  },
  stage: async ({ browser, baseURL, guard }, use) => {
    const stage = new Stage({ browser, origin: baseURL ?? "", guard });
    await use(stage);
    await stage.close();
  },
  guest: async ({ stage }, use) => use(await stage.guest()),
  learner: async ({ stage }, use) => use(await stage.learner("learner")),
  rival: async ({ stage }, use) => use(await stage.learner("rival")),
});
