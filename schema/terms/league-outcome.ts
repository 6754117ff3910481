import * as z from "zod/mini";

/** What the end of a league week does to a member (design 5). */
export const LEAGUE_OUTCOMES = ["promoted", "stayed", "demoted"] as const;
export const leagueOutcome = z.enum(LEAGUE_OUTCOMES);
export type LeagueOutcome = z.infer<typeof leagueOutcome>;
