import { type RefObject, useLayoutEffect } from "react";

/** Room between the input and the sheet. */
const GAP_PX = 12;

/**
 * When the verdict sheet comes up, scrolls just far enough that the input ends above it: all four options stay in view on a small
 * phone. Does nothing where they are clear of it anyway.
 */
export function useKeepClearOfSheet(input: RefObject<HTMLElement | null>, sheetShown: boolean): void {
  useLayoutEffect(() => {
    const sheet = document.querySelector<HTMLElement>('[aria-label="Verdict"] > *');
    if (!sheetShown || !sheet || !input.current) return;
    // offsetTop is where the sheet will rest, however far its animation has come.
    const overlap = input.current.getBoundingClientRect().bottom + GAP_PX - sheet.offsetTop;
    if (overlap > 0) window.scrollBy({ top: overlap });
  }, [input, sheetShown]);
}
