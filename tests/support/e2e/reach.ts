import { expect, type Locator } from "@playwright/test";

/** Somewhere in the page's scroll range, no bar and no edge of the window covers the element's upper end, middle or lower end. */
export async function expectReachable(locator: Locator, what: string): Promise<void> {
  const reached = await locator.evaluate((element) => {
    element.scrollIntoView({ block: "center" });
    const isCovered = (y: number, x: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit === null || !(element.contains(hit) || hit.contains(element));
    };
    function isClear(): boolean {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return ![top + 4, (top + bottom) / 2, bottom - 4].some((y) => isCovered(y, (left + right) / 2));
    }
    const start = window.scrollY;
    // The middle of the window may be under a bar, so look a little above and below as well.
    for (let offset = 0; offset <= window.innerHeight; offset += 10) {
      for (const sign of [1, -1]) {
        window.scrollTo({ top: start + sign * offset, behavior: "instant" });
        if (isClear()) return true;
      }
    }
    return false;
  });
  expect(reached, `${what} can be scrolled clear of the bars`).toBe(true);
}
