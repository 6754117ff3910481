import { type Query, useQuery } from "@tanstack/react-query";
import type { Home } from "#schema/api/home.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { subchaptersQuery } from "../../lib/curriculum-queries.ts";
import { streakQuery, xpQuery } from "../../lib/gamification-queries.ts";
import { homeQuery } from "../../lib/home-query.ts";
import { chaptersQuery, dailyProgressQuery, levelProgressQuery, progressQuery } from "./queries.ts";

/** Data younger than this was fetched for this very visit: the frame learns from the same call who is signed in. */
const JUST_FETCHED_MS = 5_000;

/** Every visit of the screen fetches the chapters again, with all the rest, in one call. */
function refetchOnMount<Key extends readonly unknown[]>(
  query: Query<Home | null, Error, Home | null, Key>,
): boolean | "always" {
  return Date.now() - query.state.dataUpdatedAt < JUST_FETCHED_MS ? true : "always";
}

/**
 * What the Learning Path shows. GET /api/home brings everything in one call; the single queries wait for it and fetch for
 * themselves only when it has failed.
 */
export function useLearningPath(level: CefrLevel) {
  const home = useQuery({ ...homeQuery(level), refetchOnMount });
  const enabled = !home.isFetching;
  return {
    chapters: useQuery({ ...chaptersQuery(level), enabled }),
    levelProgress: useQuery({ ...levelProgressQuery(level), enabled }),
    progress: useQuery({ ...progressQuery(), enabled }),
    streak: useQuery({ ...streakQuery(), enabled }),
    xp: useQuery({ ...xpQuery(), enabled }),
    dailyProgress: useQuery({ ...dailyProgressQuery(), enabled }),
    /** Null when the home call failed. */
    grammarRuleCount: home.data?.grammarRuleCount,
    /** While true, the lists of open chapters wait too. */
    homeIsFetching: home.isFetching,
    refetchHome: home.refetch,
  };
}

export type LearningPathData = ReturnType<typeof useLearningPath>;

/** Lessons of a chapter. Only an open chapter calls this, so a closed one loads nothing. */
export function useChapterLessons(chapterId: number, homeIsFetching: boolean) {
  return useQuery({ ...subchaptersQuery(chapterId), enabled: !homeIsFetching });
}
