import { describe, expect, it, vi } from "vitest";
import { MARA } from "#tests/support/web/make-home.ts";
import { makeUnsaved, RIVAL_ID, waitingOf } from "#tests/support/web/make-unsaved.ts";
import { forgetQuizzesOf, forgetRunningQuizzes } from "#web/lib/quiz-state.ts";
import { hasUnsaved, isUnsaved, onUnsavedChange } from "#web/lib/unsaved.ts";
import {
  dropUnsaved,
  keepUnsaved,
  MAX_UNSAVED,
  markFailed,
  readUnsaved,
  UNSAVED_LIFETIME_MS,
} from "#web/quiz-kit/unsaved-results.ts";

function keyOf(attemptId: string, learnerId = MARA.id): string {
  return `unsaved-result:${learnerId}:${attemptId}`;
}

describe("results that are not saved yet", () => {
  it("wait for their learner, oldest first, until they are dropped", () => {
    vi.useFakeTimers();
    const first = makeUnsaved();
    vi.advanceTimersByTime(1);
    const second = makeUnsaved({ title: "Zahlen" });
    const rivals = makeUnsaved({ learnerId: RIVAL_ID });
    expect([waitingOf(MARA.id), waitingOf(RIVAL_ID)]).toEqual([[first, second], [rivals]]);
    expect([isUnsaved(first), hasUnsaved()]).toEqual([true, true]);
    dropUnsaved(MARA.id, first);
    expect([isUnsaved(first), waitingOf(MARA.id)]).toEqual([false, [second]]);
  });

  it("know whether a try has failed, and when the server wants to see them again", () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const attemptId = makeUnsaved({ failed: false });
    expect(readUnsaved(MARA.id)).toMatchObject([{ failed: false, notBefore: null }]);
    markFailed(MARA.id, attemptId, 7);
    expect(readUnsaved(MARA.id)).toMatchObject([{ failed: true, notBefore: 1_007_000 }]);
  });

  it("do not come back when a late failure is noted", () => {
    const attemptId = makeUnsaved();
    dropUnsaved(MARA.id, attemptId);
    markFailed(MARA.id, attemptId, null);
    expect(waitingOf(MARA.id)).toEqual([]);
  });

  it("are at most fifty for each learner: a new one replaces the oldest", () => {
    vi.useFakeTimers();
    const rivals = makeUnsaved({ learnerId: RIVAL_ID });
    const attempts = Array.from({ length: MAX_UNSAVED + 1 }, () => {
      vi.advanceTimersByTime(1);
      return makeUnsaved();
    });
    expect(waitingOf(MARA.id)).toEqual(attempts.slice(1));
    expect(waitingOf(RIVAL_ID)).toEqual([rivals]);
  });

  it("are dropped after thirty days", () => {
    vi.useFakeTimers();
    const attemptId = makeUnsaved();
    vi.advanceTimersByTime(UNSAVED_LIFETIME_MS - 1);
    expect(waitingOf(MARA.id)).toEqual([attemptId]);
    vi.advanceTimersByTime(1);
    expect([waitingOf(MARA.id), hasUnsaved()]).toEqual([[], false]);
  });

  it.each([
    ["no JSON", () => "{"],
    ["another shape", () => '{"score":4}'],
    ["somebody else's name in it", (stored: string) => stored.replaceAll(MARA.id, RIVAL_ID)],
    ["a call that is no submit", (stored: string) => stored.replace("/quiz", "/double-xp-challenge")],
  ])("are dropped if they contain %s", (_what, spoil) => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const attemptId = makeUnsaved();
    localStorage.setItem(keyOf(attemptId), spoil(localStorage.getItem(keyOf(attemptId)) ?? ""));
    expect([waitingOf(MARA.id), localStorage.getItem(keyOf(attemptId))]).toEqual([[], null]);
  });

  it("say so where the browser stores nothing", () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("closed", "SecurityError");
    });
    const submit = { call: "POST /api/quiz/submit", body: { quizType: "adverb", level: "A1" } } as never;
    expect(keepUnsaved({ learnerId: MARA.id, attemptId: crypto.randomUUID(), title: "A1", submit })).toBe(false);
  });

  it("tell the screens of this tab and of others when they change", () => {
    const heard = vi.fn();
    const stop = onUnsavedChange(heard);
    const attemptId = makeUnsaved();
    dropUnsaved(MARA.id, attemptId);
    expect(heard).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new StorageEvent("storage", { key: keyOf(attemptId) }));
    window.dispatchEvent(new StorageEvent("storage", { key: "wortpfad-theme" }));
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    makeUnsaved();
    expect(heard).toHaveBeenCalledTimes(3);
  });
});

describe("what a browser keeps of a learner's quizzes", () => {
  it("loses the running ones with the session, and all of it on sign-out", () => {
    sessionStorage.setItem("lesson-quiz:10101", "{}");
    sessionStorage.setItem("completed-quiz-result", "{}");
    sessionStorage.setItem("open-chapters:A1", "[]");
    const [mine, rivals] = [makeUnsaved(), makeUnsaved({ learnerId: RIVAL_ID })];
    forgetRunningQuizzes();
    expect(Object.keys(sessionStorage)).toEqual(["open-chapters:A1"]);
    expect([isUnsaved(mine), isUnsaved(rivals)]).toEqual([true, true]);
    forgetQuizzesOf(MARA.id);
    expect([isUnsaved(mine), isUnsaved(rivals)]).toEqual([false, true]);
  });
});
