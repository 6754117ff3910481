import { type RefObject, useLayoutEffect } from "react";

/** Room between the input and the sheet, and between the sheet and the edge of the window. */
const GAP_PX = 12;

/**
 * When the verdict comes up, scrolls just far enough that the answers end above it: all four options stay in view on a small
 * phone. On a short screen, where the verdict stands below the answers, scrolls it into view instead, but never its beginning out of
 * it. Does nothing where all of it is in view anyway.
 */
export function useKeepClearOfSheet(
  input: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
  sheetShown: boolean,
): void {
  useLayoutEffect(() => {
    if (!sheetShown || !input.current || !bar.current) return;
    // The bar, unlike the sheet in it, is where it will be: it is not animated.
    const { bottom } = bar.current.getBoundingClientRect();
    const top = bottom - (bar.current.querySelector<HTMLElement>("output > *")?.offsetHeight ?? 0);
    const covered = input.current.getBoundingClientRect().bottom + GAP_PX - top;
    const below = Math.min(bottom + GAP_PX - window.innerHeight, top - GAP_PX);
    const distance = Math.max(covered, below);
    if (distance > 0) window.scrollBy({ top: distance });
  }, [input, bar, sheetShown]);
}
