import { addDays, daysBetween, type LocalDay, localDay } from "./day.ts";

/** Active days in a row that bring back a used freeze. */
export const FREEZE_RETURN_DAYS = 7;

/** What is stored of a learner's streak, in user_xp. */
export interface StreakState {
  currentStreak: number;
  longestStreak: number;
  lastActiveDate: LocalDay | null;
  streakFreezeAvailable: boolean;
  /** Days in a row with real practice: a day that the freeze covered starts the count again. */
  activeDaysInRow: number;
  /** The day that the freeze covered, while the streak that it kept goes on. */
  freezeUsedOn: LocalDay | null;
}

/** Learners start with the freeze available. */
export const NEW_STREAK: Readonly<StreakState> = {
  currentStreak: 0,
  longestStreak: 0,
  lastActiveDate: null,
  streakFreezeAvailable: true,
  activeDaysInRow: 0,
  freezeUsedOn: null,
};

/** What an activity did to the streak. */
export type StreakChange =
  | { kind: "already-active" }
  | { kind: "started" }
  | { kind: "extended"; freezeReturned: boolean }
  | { kind: "frozen"; missedDay: LocalDay }
  | { kind: "broken"; lostStreak: number };

/** The zones of a learner, as stored with the account. */
export interface LearnerZones {
  timeZone: string;
  /** The zone before the last change, or null when there was none. */
  previousTimeZone: string | null;
  timeZoneChangedAt: Date | null;
}

/**
 * The day on which an activity counts: the local date, but never earlier than the last active day. A learner who flies west
 * across midnight lives the same date twice, and it must count once.
 */
export function activeDay(
  now: Date,
  { timeZone, lastActiveDate }: { timeZone: string; lastActiveDate: LocalDay | null },
): LocalDay {
  const today = localDay(now, timeZone);
  return lastActiveDate !== null && lastActiveDate > today ? lastActiveDate : today;
}

/**
 * Today's date in the time zone that a traveler left, for as long as that zone still matters: until there was an activity on a
 * day after the change. After that it would forgive days that were really missed, so it is undefined.
 */
export function graceDay(
  now: Date,
  { previousTimeZone, timeZoneChangedAt }: LearnerZones,
  lastActiveDate: LocalDay | null,
): LocalDay | undefined {
  if (previousTimeZone === null || timeZoneChangedAt === null || lastActiveDate === null) return undefined;
  const dayOfChange = localDay(timeZoneChangedAt, previousTimeZone);
  return dayOfChange >= lastActiveDate ? localDay(now, previousTimeZone) : undefined;
}

/**
 * Days from the last active day to this one: 0 is the same day, 1 the next, 2 means one day missed. A gap counts only if the
 * date was skipped in the previous time zone too: moving east can jump over a date without the learner missing anything.
 */
function gapTo(lastActiveDate: LocalDay, day: LocalDay, gapGraceDay: LocalDay | undefined): number {
  const gap = daysBetween(lastActiveDate, day);
  if (gap <= 1 || gapGraceDay === undefined) return gap;
  return Math.max(1, Math.min(gap, daysBetween(lastActiveDate, gapGraceDay)));
}

function extended(state: StreakState, day: LocalDay): { state: StreakState; change: StreakChange } {
  const activeDaysInRow = state.activeDaysInRow + 1;
  const freezeReturned = !state.streakFreezeAvailable && activeDaysInRow >= FREEZE_RETURN_DAYS;
  const currentStreak = state.currentStreak + 1;
  return {
    state: {
      ...state,
      currentStreak,
      longestStreak: Math.max(state.longestStreak, currentStreak),
      lastActiveDate: day,
      activeDaysInRow,
      streakFreezeAvailable: state.streakFreezeAvailable || freezeReturned,
    },
    change: { kind: "extended", freezeReturned },
  };
}

/** A streak of one. The freeze stays as it is: one that could not save a longer pause was not used. */
function startedAnew(state: StreakState, day: LocalDay): StreakState {
  return {
    ...state,
    currentStreak: 1,
    longestStreak: Math.max(state.longestStreak, 1),
    lastActiveDate: day,
    activeDaysInRow: 1,
    freezeUsedOn: null,
  };
}

/**
 * Records an activity on a day (from `activeDay`) and says what happened. The next day adds 1; one missed day uses the freeze,
 * if there is one; otherwise the streak starts over at 1. A second activity on the same day changes nothing.
 */
export function advanceStreak(
  state: StreakState,
  day: LocalDay,
  { gapGraceDay }: { gapGraceDay?: LocalDay | undefined } = {},
): { state: StreakState; change: StreakChange } {
  if (state.lastActiveDate === null) return { state: startedAnew(state, day), change: { kind: "started" } };
  const gap = gapTo(state.lastActiveDate, day, gapGraceDay);
  if (gap <= 0) return { state, change: { kind: "already-active" } };
  if (gap === 1) return extended(state, day);
  if (gap === 2 && state.streakFreezeAvailable) {
    const missedDay = addDays(day, -1);
    const kept = extended({ ...state, activeDaysInRow: 0 }, day).state;
    return {
      state: { ...kept, streakFreezeAvailable: false, freezeUsedOn: missedDay },
      change: { kind: "frozen", missedDay },
    };
  }
  return { state: startedAnew(state, day), change: { kind: "broken", lostStreak: state.currentStreak } };
}

/** Records a completed scored activity at this instant: `activeDay`, `graceDay` and `advanceStreak` in one. */
export function recordActivity(
  state: StreakState,
  now: Date,
  zones: LearnerZones,
): { state: StreakState; change: StreakChange; day: LocalDay } {
  const { lastActiveDate } = state;
  const day = activeDay(now, { timeZone: zones.timeZone, lastActiveDate });
  const gapGraceDay = graceDay(now, zones, lastActiveDate);
  return { ...advanceStreak(state, day, { gapGraceDay }), day };
}

/**
 * How many days in a row the learner has to practice, from the given day on, until a used freeze comes back; null while it is
 * available. A lost streak starts the count again.
 */
export function freezeReturnsIn(
  state: StreakState,
  today: LocalDay,
  { gapGraceDay }: { gapGraceDay?: LocalDay | undefined } = {},
): number | null {
  if (state.streakFreezeAvailable) return null;
  const goesOn = state.lastActiveDate !== null && gapTo(state.lastActiveDate, today, gapGraceDay) <= 1;
  return goesOn ? Math.max(1, FREEZE_RETURN_DAYS - state.activeDaysInRow) : FREEZE_RETURN_DAYS;
}

/**
 * `done`: practiced today; `pending`: practice today to extend it; `at-risk`: yesterday was missed, and practicing today uses the
 * freeze; `broken`: lost; `none`: never practiced.
 */
export type StreakStatus = "done" | "pending" | "at-risk" | "broken" | "none";

export interface StreakView {
  /** The number to show: before today's practice still the running streak, 0 only once it is lost. */
  currentStreak: number;
  status: StreakStatus;
  /** True while the running streak was saved by the freeze. */
  keptByFreeze: boolean;
}

/** How the stored streak looks on a day. Reads only: a lost streak is reset by the next activity. */
export function streakView(
  state: StreakState,
  today: LocalDay,
  { gapGraceDay }: { gapGraceDay?: LocalDay | undefined } = {},
): StreakView {
  if (state.lastActiveDate === null) return { currentStreak: 0, status: "none", keptByFreeze: false };
  const gap = gapTo(state.lastActiveDate, today, gapGraceDay);
  const alive = { currentStreak: state.currentStreak, keptByFreeze: state.freezeUsedOn !== null };
  if (gap <= 0) return { ...alive, status: "done" };
  if (gap === 1) return { ...alive, status: "pending" };
  if (gap === 2 && state.streakFreezeAvailable) return { ...alive, status: "at-risk" };
  return { currentStreak: 0, status: "broken", keptByFreeze: false };
}
