import { act, fireEvent, render, screen } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Toaster } from "#web/ui/toast.tsx";
import { ToastArea } from "#web/ui/toast-area.tsx";
import { TOAST_REMOVE_DELAY_MS, toast, toastsAtom } from "#web/ui/toast-store.ts";

function toasts() {
  return getDefaultStore().get(toastsAtom);
}

describe("toasts", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    getDefaultStore().set(toastsAtom, []);
  });

  it("shows title, description and a close button", () => {
    render(<ToastArea />);
    act(() => void toast({ title: "Words added to vocabulary!", description: "15 words" }));
    expect(screen.getByText("Words added to vocabulary!").textContent).toBe("Words added to vocabulary!");
    expect(screen.getByText("15 words").textContent).toBe("15 words");
    expect(screen.getByRole("button", { name: "Close" }).tagName).toBe("BUTTON");
  });

  it("shows only the newest of two", () => {
    render(<ToastArea />);
    act(() => void toast({ title: "first" }));
    act(() => void toast({ title: "second" }));
    expect(toasts().map((item) => item.title)).toEqual(["second"]);
    expect(screen.queryByText("first")).toBeNull();
  });

  it("stays open for 5,000 ms and then closes by itself", () => {
    render(<ToastArea />);
    act(() => void toast({ title: "soon gone" }));
    act(() => void vi.advanceTimersByTime(4_999));
    expect(toasts()[0]?.open).toBe(true);
    act(() => void vi.advanceTimersByTime(1));
    expect(toasts()[0]?.open).toBe(false);
  });

  it("is removed 1,000,000 ms after it was closed", () => {
    expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000);
    const { dismiss } = toast({ title: "closed" });
    dismiss();
    vi.advanceTimersByTime(999_999);
    expect(toasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts()).toHaveLength(0);
  });

  it("closes on the close button", () => {
    render(<ToastArea />);
    act(() => void toast({ title: "to close" }));
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(toasts()[0]?.open).toBe(false);
  });

  it("runs its action and closes", () => {
    const onSelect = vi.fn();
    render(<ToastArea />);
    act(() => void toast({ title: "failed", action: { label: "Try again", altText: "Press Start again", onSelect } }));
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(onSelect).toHaveBeenCalledOnce();
    expect(toasts()[0]?.open).toBe(false);
  });

  it("focuses the notification area on F8, and the area's label says so", () => {
    render(<ToastArea />);
    act(() => void toast({ title: "saved" }));
    const area = screen.getByRole("region", { name: "Notifications (F8)" });
    fireEvent.keyDown(document, { key: "F8", code: "F8" });
    expect(area.contains(document.activeElement)).toBe(true);
  });

  it("loads the notification area only when there is something to show", async () => {
    vi.useRealTimers();
    render(<Toaster />);
    expect(screen.queryByRole("region")).toBeNull();
    act(() => void toast({ title: "first of all" }));
    expect((await screen.findByText("first of all")).textContent).toBe("first of all");
  });
});
