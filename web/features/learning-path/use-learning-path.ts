import { type Query, useQuery } from "@tanstack/react-query";
import type { Home } from "#schema/api/home.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import {
  chaptersQuery,
  dailyProgressQuery,
  homeQuery,
  levelProgressQuery,
  progressQuery,
  streakQuery,
  subchaptersQuery,
  xpQuery,
} from "../../lib/queries.ts";

/** Younger data was fetched for this very visit: the frame asks who is here with the same call. */
const JUST_FETCHED_MS = 5_000;

/** The chapters are asked for on every visit of the screen (spec 7), with all the rest, in one call (design 4). */
function refetchOnMount<Key extends readonly unknown[]>(
  query: Query<Home | null, Error, Home | null, Key>,
): boolean | "always" {
  return Date.now() - query.state.dataUpdatedAt < JUST_FETCHED_MS ? true : "always";
}

/**
 * What the Learning Path shows. GET /api/home brings everything in one call; the single calls wait for it and ask themselves
 * only where it has failed.
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
    /** Null where the home call failed. */
    grammarRuleCount: home.data?.grammarRuleCount ?? null,
    /** The lists of open chapters wait too. */
    homeIsFetching: home.isFetching,
    refetchHome: home.refetch,
  };
}

export type LearningPathData = ReturnType<typeof useLearningPath>;

/** Lessons of a chapter; asked for only when the chapter is open (spec 4). */
export function useChapterLessons(chapterId: number, homeIsFetching: boolean) {
  return useQuery({ ...subchaptersQuery(chapterId), enabled: !homeIsFetching });
}
