import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { refreshGamification, streakQuery } from "../../lib/queries.ts";

/** Going to and fro between tabs does not ask again each time. */
const MIN_REFRESH_GAP_MS = 60_000;
/** The clock of the browser may be a little ahead of the server's. */
const AFTER_MIDNIGHT_MS = 2_000;
/** Longer waits than this overflow setTimeout; a day never is. */
const MAX_WAIT_MS = 25 * 60 * 60 * 1_000;

/** Streak, challenges and league are asked for again at the learner's midnight and when the tab comes back (design 5). */
export function useGamificationRefresh(): void {
  const client = useQueryClient();
  const { data: dayEndsAt, dataUpdatedAt } = useQuery({ ...streakQuery(), select: (streak) => streak.dayEndsAt });

  useEffect(() => {
    if (dayEndsAt === undefined) return;
    const wait = Date.parse(dayEndsAt) - Date.now();
    // A day that is already over would ask again and again.
    if (!(wait > 0)) return;
    const timer = setTimeout(() => refreshGamification(client), Math.min(wait + AFTER_MIDNIGHT_MS, MAX_WAIT_MS));
    return () => clearTimeout(timer);
  }, [client, dayEndsAt]);

  useEffect(() => {
    function onVisible(): void {
      if (document.visibilityState === "visible" && Date.now() - dataUpdatedAt > MIN_REFRESH_GAP_MS)
        refreshGamification(client);
    }
    document.addEventListener("visibilitychange", onVisible);
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, [client, dataUpdatedAt]);
}
