export { openTutor } from "./open-tutor.ts";
export type { Edit, MessageEvidence, Tutor, TutorInput, TutorText, TutorTurn, WordMeaning } from "./turn.ts";
