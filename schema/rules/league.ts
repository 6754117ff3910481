import type { LeagueOutcome } from "#schema/terms/league-outcome.ts";
import { LEAGUE_TIERS, type LeagueTier } from "#schema/terms/league-tier.ts";
import { percent } from "./grading.ts";

/** The most members that a league can have. */
export const LEAGUE_SIZE = 30;
/** One learner in three is promoted. */
const PROMOTED_SHARE = 3;
/** One learner in six is demoted. */
const DEMOTED_SHARE = 6;
/** With fewer learners than this, nobody is demoted. */
export const MIN_HUMANS_TO_DEMOTE = 10;

/** What decides a member's rank. */
export interface Contender {
  id: string;
  weeklyXp: number;
  /** How many members with the same XP reached it earlier. */
  tie: number;
  /** A practice partner: it takes a rank, but never a promotion place. */
  isFictional: boolean;
}

/** A contender of whom the server knows when the weekly XP was reached. */
export interface TimedContender extends Omit<Contender, "tie"> {
  /** In milliseconds since 1970; null before the first XP. */
  reachedAt: number | null;
}

/** Orders by weekly XP, then by who reached it first, then by id: a strict order, so every caller ranks ties the same way. */
export function compareContenders(a: Contender, b: Contender): number {
  if (a.weeklyXp !== b.weeklyXp) return b.weeklyXp - a.weeklyXp;
  if (a.tie !== b.tie) return a.tie < b.tie ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/**
 * Replaces the moments by tie numbers, which are all that a browser needs to rank: when somebody practices is nobody else's business.
 * Members who reached the same XP at the same moment, or have none, share a number.
 */
export function withTies<C extends TimedContender>(
  contenders: readonly C[],
): (Omit<C, "reachedAt"> & { tie: number })[] {
  const moments = new Map<number, number[]>();
  for (const { weeklyXp, reachedAt } of contenders) {
    const known = moments.get(weeklyXp) ?? [];
    moments.set(weeklyXp, known);
    known.push(reachedAt ?? Number.POSITIVE_INFINITY);
  }
  return contenders.map(({ reachedAt, ...contender }) => {
    const at = reachedAt ?? Number.POSITIVE_INFINITY;
    return { ...contender, tie: (moments.get(contender.weeklyXp) ?? []).filter((other) => other < at).length };
  });
}

/** A new list ordered by rank, first place first. */
export function ranked<C extends Contender>(contenders: readonly C[]): C[] {
  return contenders.toSorted(compareContenders);
}

/** How many learners of a league move up and down: a third and a sixth, rounded down, so a small league moves few or none. */
export function movingPlaces(tier: LeagueTier, humans: number): { promotions: number; demotions: number } {
  return {
    promotions: tier < Math.max(...LEAGUE_TIERS) ? Math.floor(humans / PROMOTED_SHARE) : 0,
    demotions:
      tier > Math.min(...LEAGUE_TIERS) && humans >= MIN_HUMANS_TO_DEMOTE ? Math.floor(humans / DEMOTED_SHARE) : 0,
  };
}

/**
 * The learners who count in a league: everyone with a seat. Learners who left keep theirs and count as the last ones, so that leaving
 * neither takes a promotion place away from the others nor saves anyone from demotion. `seats` may be older than the list of contenders.
 */
export function learnersCounted(contenders: readonly Pick<Contender, "isFictional">[], seats: number): number {
  return Math.max(seats, contenders.filter((one) => !one.isFictional).length);
}

/**
 * Each present learner's outcome if the week ended now, by id. Practice partners do not count, and nobody with 0 XP is promoted. `seats`:
 * all seats taken, those of learners who left included.
 */
export function outcomesOf(tier: LeagueTier, contenders: readonly Contender[], seats = 0): Map<string, LeagueOutcome> {
  const humans = ranked(contenders.filter((one) => !one.isFictional));
  const learners = learnersCounted(humans, seats);
  const { promotions } = movingPlaces(tier, learners);
  return new Map(
    humans.map(({ id, weeklyXp }, place) => {
      if (place < promotions && weeklyXp > 0) return [id, "promoted"];
      return [id, outcomeWithoutPromotion(tier, place, learners)];
    }),
  );
}

/** The outcome at a place, counted from 0, that cannot be a promotion: for learners who left, whatever their XP. */
export function outcomeWithoutPromotion(tier: LeagueTier, place: number, learners: number): "stayed" | "demoted" {
  return place >= learners - movingPlaces(tier, learners).demotions ? "demoted" : "stayed";
}

/** The tier after an outcome. Nothing lies above Gold or below Bronze. */
export function tierAfter(tier: LeagueTier, outcome: LeagueOutcome): LeagueTier {
  const step = { promoted: 1, stayed: 0, demoted: -1 }[outcome];
  return LEAGUE_TIERS.find((other) => other === tier + step) ?? tier;
}

/** The rows of the leaderboard between two dividers. */
export interface LeagueZone<C> {
  zone: LeagueOutcome;
  /** How many of the learners shown can move: the number in the divider's text. */
  places: number;
  /** Ordered by rank. Practice partners appear where their XP puts them. */
  rows: { rank: number; entry: C }[];
}

/**
 * The leaderboard as it is shown: ranked, and divided where promotion ends and demotion begins. A promotion or demotion zone that can move
 * nobody is left out. `seats` as for `outcomesOf`.
 */
export function leagueZones<C extends Contender>(
  tier: LeagueTier,
  contenders: readonly C[],
  seats = 0,
): LeagueZone<C>[] {
  const rows = ranked(contenders).map((entry, i) => ({ rank: i + 1, entry }));
  const outcomes = outcomesOf(tier, contenders, seats);
  const learners = learnersCounted(contenders, seats);
  const moving = movingPlaces(tier, learners);
  const promotions = Math.min(moving.promotions, outcomes.size);
  // Learners who left take the last places.
  const demotions = Math.max(0, moving.demotions - (learners - outcomes.size));
  const lastUp = rows.findLastIndex(({ entry }) => outcomes.get(entry.id) === "promoted");
  const down = rows.findIndex(({ entry }) => outcomes.get(entry.id) === "demoted");
  const firstDown = down === -1 ? rows.length : down;
  const zones: LeagueZone<C>[] = [
    { zone: "promoted", places: promotions, rows: rows.slice(0, lastUp + 1) },
    { zone: "stayed", places: 0, rows: rows.slice(lastUp + 1, firstDown) },
    { zone: "demoted", places: demotions, rows: rows.slice(firstDown) },
  ];
  return zones.filter(({ zone, places, rows: { length } }) => (zone === "stayed" ? length > 0 : places > 0));
}

/**
 * The XP that a learner lacks for the last promotion place, and the rank it would give. Null if they have a place or there is none.
 * `seats` as for `outcomesOf`.
 */
export function missingToPromotion(
  tier: LeagueTier,
  contenders: readonly Contender[],
  id: string,
  seats = 0,
): { xp: number; rank: number } | null {
  const all = ranked(contenders);
  const humans = all.filter((one) => !one.isFictional);
  const place = humans.findIndex((one) => one.id === id);
  const { promotions } = movingPlaces(tier, learnersCounted(humans, seats));
  const me = humans[place];
  const last = humans[Math.min(promotions, humans.length) - 1];
  if (!me || !last || outcomesOf(tier, contenders, seats).get(id) === "promoted") return null;
  // One XP more than the other's total, because in a tie whoever reached it first ranks higher.
  const xp = last === me ? 1 : last.weeklyXp - me.weeklyXp + 1;
  const ahead = all.filter((one) => one !== me && one.weeklyXp >= me.weeklyXp + xp);
  return { xp, rank: 1 + ahead.length };
}

/** Progress to the next rank in percent: the share of the other members who are behind. 100 for the first, and in a league of one. */
export function rankProgress(rank: number, members: number): number {
  return members <= 1 || rank <= 1 ? 100 : percent(members - rank, members - 1);
}
