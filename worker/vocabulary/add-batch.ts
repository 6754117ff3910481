import type { BodyOf, ResponseOf } from "#schema/api/endpoint.ts";
import type { Api } from "#schema/api/index.ts";
import { DEFAULT_LANGUAGE } from "#schema/terms/language.ts";
import { decideAgainOnRace } from "../db/guard.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import { wholeBank } from "./bank-entries.ts";
import { addBankWordsNow } from "./store.ts";

type Call = Api["POST /api/vocabulary/add-batch"];

/** Adds the next words of a level, in the order of the course. 400 for another language than German, 429 when the quota of writes is used up. */
export async function addBatch(
  c: AppContext,
  learner: Learner,
  { language, cefrLevel, partOfSpeech, count }: BodyOf<Call>,
): Promise<ResponseOf<Call>> {
  if (language !== DEFAULT_LANGUAGE) throw new HttpError(400, "There are only German words", { field: "language" });
  const now = c.get("now");
  const { byLevel } = await wholeBank(c.get("database").db, now);
  const words = (byLevel.get(cefrLevel) ?? []).filter((word) => !partOfSpeech || word.partOfSpeech === partOfSpeech);
  return decideAgainOnRace(c.get("database"), (db) => addBankWordsNow(db, learner, { words, count }, now));
}
