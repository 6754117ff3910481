/** What the learning rooms may use: the one flow that every attempt takes. */
export {
  type Attempt,
  type AttemptDecision,
  type AttemptSubject,
  type StoredAttempt,
  submitAttempt,
} from "./submit-attempt.ts";
