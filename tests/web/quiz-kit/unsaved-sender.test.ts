import type { QueryClient } from "@tanstack/react-query";
import { getDefaultStore } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LEARNER_HEADER } from "#schema/api/endpoint.ts";
import { QUIZ, submits } from "#tests/support/web/lesson-actor.ts";
import { MARA, makeHome } from "#tests/support/web/make-home.ts";
import { makeQuizResult, makeXp } from "#tests/support/web/make-results.ts";
import { makeUnsaved, RIVAL_ID, waitingOf } from "#tests/support/web/make-unsaved.ts";
import { failure, type StubbedApi, stubApi } from "#tests/support/web/stub-api.ts";
import { makeQueryClient } from "#web/lib/query-client.ts";
import { keys } from "#web/lib/query-keys.ts";
import { changeUser } from "#web/lib/session.ts";
import { xpGainAtom } from "#web/lib/xp-feedback.ts";
import { submitAttempt } from "#web/quiz-kit/submit-attempt.ts";
import { readUnsaved } from "#web/quiz-kit/unsaved-results.ts";
import { planUnsaved, sendUnsaved } from "#web/quiz-kit/unsaved-sender.ts";
import { toastsAtom } from "#web/ui/toast-store.ts";

const store = getDefaultStore();
const onUnauthorized = vi.fn();
let api: StubbedApi;
let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  onUnauthorized.mockReset();
  store.set(toastsAtom, []);
  store.set(xpGainAtom, null);
  api = stubApi({ [QUIZ]: makeQuizResult(), "GET /api/home": makeHome() });
  client = makeQueryClient({ onUnauthorized });
  client.setQueryData(keys.user, MARA);
});

function sent(): (string | undefined)[] {
  return submits(api).map(({ attemptId }) => attemptId);
}

/** A refusal with a wish for the next try. */
function busy(status: number, retryAfter: string): Response {
  return Response.json({ message: "Later" }, { status, headers: { "Retry-After": retryAfter } });
}

/** Waiting results that were kept one after the other. */
function keepThree(): string[] {
  return ["Name und Adresse", "Zahlen", "Farben"].map((title) => {
    vi.advanceTimersByTime(1);
    return makeUnsaved({ title });
  });
}

describe("the results that wait", () => {
  it("are sent oldest first, one at a time, each once, and then announced quietly", async () => {
    const attempts = keepThree();
    let underWay = 0;
    api.answer({
      [QUIZ]: async () => {
        underWay += 1;
        expect(underWay).toBe(1);
        await Promise.resolve();
        underWay -= 1;
        return makeQuizResult({ xp: makeXp({ totalXp: 99 }) });
      },
    });
    client.setQueryData(keys.homeOf("A1"), makeHome());
    await Promise.all([sendUnsaved(client), sendUnsaved(client)]);
    expect(sent()).toEqual(attempts);
    expect(waitingOf(MARA.id)).toEqual([]);
    expect(store.get(toastsAtom)[0]).toMatchObject({ title: "3 results saved", description: "+105 XP" });
    expect(store.get(xpGainAtom)).toBeNull();
    expect(client.getQueryData(keys.xp)).toMatchObject({ totalXp: 99 });
    expect(client.getQueryState(keys.homeOf("A1"))?.isInvalidated).toBe(true);
    await vi.runAllTimersAsync();
    expect(sent()).toHaveLength(3);
  });

  it.each([
    ["with its XP", 35, "“Name und Adresse”: +35 XP"],
    ["without any", 0, "“Name und Adresse”"],
  ])("name a single one %s", async (_what, xpAwarded, description) => {
    api.answer({ [QUIZ]: makeQuizResult({ xpAwarded }) });
    makeUnsaved();
    await sendUnsaved(client);
    expect(store.get(toastsAtom)[0]).toMatchObject({ title: "Result saved", description });
  });

  it("are sent for their learner only, by name", async () => {
    const headers: unknown[] = [];
    const stubbed = globalThis.fetch;
    vi.stubGlobal("fetch", (input: string, init: RequestInit) => {
      headers.push(new Headers(init.headers).get(LEARNER_HEADER));
      return stubbed(input, init);
    });
    const mine = makeUnsaved();
    const rivals = makeUnsaved({ learnerId: RIVAL_ID });
    await sendUnsaved(client);
    expect([sent(), headers]).toEqual([[mine], [MARA.id]]);
    changeUser(client, null);
    await sendUnsaved(client);
    expect(sent()).toEqual([mine]);
    expect(waitingOf(RIVAL_ID)).toEqual([rivals]);
  });

  it.each([
    ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["a server that fails", () => failure(500, "Something went wrong on our side.")],
    ["a refusal that is not our server's", () => new Response("<h1>Hotel Wi-Fi</h1>", { status: 403 })],
    ["an answer that is not our server's", () => new Response("<h1>Hotel Wi-Fi</h1>")],
  ])("stay after %s, and the next ones are not tried", async (_what, answer) => {
    const attempts = keepThree();
    api.answer({ [QUIZ]: answer });
    await sendUnsaved(client);
    expect(sent()).toEqual(attempts.slice(0, 1));
    expect(waitingOf(MARA.id)).toEqual(attempts);
    expect(store.get(toastsAtom)).toEqual([]);
  });

  it("are tried again after half a minute, then after ever longer waits", async () => {
    makeUnsaved();
    api.answer({ [QUIZ]: failure(503, "Later") });
    await sendUnsaved(client);
    const tries: number[] = [];
    for (const wait of [30_000, 60_000, 120_000]) {
      await vi.advanceTimersByTimeAsync(wait - 1);
      tries.push(sent().length);
      await vi.advanceTimersByTimeAsync(1);
      tries.push(sent().length);
    }
    expect(tries).toEqual([1, 2, 2, 3, 3, 4]);
    api.answer({ [QUIZ]: makeQuizResult() });
    await vi.advanceTimersByTimeAsync(15 * 60_000);
    expect([sent().length, waitingOf(MARA.id)]).toEqual([5, []]);
  });

  it.each([503, 429])("wait for as long as a %i asks, even when the app starts meanwhile", async (status) => {
    const attempts = keepThree();
    api.answer({ [QUIZ]: busy(status, "90") });
    await sendUnsaved(client);
    api.answer({ [QUIZ]: makeQuizResult() });
    await sendUnsaved(client);
    await vi.advanceTimersByTimeAsync(89_000);
    expect(sent()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent().slice(1)).toEqual(attempts);
  });

  it.each([400, 403, 404, 409, 413])(
    "leave with the server's message after a %i; the others are saved",
    async (status) => {
      const [first] = keepThree();
      const toasts: unknown[] = [];
      const stop = store.sub(toastsAtom, () => toasts.push(store.get(toastsAtom)[0]));
      api.answer({
        [QUIZ]: ({ body }) =>
          (body as { attemptId: string }).attemptId === first
            ? failure(status, "This lesson is locked")
            : makeQuizResult(),
      });
      await sendUnsaved(client);
      stop();
      expect(toasts).toMatchObject([
        { variant: "destructive", title: "Result not saved", description: "“Name und Adresse”: This lesson is locked" },
        { title: "2 results saved" },
      ]);
      expect(waitingOf(MARA.id)).toEqual([]);
    },
  );

  it("stay for their learner when the session has ended", async () => {
    const attempts = keepThree();
    api.answer({ [QUIZ]: failure(401, "Unauthorized") });
    await sendUnsaved(client);
    expect(onUnauthorized).toHaveBeenCalledOnce();
    expect([sent(), waitingOf(MARA.id)]).toEqual([attempts.slice(0, 1), attempts]);
    changeUser(client, null);
    await vi.runAllTimersAsync();
    expect(sent()).toHaveLength(1);
  });

  it("are left to the tab that is sending them, and to the one that has sent them", async () => {
    const [held, gone, free] = keepThree() as [string, string, string];
    const request = vi.fn(async (name: string, _options: unknown, use: (lock: object | null) => unknown) => {
      if (name.endsWith(gone)) localStorage.removeItem(`unsaved-result:${MARA.id}:${gone}`);
      return use(name.endsWith(held) ? null : {});
    });
    Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
    await sendUnsaved(client);
    Reflect.deleteProperty(navigator, "locks");
    expect(request.mock.calls.map(([name, options]) => [name, options])).toEqual(
      [held, gone, free].map((attemptId) => [`attempt:${attemptId}`, { ifAvailable: true }]),
    );
    expect([sent(), waitingOf(MARA.id)]).toEqual([[free], [held]]);
  });
});

describe("a finished attempt", () => {
  const finish = (attemptId: string) =>
    submitAttempt(client, {
      attemptId,
      title: "Zahlen",
      submit: {
        call: QUIZ,
        lessonId: 10_102,
        body: { score: 4, totalQuestions: 4, addToVocabulary: true, answers: [] },
      },
    });

  it("is kept before it is sent and until the server has it", async () => {
    const attemptId = crypto.randomUUID();
    let keptMeanwhile: unknown;
    api.answer({
      [QUIZ]: () => {
        keptMeanwhile = readUnsaved(MARA.id);
        return makeQuizResult();
      },
    });
    await finish(attemptId);
    expect(keptMeanwhile).toMatchObject([{ attemptId, title: "Zahlen", failed: false }]);
    expect(waitingOf(MARA.id)).toEqual([]);
    expect(store.get(xpGainAtom)).toMatchObject({ amount: 35 });
  });

  it("that failed is sent by the background, and asking again costs no second submit", async () => {
    const attemptId = crypto.randomUUID();
    api.answer({ [QUIZ]: failure(503, "Later") });
    await expect(finish(attemptId)).rejects.toThrow("503");
    api.answer({ [QUIZ]: makeQuizResult() });
    await vi.advanceTimersByTimeAsync(30_000);
    expect([sent(), waitingOf(MARA.id)]).toEqual([[attemptId, attemptId], []]);
    await expect(finish(attemptId)).resolves.toMatchObject({ xpAwarded: 35 });
    expect(sent()).toHaveLength(2);
  });

  it("is not kept a second time after its learner has signed out in another tab", async () => {
    const attemptId = crypto.randomUUID();
    api.answer({ [QUIZ]: failure(503, "Later") });
    await expect(finish(attemptId)).rejects.toThrow("503");
    localStorage.clear();
    api.answer({ [QUIZ]: failure(401, "Unauthorized") });
    await expect(finish(attemptId)).rejects.toThrow("401");
    expect(localStorage).toHaveLength(0);
  });

  it("shares the request with the background", async () => {
    const attemptId = crypto.randomUUID();
    const finished = finish(attemptId);
    await Promise.all([finished, sendUnsaved(client)]);
    expect(sent()).toEqual([attemptId]);
  });

  it("shows nothing of its totals to a learner who signed in meanwhile", async () => {
    const attemptId = crypto.randomUUID();
    let answer: (response: ReturnType<typeof makeQuizResult>) => void = () => undefined;
    api.answer({ [QUIZ]: () => new Promise((resolve) => (answer = resolve)) });
    const finished = finish(attemptId);
    await vi.advanceTimersByTimeAsync(0);
    changeUser(client, { ...MARA, id: RIVAL_ID });
    answer(makeQuizResult());
    await finished;
    expect(client.getQueryData(keys.xp)).toBeUndefined();
  });
});

it("nothing is planned when nothing waits", () => {
  planUnsaved(client);
  expect(vi.getTimerCount()).toBe(0);
});
