import * as z from "zod/mini";

/** Conjugation classes of verbs. */
export const VERB_TYPES = ["regular", "irregular", "stem-changing", "modal"] as const;

export const verbType = z.enum(VERB_TYPES);
export type VerbType = z.infer<typeof verbType>;

/** Auxiliaries of the Perfekt; a verb may take either, depending on its sense. */
export const AUXILIARIES = ["haben", "sein", "haben/sein"] as const;
export const auxiliary = z.enum(AUXILIARIES);
export type Auxiliary = z.infer<typeof auxiliary>;
