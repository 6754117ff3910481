import { env } from "cloudflare:workers";

/** A word of a learner's own, as it is stored. */
const OWN = {
  language: "german",
  usedForm: null,
  translation: ["own"],
  gender: null,
  plural: null,
  cefrLevel: null,
  category: null,
  partOfSpeech: null,
  caseInfo: null,
  verbType: null,
  sense: "",
};

/** Statements that give a learner the whole bank and 500 words of their own: 5,000. */
export function manyWords(userId: string): D1PreparedStatement[] {
  const own = Array.from({ length: 500 }, (_, i) => ({ ...OWN, word: `Eigen${i}` }));
  return [
    env.DB.prepare(
      "INSERT OR IGNORE INTO vocabulary (user_id, word_key) SELECT ?, word_key FROM german_vocabulary_bank",
    ).bind(userId),
    env.DB.prepare("INSERT INTO vocabulary (user_id, word_key, own) SELECT ?, -1 - key, value FROM json_each(?)").bind(
      userId,
      JSON.stringify(own),
    ),
  ];
}
