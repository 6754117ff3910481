import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { DEFAULT_LANGUAGE } from "#schema/terms/language.ts";
import { flag, instant, instantNow, json } from "./columns.ts";

/** Learners with an account, and their settings. */
export const users = sqliteTable("users", {
  id: text("id").primaryKey(),
  /** As typed; shown to its owner. */
  email: text("email").notNull(),
  /** The address in NFC and lower case, which is what must be unique. */
  emailKey: text("email_key").notNull().unique(),
  passwordHash: text("password_hash").notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  profileImageUrl: text("profile_image_url"),
  paymentCustomerId: text("payment_customer_id"),
  paymentSubscriptionId: text("payment_subscription_id"),
  subscriptionStatus: text("subscription_status").notNull().default("trial"),
  trialMessagesUsed: integer("trial_messages_used").notNull().default(0),
  currentLanguage: text("current_language").notNull().default(DEFAULT_LANGUAGE),
  /** IANA zone that decides the learner's local day. */
  timeZone: text("time_zone").notNull().default("UTC"),
  /** The zone before the last change, so that a traveler neither gains nor loses a day (docs/product.md#travel). */
  previousTimeZone: text("previous_time_zone"),
  timeZoneChangedAt: instant("time_zone_changed_at"),
  leagueOptOut: flag("league_opt_out").default(false),
  createdAt: instantNow("created_at"),
  updatedAt: instantNow("updated_at"),
});

/** What a session row keeps besides its owner. */
export interface SessionData {
  createdAt: string;
}

/** Sessions. KV holds copies that may be a minute old; these rows decide. `sid` is the SHA-256 of the cookie's secret. */
export const sessions = sqliteTable(
  "sessions",
  {
    sid: text("sid").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sess: json<SessionData>("sess").notNull(),
    expire: instant("expire").notNull(),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expire").on(table.expire)],
);

/**
 * Browsers in which somebody has signed in to an account: their tries do not count together with those of strangers
 * (docs/product.md#known-devices). The key is in the order of expiry, so the oldest of an account are found without sorting.
 */
export const knownDevices = sqliteTable(
  "known_devices",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expires: instant("expires").notNull(),
    /** The SHA-256 of the secret in the browser's device cookie. */
    tokenHash: text("token_hash").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.expires, table.tokenHash] }),
    index("known_devices_expires").on(table.expires),
  ],
);

/** Recovery codes for a lost password: hashed like passwords, each good for one use. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    createdAt: instantNow("created_at"),
    usedAt: instant("used_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Counters behind the limits on logins, sign-ups and trial chats. `key` is a hash, never an email or network address in the clear. */
export const authAttempts = sqliteTable(
  "auth_attempts",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    windowEndsAt: instant("window_ends_at").notNull(),
  },
  (table) => [index("auth_attempts_window").on(table.windowEndsAt)],
);
