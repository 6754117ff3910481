import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { LeagueMembership, LeagueRank } from "#schema/api/gamification.ts";
import { call } from "../../lib/api-client.ts";
import { isUnauthorized, withOfflineHint } from "../../lib/api-error.ts";
import { keys } from "../../lib/query-keys.ts";
import { toast } from "../../ui/toast-store.ts";

/** Leaves the leagues or rejoins them, and shows a toast with the outcome. A failure changes nothing. */
export function useChangeMembership() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (optedOut: boolean) => call("PATCH /api/gamification/league/membership", { body: { optedOut } }),
    onSuccess: (membership) => {
      // Without a seat there is no rank. With one, the rank has to be fetched.
      if (membership.leagueId === null) client.setQueryData<LeagueRank | null>(keys.leagueRank, null);
      else void client.invalidateQueries({ queryKey: keys.leagueRank });
      void client.invalidateQueries({ queryKey: keys.league, refetchType: "none" });
      void client.invalidateQueries({ queryKey: keys.home, refetchType: "none" });
      void client.invalidateQueries({ queryKey: keys.leaderboardPage, refetchType: "none" });
      client.setQueryData<LeagueMembership>(keys.membership, membership);
      toast(
        membership.optedOut
          ? { title: "You left the leagues", description: "You keep your XP, and you can rejoin at any time." }
          : { title: "You're back in", description: rejoinedText(membership) },
      );
    },
    onError: (error, optedOut) => {
      if (isUnauthorized(error)) return;
      const action = optedOut ? "leave" : "rejoin";
      toast({
        variant: "destructive",
        title: "Error",
        description: withOfflineHint(error, `Failed to ${action} the leagues. Please try again.`),
      });
    },
  });
}

function rejoinedText({ leagueId }: LeagueMembership): string {
  return leagueId === null
    ? "You'll join a league as soon as you earn XP."
    : "Your place is yours again, with all of your XP from this week.";
}
