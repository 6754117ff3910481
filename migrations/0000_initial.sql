-- Written by drizzle-kit and finished by hand: tables with a text or composite key are WITHOUT ROWID, so that a row costs one write instead
-- of two, and two triggers and three views follow at the end.
CREATE TABLE `answer_report_counts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`sent` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "answer_report_counts_sent" CHECK("sent" >= 1)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `answer_reports` (
	`kind` text NOT NULL,
	`content_id` integer NOT NULL,
	`asked_for` text NOT NULL,
	`answer` text NOT NULL,
	`count` integer DEFAULT 1 NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	PRIMARY KEY(`kind`, `content_id`, `asked_for`, `answer`),
	CONSTRAINT "answer_reports_kind" CHECK("kind" IN ('word')),
	CONSTRAINT "answer_reports_asked_for" CHECK("asked_for" IN ('german', 'english', 'plural')),
	CONSTRAINT "answer_reports_count" CHECK("count" >= 1)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `conversation_starters` (
	`id` integer PRIMARY KEY NOT NULL,
	`category` text NOT NULL,
	`language` text DEFAULT 'german' NOT NULL,
	`cefr_level` text NOT NULL,
	`tone` text DEFAULT 'professional' NOT NULL,
	`prompt` text NOT NULL,
	`translation` text DEFAULT '' NOT NULL,
	`title` text NOT NULL,
	`emoji` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE INDEX `conversation_starters_choice` ON `conversation_starters` (`language`,`cefr_level`,`category`);--> statement-breakpoint
CREATE TABLE `conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`language` text DEFAULT 'german' NOT NULL,
	`title` text,
	`category` text,
	`cefr_level` text NOT NULL,
	`assessed_level` text,
	`assessed_messages` integer DEFAULT 0 NOT NULL,
	`tone` text DEFAULT 'professional' NOT NULL,
	`opening` text DEFAULT '' NOT NULL,
	`opening_translation` text,
	`is_active` integer DEFAULT true NOT NULL,
	`completed_at` integer,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "conversations_tone" CHECK("tone" IN ('professional', 'friendly', 'slang')),
	CONSTRAINT "conversations_level" CHECK("cefr_level" IN ('A1', 'A2', 'B1', 'B2', 'C1', 'C2'))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `conversations_user` ON `conversations` (`user_id`);--> statement-breakpoint
CREATE TABLE `trial_chat_messages` (
	`session_id` text NOT NULL,
	`id` integer NOT NULL,
	`client_message_id` text,
	`role` text NOT NULL,
	`content` text NOT NULL,
	`translation` text,
	`corrections` text,
	`vocabulary` text,
	`engine` text,
	`is_crisis` integer DEFAULT false NOT NULL,
	`answering_until` integer,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	PRIMARY KEY(`session_id`, `id`),
	FOREIGN KEY (`session_id`) REFERENCES `trial_chat_sessions`(`session_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "trial_chat_messages_role" CHECK("role" IN ('user', 'assistant'))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `trial_chat_sessions` (
	`session_id` text PRIMARY KEY NOT NULL,
	`language` text DEFAULT 'german' NOT NULL,
	`category` text,
	`cefr_level` text NOT NULL,
	`tone` text DEFAULT 'professional' NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `trial_chat_sessions_created` ON `trial_chat_sessions` (`created_at`);--> statement-breakpoint
CREATE TABLE `turns` (
	`conversation_id` text NOT NULL,
	`id` integer NOT NULL,
	`client_message_id` text,
	`content` text NOT NULL,
	`corrections` text,
	`answering_until` integer,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	`reply` text,
	`translation` text,
	`vocabulary` text,
	`engine` text,
	`xp` integer DEFAULT 0 NOT NULL,
	`is_crisis` integer DEFAULT false NOT NULL,
	`replied_at` integer,
	`assessed_level` text,
	`assessed_messages` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`conversation_id`, `id`),
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "turns_place" CHECK("id" >= 2),
	CONSTRAINT "turns_reply" CHECK(("reply" IS NULL) = ("replied_at" IS NULL))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `content_versions` (
	`name` text PRIMARY KEY NOT NULL,
	`version` text NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `curriculum_chapters` (
	`id` integer PRIMARY KEY NOT NULL,
	`cefr_level` text NOT NULL,
	`chapter_number` integer NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`goal` text NOT NULL,
	`icon_name` text DEFAULT 'BookOpen' NOT NULL,
	`order_index` integer NOT NULL,
	CONSTRAINT "curriculum_chapters_level" CHECK("cefr_level" IN ('A1', 'A2', 'B1', 'B2', 'C1', 'C2'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `curriculum_chapters_place` ON `curriculum_chapters` (`cefr_level`,`chapter_number`);--> statement-breakpoint
CREATE TABLE `curriculum_subchapters` (
	`id` integer PRIMARY KEY NOT NULL,
	`chapter_id` integer NOT NULL,
	`subchapter_number` integer NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`trail_word` text NOT NULL,
	`order_index` integer NOT NULL,
	FOREIGN KEY (`chapter_id`) REFERENCES `curriculum_chapters`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `curriculum_subchapters_place` ON `curriculum_subchapters` (`chapter_id`,`subchapter_number`);--> statement-breakpoint
CREATE TABLE `curriculum_words` (
	`id` integer PRIMARY KEY NOT NULL,
	`subchapter_id` integer NOT NULL,
	`word` text NOT NULL,
	`translation` text NOT NULL,
	`part_of_speech` text NOT NULL,
	`gender` text,
	`plural` text,
	`conjugation_info` text,
	`additional_info` text NOT NULL,
	`sentence` text NOT NULL,
	`sentence_translation` text NOT NULL,
	`order_index` integer NOT NULL,
	FOREIGN KEY (`subchapter_id`) REFERENCES `curriculum_subchapters`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "curriculum_words_gender" CHECK("gender" IN ('m', 'f', 'n', 'pl'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `curriculum_words_place` ON `curriculum_words` (`subchapter_id`,`order_index`);--> statement-breakpoint
CREATE TABLE `german_vocabulary_bank` (
	`id` integer PRIMARY KEY NOT NULL,
	`word` text NOT NULL,
	`translation` text NOT NULL,
	`part_of_speech` text NOT NULL,
	`cefr_level` text NOT NULL,
	`category` text NOT NULL,
	`gender` text,
	`plural` text,
	`case_info` text,
	`verb_type` text,
	`additional_info` text NOT NULL,
	`sentence` text NOT NULL,
	`sentence_translation` text NOT NULL,
	`subchapter_id` integer,
	`order_index` integer NOT NULL,
	FOREIGN KEY (`subchapter_id`) REFERENCES `curriculum_subchapters`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "german_vocabulary_bank_level_known" CHECK("cefr_level" IN ('A1', 'A2', 'B1', 'B2', 'C1', 'C2')),
	CONSTRAINT "german_vocabulary_bank_gender" CHECK("gender" IN ('m', 'f', 'n', 'pl'))
);
--> statement-breakpoint
CREATE INDEX `german_vocabulary_bank_subchapter` ON `german_vocabulary_bank` (`subchapter_id`);--> statement-breakpoint
CREATE TABLE `user_subchapter_progress` (
	`user_id` text NOT NULL,
	`subchapter_id` integer NOT NULL,
	`is_completed` integer DEFAULT false NOT NULL,
	`quiz_score` integer DEFAULT 0 NOT NULL,
	`total_questions` integer DEFAULT 15 NOT NULL,
	`completed_at` integer,
	`completed_on` text,
	`last_passed_on` text,
	`passes_on_day` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `subchapter_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `achievements` (
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`icon` text NOT NULL,
	`unlocked_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	PRIMARY KEY(`user_id`, `type`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `achievements_when` ON `achievements` (`user_id`,`unlocked_at`);--> statement-breakpoint
CREATE TABLE `kept_attempts` (
	`user_id` text NOT NULL,
	`quiz_type` text NOT NULL,
	`attempts` text NOT NULL,
	PRIMARY KEY(`user_id`, `quiz_type`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `old_days` (
	`user_id` text NOT NULL,
	`since` text NOT NULL,
	`days` text NOT NULL,
	PRIMARY KEY(`user_id`, `since`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `past_days` (
	`user_id` text NOT NULL,
	`date` text NOT NULL,
	`vocabulary_test_complete` integer DEFAULT false NOT NULL,
	`grammar_test_complete` integer DEFAULT false NOT NULL,
	`conversation_message_complete` integer DEFAULT false NOT NULL,
	`all_challenges_complete` integer DEFAULT false NOT NULL,
	`lessons_completed_today` integer DEFAULT 0 NOT NULL,
	`xp_earned` integer DEFAULT 0 NOT NULL,
	`double_xp_taken` integer DEFAULT 0 NOT NULL,
	`conversation_xp` integer DEFAULT 0 NOT NULL,
	`activities` integer DEFAULT 0 NOT NULL,
	`awards` text,
	`attempts` text,
	`thinned` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `date`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "past_days_counts" CHECK("lessons_completed_today" >= 0 AND "xp_earned" >= 0)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `progress_tracking` (
	`user_id` text NOT NULL,
	`language` text DEFAULT 'german' NOT NULL,
	`cefr_level` text DEFAULT 'A1' NOT NULL,
	`vocabulary_count` integer DEFAULT 0 NOT NULL,
	`grammar_rules_learned` integer DEFAULT 0 NOT NULL,
	`conversations_completed` integer DEFAULT 0 NOT NULL,
	`current_streak` integer DEFAULT 0 NOT NULL,
	`longest_streak` integer DEFAULT 0 NOT NULL,
	`last_active_date` text,
	PRIMARY KEY(`user_id`, `language`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `user_xp` (
	`user_id` text PRIMARY KEY NOT NULL,
	`total_xp` integer DEFAULT 0 NOT NULL,
	`level` integer DEFAULT 1 NOT NULL,
	`current_streak` integer DEFAULT 0 NOT NULL,
	`longest_streak` integer DEFAULT 0 NOT NULL,
	`last_active_date` text,
	`streak_freeze_available` integer DEFAULT true NOT NULL,
	`active_days_in_row` integer DEFAULT 0 NOT NULL,
	`freeze_used_on` text,
	`league_id` text,
	`left_league_id` text,
	`league_tier` integer,
	`week_start_date` text,
	`week_xp` integer DEFAULT 0 NOT NULL,
	`week_xp_at` integer,
	`league_day` text,
	`league_day_xp` integer DEFAULT 0 NOT NULL,
	`last_league` text,
	`write_minute` integer DEFAULT 0 NOT NULL,
	`minute_writes` integer DEFAULT 0 NOT NULL,
	`day_writes` integer DEFAULT 0 NOT NULL,
	`message_minute` integer DEFAULT 0 NOT NULL,
	`minute_messages` integer DEFAULT 0 NOT NULL,
	`day_messages` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`day` text,
	`day_vocabulary_test_complete` integer DEFAULT false NOT NULL,
	`day_grammar_test_complete` integer DEFAULT false NOT NULL,
	`day_conversation_message_complete` integer DEFAULT false NOT NULL,
	`day_all_challenges_complete` integer DEFAULT false NOT NULL,
	`day_lessons_completed_today` integer DEFAULT 0 NOT NULL,
	`day_xp_earned` integer DEFAULT 0 NOT NULL,
	`day_double_xp_taken` integer DEFAULT 0 NOT NULL,
	`day_conversation_xp` integer DEFAULT 0 NOT NULL,
	`day_activities` integer DEFAULT 0 NOT NULL,
	`day_awards` text,
	`day_attempts` text,
	`assessments` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "user_xp_counts" CHECK("total_xp" >= 0 AND "level" >= 1 AND "current_streak" >= 0),
	CONSTRAINT "user_xp_day_counts" CHECK("day_lessons_completed_today" >= 0 AND "day_xp_earned" >= 0),
	CONSTRAINT "user_xp_longest" CHECK("longest_streak" >= "current_streak"),
	CONSTRAINT "user_xp_tier" CHECK("league_tier" BETWEEN 1 AND 3)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `conjugation_questions` (
	`id` integer PRIMARY KEY NOT NULL,
	`verb` text NOT NULL,
	`tense` text NOT NULL,
	`question_type` text NOT NULL,
	`person` text NOT NULL,
	`question` text NOT NULL,
	`answer` text NOT NULL,
	`accepted_answers` text
);
--> statement-breakpoint
CREATE TABLE `grammar_exercises` (
	`id` integer PRIMARY KEY NOT NULL,
	`grammar_library_id` integer NOT NULL,
	`type` text NOT NULL,
	`question` text NOT NULL,
	`options` text,
	`correct_answer` text NOT NULL,
	`accepted_answers` text,
	`explanation` text NOT NULL,
	`difficulty` text DEFAULT 'medium' NOT NULL,
	`order_index` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`grammar_library_id`) REFERENCES `grammar_library`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "grammar_exercises_type" CHECK("type" IN ('multiple-choice', 'fill-blank')),
	CONSTRAINT "grammar_exercises_difficulty" CHECK("difficulty" IN ('easy', 'medium', 'hard'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `grammar_exercises_place` ON `grammar_exercises` (`grammar_library_id`,`order_index`);--> statement-breakpoint
CREATE TABLE `grammar_library` (
	`id` integer PRIMARY KEY NOT NULL,
	`language` text DEFAULT 'german' NOT NULL,
	`cefr_level` text NOT NULL,
	`category` text NOT NULL,
	`title` text NOT NULL,
	`explanation` text NOT NULL,
	`examples` text NOT NULL,
	`search` text NOT NULL,
	`order_index` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "grammar_library_level_known" CHECK("cefr_level" IN ('A1', 'A2', 'B1', 'B2', 'C1', 'C2')),
	CONSTRAINT "grammar_library_category_known" CHECK("category" IN ('articles', 'cases', 'nouns', 'pronouns', 'verbs', 'tenses', 'modal-verbs', 'word-order', 'prepositions', 'adjectives', 'connectors', 'negation', 'passive', 'subjunctive', 'style'))
);
--> statement-breakpoint
CREATE INDEX `grammar_library_level` ON `grammar_library` (`cefr_level`,`order_index`);--> statement-breakpoint
CREATE INDEX `grammar_library_category` ON `grammar_library` (`category`,`id`);--> statement-breakpoint
CREATE TABLE `grammar_rules` (
	`user_id` text NOT NULL,
	`language` text DEFAULT 'german' NOT NULL,
	`rule` text NOT NULL,
	`explanation` text NOT NULL,
	`examples` text NOT NULL,
	`times_mastered` integer DEFAULT 0 NOT NULL,
	`since` integer NOT NULL,
	`last_encountered` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	PRIMARY KEY(`user_id`, `language`, `rule`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `grammatical_issues` (
	`user_id` text NOT NULL,
	`mistake_key` integer NOT NULL,
	`language` text DEFAULT 'german' NOT NULL,
	`sentence` text NOT NULL,
	`start` integer NOT NULL,
	`original_text` text NOT NULL,
	`corrected_text` text NOT NULL,
	`explanation` text NOT NULL,
	`type` text NOT NULL,
	`category` text,
	`topic` text,
	`cefr_level` text NOT NULL,
	`conversation_id` text,
	`times_encountered` integer DEFAULT 1 NOT NULL,
	`last_encountered` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	PRIMARY KEY(`user_id`, `mistake_key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "grammatical_issues_times" CHECK("times_encountered" >= 1)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `unlocked_grammar_levels` (
	`user_id` text NOT NULL,
	`cefr_level` text NOT NULL,
	`unlocked_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	`unlock_method` text NOT NULL,
	`quiz_result_id` text,
	PRIMARY KEY(`user_id`, `cefr_level`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "unlocked_grammar_levels_level" CHECK("cefr_level" IN ('A1', 'A2', 'B1', 'B2', 'C1', 'C2'))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `unlocked_grammar_topics` (
	`user_id` text NOT NULL,
	`topic_id` integer NOT NULL,
	`unlocked_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	`unlock_method` text NOT NULL,
	PRIMARY KEY(`user_id`, `topic_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `user_grammar_progress` (
	`user_id` text NOT NULL,
	`grammar_library_id` integer NOT NULL,
	`exercises_completed` integer DEFAULT 0 NOT NULL,
	`exercises_correct` integer DEFAULT 0 NOT NULL,
	`answered_bits` integer DEFAULT 0 NOT NULL,
	`right_bits` integer DEFAULT 0 NOT NULL,
	`highest_score` integer DEFAULT 0 NOT NULL,
	`total_exercises` integer DEFAULT 20 NOT NULL,
	`last_practiced` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	PRIMARY KEY(`user_id`, `grammar_library_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "user_grammar_progress_counts" CHECK("exercises_correct" BETWEEN 0 AND "exercises_completed")
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `league_members` (
	`league_id` text NOT NULL,
	`user_id` text NOT NULL,
	`display_name` text NOT NULL,
	`avatar_url` text,
	`weekly_xp` integer DEFAULT 0 NOT NULL,
	`last_xp_update` integer,
	`seat_id` text DEFAULT (lower(hex(randomblob(6)))) NOT NULL,
	`left_at` integer,
	PRIMARY KEY(`league_id`, `user_id`),
	FOREIGN KEY (`league_id`) REFERENCES `leagues`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "league_members_xp" CHECK("weekly_xp" >= 0)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `leagues` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`tier` integer NOT NULL,
	`week_start_date` text NOT NULL,
	`week_end_date` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`finalized_at` integer,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	CONSTRAINT "leagues_tier" CHECK("tier" BETWEEN 1 AND 3),
	CONSTRAINT "leagues_closed" CHECK(("finalized_at" IS NULL) = ("is_active" = 1))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `auth_attempts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`window_ends_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `auth_attempts_window` ON `auth_attempts` (`window_ends_at`);--> statement-breakpoint
CREATE TABLE `known_devices` (
	`user_id` text NOT NULL,
	`expires` integer NOT NULL,
	`token_hash` text NOT NULL,
	PRIMARY KEY(`user_id`, `expires`, `token_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `known_devices_expires` ON `known_devices` (`expires`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	`used_at` integer,
	PRIMARY KEY(`user_id`, `code_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `sessions` (
	`sid` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`sess` text NOT NULL,
	`expire` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expire` ON `sessions` (`expire`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`password_hash` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`profile_image_url` text,
	`payment_customer_id` text,
	`payment_subscription_id` text,
	`subscription_status` text DEFAULT 'trial' NOT NULL,
	`trial_messages_used` integer DEFAULT 0 NOT NULL,
	`current_language` text DEFAULT 'german' NOT NULL,
	`time_zone` text DEFAULT 'UTC' NOT NULL,
	`previous_time_zone` text,
	`time_zone_changed_at` integer,
	`league_opt_out` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	`updated_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_key_unique` ON `users` (`email_key`);--> statement-breakpoint
CREATE TABLE `verb_prefix_questions` (
	`id` integer PRIMARY KEY NOT NULL,
	`test_id` integer NOT NULL,
	`question_number` integer NOT NULL,
	`question` text NOT NULL,
	`options` text NOT NULL,
	`correct_answer` integer NOT NULL,
	`explanation` text NOT NULL,
	`cefr_level` text NOT NULL,
	FOREIGN KEY (`test_id`) REFERENCES `verb_prefix_tests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `verb_prefix_questions_place` ON `verb_prefix_questions` (`test_id`,`question_number`);--> statement-breakpoint
CREATE TABLE `verb_prefix_test_results` (
	`user_id` text NOT NULL,
	`test_id` integer NOT NULL,
	`last_taken` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	PRIMARY KEY(`user_id`, `test_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `verb_prefix_tests` (
	`id` integer PRIMARY KEY NOT NULL,
	`verb` text NOT NULL,
	`base_meaning` text NOT NULL,
	`test_title` text NOT NULL,
	`total_questions` integer DEFAULT 10 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `verb_prefix_tests_verb_unique` ON `verb_prefix_tests` (`verb`);--> statement-breakpoint
CREATE TABLE `vocabulary` (
	`user_id` text NOT NULL,
	`word_key` integer NOT NULL,
	`own` text,
	`times_encountered` integer DEFAULT 1 NOT NULL,
	`last_encountered` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	`skills` text,
	PRIMARY KEY(`user_id`, `word_key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "vocabulary_translation" CHECK("own" IS NULL OR json_array_length("own", '$.translation') >= 1),
	CONSTRAINT "vocabulary_own_key" CHECK(("own" IS NOT NULL) = ("word_key" < 0)),
	CONSTRAINT "vocabulary_times" CHECK("times_encountered" >= 1)
) WITHOUT ROWID;
--> statement-breakpoint
-- The last guard: seating counts by itself and never gets here (worker/league/seating.ts).
CREATE TRIGGER `league_members_full` BEFORE INSERT ON `league_members`
WHEN (SELECT count(*) FROM `league_members` WHERE `league_id` = NEW.`league_id`) >= 30
BEGIN
	SELECT RAISE(ABORT, 'constraint failed: the league is full');
END;
--> statement-breakpoint
-- A deleted account leaves no name behind: its seat of this week, even one that it left, and that of the last one go with it.
CREATE TRIGGER `user_xp_leaves_league` AFTER DELETE ON `user_xp`
BEGIN
	DELETE FROM `league_members` WHERE `user_id` = OLD.`user_id` AND `league_id` IN (OLD.`league_id`, OLD.`left_league_id`, json_extract(OLD.`last_league`, '$.leagueId'));
END;
--> statement-breakpoint
-- Days, ledger and attempts row by row, for operators and tests: the newest day of a learner is in `user_xp`, the others are in `past_days` and, once their attempts have gone, in `old_days`.
CREATE VIEW `daily_progress` AS
SELECT `user_id`, `date`, `vocabulary_test_complete`, `grammar_test_complete`, `conversation_message_complete`, `all_challenges_complete`, `lessons_completed_today`, `xp_earned`, `double_xp_taken`, `conversation_xp`, `activities` FROM `past_days`
UNION ALL
SELECT `user_id`, `day`, `day_vocabulary_test_complete`, `day_grammar_test_complete`, `day_conversation_message_complete`, `day_all_challenges_complete`, `day_lessons_completed_today`, `day_xp_earned`, `day_double_xp_taken`, `day_conversation_xp`, `day_activities` FROM `user_xp` WHERE `day` IS NOT NULL
UNION ALL
SELECT o.`user_id`, d.value ->> 0, d.value ->> 1, d.value ->> 2, d.value ->> 3, d.value ->> 4, d.value ->> 5, d.value ->> 6, d.value ->> 7, d.value ->> 8, d.value ->> 9 FROM `old_days` AS o, json_each(o.`days`) AS d;
--> statement-breakpoint
-- A row without a place is the sum of what a source has earned on a day of more than two weeks ago.
CREATE VIEW `xp_transactions` AS
SELECT d.`user_id`, a.value ->> 0 AS `source`, coalesce(a.value ->> 1, 'day') AS `source_id`, coalesce(a.value ->> 2, d.`date`) AS `occurrence`, a.value ->> 3 AS `amount`, coalesce(a.value ->> 5, 'All of the day') AS `description`, json_object('parts', json(coalesce(a.value -> 6, '[]')), 'attemptId', a.value ->> 7) AS `metadata`, a.value ->> 4 AS `created_at`
FROM (SELECT `user_id`, `date`, `awards` FROM `past_days` UNION ALL SELECT `user_id`, `day`, `day_awards` FROM `user_xp`) AS d, json_each(d.`awards`) AS a
UNION ALL
SELECT o.`user_id`, s.key, 'day', d.value ->> 0, s.value, 'All of the day', json_object('parts', json('[]'), 'attemptId', NULL), unixepoch(d.value ->> 0) * 1000 FROM `old_days` AS o, json_each(o.`days`) AS d, json_each(d.value, '$[10]') AS s;
--> statement-breakpoint
CREATE VIEW `quiz_results` AS
SELECT d.`user_id`, a.key AS `attempt_id`, a.value ->> 0 AS `quiz_type`, a.value ->> 1 AS `subject_id`, a.value ->> 2 AS `level`, a.value ->> 3 AS `score`, a.value ->> 4 AS `total_questions`, a.value -> 8 AS `answers`, a.value ->> 5 AS `graded`, a.value ->> 6 AS `xp_awarded`, a.value -> 9 AS `outcome`, a.value ->> 7 AS `created_at`
FROM (SELECT `user_id`, `attempts` FROM `past_days` UNION ALL SELECT `user_id`, `day_attempts` FROM `user_xp`) AS d, json_each(d.`attempts`) AS a;
--> statement-breakpoint
-- What was said message by message, for operators and tests: a turn has a message and its reply, the conversation the tutor's first line.
CREATE VIEW `messages` AS
SELECT `id` AS `conversation_id`, 1 AS `id`, NULL AS `client_message_id`, 'assistant' AS `role`, `opening` AS `content`, `opening_translation` AS `translation`, NULL AS `corrections`, NULL AS `vocabulary`, NULL AS `engine`, `created_at` FROM `conversations`
UNION ALL
SELECT `conversation_id`, `id`, `client_message_id`, 'user', `content`, NULL, `corrections`, NULL, NULL, `created_at` FROM `turns`
UNION ALL
SELECT `conversation_id`, `id` + 1, NULL, 'assistant', `reply`, `translation`, NULL, `vocabulary`, `engine`, `replied_at` FROM `turns` WHERE `reply` IS NOT NULL;
