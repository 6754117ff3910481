/** Tables that grow with the learners, and tables that only a seed fills. A new table must go into one of the lists. */
export const GROWING_TABLES = (
  "users sessions recovery_codes known_devices auth_attempts vocabulary progress_tracking user_subchapter_progress user_xp past_days " +
  "kept_attempts achievements leagues league_members conversations messages trial_chat_sessions " +
  "trial_chat_messages verb_prefix_test_results grammar_rules grammatical_issues unlocked_grammar_levels " +
  "unlocked_grammar_topics user_grammar_progress answer_reports answer_report_counts"
).split(" ");
export const CONTENT_TABLES = (
  "content_versions curriculum_chapters curriculum_subchapters curriculum_words german_vocabulary_bank " +
  "grammar_library grammar_exercises conjugation_questions conversation_starters verb_prefix_tests verb_prefix_questions"
).split(" ");
