import type { CefrLevel } from "#schema/terms/cefr.ts";

/**
 * Keys of the query cache. A key is the path of its GET call as segments (spec 7: the path is built from the key), so
 * `["/api/curriculum/chapters"]` names the chapters of every level and `["/api/curriculum/chapters", "A1"]` those of one.
 */
export const keys = {
  user: ["/api/auth/user"],
  home: ["/api/home"],
  homeOf: (level: CefrLevel) => ["/api/home", level],
  xp: ["/api/gamification/xp"],
  streak: ["/api/gamification/streak"],
  dailyProgress: ["/api/gamification/daily-progress"],
  leagueRank: ["/api/gamification/league/rank"],
  /** Also names the leaderboards and the membership: they begin with it. */
  league: ["/api/gamification/league"],
  leaderboard: (leagueId: string) => ["/api/gamification/league", leagueId, "leaderboard"],
  membership: ["/api/gamification/league", "membership"],
  /** Every key below ends in the level, the chapter or the lesson; the first segment alone names them all. */
  allChapters: ["/api/curriculum/chapters"],
  chapters: (level: CefrLevel) => ["/api/curriculum/chapters", level],
  allLevelProgress: ["/api/curriculum/progress"],
  levelProgress: (level: CefrLevel) => ["/api/curriculum/progress", level],
  allSubchapters: ["/api/curriculum/chapter"],
  subchapters: (chapterId: number) => ["/api/curriculum/chapter", chapterId, "subchapters"],
  lesson: (id: number) => ["/api/curriculum/subchapter", id],
  progress: ["/api/progress", "german"],
  vocabulary: ["/api/vocabulary"],
} as const;
