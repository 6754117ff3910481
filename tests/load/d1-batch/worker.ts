// The statements of one lesson quiz, sent to D1 in one batch (/batch) or one after the other (/sequence). Only for the benchmark.
interface Statement {
  bind(...values: (string | number)[]): Statement;
  run(): Promise<unknown>;
}

interface Database {
  prepare(sql: string): Statement;
  batch(statements: Statement[]): Promise<unknown>;
}

/** Learners that take turns, so that not every request writes the same row. */
const LEARNERS = 16;

function statementsOf(db: Database, user: string, attempt: string): Statement[] {
  const day = "2026-11-20";
  return [
    db.prepare("SELECT user_id, expire FROM sessions WHERE sid = ?").bind(`sid-${user}`),
    db.prepare("SELECT * FROM user_xp WHERE user_id = ?").bind(user),
    db.prepare("SELECT * FROM past_days WHERE user_id = ? AND date = ?").bind(user, day),
    db.prepare("SELECT * FROM user_subchapter_progress WHERE user_id = ? AND subchapter_id = ?").bind(user, 10_101),
    db.prepare("SELECT * FROM kept_attempts WHERE user_id = ? AND quiz_type = ?").bind(user, attempt),
    db.prepare("UPDATE user_xp SET version = version + 1 WHERE user_id = ?").bind(user),
    db
      .prepare(
        "INSERT INTO past_days (user_id, date) VALUES (?, ?) ON CONFLICT DO UPDATE SET xp_earned = xp_earned + 1",
      )
      .bind(user, day),
    db
      .prepare(
        "INSERT INTO user_subchapter_progress (user_id, subchapter_id) VALUES (?, ?) ON CONFLICT DO UPDATE SET quiz_score = 9",
      )
      .bind(user, 10_101),
    db.prepare("INSERT INTO kept_attempts (user_id, quiz_type, attempts) VALUES (?, ?, '{}')").bind(user, attempt),
    db.prepare("INSERT INTO past_days (user_id, date, xp_earned) VALUES (?, ?, 9)").bind(user, attempt),
  ];
}

async function setUp(db: Database): Promise<void> {
  for (let i = 0; i < LEARNERS; i++) {
    const user = `user-${i}`;
    await db.batch([
      db
        .prepare(
          "INSERT INTO users (id, email, email_key, password_hash, first_name, last_name) VALUES (?1, ?1, ?1, '', '', '')",
        )
        .bind(user),
      db.prepare("INSERT INTO user_xp (user_id) VALUES (?)").bind(user),
      db.prepare("INSERT INTO sessions (sid, user_id, sess, expire) VALUES (?, ?, '{}', 0)").bind(`sid-${user}`, user),
    ]);
  }
}

export default {
  async fetch(request: Request, { DB: db }: { DB: Database }): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === "/set-up") await setUp(db);
    const statements = statementsOf(db, `user-${Math.floor(Math.random() * LEARNERS)}`, crypto.randomUUID());
    if (pathname === "/batch") await db.batch(statements);
    if (pathname === "/sequence") for (const statement of statements) await statement.run();
    return new Response("ok");
  },
};
