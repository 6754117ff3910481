import { type RefObject, useEffect } from "react";

/**
 * Each question begins at its title, also for those who cannot see that it changed; where the card does not fit, its top is
 * scrolled to. A verdict pushes the buttons down: they come back into view. `position` is −1 while no quiz runs.
 */
export function useQuestionInView(card: RefObject<HTMLElement | null>, position: number, feedback: boolean): void {
  useEffect(() => {
    const element = card.current;
    if (position < 0 || !element) return;
    element.querySelector<HTMLElement>("[data-quiz-title]")?.focus({ preventScroll: true });
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: "start" });
  }, [card, position]);

  useEffect(() => {
    if (feedback) card.current?.querySelector("[data-quiz-actions]")?.scrollIntoView({ block: "nearest" });
  }, [card, feedback]);
}
