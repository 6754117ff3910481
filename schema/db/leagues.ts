import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, instant, instantNow } from "./columns.ts";
import { users } from "./users.ts";

/** Cohorts of one tier and week (spec 3, design 5). */
export const leagues = sqliteTable(
  "leagues",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    /** 1 Bronze, 2 Silver, 3 Gold. */
    tier: integer("tier").notNull(),
    /** Monday of the ISO week in UTC, YYYY-MM-DD. */
    weekStartDate: text("week_start_date").notNull(),
    /** Sunday of the ISO week in UTC, YYYY-MM-DD. */
    weekEndDate: text("week_end_date").notNull(),
    isActive: flag("is_active").default(true),
    /** Human members: seating is decided on this count in one statement. */
    memberCount: integer("member_count").notNull().default(0),
    /** When its week was closed; null while it runs. */
    finalizedAt: instant("finalized_at"),
    createdAt: instantNow("created_at"),
  },
  (table) => [
    index("leagues_open").on(table.weekStartDate, table.tier, table.memberCount),
    index("leagues_active").on(table.isActive, table.weekEndDate),
    check("leagues_tier", sql`"tier" BETWEEN 1 AND 3`),
    check("leagues_members", sql`"member_count" BETWEEN 0 AND 30`),
  ],
);

export const leagueMembers = sqliteTable(
  "league_members",
  {
    id: text("id").primaryKey(),
    leagueId: text("league_id")
      .notNull()
      .references(() => leagues.id, { onDelete: "cascade" }),
    /** Null for fictional members. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    isFictional: flag("is_fictional").default(false),
    displayName: text("display_name").notNull(),
    avatarUrl: text("avatar_url"),
    weeklyXp: integer("weekly_xp").notNull().default(0),
    /** Final rank; null while the week runs. */
    rank: integer("rank"),
    lastXpUpdate: instant("last_xp_update"),
  },
  (table) => [
    uniqueIndex("league_members_seat").on(table.leagueId, table.userId),
    index("league_members_user").on(table.userId),
    check("league_members_xp", sql`"weekly_xp" >= 0`),
    check("league_members_who", sql`"is_fictional" = 0 OR "user_id" IS NULL`),
  ],
);
