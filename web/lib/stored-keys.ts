/** Local storage: the adverb result of a visitor, until they have an account (spec 4, Pending quiz). */
export const PENDING_QUIZ_KEY = "pending-quiz-result";

/** Session storage: the same result once it was saved to the account, to be shown once (spec 2, Landing page). */
export const COMPLETED_QUIZ_KEY = "completed-quiz-result";
