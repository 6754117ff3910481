import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { ensureLexicon } from "#content/lexicon/build.ts";
import { buildSeed } from "#content/seed/build-seed.ts";
import { ensureBuiltInVerbs } from "#content/seed/built-in-verbs.ts";
import { readAll } from "#content/seed/read-all.ts";
import { cheapLetters } from "#worker/dev/cheap-letters.ts";
import { leaveOut } from "#worker/dev/leave-out.ts";
import { LEFT_OUT, LEFT_OUT_MODULES } from "#worker/dev/left-out.ts";

const root = new URL("..", import.meta.url).pathname;
const migrations = await readD1Migrations(`${root}migrations`);
// Generated files that are not part of the repository.
ensureLexicon();
ensureBuiltInVerbs();
const content = readAll();
// Where the content has problems, the content checks name them; all other tests run without content.
const seed = content.problems.length > 0 ? [] : buildSeed(content).statements;
// The tests run inside workerd, which does not see the environment of this process.
// `npm run bench -- two-databases` spreads the learners over so many databases of their own (docs/operations.md#more-than-one-database).
const learnerDatabases = Array.from(
  { length: Number(process.env.LEARNER_DATABASES ?? 0) },
  (_, i) => `LEARNERS_${i + 1}`,
);
const fuzz = { calls: Number(process.env.FUZZ_CALLS ?? 5_000), seed: Number(process.env.FUZZ_SEED ?? 1) };

export default defineConfig({
  root,
  test: {
    // Every login of a test logs an event; what the log says is tested in tests/worker/auth/events.test.ts.
    onConsoleLog: (log) => !log.startsWith('{"level":"info","event":'),
    reporters: ["default", "./tests/support/count-reporter.ts"],
    projects: [
      {
        plugins: [cheapLetters()],
        test: { name: "rules", environment: "node", include: ["tests/{rules,house,tutor}/**/*.test.ts"] },
      },
      {
        plugins: [cheapLetters()],
        test: {
          name: "content",
          environment: "node",
          include: ["tests/content/**/*.test.ts"],
          // One test checks a whole level with hunspell and the dictionaries: seconds on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        plugins: [
          // The tests run on what the Worker is built from: a part that is left out and needed after all throws.
          leaveOut(LEFT_OUT, LEFT_OUT_MODULES),
          cheapLetters(),
          cloudflareTest({
            wrangler: { configPath: `${root}wrangler.toml` },
            remoteBindings: false,
            miniflare: {
              bindings: {
                TEST_MIGRATIONS: migrations,
                TEST_SEED: seed,
                TEST_FUZZ: fuzz,
                TEST_LEARNER_DATABASES: learnerDatabases,
                APP_ENV: "local",
              },
              d1Databases: Object.fromEntries(learnerDatabases.map((name) => [name, name.toLowerCase()])),
            },
          }),
        ],
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          globalSetup: ["tests/setup/model-server.ts"],
          setupFiles: ["tests/setup/worker.ts"],
          // One workerd for all files; the setup wipes its storage before each of them.
          isolate: false,
          fsModuleCache: false,
          testTimeout: 20_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: "web",
          environment: "happy-dom",
          include: ["tests/web/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/setup/web.ts"],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
