export { isDoubtfulGerman } from "./built-in/doubtful.ts";
export { assessLevel, LEVEL_WINDOW } from "./level.ts";
export { openTutor } from "./open-tutor.ts";
export { topicOfRule } from "./rule-topics.ts";
export type {
  Edit,
  MessageEvidence,
  PastMessage,
  TaughtWord,
  Tutor,
  TutorInput,
  TutorText,
  TutorTurn,
  WordMeaning,
} from "./turn.ts";
