import { Hono } from "hono";
import { BANK_LIMIT } from "#schema/api/vocabulary.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { DEFAULT_LANGUAGE } from "#schema/terms/language.ts";
import { decideAgainOnRace } from "../db/guard.ts";
import type { AppEnv } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import { contentAnswers, serve } from "../http/serve.ts";
import { bankContent } from "./bank.ts";
import { addBankWordsNow } from "./store.ts";

/** The one level that visitors see. */
const GUEST_LEVEL: CefrLevel = "A1";

export const vocabularyRoutes = new Hono<AppEnv>();

vocabularyRoutes.use("/api/vocabulary-bank/:language", ...contentAnswers);

serve(vocabularyRoutes, "GET /api/vocabulary-bank/:language", async ({ c, params, query }) => {
  const { level = GUEST_LEVEL, partOfSpeech, limit = BANK_LIMIT } = query;
  if (level !== GUEST_LEVEL) throw new HttpError(403, "Sign up to learn the words of this level", { field: "level" });
  if (params.language !== DEFAULT_LANGUAGE) return [];
  const { words } = await bankContent(c.get("database").db, level, c.get("now"));
  return words.filter((word) => !partOfSpeech || word.partOfSpeech === partOfSpeech).slice(0, limit);
});

serve(vocabularyRoutes, "POST /api/vocabulary/add-batch", async ({ c, body, learner }) => {
  const { language, ...choice } = body;
  if (language !== DEFAULT_LANGUAGE) throw new HttpError(400, "There are only German words", { field: "language" });
  const now = c.get("now");
  const count = await decideAgainOnRace(c.get("database"), (db) => addBankWordsNow(db, learner, choice, now));
  return { count };
});
