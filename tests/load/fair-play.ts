import { countForLeague, type LeagueDay } from "#schema/rules/fair-play.ts";
import { dailyChallengesXp, doubleXpChallengeXp, lessonXp } from "#schema/rules/xp.ts";
import { table } from "./table.ts";

const LESSONS = 300;
const WORDS = 15;
const DAYS = 7;
const DAY_MS = 86_400_000;
/** A Monday. */
const START = Date.parse("2026-03-16T12:00:00Z");

/** How somebody spends a day, every day of a week. */
interface Learner {
  name: string;
  /** New lessons passed a day, as long as there are any. */
  newLessons: number;
  /** Times that each of the day's lessons is passed on that day. */
  times: number;
  /** Old lessons passed again a day. */
  repeated: number;
  /** Share of right answers. */
  right: number;
  /** Whether the day's lessons are followed by their double-XP challenge, and the share of words remembered. */
  remembers: number;
}

const LEARNERS: readonly Learner[] = [
  { name: "a lesson a day", newLessons: 1, times: 1, repeated: 0, right: 0.85, remembers: 0 },
  { name: "20 minutes a day", newLessons: 2, times: 1, repeated: 1, right: 0.85, remembers: 0.5 },
  { name: "two hours a day", newLessons: 8, times: 1, repeated: 6, right: 0.95, remembers: 0.8 },
  { name: "a free day, ten hours of it", newLessons: 30, times: 2, repeated: 20, right: 1, remembers: 1 },
  { name: "a script without pauses", newLessons: LESSONS, times: 4, repeated: LESSONS, right: 1, remembers: 1 },
];

/** XP of one learner's week: the first day, the whole week, and what of it counts for the league. */
function weekOf({ newLessons, times, repeated, right, remembers }: Learner) {
  const rightAnswers = Math.round(WORDS * right);
  let passed = 0;
  let leagueDay: LeagueDay = { day: null, xp: 0 };
  let [firstDay, week, counted, unlimited] = [0, 0, 0, 0];
  for (let day = 0; day < DAYS; day++) {
    const now = new Date(START + day * DAY_MS);
    const fresh = Math.min(newLessons, LESSONS - passed);
    const old = Math.min(repeated, passed);
    passed += fresh;
    const awards: number[] = [];
    for (let lesson = 0; lesson < fresh + old; lesson++) {
      const isNew = lesson < fresh;
      for (let passesToday = 0; passesToday < times; passesToday++) {
        const everPassed = !isNew || passesToday > 0;
        awards.push(
          lessonXp({ passed: true, right: rightAnswers, everPassed, passesToday, firstPassedToday: isNew }).amount,
        );
      }
    }
    const challenges = remembers > 0 ? fresh + old : 0;
    const words = Math.round(WORDS * remembers);
    for (let taken = 0; taken < challenges; taken++) {
      awards.push(doubleXpChallengeXp(words, false, taken).amount);
      unlimited += doubleXpChallengeXp(words, false).amount - doubleXpChallengeXp(words, false, taken).amount;
    }
    if (fresh + old >= 2) awards.push(dailyChallengesXp().amount);
    for (const amount of awards) {
      const result = countForLeague(leagueDay, amount, now);
      leagueDay = result.leagueDay;
      counted += result.counted;
      week += amount;
    }
    if (day === 0) firstDay = week;
  }
  return { firstDay, week, counted, unlimited: week + unlimited };
}

/** What honest and scripted learners reach in a week: their own total, and what counts for the league. */
export function fairPlayTable(): string {
  const rows = LEARNERS.map((learner) => {
    const { firstDay, week, counted, unlimited } = weekOf(learner);
    return [learner.name, ...[firstDay, week, counted, unlimited].map((xp) => xp.toLocaleString("en-US"))];
  });
  return table(["a week of", "XP first day", "XP", "of it for the league", "XP without daily limits"], rows);
}
