/** Local storage: a visitor's adverb quiz result, until they have an account. */
export const PENDING_QUIZ_KEY = "pending-quiz-result";

/** Session storage: the same result after it was saved to the account, until it has been shown. */
export const COMPLETED_QUIZ_KEY = "completed-quiz-result";

/** Local storage: this browser has begun a trial chat. */
export const TRIAL_CHAT_KEY = "trial-chat-begun";

/** Session storage: what a visitor has written in the trial chat and not sent. */
export const TRIAL_UNSENT_KEY = "trial-chat-unsent";
