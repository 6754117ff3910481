import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { LeagueMembership, LeagueRank } from "#schema/api/gamification.ts";
import { call } from "../../lib/api-client.ts";
import { isUnauthorized } from "../../lib/api-error.ts";
import { keys } from "../../lib/query-keys.ts";
import { toast } from "../../ui/toast-store.ts";

/** Leaves the leagues or comes back to them (design 5). Says how it went; a failure leaves everything as it was. */
export function useChangeMembership() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (optedOut: boolean) => call("PATCH /api/gamification/league/membership", { body: { optedOut } }),
    onSuccess: (membership) => {
      // The seat goes at once, or is there at once: the rank says which.
      if (membership.leagueId === null) client.setQueryData<LeagueRank | null>(keys.leagueRank, null);
      else void client.invalidateQueries({ queryKey: keys.leagueRank });
      void client.invalidateQueries({ queryKey: keys.league, refetchType: "none" });
      void client.invalidateQueries({ queryKey: keys.home, refetchType: "none" });
      client.setQueryData<LeagueMembership>(keys.membership, membership);
      toast(
        membership.optedOut
          ? { title: "You left the leagues", description: "Your XP stay. You can come back any time." }
          : { title: "Welcome back to the leagues", description: seatText(membership) },
      );
    },
    onError: (error, optedOut) => {
      if (isUnauthorized(error)) return;
      const doing = optedOut ? "leave the leagues" : "come back to the leagues";
      toast({ variant: "destructive", title: "Error", description: `Failed to ${doing}. Please try again.` });
    },
  });
}

function seatText({ leagueId }: LeagueMembership): string {
  return leagueId === null ? "Your next XP give you a seat." : "Your seat is waiting for you.";
}
