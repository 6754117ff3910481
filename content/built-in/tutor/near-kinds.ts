import type { Band } from "#schema/content/tutor.ts";
import { type KindQuestion, NEAR, type NearKind } from "./near.ts";
import { NEAR_B } from "./near-b.ts";
import { NEAR_C } from "./near-c.ts";
import { MATTERS, type MatterId } from "./patterns/near.ts";

const matters = (asks: (id: MatterId) => readonly KindQuestion[]): NearKind[] =>
  MATTERS.map((matter) => ({ ...matter, ask: asks(matter.id) }));

/** What is asked about the kinds of sentences at each level. Where C1 and C2 have nothing left to ask, they take the questions of B1 and B2. */
export const NEAR_KINDS: Readonly<Record<Band, readonly NearKind[]>> = {
  A: NEAR,
  B: matters((id) => NEAR_B[id]),
  C: matters((id) => [...(NEAR_C[id] ?? []), ...NEAR_B[id]]),
};

/** Says of its clause that it is not so, or only supposed or wished: "Ich würde nie kündigen". */
export const UNREAL =
  /(?<!\p{L})(?:nicht|kein\p{Ll}*|nie|niemals|niemand\p{Ll}*|nichts|kaum|weder|ohne|statt|anstatt|würden?|könnten?|hätten?|wären?|sollte|wenn|falls|ob|sonst|fast|beinahe|als (?:ob|hätte|wäre)|angeblich|damit)(?!\p{L})/iu;
