import type { XpPart } from "#schema/api/common.ts";
import type { Streak, XpSummary } from "#schema/api/gamification.ts";
import type { LocalDay } from "#schema/rules/day.ts";
import { type Results, runBatch, type Statement, type Statements } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import { decideAgainOnRace, refuseLate } from "../db/guard.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { leagueNews, tellLeague } from "../league/index.ts";
import { type Activity, type MoreTotals, planAward, planNothing } from "./award.ts";
import type { JournaledAttempt } from "./journal.ts";
import { dayOf, type LearnerDay } from "./learner-state.ts";
import { readLearnerState } from "./store.ts";
import { publicStreak, publicXp, today } from "./views.ts";

/** The local day on which an activity counts, and what was done on it so far. */
export interface PracticeDay {
  date: LocalDay;
  done: LearnerDay;
}

/** XP of an activity with its breakdown, the bonus for the day's challenges included. */
export interface Earned {
  amount: number;
  parts: XpPart[];
}

/** What to do with what was read. */
export type Decision<Answer> =
  /** It was stored before: nothing is written. */
  | { kind: "known"; answer: Answer }
  /**
   * Stored now, in one batch with the award. `activity` is null when nothing was practiced: no XP, no day, no streak. `attempt` goes into the journal
   * of the day, `totals` are further columns of the row that is written anyway.
   */
  | {
      kind: "new";
      activity: Activity | null;
      store: (earned: Earned) => {
        answer: Answer;
        rows: readonly Statement[];
        attempt?: JournaledAttempt;
        totals?: MoreTotals;
      };
    };

/** The learner's totals after an answer: the browser keeps them. */
export interface Totals {
  xp: XpSummary;
  streak: Streak;
}

/**
 * The one way in which an activity is rewarded. Reads the learner's state together with what `read` asks for, lets `decide`
 * choose, and writes everything or nothing: two round trips. When another write came in between, it decides again on a fresh
 * view, so `decide` must not keep anything that it has read in an earlier call. What `read` asks for runs before the learner's state is read.
 * The league hears of it after the commit and is never waited
 * for. Gives the decision's answer with the totals of now. Throws 401 when the session has ended, 503 when it took too long.
 */
export function practice<T extends Statements, Answer extends object>(
  c: AppContext,
  learner: Learner,
  {
    read,
    decide,
  }: {
    read: (db: Database) => T;
    decide: (rows: Results<T>, day: PracticeDay, db: Database) => Decision<Answer> | Promise<Decision<Answer>>;
  },
): Promise<Answer & Totals> {
  return decideAgainOnRace(c.get("database"), async (db) => {
    const now = c.get("now");
    const { state, rows } = await readLearnerState(c, learner, read(db));
    const date = today(state, now);
    const decision = await decide(rows, { date, done: dayOf(state, date) }, db);
    if (decision.kind === "known") {
      return { ...decision.answer, xp: publicXp(state, now), streak: publicStreak(state, now) };
    }
    const { activity, store } = decision;
    const plan = activity ? planAward(db, state, activity, now) : planNothing(db, state, now);
    const stored = store({ amount: plan.amount, parts: plan.parts });
    refuseLate(now);
    const { seat } = await runBatch(db, {
      ...plan.statements(stored.attempt ?? null, stored.totals),
      also: stored.rows,
    });
    const news = plan.league && leagueNews(plan.league, plan.state.league, seat?.[0], now);
    if (news) c.executionCtx.waitUntil(tellLeague(c.env, news));
    return { ...stored.answer, xp: publicXp(plan.state, now), streak: publicStreak(plan.state, now) };
  });
}
