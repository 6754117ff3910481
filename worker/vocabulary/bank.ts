import { between } from "drizzle-orm";
import type { BankWord } from "#schema/api/vocabulary.ts";
import { germanVocabularyBank as bank } from "#schema/db/index.ts";
import { wordIdsOf } from "#schema/rules/content-id.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { runBatch } from "../db/batch.ts";
import { rememberContent, seededVersion, versionIn } from "../db/content-memory.ts";
import type { Database } from "../db/database.ts";

/** The bank's words of one level, in the order of the curriculum. */
export interface BankContent {
  version: string;
  words: BankWord[];
}

/** A level of the bank, from memory where it can. Empty where nothing was seeded. */
export const bankContent = rememberContent(readBank);

async function readBank(db: Database, level: CefrLevel): Promise<BankContent> {
  const { versions, words } = await runBatch(db, {
    versions: seededVersion(db),
    words: db
      .select({
        id: bank.id,
        word: bank.word,
        gender: bank.gender,
        plural: bank.plural,
        translation: bank.translation,
        partOfSpeech: bank.partOfSpeech,
        cefrLevel: bank.cefrLevel,
        caseInfo: bank.caseInfo,
        sentence: bank.sentence,
        sentenceTranslation: bank.sentenceTranslation,
      })
      .from(bank)
      .where(between(bank.id, ...wordIdsOf(level)))
      .orderBy(bank.id),
  });
  return { version: versionIn(versions), words };
}
