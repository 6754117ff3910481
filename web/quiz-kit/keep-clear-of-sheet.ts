import { type RefObject, useLayoutEffect } from "react";

/** Room between the last option and the sheet. */
const GAP_PX = 12;

/**
 * When the verdict sheet is up, scrolls just so far that the options end above it: all four stay in view on a small phone
 * (look, Verdict sheet). Does nothing where they are clear of it anyway.
 */
export function useKeepClearOfSheet(options: RefObject<HTMLElement | null>, sheetShown: boolean): void {
  useLayoutEffect(() => {
    const sheet = document.querySelector<HTMLElement>('[aria-label="Verdict"] > *');
    if (!sheetShown || !sheet || !options.current) return;
    // offsetTop: where the sheet will rest, whatever its way up has reached.
    const overlap = options.current.getBoundingClientRect().bottom + GAP_PX - sheet.offsetTop;
    if (overlap > 0) window.scrollBy({ top: overlap });
  }, [options, sheetShown]);
}
