/** Local storage: a visitor's adverb quiz result, until they have an account. */
export const PENDING_QUIZ_KEY = "pending-quiz-result";

/** Session storage: the same result after it was saved to the account, until it has been shown. */
export const COMPLETED_QUIZ_KEY = "completed-quiz-result";
