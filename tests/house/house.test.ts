import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { missingFromLock } from "../../.ci/lock-check.ts";
import { dangerousStatements } from "../../.ci/migrations-check.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** From, to, and the rule that refuses the import. */
const REFUSED = [
  ["schema/rules/xp.ts", "schema/api/xp.ts", "rules-know-terms-only"],
  ["schema/terms/cefr.ts", "schema/rules/xp.ts", "terms-know-nothing"],
  ["schema/db/users.ts", "schema/api/auth.ts", "tables-know-terms"],
  ["web/features/lesson/lesson.ts", "schema/db/users.ts", "web-never-sees-tables"],
  ["web/features/lesson/lesson.ts", "worker/curriculum/store.ts", "web-and-worker-meet-in-schema"],
  ["web/features/lesson/lesson.ts", "web/features/auth/auth.ts", "features-are-strangers"],
  ["web/features/lesson/lesson.ts", "web/routes/home.ts", "features-know-no-routes"],
  ["web/quiz-kit/score.ts", "web/features/lesson/lesson.ts", "quiz-kit-knows-ui"],
  ["web/chat-kit/transcript.ts", "web/quiz-kit/score.ts", "chat-kit-knows-ui"],
  ["web/ui/button.ts", "web/quiz-kit/score.ts", "ui-knows-lib"],
  ["web/lib/api.ts", "web/ui/button.ts", "lib-is-the-ground"],
  ["worker/curriculum/store.ts", "web/lib/api.ts", "worker-and-web-meet-in-schema"],
  ["worker/curriculum/store.ts", "worker/gamification/award.ts", "rooms-by-their-door"],
  ["worker/gamification/award.ts", "worker/curriculum/index.ts", "gamification-below-learning"],
  ["worker/http/serve.ts", "worker/auth/index.ts", "base-knows-no-rooms"],
  ["worker/db/guard.ts", "worker/http/context.ts", "db-below-http"],
  ["worker/tutor/reply.ts", "worker/db/batch.ts", "tutor-knows-no-database"],
  ["worker/curriculum/store.ts", "tests/support/actor.ts", "nobody-imports-tests"],
  ["content/built-in/adverb-quiz.ts", "schema/api/quizzes.ts", "built-in-knows-shapes"],
] as const;
/** A room enters another by its door. */
const ALLOWED = ["worker/curriculum/store.ts", "worker/gamification/index.ts"] as const;
const ROOMS = ["schema", "worker", "web", "content", "tests"];

describe("import rules", () => {
  const folder = mkdtempSync(join(tmpdir(), "wortpfad-house-"));
  let report = "";

  // Everything in one run of dependency-cruiser: starting it takes much longer than judging an import.
  beforeAll(() => {
    for (const file of [".dependency-cruiser.cjs", "package.json"]) cpSync(join(ROOT, file), join(folder, file));
    for (const [from, to] of [...REFUSED, ALLOWED]) plant(from, to);
    const bin = join(ROOT, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
    const args = [bin, "--config", ".dependency-cruiser.cjs", "--output-type", "err", ...ROOMS];
    report = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" }).stdout;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function plant(from: string, to: string): void {
    for (const file of [from, to]) mkdirSync(dirname(join(folder, file)), { recursive: true });
    appendFileSync(join(folder, to), "export {};\n");
    appendFileSync(join(folder, from), `import "#${to}";\n`);
  }

  it.each(REFUSED)("refuses %s → %s", (from, to, rule) => {
    expect(report).toContain(`error ${rule}: ${from} → ${to}`);
  });

  it("lets a room enter another by its door", () => {
    const [from, to] = ALLOWED;
    expect(report).not.toContain(`${from} → ${to}`);
  });
});

describe("migrations", () => {
  it.each([
    ["DROP TABLE `users`;", 1],
    ["PRAGMA foreign_keys=OFF;--> statement-breakpoint\nCREATE TABLE `__new_users` (`id` text);", 1],
    ["ALTER TABLE `__new_users` RENAME TO `users`;", 1],
    ["ALTER TABLE `users` DROP COLUMN `email`;", 1],
    ["-- a comment\nDROP TABLE `users`;", 1],
    ["-- never written to:\nDROP TABLE `users`;", 1],
    ["-- never written to: its room opens with this\nDROP TABLE `league_members`;", 0],
    ["DELETE FROM `users`;", 1],
    ["ALTER TABLE `users` ADD `nick` text;--> statement-breakpoint\nCREATE INDEX `i` ON `users` (`nick`);", 0],
    ["CREATE TABLE `t` (`id` text, FOREIGN KEY (`id`) REFERENCES `u`(`id`) ON DELETE cascade);", 0],
  ])("%s: %i refused", (sql, count) => {
    expect(dangerousStatements(sql)).toHaveLength(count);
  });
});

describe("lock file", () => {
  it("names the binaries of other platforms that it lacks", () => {
    const packages = {
      "node_modules/tool": { optionalDependencies: { "tool-linux": "1.0.0", "tool-darwin": "1.0.0" } },
      "node_modules/tool/node_modules/tool-linux": {},
    };
    expect(missingFromLock(packages)).toEqual(["node_modules/tool → tool-darwin@1.0.0"]);
  });
});
