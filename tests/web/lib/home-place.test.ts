import type { AnyRouter } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CURRICULUM_ID } from "#web/lib/home-level.ts";
import { keepHomePlace } from "#web/lib/home-place.ts";

type Rendered = { fromLocation?: object; toLocation: object; pathChanged: boolean };

const HOME = { pathname: "/", search: { level: "B1" }, hash: "" };
const LESSON = { pathname: "/lesson/30301", search: {}, hash: "" };

/** Says what the router says of a rendering. */
function renderer(): (event: Rendered) => void {
  const listeners = new Map<string, (event: Rendered) => void>();
  keepHomePlace({
    subscribe: (type: string, listener: (event: Rendered) => void) => listeners.set(type, listener),
  } as unknown as AnyRouter);
  return (event) => listeners.get("onRendered")?.(event);
}

function openedFrom(referrer: string): void {
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: "navigate" } as PerformanceNavigationTiming]);
}

const scrollBy = vi.fn();
beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {
        scrollBy();
      }
      disconnect() {}
    },
  );
  document.body.innerHTML = `<main><div id="${CURRICULUM_ID}"></div></main>`;
  sessionStorage.setItem("home-place", JSON.stringify({ level: "B1", curriculumTop: -300 }));
});
afterEach(() => {
  scrollBy.mockReset();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// Which of the two the router says of the first rendering depends on whether it had the route before it was mounted.
it.each([
  ["from nowhere", { toLocation: HOME, pathChanged: true }],
  ["from the same address", { fromLocation: HOME, toLocation: HOME, pathChanged: false }],
])("a document opened from a lesson's link finds its place, first rendered %s", (_, event) => {
  openedFrom(`${window.location.origin}/lesson/30301`);
  renderer()(event);
  expect(scrollBy).toHaveBeenCalled();
});

it("a document opened otherwise stays at its top, and a return from a lesson finds its place", () => {
  openedFrom("https://somewhere.example/");
  const rendered = renderer();
  rendered({ fromLocation: HOME, toLocation: HOME, pathChanged: false });
  expect(scrollBy).not.toHaveBeenCalled();
  rendered({ fromLocation: LESSON, toLocation: HOME, pathChanged: true });
  expect(scrollBy).toHaveBeenCalled();
});
