import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { beforeEach, describe, expect, it, type Mock, vi } from "vitest";
import { QUIZ, stubLessonApi } from "#tests/support/web/lesson-actor.ts";
import { MARA } from "#tests/support/web/make-home.ts";
import { makeQuizResult } from "#tests/support/web/make-results.ts";
import { makeUnsaved, RIVAL_ID, waitingOf } from "#tests/support/web/make-unsaved.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { failure, type StubbedApi } from "#tests/support/web/stub-api.ts";
import { toastsAtom } from "#web/ui/toast-store.ts";

const LOGOUT = "POST /api/auth/logout";
const user = userEvent.setup();
let api: StubbedApi;
let leave: Mock<(url: string | URL) => void>;

beforeEach(() => {
  api = stubLessonApi();
  api.answer({ [LOGOUT]: { ok: true }, [QUIZ]: failure(503, "busy") });
  leave = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
});

async function pressSignOut(): Promise<void> {
  await user.click(await screen.findByRole("button", { name: /account menu/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Sign Out" }));
}

function lastToast() {
  return getDefaultStore().get(toastsAtom)[0];
}

describe("signing out", () => {
  it("leaves nothing of the learner's quizzes in the browser", async () => {
    const rivals = makeUnsaved({ learnerId: RIVAL_ID });
    renderApp("/subscribe");
    sessionStorage.setItem("lesson-quiz:10101", "{}");
    await pressSignOut();
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith("/"));
    expect(sessionStorage.getItem("lesson-quiz:10101")).toBeNull();
    expect(waitingOf(RIVAL_ID)).toEqual([rivals]);
  });

  it("saves first what is not saved yet", async () => {
    renderApp("/subscribe");
    await screen.findByRole("button", { name: /account menu/ });
    makeUnsaved();
    const order: string[] = [];
    api.answer({
      [QUIZ]: () => {
        order.push("quiz");
        return makeQuizResult();
      },
      [LOGOUT]: () => {
        order.push("logout");
        return { ok: true };
      },
    });
    await pressSignOut();
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith("/"));
    expect(order).toEqual(["quiz", "logout"]);
  });

  it("asks before it would lose a result, and loses it only when told to", async () => {
    makeUnsaved();
    renderApp("/subscribe");
    await pressSignOut();
    await waitFor(() => expect(lastToast()).toMatchObject({ title: "Still signed in" }));
    expect(lastToast()?.description).toBe("Signing out now would lose 1 result that is not saved yet.");
    expect([api.to(LOGOUT), waitingOf(MARA.id).length]).toEqual([[], 1]);
    await user.click(await screen.findByRole("button", { name: "Sign out anyway" }));
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith("/"));
    expect([api.to(LOGOUT).length, waitingOf(MARA.id)]).toEqual([1, []]);
  });

  it("that fails keeps everything", async () => {
    const attemptId = makeUnsaved();
    api.answer({ [LOGOUT]: failure(503, "busy") });
    renderApp("/subscribe");
    await pressSignOut();
    await user.click(await screen.findByRole("button", { name: "Sign out anyway" }));
    await waitFor(() => expect(lastToast()).toMatchObject({ title: "Error" }));
    expect([leave.mock.calls.length, waitingOf(MARA.id)]).toEqual([0, [attemptId]]);
  });
});
