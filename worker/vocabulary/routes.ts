import { Hono } from "hono";
import { BANK_LIMIT, type BankWord } from "#schema/api/vocabulary.ts";
import { DEFAULT_LANGUAGE } from "#schema/terms/language.ts";
import { decideAgainOnRace } from "../db/guard.ts";
import type { AppEnv } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import { contentAnswers, serve } from "../http/serve.ts";
import { type BankEntry, bankFinder, wholeBank } from "./bank-entries.ts";
import { collected } from "./chat-words.ts";
import { categoriesOf, collectionOf, pluralNounsOf } from "./collection.ts";
import { generateQuiz } from "./generate-quiz.ts";
import { GUEST_LEVEL } from "./guest-level.ts";
import { addBankWordsNow, saveWordNow } from "./store.ts";
import { translateWord } from "./translate-word.ts";

export const vocabularyRoutes = new Hono<AppEnv>();

vocabularyRoutes.use("/api/vocabulary-bank/:language", ...contentAnswers);

serve(vocabularyRoutes, "GET /api/vocabulary-bank/:language", async ({ c, params, query }) => {
  const { level = GUEST_LEVEL, partOfSpeech, limit = BANK_LIMIT } = query;
  if (level !== GUEST_LEVEL) throw new HttpError(403, "Sign up to learn the words of this level", { field: "level" });
  if (params.language !== DEFAULT_LANGUAGE) return [];
  const { byLevel } = await wholeBank(c.get("database").db, c.get("now"));
  const words = byLevel.get(level) ?? [];
  return words
    .filter((word) => !partOfSpeech || word.partOfSpeech === partOfSpeech)
    .slice(0, limit)
    .map(publicBankWord);
});

serve(vocabularyRoutes, "POST /api/vocabulary/add-batch", async ({ c, body, learner }) => {
  const { language, cefrLevel, partOfSpeech, count } = body;
  if (language !== DEFAULT_LANGUAGE) throw new HttpError(400, "There are only German words", { field: "language" });
  const now = c.get("now");
  const { byLevel } = await wholeBank(c.get("database").db, now);
  const words = (byLevel.get(cefrLevel) ?? []).filter((word) => !partOfSpeech || word.partOfSpeech === partOfSpeech);
  return decideAgainOnRace(c.get("database"), (db) => addBankWordsNow(db, learner, { words, count }, now));
});

serve(vocabularyRoutes, "POST /api/vocabulary/words", async ({ c, body, learner }) => {
  const { language, ...entry } = body;
  const now = c.get("now");
  const word = collected(language, entry, await bankFinder(c.get("database").db, now));
  return {
    isNew: await decideAgainOnRace(c.get("database"), (db) => saveWordNow(db, learner, { language, word, now })),
  };
});

serve(vocabularyRoutes, "POST /api/translate-word", ({ c, body, learner }) => {
  const { word, language, sentence = null } = body;
  return translateWord(c, learner, { word, language, sentence });
});

serve(vocabularyRoutes, "POST /api/vocabulary/quiz/generate", ({ c, body, learner }) => generateQuiz(c, learner, body));

// `:language` takes any last part, so calls with a name of their own come before these.
serve(vocabularyRoutes, "GET /api/vocabulary/:language", ({ c, params, query, learner }) =>
  collectionOf(c.get("database").db, learner, params.language, query, c.get("now")),
);

serve(vocabularyRoutes, "GET /api/vocabulary/:language/categories", ({ c, params, learner }) =>
  categoriesOf(c.get("database").db, learner, params.language, c.get("now")),
);

serve(vocabularyRoutes, "GET /api/vocabulary/:language/plural", ({ c, params, learner }) =>
  pluralNounsOf(c.get("database").db, learner, params.language, c.get("now")),
);

function publicBankWord(entry: BankEntry): BankWord {
  const { id, word, gender, plural, translation, partOfSpeech, cefrLevel, caseInfo } = entry;
  const { sentence, sentenceTranslation } = entry;
  return {
    id,
    word,
    gender,
    plural,
    translation,
    partOfSpeech,
    cefrLevel,
    caseInfo,
    sentence,
    sentenceTranslation,
  };
}
