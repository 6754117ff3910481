import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/e2e/fixtures.ts";
import { LessonScreen } from "#tests/support/e2e/lesson-screen.ts";
import { FIRST_LESSON, readLesson } from "#tests/support/e2e/lessons.ts";

const SIZES = [
  { width: 360, height: 640 },
  { width: 1_280, height: 800 },
] as const;

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("Not on the screen");
  return box;
}

/** Texts in the page that '+n XP' touches at some moment of its way up. Stops its animation. */
async function textsUnderFloatingXp(page: Page): Promise<string[]> {
  const floating = page.getByRole("status").filter({ hasText: /^\+\d+ XP$/ });
  await expect(floating).toBeVisible();
  return floating.evaluate((status) => {
    const chip = status.firstElementChild;
    const [animation] = chip?.getAnimations() ?? [];
    if (!chip || !animation) throw new Error("Nothing floats");
    animation.pause();
    const touched = new Set<string>();
    for (let time = 0; time < 2_000; time += 50) {
      animation.currentTime = time;
      const { left, right, top, bottom } = chip.getBoundingClientRect();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (chip.contains(node) || !node.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects())
          if (box.left < right && left < box.right && box.top < bottom && top < box.bottom)
            touched.add(node.textContent);
      }
    }
    return [...touched];
  });
}

/** The contrast of two colors as the browser computes them (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test("the icons of the landing page stand in the middle of their stones", async ({ guest: { page } }) => {
  await page.goto("/");
  const offsets = await page.locator("#features svg g:has(> ellipse)").evaluateAll((stones) =>
    stones.map((stone) => {
      const face = [...stone.querySelectorAll("ellipse")].at(-1)?.getBoundingClientRect();
      const icon = stone.querySelector("svg")?.getBoundingClientRect();
      if (!face || !icon) return Number.NaN;
      return Math.hypot(
        face.x + face.width / 2 - (icon.x + icon.width / 2),
        face.y + face.height / 2 - (icon.y + icon.height / 2),
      );
    }),
  );
  expect(offsets).toHaveLength(5);
  // What an icon draws is not quite in the middle of its own square.
  for (const offset of offsets) expect(offset).toBeLessThan(1.5);
});

for (const size of SIZES) {
  test(`results and challenge are drawn with care at ${size.width} px`, async ({ stage }) => {
    const { page, api } = await stage.learner("learner", { viewport: size, colorScheme: "dark" });
    const screen = new LessonScreen(page, await readLesson(api, FIRST_LESSON));
    await screen.open();
    await screen.startQuiz();
    await screen.answerAll();
    expect(await textsUnderFloatingXp(page), "texts that '+n XP' floats over").toEqual([]);

    await test.step("one line is above the total and its number", async () => {
      const [label, amount] = [page.getByText("Total", { exact: true }), page.locator("dt:has-text('Total') + dd")];
      const [left, right] = [await boxOf(label), await boxOf(amount)];
      expect(left.x + left.width).toBeCloseTo(right.x, 0);
      expect(left.y).toBeCloseTo(right.y, 0);
    });

    await test.step("the hedgehog has an outline in the dark", async () => {
      const { rim, ground } = await page
        .getByRole("main")
        .locator("section svg[viewBox='0 -22 204 174']")
        .evaluate((hedgehog) => ({
          rim: getComputedStyle(hedgehog.querySelector("g") ?? hedgehog).stroke,
          ground: getComputedStyle(hedgehog.closest("section") ?? document.body).backgroundColor,
        }));
      expect(contrast(rim, ground), `${rim} on ${ground}`).toBeGreaterThanOrEqual(3);
    });

    await test.step("the challenge's blanks and its bar are equally wide", async () => {
      await page.getByRole("button", { name: /Double XP Challenge/ }).click();
      const form = await boxOf(page.locator("form"));
      const submit = await boxOf(page.getByRole("button", { name: "Submit Challenge" }));
      expect(submit.x + submit.width).toBeCloseTo(form.x + form.width, 0);
      const bar = await boxOf(page.locator("[data-toast-free] > div:has(button[type=submit])"));
      expect([bar.x, bar.width]).toEqual([form.x, form.width]);
    });
  });
}
