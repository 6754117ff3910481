import { useBlocker, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { homeSearchOf } from "../../lib/home-level.ts";

export interface LeaveGuard {
  /** Whether to ask. */
  asking: boolean;
  /** Leaves for the Learning Path; asks first. */
  leave: () => void;
  stay: () => void;
  confirm: () => void;
}

/**
 * Asks before a running quiz is left, by whatever way (close, back, a link of the frame). The way to /auth is not stopped:
 * there a session has ended, and the quiz waits in storage. `onLeft` is called when the learner said yes.
 */
export function useLeaveGuard({
  active,
  level,
  onLeft,
}: {
  active: boolean;
  level: CefrLevel;
  onLeft: () => void;
}): LeaveGuard {
  const navigate = useNavigate();
  const [confirmed, setConfirmed] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && next.pathname !== "/auth",
    disabled: !active || confirmed,
    enableBeforeUnload: false,
    withResolver: true,
  });
  return {
    asking: blocker.status === "blocked",
    leave: () => void navigate({ to: "/", search: homeSearchOf(level) }),
    stay: () => blocker.reset?.(),
    confirm: () => {
      setConfirmed(true);
      onLeft();
      blocker.proceed?.();
    },
  };
}
