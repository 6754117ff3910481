import { type RefObject, useEffect, useRef } from "react";

/** Whether a quiz of the library has just been left in this tab. */
let leftQuiz = false;

/** Says that the screen that comes next follows a quiz. */
export function noteLeftQuiz(): void {
  leftQuiz = true;
}

/**
 * For the heading of a screen that a quiz is left to. The path is the same for both, so the router takes it for one page, and the
 * focus would be nowhere.
 */
export function useFocusAfterQuiz(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (leftQuiz) heading.current?.focus({ preventScroll: true });
    leftQuiz = false;
  }, []);
  return heading;
}
