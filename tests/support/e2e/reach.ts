import { expect, type Locator } from "@playwright/test";

/** An element can be scrolled to, and neither a bar nor the edge of the window then covers its upper or lower end. */
export async function expectReachable(locator: Locator, what: string): Promise<void> {
  const covered = await locator.evaluate((element) => {
    element.scrollIntoView({ block: "center" });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isCovered = (y: number) => {
      const hit = document.elementFromPoint((left + right) / 2, y);
      return hit === null || !(element.contains(hit) || hit.contains(element));
    };
    return [top + 4, (top + bottom) / 2, bottom - 4].filter(isCovered);
  });
  expect(covered, `covered heights of ${what}`).toEqual([]);
}
