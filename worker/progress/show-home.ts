import type { Home } from "#schema/api/home.ts";
import { chapterId, chapterOfLesson } from "#schema/rules/content-id.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { publicUser } from "../auth/index.ts";
import { levelContent, progressBetween, publicLessonList, publicLevelProgress } from "../curriculum/index.ts";
import { readAs } from "../db/batch.ts";
import {
  publicDailyProgress,
  publicStreak,
  publicXp,
  type Standing,
  standingFrom,
  standingReads,
  zoneSentBy,
} from "../gamification/index.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { unauthorized } from "../http/http-error.ts";
import {
  closeIfOver,
  type LeagueMember,
  membersOfOwnLeague,
  publicLeaderboard,
  publicLeague,
  publicRank,
} from "../league/index.ts";
import { trackingOf, userOf } from "./store.ts";
import { publicProgress } from "./views.ts";

/** The signed-in home in one round trip (design 4): every part under the shape of its own call. */
export async function showHome(c: AppContext, learner: Learner, level: CefrLevel): Promise<Home> {
  const { db } = c.get("database");
  const now = c.get("now");
  const content = await levelContent(db, level, now);
  const [totals, days, people, tracking, progress, members] = await readAs(db, learner, now, [
    ...standingReads(db, learner.userId, now),
    userOf(db, learner.userId),
    trackingOf(db, learner.userId, "german"),
    progressBetween(db, learner.userId, chapterId(level, 1) * 100, chapterId(level, 10) * 100 + 99),
    membersOfOwnLeague(db, learner.userId),
  ]);
  const standing = standingFrom(learner, totals, days, { now, zoneSent: zoneSentBy(c) });
  if (standing.league.leagueId !== null) closeIfOver(c, standing.league.leagueId);
  const user = people[0];
  if (!user) throw unauthorized();
  const levelProgress = publicLevelProgress(level, content, progress);
  const next = levelProgress.nextLessonId;
  const openAtFirst = new Set([content.chapters[0]?.chapter.id, next === null ? undefined : chapterOfLesson(next)]);
  return {
    user: publicUser(user),
    xp: publicXp(standing, now),
    streak: publicStreak(standing, now),
    dailyProgress: publicDailyProgress(standing, now),
    progress: publicProgress("german", tracking[0]),
    grammarRuleCount: content.grammarTopics,
    level,
    chapters: content.chapters.map(({ chapter }) => chapter),
    levelProgress,
    lessons: content.chapters
      .filter(({ chapter }) => openAtFirst.has(chapter.id))
      .map((chapter) => ({ chapterId: chapter.chapter.id, lessons: publicLessonList(chapter, progress) })),
    league: leagueOf(standing, members, now),
  };
}

const MEDALS = 3;

/** The league card: standing and the first three; null without a seat. */
function leagueOf(
  { learner, league: { leagueId } }: Standing,
  members: readonly LeagueMember[],
  now: Date,
): Home["league"] {
  if (leagueId === null) return null;
  const table = publicLeaderboard(leagueId, members, now);
  const rank = publicRank(leagueId, table, learner.userId);
  return rank && { league: publicLeague(leagueId), rank, top: table.slice(0, MEDALS) };
}
