/** What other rooms may use: the one flow that every attempt takes, and what the sweep does to old ones. */
export {
  type Attempt,
  type AttemptDecision,
  type AttemptSubject,
  type StoredAttempt,
  submitAttempt,
} from "./submit-attempt.ts";
export { oldAttemptsOf, thinAttempts } from "./thin-attempts.ts";
