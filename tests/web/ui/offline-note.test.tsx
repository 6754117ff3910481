import { act, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { OfflineNote } from "#web/ui/offline-note.tsx";

function network(event: "offline" | "online", afterwards: number): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(event === "online");
  act(() => {
    window.dispatchEvent(new Event(event));
    vi.advanceTimersByTime(afterwards);
  });
}

function note(): string {
  return screen.getByRole("status").textContent ?? "";
}

describe("the offline note", () => {
  beforeEach(() => void vi.useFakeTimers());

  it("says after a second that the connection is lost, and goes a second after it is back", () => {
    render(<OfflineNote />);
    expect(note()).toBe("");
    network("offline", 999);
    expect(note()).toBe("");
    act(() => void vi.advanceTimersByTime(1));
    expect(note()).toBe("You're offline");
    network("online", 999);
    expect(note()).toBe("You're offline");
    act(() => void vi.advanceTimersByTime(1));
    expect(note()).toBe("");
  });

  it("does not come and go with a network that does", () => {
    render(<OfflineNote />);
    for (let times = 0; times < 5; times++) {
      network("offline", 500);
      network("online", 500);
      expect(note()).toBe("");
    }
    network("offline", 1_000);
    for (let times = 0; times < 5; times++) {
      network("online", 500);
      network("offline", 500);
      expect(note()).toBe("You're offline");
    }
  });

  it("shows on a page that started without a connection", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    render(<OfflineNote more="That needs a connection." />);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(note()).toBe("You're offline. That needs a connection.");
  });
});
