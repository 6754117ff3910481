import { expect, type Locator, type Page } from "@playwright/test";
import { toastNamed } from "./shell.ts";

/** A phone, a phone on its side, a laptop. */
export const TOAST_SIZES = [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 1_280, height: 720 },
] as const;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function intersects(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Where an element rests, whatever animation it is in. */
async function restingBox(locator: Locator): Promise<Box | null> {
  await locator.evaluate(async (element) => {
    await Promise.all(
      element.getAnimations({ subtree: true }).map((animation) => animation.finished.catch(() => null)),
    );
  });
  return locator.boundingBox();
}

/** The toast with this title is whole on the screen and covers none of the named elements, all of which are in view. */
export async function expectToastClearOf(page: Page, title: string, elements: Record<string, Locator>): Promise<void> {
  const toast = toastNamed(page, title);
  await expect(toast).toBeVisible();
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await expect(async () => {
    const box = await restingBox(toast);
    if (!box) throw new Error(`No toast '${title}'`);
    expect(box.y, "top of the toast").toBeGreaterThanOrEqual(0);
    expect(box.y + box.height, "bottom of the toast").toBeLessThanOrEqual(size.height);
    for (const [name, locator] of Object.entries(elements)) {
      const other = await restingBox(locator);
      expect(other, `${name} at ${size.width}×${size.height}`).not.toBeNull();
      const apart = other !== null && !intersects(box, other);
      expect(apart, `${name} free of '${title}' at ${size.width}×${size.height}`).toBe(true);
    }
  }).toPass({ timeout: 3_000 });
}
