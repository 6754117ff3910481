import type { Database } from "../db/database.ts";
import { DerivationsBusy } from "./derivation-turns.ts";
import { type CountedTry, takeBack } from "./store.ts";

/**
 * Derives a password for a counted try. When too many wait, it takes the try back and throws `DerivationsBusy`: a class that signs
 * in together must not use up its tries by being asked to come back in a few seconds.
 */
export async function deriveForTry<T>(db: Database, counted: CountedTry, derive: () => Promise<T>): Promise<T> {
  try {
    return await derive();
  } catch (error) {
    if (error instanceof DerivationsBusy) await takeBack(db, counted.uses);
    throw error;
  }
}
