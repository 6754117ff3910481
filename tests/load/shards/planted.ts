/** Faults of the plan itself, one at a time: each must be found by the books, or these prove nothing. */
export const PLANTED = [
  "seats are told differences",
  "seats without a week",
  "the close believes the seats",
  "only one week is kept",
  "only two weeks are kept",
  "the close decides without a guard",
  "results are delivered again",
  "whoever is not found has no XP",
  "whoever is not found has the result",
  "a move leaves the sessions",
  "a move leaves the password",
  "the sweep visits who is moved",
  "a copy overwrites who lives there",
  "the directory changes before the copy",
] as const;
export type Planted = (typeof PLANTED)[number];

let active: Planted | null = null;

/** Plants a fault for the histories that follow, or none. */
export function plant(fault: Planted | null): void {
  active = fault;
}

export function planted(fault: Planted): boolean {
  return active === fault;
}
