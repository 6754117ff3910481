import type { LeagueOutcome } from "#schema/terms/league-outcome.ts";
import { LEAGUE_TIERS, type LeagueTier } from "#schema/terms/league-tier.ts";
import { percent } from "./grading.ts";

/** Most members of a league (design 5). */
export const LEAGUE_SIZE = 30;
/** The first of so many is promoted: the top third. */
const PROMOTED_SHARE = 3;
/** The last of so many is demoted: the last sixth. */
const DEMOTED_SHARE = 6;
/** With fewer humans nobody is demoted (design 5). */
export const MIN_HUMANS_TO_DEMOTE = 10;

/** What decides a place. */
export interface Contender {
  id: string;
  weeklyXp: number;
  /** When the weekly XP was reached, milliseconds since 1970; null for nothing yet. */
  reachedAt: number | null;
  /** A practice partner: takes a rank, never a promotion place (design 5). */
  isFictional: boolean;
}

/** Weekly XP, then who reached it first, then id: a strict order, the same everywhere (design 5). */
export function compareContenders(a: Contender, b: Contender): number {
  if (a.weeklyXp !== b.weeklyXp) return b.weeklyXp - a.weeklyXp;
  const [atA, atB] = [a.reachedAt ?? Number.POSITIVE_INFINITY, b.reachedAt ?? Number.POSITIVE_INFINITY];
  if (atA !== atB) return atA < atB ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** A new list in the order of the ranks: the first has rank 1. */
export function ranked<C extends Contender>(contenders: readonly C[]): C[] {
  return contenders.toSorted(compareContenders);
}

/** How many humans of a league move up and down (design 5); rounded down, so small leagues move few or nobody. */
export function movingPlaces(tier: LeagueTier, humans: number): { promotions: number; demotions: number } {
  return {
    promotions: tier < Math.max(...LEAGUE_TIERS) ? Math.floor(humans / PROMOTED_SHARE) : 0,
    demotions:
      tier > Math.min(...LEAGUE_TIERS) && humans >= MIN_HUMANS_TO_DEMOTE ? Math.floor(humans / DEMOTED_SHARE) : 0,
  };
}

/** The outcome of every human if the week ended now, by id. Places count humans only; nobody with 0 XP is promoted. */
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

/** The tier after an outcome. */
export function tierAfter(tier: LeagueTier, outcome: LeagueOutcome): LeagueTier {
  const step = { promoted: 1, stayed: 0, demoted: -1 }[outcome];
  return LEAGUE_TIERS.find((other) => other === tier + step) ?? tier;
}

/** Rows of the table between two dividers. */
export interface LeagueZone<C> {
  zone: LeagueOutcome;
  /** Humans who may move here: the number in the divider's words. */
  places: number;
  /** In the order of ranks. Partners stand where their XP puts them. */
  rows: { rank: number; entry: C }[];
}

/** The table as it is shown: ranked, divided where promotion ends and demotion begins. A zone that moves nobody is left out. */
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

/** What is missing to the last promotion place: XP, and the rank that it gives. Null when it is reached or there is none. */
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
  // Whoever draws level comes second: they reached it later.
  const xp = last === me ? 1 : last.weeklyXp - me.weeklyXp + 1;
  const ahead = all.filter((one) => one !== me && one.weeklyXp >= me.weeklyXp + xp);
  return { xp, rank: 1 + ahead.length };
}

/** Progress to the next rank in percent: members behind, of all the others (spec 9); 100 with one member (design 5). */
export function rankProgress(rank: number, members: number): number {
  return members <= 1 || rank <= 1 ? 100 : percent(members - rank, members - 1);
}
