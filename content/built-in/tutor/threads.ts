import type { Thread } from "#schema/content/tutor.ts";
import { OF_LEARNER } from "./threads/of-learner.ts";
import { OF_OTHERS } from "./threads/of-others.ts";

/** Everyday matters that a sentence can tell of, each with what a listener says and asks next. */
export const THREADS: readonly Thread[] = [...OF_OTHERS, ...OF_LEARNER];
