import { env } from "cloudflare:workers";
import type { OwnWord } from "#schema/db/index.ts";
import { wordKey } from "#schema/rules/word-key.ts";

/** Words that a learner has had for long: a quiz does not count those that came while it may have run. */
const LONG_AGO = Date.UTC(2026, 0, 1);

/** The order of the course, as SQL: level by level, the words of the lessons first. */
export const BANK_ORDER = "cefr_level, subchapter_id IS NULL, subchapter_id, order_index";

/** Gives a learner words of the bank: those that the condition on `german_vocabulary_bank` chooses, at most `limit`. */
export async function collectBank(userId: string, where = "1 = 1", limit = 20_000): Promise<void> {
  await env.DB.prepare(
    `INSERT OR IGNORE INTO vocabulary (user_id, word_key, last_encountered)
     SELECT ?1, id, ${LONG_AGO} FROM german_vocabulary_bank WHERE ${where} ORDER BY ${BANK_ORDER} LIMIT ?2`,
  )
    .bind(userId, limit)
    .run();
  await countWords(userId);
}

/** Gives a learner words that the bank does not have. Gives their keys. */
export async function collectOwn(userId: string, words: readonly Partial<OwnWord>[]): Promise<number[]> {
  const rows = words.map((word) => {
    const own = { ...BLANK, ...word };
    return [-wordKey(own.language, own.word, own.gender ?? ""), JSON.stringify(own)] as const;
  });
  await env.DB.prepare(
    `INSERT INTO vocabulary (user_id, word_key, own, last_encountered)
     SELECT ?1, json_extract(value, '$[0]'), json_extract(value, '$[1]'), ${LONG_AGO} FROM json_each(?2)`,
  )
    .bind(userId, JSON.stringify(rows))
    .run();
  await countWords(userId);
  return rows.map(([key]) => key);
}

const BLANK: OwnWord = {
  word: "",
  usedForm: null,
  translation: ["thing"],
  language: "german",
  gender: null,
  plural: null,
  cefrLevel: null,
  category: null,
  partOfSpeech: null,
  caseInfo: null,
  verbType: null,
  sense: "",
};

async function countWords(userId: string): Promise<void> {
  await env.DB.prepare(
    `UPDATE progress_tracking SET vocabulary_count = (SELECT count(*) FROM vocabulary WHERE user_id = ?1)
     WHERE user_id = ?1 AND language = 'german'`,
  )
    .bind(userId)
    .run();
}
