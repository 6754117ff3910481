import { act, screen } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { conversationId } from "#tests/support/web/make-conversation.ts";
import { MARA } from "#tests/support/web/make-home.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { stubApi } from "#tests/support/web/stub-api.ts";
import { UNAUTHORIZED_REDIRECT_DELAY_MS } from "#web/features/shell/handle-unauthorized.ts";
import { toastsAtom } from "#web/ui/toast-store.ts";

/** Where the browser was sent. */
const sentTo = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  sentTo.mockClear();
  vi.spyOn(window.location, "replace").mockImplementation(sentTo);
  stubApi({ "GET /api/auth/user": null, "GET /api/conversations": [], "GET /api/conversation-starters": [] });
  const answer = window.fetch;
  // What a new document is loaded from: loadDocument asks first whether the server can be reached.
  vi.stubGlobal("fetch", (...args: Parameters<typeof fetch>) =>
    args[0] === "/theme.js" ? Promise.resolve(new Response()) : answer(...args),
  );
});

function lastToast() {
  return getDefaultStore().get(toastsAtom)[0];
}

async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

describe("the chat without a session", () => {
  it.each(["/chat", "/chat?level=B1", `/chat/${conversationId(1)}`, `/chat/${conversationId(1)}/report`])(
    "says so, and leads to the login after half a second, with a way back to %s",
    async (path) => {
      renderApp(path);
      await screen.findByRole("link", { name: "Sign in" });
      expect(lastToast()).toMatchObject({
        variant: "destructive",
        title: "Unauthorized",
        description: "You are logged out. Logging in again...",
      });
      expect(sentTo).not.toHaveBeenCalled();
      await pass(UNAUTHORIZED_REDIRECT_DELAY_MS);
      expect(sentTo.mock.calls).toEqual([[`/api/login?returnTo=${encodeURIComponent(path)}`]]);
    },
  );

  it("leads nowhere once the visitor has left it", async () => {
    const { router } = renderApp("/chat");
    await screen.findByRole("link", { name: "Sign in" });
    await act(() => router.navigate({ to: "/privacy" }));
    await pass(2 * UNAUTHORIZED_REDIRECT_DELAY_MS);
    expect(sentTo).not.toHaveBeenCalled();
  });

  it("concerns visitors alone, and the chat alone", async () => {
    const { unmount } = renderApp("/leaderboard");
    await screen.findByRole("link", { name: "Sign in" });
    await pass(2 * UNAUTHORIZED_REDIRECT_DELAY_MS);
    unmount();
    stubApi({ "GET /api/auth/user": MARA, "GET /api/conversations": [], "GET /api/conversation-starters": [] });
    renderApp("/chat");
    await screen.findByRole("heading", { name: "Start New Conversation" });
    await pass(2 * UNAUTHORIZED_REDIRECT_DELAY_MS);
    expect(sentTo).not.toHaveBeenCalled();
    expect(lastToast()).toBeUndefined();
  });
});
