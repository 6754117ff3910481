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
  // Playwright reads from the braces what a fixture needs; this one needs nothing, but the braces must not be empty.
  guard: async ({ browserName: _ }, play) => {
    const guard = new ConsoleGuard();
    await play(guard);
    expect(guard.findings(), "what the browsers complained about").toEqual([]);
  },
  stage: async ({ browser, baseURL, guard }, play) => {
    const stage = new Stage({ browser, origin: baseURL ?? "", guard });
    await play(stage);
    await stage.close();
  },
  guest: async ({ stage }, play) => play(await stage.guest()),
  learner: async ({ stage }, play) => play(await stage.learner("learner")),
  rival: async ({ stage }, play) => play(await stage.learner("rival")),
});
