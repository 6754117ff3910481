import { Hono } from "hono";
import { decideAgainOnRace } from "../db/guard.ts";
import type { AppEnv } from "../http/context.ts";
import { contentAnswers, serve } from "../http/serve.ts";
import { addBatch } from "./add-batch.ts";
import { bankFinder } from "./bank-entries.ts";
import { bankForVisitors } from "./bank-for-visitors.ts";
import { collected } from "./chat-words.ts";
import { categoriesOf, collectionOf, pluralNounsOf } from "./collection.ts";
import { generateQuiz } from "./generate-quiz.ts";
import { saveWordNow } from "./store.ts";
import { translateWord } from "./translate-word.ts";

export const vocabularyRoutes = new Hono<AppEnv>();

vocabularyRoutes.use("/api/vocabulary-bank/:language", ...contentAnswers);

serve(vocabularyRoutes, "GET /api/vocabulary-bank/:language", ({ c, params, query }) =>
  bankForVisitors(c.get("database").db, { ...params, ...query }, c.get("now")),
);

serve(vocabularyRoutes, "POST /api/vocabulary/add-batch", ({ c, body, learner }) => addBatch(c, learner, body));

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
