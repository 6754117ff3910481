import type { Home } from "#schema/api/home.ts";
import { chapterOfLesson, lessonIdsOf } from "#schema/rules/content-id.ts";
import { leagueDayIsFull } from "#schema/rules/fair-play.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { publicUser, userOf } from "../auth/index.ts";
import { levelContent, progressBetween, publicLessonList, publicLevelProgress } from "../curriculum/index.ts";
import {
  type LearnerState,
  publicDailyProgress,
  publicStreak,
  publicXp,
  readLearnerState,
} from "../gamification/index.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { unauthorized } from "../http/http-error.ts";
import {
  closeIfOver,
  type LeagueMember,
  leagueTable,
  membersOfOwnLeague,
  publicLeague,
  publicRank,
} from "../league/index.ts";
import { trackingOf } from "./store.ts";
import { publicProgress } from "./views.ts";

/** The signed-in home in one round trip. Every part has the shape of its own call. */
export async function showHome(c: AppContext, learner: Learner, level: CefrLevel): Promise<Home> {
  const { db } = c.get("database");
  const now = c.get("now");
  const content = await levelContent(db, level, now);
  const { state, rows } = await readLearnerState(c, learner, {
    users: userOf(db, learner.userId),
    tracking: trackingOf(db, learner.userId, "german"),
    progress: progressBetween(db, learner.userId, lessonIdsOf(level)),
    members: membersOfOwnLeague(db, learner.userId),
  });
  if (state.league.leagueId !== null) closeIfOver(c, state.league.leagueId);
  const user = rows.users[0];
  if (!user) throw unauthorized();
  const levelProgress = publicLevelProgress(level, content, rows.progress);
  const next = levelProgress.nextLessonId;
  const openAtFirst = new Set([content.chapters[0]?.chapter.id, next === null ? undefined : chapterOfLesson(next)]);
  return {
    user: publicUser(user),
    xp: publicXp(state, now),
    streak: publicStreak(state, now),
    dailyProgress: publicDailyProgress(state, now),
    progress: publicProgress("german", rows.tracking[0]),
    grammarRuleCount: content.grammarTopics,
    level,
    chapters: content.chapters.map(({ chapter }) => chapter),
    levelProgress,
    lessons: content.chapters
      .filter(({ chapter }) => openAtFirst.has(chapter.id))
      .map((chapter) => ({ chapterId: chapter.chapter.id, lessons: publicLessonList(chapter, rows.progress) })),
    membership: { optedOut: state.league.optedOut, tier: state.league.tier },
    league: leagueOf(state, rows.members, now),
  };
}

const MEDALS = 3;

/** The league card: the learner's place and the first three; null without a seat. */
function leagueOf(
  { learner, league: { leagueId }, leagueDay }: LearnerState,
  seats: readonly LeagueMember[],
  now: Date,
): Home["league"] {
  if (leagueId === null) return null;
  const table = leagueTable(leagueId, seats, learner.userId, now);
  const rank = publicRank(table, leagueDayIsFull(leagueDay, now));
  return rank && { league: publicLeague(leagueId), rank, top: table.entries.slice(0, MEDALS) };
}
