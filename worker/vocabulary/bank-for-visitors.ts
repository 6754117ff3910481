import { BANK_LIMIT, type BankWord } from "#schema/api/vocabulary.ts";
import { GUEST_LEVEL } from "#schema/rules/guest-level.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { DEFAULT_LANGUAGE, type Language } from "#schema/terms/language.ts";
import type { PartOfSpeech } from "#schema/terms/part-of-speech.ts";
import type { Database } from "../db/database.ts";
import { HttpError } from "../http/http-error.ts";
import { type BankEntry, wholeBank } from "./bank-entries.ts";

interface BankWish {
  language: Language;
  level?: CefrLevel | undefined;
  partOfSpeech?: PartOfSpeech | undefined;
  limit?: number | undefined;
}

/** The first words of the bank that visitors may see. 403 for another level than A1. */
export async function bankForVisitors(
  db: Database,
  { language, level = GUEST_LEVEL, partOfSpeech, limit = BANK_LIMIT }: BankWish,
  now: Date,
): Promise<BankWord[]> {
  if (level !== GUEST_LEVEL) throw new HttpError(403, "Sign up to learn the words of this level", { field: "level" });
  if (language !== DEFAULT_LANGUAGE) return [];
  const { byLevel } = await wholeBank(db, now);
  return (byLevel.get(level) ?? [])
    .filter((word) => !partOfSpeech || word.partOfSpeech === partOfSpeech)
    .slice(0, limit)
    .map(publicBankWord);
}

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
