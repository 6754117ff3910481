import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { LeagueTier } from "#schema/terms/league-tier.ts";
import { flag, instant, instantNow } from "./columns.ts";

/**
 * Cohorts of one tier and week (spec 3, design 5). The id says both, `<Monday>.<tier>.<number>`: the newest one of a week and tier is
 * the end of a range of keys, so no index has to be kept (decision 006).
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
    /** When its week was closed; null while it runs. */
    finalizedAt: instant("finalized_at"),
    createdAt: instantNow("created_at"),
  },
  () => [
    check("leagues_tier", sql`"tier" BETWEEN 1 AND 3`),
    check("leagues_closed", sql`("finalized_at" IS NULL) = ("is_active" = 1)`),
  ],
);

/**
 * Seats of learners. Practice partners and ranks follow from these rows and the hour (schema/rules) and are not stored.
 * Two triggers in the migration: one refuses a 31st seat, one frees the seats of a deleted account.
 */
export const leagueMembers = sqliteTable(
  "league_members",
  {
    leagueId: text("league_id")
      .notNull()
      .references(() => leagues.id, { onDelete: "cascade" }),
    /** No foreign key, because that would need an index of its own to delete by; a trigger on user_xp takes the seats away. */
    userId: text("user_id").notNull(),
    /** First name and initial, as others see it (design 5). */
    displayName: text("display_name").notNull(),
    avatarUrl: text("avatar_url"),
    weeklyXp: integer("weekly_xp").notNull().default(0),
    lastXpUpdate: instant("last_xp_update"),
  },
  (table) => [
    primaryKey({ columns: [table.leagueId, table.userId] }),
    check("league_members_xp", sql`"weekly_xp" >= 0`),
  ],
);
