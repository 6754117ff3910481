import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, expect, it, vi } from "vitest";
import { makeLearner } from "#tests/support/worker/actor.ts";
import worker from "#worker/index.ts";

async function rows(table: string): Promise<string[]> {
  const { results } = await env.DB.prepare(`SELECT * FROM ${table}`).all();
  return results.map((row) => String(row.key ?? row.sid));
}

afterEach(() => vi.restoreAllMocks());

it("removes expired sessions and passed counters, and nothing else", async () => {
  const learner = await makeLearner();
  const now = new Date("2026-06-01T00:00:00Z");
  const [kept] = await rows("sessions");
  await env.DB.prepare("UPDATE sessions SET expire = ?")
    .bind(now.getTime() + 1)
    .run();
  const insert = env.DB.prepare("INSERT INTO sessions (sid, user_id, sess, expire) VALUES (?, ?, '{}', ?)");
  const counter = env.DB.prepare("INSERT INTO auth_attempts (key, count, window_ends_at) VALUES (?, 1, ?)");
  await env.DB.batch([
    ...Array.from({ length: 1_100 }, (_, i) => insert.bind(`old-${i}`, learner.userId, now.getTime() - i)),
    counter.bind("passed", now.getTime()),
    counter.bind("running", now.getTime() + 1),
  ]);
  const controller = createScheduledController({ scheduledTime: now, cron: "0 0 * * *" });
  await worker.scheduled(controller, env);
  expect(await rows("sessions")).toEqual([kept]);
  expect(await rows("auth_attempts")).toEqual(["running"]);
  await worker.scheduled(controller, env);
  expect(await rows("sessions")).toEqual([kept]);
});

it("logs how many sessions have expired, and nothing when none has", async () => {
  const learner = await makeLearner();
  const now = new Date("2026-06-01T00:00:00Z");
  await env.DB.prepare("DELETE FROM sessions WHERE expire <= ?").bind(now.getTime()).run();
  await env.DB.prepare("INSERT INTO sessions (sid, user_id, sess, expire) VALUES ('old', ?, '{}', ?)")
    .bind(learner.userId, now.getTime())
    .run();
  const logged = vi.spyOn(console, "info").mockImplementation(() => {});
  const controller = createScheduledController({ scheduledTime: now, cron: "0 0 * * *" });
  await worker.scheduled(controller, env);
  await worker.scheduled(controller, env);
  expect(logged.mock.calls).toEqual([['{"level":"info","event":"sessions expired","count":"1"}']]);
});

it("forgets the browsers whose time is over", async () => {
  const learner = await makeLearner();
  const now = new Date("2026-06-01T00:00:00Z");
  const insert = env.DB.prepare("INSERT INTO known_devices (user_id, expires, token_hash) VALUES (?, ?, ?)");
  await env.DB.batch([
    ...Array.from({ length: 600 }, (_, i) => insert.bind(learner.userId, now.getTime() - (i % 3), `old-${i}`)),
    insert.bind(learner.userId, now.getTime() + 1, "known"),
  ]);
  await worker.scheduled(createScheduledController({ scheduledTime: now, cron: "0 0 * * *" }), env);
  const { results } = await env.DB.prepare("SELECT token_hash FROM known_devices").all();
  expect(results).toEqual([{ token_hash: "known" }]);
});
