import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { Language } from "#schema/terms/language.ts";
import type { TutorHelpKind } from "#schema/terms/tutor-help.ts";

/**
 * All keys of the query cache, in one place because invalidation works by prefix. A key is the path of its GET call in
 * segments: `["/api/curriculum/chapters"]` matches the chapters of every level, `["/api/curriculum/chapters", "A1"]` those
 * of one.
 */
export const keys = {
  user: ["/api/auth/user"],
  home: ["/api/home"],
  homeOf: (level: CefrLevel) => ["/api/home", level],
  leaderboardPage: ["/api/leaderboard"],
  xp: ["/api/gamification/xp"],
  streak: ["/api/gamification/streak"],
  dailyProgress: ["/api/gamification/daily-progress"],
  leagueRank: ["/api/gamification/league/rank"],
  /** Also matches the leaderboards and the membership, which begin with it. */
  league: ["/api/gamification/league"],
  leaderboard: (leagueId: string) => ["/api/gamification/league", leagueId, "leaderboard"],
  membership: ["/api/gamification/league", "membership"],
  /** `all…` matches the entries of every level or chapter. */
  allChapters: ["/api/curriculum/chapters"],
  chapters: (level: CefrLevel) => ["/api/curriculum/chapters", level],
  allLevelProgress: ["/api/curriculum/progress"],
  levelProgress: (level: CefrLevel) => ["/api/curriculum/progress", level],
  allSubchapters: ["/api/curriculum/chapter"],
  subchapters: (chapterId: number) => ["/api/curriculum/chapter", chapterId, "subchapters"],
  lesson: (id: number) => ["/api/curriculum/subchapter", id],
  progress: ["/api/progress", "german"],
  vocabulary: ["/api/vocabulary"],
  verbTest: ["/api/vocabulary/verb-test"],
  /** The list. It also matches the messages and the report of every conversation: pass `exact` to reach the list alone. */
  conversations: ["/api/conversations"],
  messages: (conversationId: string) => ["/api/conversations", conversationId, "messages"],
  tutorHelp: (conversationId: string, kind: TutorHelpKind, replyId: number) => [
    "/api/conversations",
    conversationId,
    "help",
    kind,
    replyId,
  ],
  conversationReport: (conversationId: string) => ["/api/conversations", conversationId, "report"],
  conversationStarters: (language: Language, level: CefrLevel) => ["/api/conversation-starters", language, level],
  /** Every call of the grammar library begins with it. */
  grammar: ["/api/grammar"],
  /** Not the path of a call: the messages of a conversation that are on their way, or could not be sent. */
  outbox: (conversationId: string) => ["outbox", conversationId],
  /** Not the path of a call: the server's answer to an attempt that this tab has submitted. */
  savedAttempt: (attemptId: string) => ["saved-attempt", attemptId],
} as const;
