import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { LeagueTier } from "#schema/terms/league-tier.ts";
import { flag, instant, instantNow } from "./columns.ts";

/**
 * Leagues of one tier and week. The id encodes both, `<Monday>.<tier>.<number>`, so the newest league of a week and tier is the end of a
 * range of primary keys and no further index is needed (docs/decisions/006-leagues.md).
 */
export const leagues = sqliteTable(
  "leagues",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    /** 1 Bronze, 2 Silver, 3 Gold. */
    tier: integer("tier").$type<LeagueTier>().notNull(),
    /** Monday of the ISO week in UTC, YYYY-MM-DD. */
    weekStartDate: text("week_start_date").notNull(),
    /** Sunday of the ISO week in UTC, YYYY-MM-DD. */
    weekEndDate: text("week_end_date").notNull(),
    isActive: flag("is_active").default(true),
    /** When its week was closed; null until then. */
    finalizedAt: instant("finalized_at"),
    createdAt: instantNow("created_at"),
  },
  () => [
    check("leagues_tier", sql`"tier" BETWEEN 1 AND 3`),
    check("leagues_closed", sql`("finalized_at" IS NULL) = ("is_active" = 1)`),
  ],
);

/** 12 random hexadecimal digits, which nothing leads back from to the learner. */
export const NEW_SEAT_ID = sql`(lower(hex(randomblob(6))))`;

/**
 * The learners' seats. Practice partners and ranks are not stored, because they follow from these rows and the hour (schema/rules). A
 * learner who leaves keeps the seat, unseen, until the league is deleted. The migration adds two triggers: one rejects a 31st seat, the other frees the seats of a deleted account.
 */
export const leagueMembers = sqliteTable(
  "league_members",
  {
    leagueId: text("league_id")
      .notNull()
      .references(() => leagues.id, { onDelete: "cascade" }),
    /** No foreign key: deleting by it would need an index of its own. A trigger on user_xp frees the seats instead. */
    userId: text("user_id").notNull(),
    /** First name and last initial: other members never see the full name. */
    displayName: text("display_name").notNull(),
    avatarUrl: text("avatar_url"),
    weeklyXp: integer("weekly_xp").notNull().default(0),
    lastXpUpdate: instant("last_xp_update"),
    /** What other members receive instead of the user's id: random, and another one in every league. */
    seatId: text("seat_id").notNull().default(NEW_SEAT_ID),
    /** When the learner left the leagues; null while they are there. Leaving after the week's end changes nothing about its result. */
    leftAt: instant("left_at"),
  },
  (table) => [
    primaryKey({ columns: [table.leagueId, table.userId] }),
    check("league_members_xp", sql`"weekly_xp" >= 0`),
  ],
);
