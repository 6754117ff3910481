declare namespace Cloudflare {
  interface Env {
    TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
    /** The real content, as SQL. */
    TEST_SEED: string[];
  }
}
