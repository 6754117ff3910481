/** Exercises of a topic. */
export const EXERCISES_PER_TOPIC = 20;
