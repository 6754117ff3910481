ALTER TABLE `user_subchapter_progress` ADD `completed_on` text;--> statement-breakpoint
ALTER TABLE `daily_progress` ADD `double_xp_taken` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `user_xp` ADD `league_day` text;--> statement-breakpoint
ALTER TABLE `user_xp` ADD `league_day_xp` integer DEFAULT 0 NOT NULL;