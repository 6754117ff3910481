import { test as base, expect } from "@playwright/test";
import { type Guest, type Learner, Stage } from "./actors.ts";
import { ConsoleGuard } from "./console-guard.ts";

export { expect };

interface Actors {
  /** Fails the scenario when a browser complains about anything that the scenario did not announce. */
  guard: ConsoleGuard;
  /** Opens more browsers and signs up more learners. */
  stage: Stage;
  /** A visitor. */
  guest: Guest;
  /** A new learner, signed in. */
  learner: Learner;
  /** A second learner, signed in. */
  rival: Learner;
}

/** The `test` of all scenarios: actors with browsers of their own, watched by a console guard. */
export const test = base.extend<Actors>({
  // Playwright reads a fixture's dependencies from these braces. This one has none, but the linter forbids empty braces.
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
