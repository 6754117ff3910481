import { useBlocker } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";

export interface LeaveGuard {
  /** Whether the question is on the screen. */
  asking: boolean;
  /** Leaves the quiz; asks first while there is something to lose. */
  leave: () => void;
  stay: () => void;
  confirm: () => void;
}

export interface LeaveGuardOptions {
  /** Whether leaving would lose answers. */
  active: boolean;
  /** Where leaving leads: to another page, or to another part of this one. */
  exit: () => void;
  /** Called when the learner has said yes, before the quiz goes away. */
  onLeft?: () => void;
}

/** What a search names a quiz of its page by: `?quiz=level-up`, `?practice=study&type=gender`. */
const NAMES_OF_QUIZ: ReadonlySet<string> = new Set(["quiz", "practice", "type"]);

/** Where a quiz runs: its page, and where a page has several, the quiz that the search of its address names. */
function placeOf({ pathname, search }: { pathname: string; search: object }): string {
  const names = Object.entries(search).filter(([key, value]) => NAMES_OF_QUIZ.has(key) && value !== undefined);
  return [pathname, ...names.map(([key, value]) => `${key}=${String(value)}`).toSorted()].join(" ");
}

/**
 * Asks before a running quiz is left, in whatever way: close button, back button, a link of the frame. The way to /auth is never
 * stopped, because the session has ended there.
 */
export function useLeaveGuard({ active, exit, onLeft }: LeaveGuardOptions): LeaveGuard {
  const [asked, setAsked] = useState(false);
  // A ref, because the exit may navigate before the next render.
  const confirmed = useRef(false);
  useEffect(() => {
    // The next quiz of this place asks anew.
    if (active) confirmed.current = false;
  }, [active]);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      !confirmed.current && placeOf(current) !== placeOf(next) && next.pathname !== "/auth",
    disabled: !active,
    enableBeforeUnload: false,
    withResolver: true,
  });
  const blocked = blocker.status === "blocked";
  return {
    asking: blocked || asked,
    leave: () => (active ? setAsked(true) : exit()),
    stay: () => {
      setAsked(false);
      blocker.reset?.();
    },
    confirm: () => {
      confirmed.current = true;
      setAsked(false);
      onLeft?.();
      if (blocked) blocker.proceed();
      else exit();
    },
  };
}
