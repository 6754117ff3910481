export { LearnerSweep } from "./learner-sweep.ts";
export { sweep } from "./sweep.ts";
