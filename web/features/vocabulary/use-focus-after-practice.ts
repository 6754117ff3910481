import { type RefObject, useEffect, useRef } from "react";
import type { PracticeKind } from "./address.ts";

/** The practice that has just been shown in place of the words. */
let shown: PracticeKind | null = null;

/** Notes which practice the page shows. For the page, which stays while practice and words take turns. */
export function useNotePractice(practice: PracticeKind | null): void {
  useEffect(() => {
    if (practice !== null) shown = practice;
  }, [practice]);
  useEffect(
    () => () => {
      shown = null;
    },
    [],
  );
}

/**
 * For what holds the ways into the practices, each with its name as `data-practice`. After a practice the focus is on the way into it:
 * the path is the same for both, so the router takes them for one page, and the focus would be nowhere.
 */
export function useFocusAfterPractice<Element extends HTMLElement>(): RefObject<Element | null> {
  const around = useRef<Element>(null);
  useEffect(() => {
    // Who types in the search meanwhile goes on doing so.
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (shown !== null && isNowhere) around.current?.querySelector<HTMLElement>(`[data-practice="${shown}"]`)?.focus();
    shown = null;
  }, []);
  return around;
}
