import * as z from "zod/mini";

/** What the end of a league's week does to a member. */
export const LEAGUE_OUTCOMES = ["promoted", "stayed", "demoted"] as const;
export const leagueOutcome = z.enum(LEAGUE_OUTCOMES);
export type LeagueOutcome = z.infer<typeof leagueOutcome>;
