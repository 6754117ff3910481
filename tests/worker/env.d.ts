import type { D1Migration } from "cloudflare:test";

declare global {
  namespace Cloudflare {
    interface Env {
      TEST_MIGRATIONS: D1Migration[];
      /** The real content, as SQL. */
      TEST_SEED: string[];
      /** Bindings of the databases for learners; none when everything is in `DB`. */
      TEST_LEARNER_DATABASES: string[];
      /** How many calls tests/worker/http/fuzz.test.ts makes, and which. */
      TEST_FUZZ: { calls: number; seed: number };
    }
  }
}
