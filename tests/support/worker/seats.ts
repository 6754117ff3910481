import { env } from "cloudflare:workers";
import type { QuizSubmitResult } from "#schema/api/quizzes.ts";
import type { AdverbQuizLevel } from "#schema/content/adverb-quiz.ts";
import type { LastLeague } from "#schema/db/index.ts";
import type { LeagueTier } from "#schema/terms/league-tier.ts";
import { type Actor, makeLearner } from "./actor.ts";
import { seatOf } from "./league.ts";
import { adverbAnswers } from "./served-calls.ts";
import { row } from "./storage.ts";

export type Learner = Awaited<ReturnType<typeof makeLearner>>;

/** Deletes all leagues and all seats. */
export async function clearLeagues(): Promise<void> {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM leagues"),
    env.DB.prepare(
      "UPDATE user_xp SET league_id = NULL, left_league_id = NULL WHERE coalesce(league_id, left_league_id) IS NOT NULL",
    ),
  ]);
}

/** A learner who joined the leagues earlier and has no seat right now. */
export async function makeMember(tier: LeagueTier = 1, timeZone = "Europe/Berlin"): Promise<Learner> {
  const learner = await makeLearner(timeZone);
  await env.DB.prepare("UPDATE user_xp SET league_tier = ? WHERE user_id = ?").bind(tier, learner.userId).run();
  return learner;
}

/** Full marks in an adverb quiz earn 5 XP the first time in a day. */
export const EARNED_XP = 5;

/** The request for such a quiz. */
export function quizOf(level: AdverbQuizLevel = "A1", attemptId: string = crypto.randomUUID()) {
  const answers = adverbAnswers(level);
  return { body: { quizType: "adverb", level, score: 5, totalQuestions: 5, answers, attemptId } as const };
}

/** Earns XP in the shortest way, with one adverb quiz. */
export function earn(learner: Actor, level: AdverbQuizLevel = "A1"): Promise<QuizSubmitResult> {
  return learner.call("POST /api/quiz/submit", quizOf(level));
}

/** A learner's seats as `<league> <XP>`, oldest week first, with ` left` behind those that they left. */
export async function seatsOf(userId: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT league_id || ' ' || weekly_xp || iif(left_at IS NULL, '', ' left') AS seat FROM league_members WHERE user_id = ? ORDER BY league_id",
  )
    .bind(userId)
    .all<{ seat: string }>();
  return results.map(({ seat }) => seat);
}

/** A learner's league state as `<league> <tier> <XP of the week>`, with `-` for null. */
export async function leagueStateOf(userId: string): Promise<string> {
  const seat = await seatOf(userId);
  return `${seat?.leagueId ?? "-"} ${seat?.tier ?? "-"} ${seat?.weekXp ?? "-"}`;
}

/** The stored result of a learner's last week. */
export async function lastWeekOf(userId: string): Promise<LastLeague | null> {
  const stored = await row<{ last: string | null }>(
    "SELECT last_league AS last FROM user_xp WHERE user_id = ?",
    userId,
  );
  return stored?.last ? (JSON.parse(stored.last) as LastLeague) : null;
}
