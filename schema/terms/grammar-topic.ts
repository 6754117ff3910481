/** Exercises of every topic. Without zod, which would make the pages of the browser heavier. */
export const EXERCISES_PER_TOPIC = 20;
