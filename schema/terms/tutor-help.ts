import * as z from "zod/mini";

/** What a learner can ask for while it is their turn: what could I say, a whole answer to send, the tutor's last message in simpler words. */
export const TUTOR_HELP_KINDS = ["hint", "reply", "simpler"] as const;

export const tutorHelpKind = z.enum(TUTOR_HELP_KINDS);
export type TutorHelpKind = z.infer<typeof tutorHelpKind>;
