import * as z from "zod/mini";
import { cefrLevel } from "#schema/terms/cefr-schema.ts";
import { currentUser } from "./auth.ts";
import { count } from "./common.ts";
import { chapter, lessonListItem, levelProgress } from "./curriculum.ts";
import { endpoint } from "./endpoint.ts";
import {
  dailyProgress,
  leaderboardEntry,
  league,
  leagueMembership,
  leagueRank,
  streak,
  xpSummary,
} from "./gamification.ts";
import { languageProgress } from "./progress.ts";

/** The signed-in home in one call, so that it costs one round trip. Each part has the shape of its own call. */
export const home = z.strictObject({
  user: currentUser,
  xp: xpSummary,
  streak,
  dailyProgress,
  progress: languageProgress,
  /** Rules in the grammar library. */
  grammarRuleCount: count,
  level: cefrLevel,
  chapters: z.array(chapter),
  levelProgress,
  /** Lessons of two chapters: the first one, which starts open, and the one with the next lesson. */
  lessons: z.array(z.strictObject({ chapterId: z.int(), lessons: z.array(lessonListItem) })),
  /** Whether the learner left the leagues, and the tier reached; null until they have joined. */
  membership: z.pick(leagueMembership, { optedOut: true, tier: true }),
  /** Null without a seat in a league. */
  league: z.nullable(z.strictObject({ league, rank: leagueRank, top: z.array(leaderboardEntry) })),
});
export type Home = z.infer<typeof home>;

export const homeApi = {
  /** Null for a visitor. */
  "GET /api/home": endpoint({
    access: "visitor",
    query: z.strictObject({ level: z.optional(cefrLevel) }),
    response: z.nullable(home),
  }),
};
