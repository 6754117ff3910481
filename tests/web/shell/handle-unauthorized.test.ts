import { getDefaultStore } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { makeUnauthorizedHandler, UNAUTHORIZED_REDIRECT_DELAY_MS } from "#web/features/shell/handle-unauthorized.ts";
import { toastsAtom } from "#web/ui/toast-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
  getDefaultStore().set(toastsAtom, []);
});

function handlerAt(href: string) {
  const redirectToAuth = vi.fn();
  return { redirectToAuth, onUnauthorized: makeUnauthorizedHandler({ currentHref: () => href, redirectToAuth }) };
}

describe("a session that has ended", () => {
  it("is announced at once and leads to /auth half a second later, with a way back", () => {
    const { redirectToAuth, onUnauthorized } = handlerAt("/lesson/10101?from=path");
    onUnauthorized();
    expect(getDefaultStore().get(toastsAtom)[0]).toMatchObject({
      title: "Unauthorized",
      description: "You are logged out. Logging in again...",
    });
    vi.advanceTimersByTime(UNAUTHORIZED_REDIRECT_DELAY_MS - 1);
    expect(redirectToAuth).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(redirectToAuth.mock.calls).toEqual([["/lesson/10101?from=path"]]);
  });

  it("causes one redirect, however many calls fail", () => {
    const { redirectToAuth, onUnauthorized } = handlerAt("/");
    onUnauthorized();
    vi.advanceTimersByTime(300);
    onUnauthorized();
    vi.advanceTimersByTime(2_000);
    expect(redirectToAuth).toHaveBeenCalledOnce();
    onUnauthorized();
    vi.advanceTimersByTime(2_000);
    expect(redirectToAuth).toHaveBeenCalledTimes(2);
  });

  it.each(["/auth", "/auth?returnTo=%2Fchat"])("does nothing at %s", (href) => {
    const { redirectToAuth, onUnauthorized } = handlerAt(href);
    onUnauthorized();
    vi.advanceTimersByTime(2_000);
    expect(redirectToAuth).not.toHaveBeenCalled();
    expect(getDefaultStore().get(toastsAtom)).toEqual([]);
  });
});
