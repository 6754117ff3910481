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
  /** When the weekly XP was reached, in milliseconds since 1970; null before the first XP. */
  reachedAt: number | null;
  /** A practice partner: it takes a rank, but never a promotion place. */
  isFictional: boolean;
}

/** Orders by weekly XP, then by who reached it first, then by id: a strict order, so every caller ranks ties the same way. */
export function compareContenders(a: Contender, b: Contender): number {
  if (a.weeklyXp !== b.weeklyXp) return b.weeklyXp - a.weeklyXp;
  const [atA, atB] = [a.reachedAt ?? Number.POSITIVE_INFINITY, b.reachedAt ?? Number.POSITIVE_INFINITY];
  if (atA !== atB) return atA < atB ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
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

/** Each learner's outcome if the week ended now, by id. Practice partners do not count, and nobody with 0 XP is promoted. */
export function outcomesOf(tier: LeagueTier, contenders: readonly Contender[]): Map<string, LeagueOutcome> {
  const humans = ranked(contenders.filter((one) => !one.isFictional));
  const { promotions, demotions } = movingPlaces(tier, humans.length);
  return new Map(
    humans.map(({ id, weeklyXp }, place) => {
      if (place < promotions && weeklyXp > 0) return [id, "promoted"];
      return [id, place >= humans.length - demotions ? "demoted" : "stayed"];
    }),
  );
}

/** The tier after an outcome. Nothing lies above Gold or below Bronze. */
export function tierAfter(tier: LeagueTier, outcome: LeagueOutcome): LeagueTier {
  const step = { promoted: 1, stayed: 0, demoted: -1 }[outcome];
  return LEAGUE_TIERS.find((other) => other === tier + step) ?? tier;
}

/** The rows of the leaderboard between two dividers. */
export interface LeagueZone<C> {
  zone: LeagueOutcome;
  /** How many learners can move: the number in the divider's text. */
  places: number;
  /** Ordered by rank. Practice partners appear where their XP puts them. */
  rows: { rank: number; entry: C }[];
}

/**
 * The leaderboard as it is shown: ranked, and divided where promotion ends and demotion begins. A promotion or demotion zone that can move
 * nobody is left out.
 */
export function leagueZones<C extends Contender>(tier: LeagueTier, contenders: readonly C[]): LeagueZone<C>[] {
  const rows = ranked(contenders).map((entry, i) => ({ rank: i + 1, entry }));
  const outcomes = outcomesOf(tier, contenders);
  const { promotions, demotions } = movingPlaces(tier, outcomes.size);
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

/** The XP that a learner lacks for the last promotion place, and the rank it would give. Null if they have a place or there is none. */
export function missingToPromotion(
  tier: LeagueTier,
  contenders: readonly Contender[],
  id: string,
): { xp: number; rank: number } | null {
  const all = ranked(contenders);
  const humans = all.filter((one) => !one.isFictional);
  const place = humans.findIndex((one) => one.id === id);
  const { promotions } = movingPlaces(tier, humans.length);
  const me = humans[place];
  const last = humans[promotions - 1];
  if (!me || !last || outcomesOf(tier, contenders).get(id) === "promoted") return null;
  // One XP more than the other's total, because in a tie whoever reached it first ranks higher.
  const xp = last === me ? 1 : last.weeklyXp - me.weeklyXp + 1;
  const ahead = all.filter((one) => one !== me && one.weeklyXp >= me.weeklyXp + xp);
  return { xp, rank: 1 + ahead.length };
}

/** Progress to the next rank in percent: the share of the other members who are behind. 100 for the first, and in a league of one. */
export function rankProgress(rank: number, members: number): number {
  return members <= 1 || rank <= 1 ? 100 : percent(members - rank, members - 1);
}
