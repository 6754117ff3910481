import type { Band } from "#schema/content/tutor.ts";
import { type KindQuestion, NEAR, NEAR_STILL, type NearKind } from "./near.ts";
import { NEAR_A } from "./near-a.ts";
import { NEAR_B } from "./near-b.ts";
import { NEAR_C } from "./near-c.ts";
import { MATTERS, type MatterId } from "./patterns/near.ts";

const matters = (asks: (id: MatterId) => readonly KindQuestion[], still: boolean): NearKind[] =>
  MATTERS.filter(({ id }) => id.startsWith("still-") === still).map((matter) => ({ ...matter, ask: asks(matter.id) }));
const atB = (id: MatterId): readonly KindQuestion[] => NEAR_B[id];
const atC = (id: MatterId): readonly KindQuestion[] => [...(NEAR_C[id] ?? []), ...NEAR_B[id]];

/** What is asked about the kinds of sentences at each level. Where C1 and C2 have nothing left to ask, they take the questions of B1 and B2. */
export const NEAR_KINDS: Readonly<Record<Band, readonly NearKind[]>> = {
  A: [...NEAR_A, ...NEAR],
  B: matters(atB, false),
  C: matters(atC, false),
};

/** What is asked about a sentence of no known kind: less near, but it takes nothing for granted. */
export const NEAR_STILL_KINDS: Readonly<Record<Band, readonly NearKind[]>> = {
  A: NEAR_STILL,
  B: matters(atB, true),
  C: matters(atC, true),
};

/** "wie vor einem fremden Brief", "wie eine Katze": only compared, and nothing that was there. */
export const COMPARED =
  /(?<!\p{L})(?:so )?wie (?:(?:in|vor|auf|bei|mit|nach|aus|von|an|unter|hinter) )?ein(?:e[nmrs]?)? (?:\p{Ll}+ ){0,2}\p{Lu}\p{L}+(?: (?:vor|in|auf|bei|nach|ohne|mit|an|am|im|beim|zum|zur|aus|unter|von) (?:\p{Ll}+ ){0,2}\p{Lu}\p{L}+)?/gu;

/** Says of its clause that it is not so, or only supposed or wished: "Ich würde nie kündigen". */
export const UNREAL =
  /(?<!\p{L})(?:nicht|kein\p{Ll}*|nie|niemals|niemand\p{Ll}*|nichts|kaum|weder|ohne|statt|anstatt|würden?|könnten?|hätten?|wären?|sollte|wenn|falls|ob|sonst|fast|beinahe|als (?:ob|hätte|wäre)|angeblich|damit)(?!\p{L})/iu;

/** What comes before a noun that leads to a question of the topic. */
export const NEAR_FIRST: Readonly<Record<Band, readonly NearKind[]>> = { ...NEAR_KINDS, A: NEAR_A };
