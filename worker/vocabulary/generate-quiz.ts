import type { BodyOf, ResponseOf } from "#schema/api/endpoint.ts";
import type { Api } from "#schema/api/index.ts";
import type { VocabularyQuizQuestion } from "#schema/api/vocabulary.ts";
import { type EndingNouns, genderRuleFor, nounsByEnding } from "#schema/rules/gender-endings.ts";
import { GUEST_LEVEL } from "#schema/rules/guest-level.ts";
import type { Random } from "#schema/rules/random.ts";
import { type DrawnQuestion, drawVocabularyQuiz, drawWords, type PartlyRead } from "#schema/rules/vocabulary-draw.ts";
import { readAs } from "../db/batch.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import { type Bank, wholeBank } from "./bank-entries.ts";
import { bankWordsFor, bookOf, type QuizEntry, sampleIn, sampleOf, sampleWish, type WordWish } from "./quiz-words.ts";

type Call = Api["POST /api/vocabulary/quiz/generate"];

/**
 * Questions on words of the learner's collection that pass the filters, for a visitor on words of A1. Every word that passes is as likely as any
 * other. Fewer questions than asked for where there are fewer words, none where there is none. 403 for a visitor at another level.
 */
export async function generateQuiz(
  c: AppContext,
  learner: Learner | null,
  { language, filters, quizType: type, direction, count }: BodyOf<Call>,
  random: Random = Math.random,
): Promise<ResponseOf<Call>> {
  if (!learner && filters.level && filters.level !== GUEST_LEVEL)
    throw new HttpError(403, "Sign up to practice the words of this level", { field: "filters.level" });
  const { db } = c.get("database");
  const now = c.get("now");
  const bank = await wholeBank(db, now);
  const wish: WordWish = { ...filters, type, language };
  const words = drawWords(await (learner ? wordsOf(learner) : guestWords()), count, random);
  const questions = drawVocabularyQuiz(words, { type, direction }, bookOf(bank), random);
  return { questions: questions.map((question) => publicQuestion(question, bank)) };

  function guestWords(): PartlyRead<QuizEntry>[] {
    const fitting = bankWordsFor(bank, { ...wish, level: GUEST_LEVEL });
    return [{ words: fitting, size: fitting.length }];
  }

  async function wordsOf(who: Learner): Promise<PartlyRead<QuizEntry>[]> {
    const sampled = sampleWish(bank, wish, count, random);
    return sampleIn(await readAs(db, who, now, sampleOf(db, who.userId, sampled)), sampled);
  }
}

function publicQuestion(question: DrawnQuestion<QuizEntry>, bank: Bank): VocabularyQuizQuestion {
  const { type, prompt, options, correctAnswer, word: entry } = question;
  const { id, word, gender, plural, partOfSpeech, cefrLevel, category } = entry;
  const { caseInfo = null, sense = null, sentence = null, sentenceTranslation = null, marks = [] } = entry;
  const isNoun = type === "gender" && gender !== null;
  return {
    id: String(id),
    wordId: id,
    word: prompt,
    options,
    correctAnswer: typeof correctAnswer === "string" ? correctAnswer : [...correctAnswer],
    partOfSpeech,
    caseInfo,
    category,
    cefrLevel,
    gender,
    entry: { word, gender, plural, translation: [...entry.translation], sense, sentence, sentenceTranslation, marks },
    genderRule: isNoun ? genderRuleFor({ word, gender }, endingsOf(bank)) : null,
  };
}

/** Counted once for each bank that is in memory. */
const counted = new WeakMap<Bank, readonly EndingNouns[]>();

function endingsOf(bank: Bank): readonly EndingNouns[] {
  const known = counted.get(bank);
  if (known) return known;
  const endings = nounsByEnding(bank.entries.flatMap(({ word, gender }) => (gender ? [{ word, gender }] : [])));
  counted.set(bank, endings);
  return endings;
}
