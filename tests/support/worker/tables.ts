/** Tables that grow with the learners, and tables that only a seed fills. A new table must go into one of the lists. */
export const GROWING_TABLES = (
  "users sessions recovery_codes known_devices auth_attempts vocabulary progress_tracking user_subchapter_progress user_xp past_days old_days " +
  "kept_attempts achievements leagues league_members conversations turns trial_chat_sessions " +
  "trial_chat_messages verb_prefix_test_results grammar_rules grammatical_issues unlocked_grammar_levels " +
  "unlocked_grammar_topics user_grammar_progress answer_reports answer_report_counts"
).split(" ");
export const CONTENT_TABLES = (
  "content_versions curriculum_chapters curriculum_subchapters curriculum_words german_vocabulary_bank " +
  "grammar_library grammar_exercises conjugation_questions conversation_starters verb_prefix_tests verb_prefix_questions"
).split(" ");

/**
 * Whose data a table holds when learners are spread over several databases (docs/operations.md#more-than-one-database). What is not named here belongs to
 * one learner and lies in their database.
 */
const OTHER_OWNERS: Record<string, readonly string[]> = {
  directory: ["auth_attempts"],
  leagues: ["leagues", "league_members"],
  visitors: ["trial_chat_sessions", "trial_chat_messages"],
  everybody: ["answer_reports"],
};

/** Views of what learners have done, row by row: only tests and operators ask for them. */
const LEARNER_VIEWS = new Set(["daily_progress", "xp_transactions", "quiz_results", "messages"]);

/** The owners of the data in some tables, in alphabetical order; content, which every database has, is nobody's. */
export function ownersOfTables(tables: readonly string[]): string[] {
  const owners = GROWING_TABLES.filter((table) => tables.includes(table)).map(
    (table) => Object.keys(OTHER_OWNERS).find((owner) => OTHER_OWNERS[owner]?.includes(table)) ?? "learner",
  );
  return [...new Set(owners)].toSorted();
}

/** The same for the tables that statements name, without asking a database. */
export function ownersOf(statements: readonly { sql: string }[]): string[] {
  const named = statements.flatMap(({ sql }) =>
    [...sql.matchAll(/\b(?:from|join|into|update)\s+"?(\w+)/gi)].flatMap(([, name]) => name ?? []),
  );
  return ownersOfTables(named.map((name) => (LEARNER_VIEWS.has(name) ? "past_days" : name)));
}
