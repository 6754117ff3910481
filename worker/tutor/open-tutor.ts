import { builtInTutor } from "./built-in/tutor.ts";
import type { Tutor } from "./turn.ts";

/** The tutor of this deployment. */
export function openTutor(_env: Env): Tutor {
  return builtInTutor;
}
