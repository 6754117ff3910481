-- never written to: the leagues open with this migration
DROP TABLE `league_members`;--> statement-breakpoint
-- never written to: the leagues open with this migration
DROP TABLE `leagues`;--> statement-breakpoint
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
CREATE TABLE `league_members` (
	`league_id` text NOT NULL,
	`user_id` text NOT NULL,
	`display_name` text NOT NULL,
	`avatar_url` text,
	`weekly_xp` integer DEFAULT 0 NOT NULL,
	`last_xp_update` integer,
	PRIMARY KEY(`league_id`, `user_id`),
	FOREIGN KEY (`league_id`) REFERENCES `leagues`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "league_members_xp" CHECK("weekly_xp" >= 0)
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `user_xp` ADD `league_tier` integer CONSTRAINT "user_xp_tier" CHECK("league_tier" BETWEEN 1 AND 3);--> statement-breakpoint
ALTER TABLE `user_xp` ADD `week_start_date` text;--> statement-breakpoint
ALTER TABLE `user_xp` ADD `week_xp` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `user_xp` ADD `week_xp_at` integer;--> statement-breakpoint
ALTER TABLE `user_xp` ADD `last_league` text;--> statement-breakpoint
-- The last guard: seating counts by itself and never gets here (worker/league/seating.ts).
CREATE TRIGGER `league_members_full` BEFORE INSERT ON `league_members`
WHEN (SELECT count(*) FROM `league_members` WHERE `league_id` = NEW.`league_id`) >= 30
BEGIN
	SELECT RAISE(ABORT, 'constraint failed: the league is full');
END;
--> statement-breakpoint
-- A deleted account leaves no name behind: its seat of this week and that of the last one go with it.
CREATE TRIGGER `user_xp_leaves_league` AFTER DELETE ON `user_xp`
BEGIN
	DELETE FROM `league_members` WHERE `user_id` = OLD.`user_id` AND `league_id` IN (OLD.`league_id`, json_extract(OLD.`last_league`, '$.leagueId'));
END;
