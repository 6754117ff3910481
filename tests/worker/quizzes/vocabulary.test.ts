import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { ItemResult, PluralResult, QuizSubmitRequest } from "#schema/api/quizzes.ts";
import type { VocabularyQuizQuestion } from "#schema/api/vocabulary.ts";
import { QUIZ_DIRECTIONS, type QuizDirection, type StudyModeType } from "#schema/terms/quiz-type.ts";
import { Actor, makeLearner } from "#tests/support/worker/actor.ts";
import { expectError } from "#tests/support/worker/answers.ts";
import { countOf, learnerStorage, row } from "#tests/support/worker/storage.ts";
import { collectBank, collectOwn } from "#tests/support/worker/vocabulary.ts";

const SUBMIT = "POST /api/quiz/submit";
const GENERATE = "POST /api/vocabulary/quiz/generate";

let learner: Awaited<ReturnType<typeof makeLearner>>;
const visitor = new Actor();
beforeEach(async () => {
  // What is stored is compared whole before and after a refusal: collections of earlier tests would make that slow.
  await env.DB.exec("DELETE FROM vocabulary");
  learner = await makeLearner();
});

type Filters = { level?: "A1" | "A2" | "B1"; category?: string; partOfSpeech?: "verb" | "noun" | "adjective" };

async function draw({
  type = "fill-in-blank",
  direction = "german-to-english",
  filters = {},
  count = 10,
  by = learner,
}: {
  type?: StudyModeType;
  direction?: QuizDirection;
  filters?: Filters;
  count?: number;
  by?: Actor;
} = {}): Promise<VocabularyQuizQuestion[]> {
  const body = { language: "german", filters, quizType: type, direction, count } as const;
  return (await by.call(GENERATE, { body })).questions;
}

function rightAnswer({ correctAnswer }: VocabularyQuizQuestion): string {
  return typeof correctAnswer === "string" ? correctAnswer : (correctAnswer[0] ?? "");
}

/** A submit with the first `right` answers right, the others wrong. */
function answered(
  quizType: ItemResult["quizType"],
  questions: readonly VocabularyQuizQuestion[],
  {
    right = questions.length,
    answer = rightAnswer,
  }: { right?: number; answer?: (question: VocabularyQuizQuestion) => string } = {},
): ItemResult {
  return {
    quizType,
    score: right,
    totalQuestions: questions.length,
    answers: questions.map((question, place) => ({
      questionId: question.id,
      answer: place < right ? answer(question) : "Quatsch",
    })),
    attemptId: crypto.randomUUID(),
  };
}

async function expectRefused(
  body: QuizSubmitRequest,
  field: string,
  { status = 400, caller = learner }: { status?: number; caller?: Actor } = {},
): Promise<void> {
  const before = await learnerStorage();
  expect(await expectError(await caller.send(SUBMIT, { body }), status)).toMatchObject({ field });
  expect(await learnerStorage()).toEqual(before);
}

describe.each(QUIZ_DIRECTIONS)("a vocabulary quiz, %s,", (direction) => {
  it.each(["multiple-choice", "fill-in-blank", "gender"] as const)(
    "of %s is graded by the server: a point for each right answer, five for a pass",
    async (type) => {
      await collectBank(learner.userId, "cefr_level IN ('A1', 'B1')", 900);
      const questions = await draw({ type, direction });
      const body = { ...answered(`vocabulary-${direction}-${type}`, questions, { right: 8 }), score: 10 };
      expect(await learner.call(SUBMIT, { body })).toMatchObject({
        score: 8,
        totalQuestions: 10,
        passed: true,
        xpAwarded: 13,
        guestMode: false,
        unlocked: false,
      });
      const kept = await row<{ answers: string; outcome: string }>(
        "SELECT answers, outcome FROM quiz_results WHERE attempt_id = ?",
        body.attemptId,
      );
      expect(JSON.parse(kept!.answers)).toEqual(questions.map(({ wordId }, place) => [wordId, place < 8 ? 1 : 0]));
      expect(kept!.answers.length + kept!.outcome.length).toBeLessThan(500);
    },
  );

  it.each(["multiple-choice", "fill-in-blank", "gender", "flashcards"] as const)(
    "as study mode with %s ends when all twenty words were right",
    async (type) => {
      await collectBank(learner.userId, "cefr_level IN ('A1', 'B1')", 900);
      const questions = await draw({ type, direction, count: 20 });
      const quizType = `vocabulary-study-mode-${direction}-${type}` as const;
      const answer = type === "flashcards" ? () => "known" : rightAnswer;
      await expectRefused(answered(quizType, questions, { right: 19, answer }), "answers");
      const body = answered(quizType, questions, { answer });
      expect(await learner.call(SUBMIT, { body })).toMatchObject({ score: 20, passed: true, xpAwarded: 10 });
    },
  );
});

describe("a submit", () => {
  it("completes the day's vocabulary challenge and counts as practice", async () => {
    await collectBank(learner.userId, "cefr_level = 'A1'", 20);
    const body = answered("vocabulary-german-to-english-fill-in-blank", await draw(), { right: 2 });
    expect(await learner.call(SUBMIT, { body })).toMatchObject({
      score: 2,
      passed: false,
      xpAwarded: 2,
      streak: { currentStreak: 1 },
    });
    expect(await countOf("daily_progress", "user_id = ? AND vocabulary_test_complete = 1", learner.userId)).toBe(1);
  });

  it("sent twice is stored and paid once", async () => {
    await collectBank(learner.userId, "cefr_level = 'A1'", 20);
    const body = answered("vocabulary-german-to-english-fill-in-blank", await draw());
    const first = await learner.call(SUBMIT, { body });
    expect(first.xpAwarded).toBe(15);
    const before = await learnerStorage();
    expect(await learner.call(SUBMIT, { body })).toEqual(first);
    expect(await learnerStorage()).toEqual(before);
    const other = answered("vocabulary-german-to-english-gender", await draw());
    await expectRefused({ ...other, attemptId: body.attemptId }, "attemptId", { status: 409 });
  });

  it("and another one at the same moment are both stored and paid", async () => {
    await collectBank(learner.userId, "cefr_level = 'A1'", 20);
    const two = [await draw(), await draw()].map((questions) =>
      answered("vocabulary-german-to-english-fill-in-blank", questions),
    );
    const same = [two[0]!, two[0]!, two[1]!];
    const results = await Promise.all(same.map((body) => learner.call(SUBMIT, { body })));
    expect(results.map(({ xpAwarded }) => xpAwarded)).toEqual([15, 15, 15]);
    expect(await countOf("quiz_results", "user_id = ?", learner.userId)).toBe(2);
    expect(await countOf("user_xp", "user_id = ? AND total_xp = 30", learner.userId)).toBe(1);
  });

  it("in which nothing was answered is kept and counts for no day", async () => {
    await collectBank(learner.userId, "cefr_level = 'A1'", 20);
    const quiz = answered("vocabulary-german-to-english-fill-in-blank", await draw());
    const answers = quiz.answers.map((one, place) => ({ ...one, answer: place % 2 === 0 ? null : "  " }));
    expect(await learner.call(SUBMIT, { body: { ...quiz, answers } })).toMatchObject({
      score: 0,
      xpAwarded: 0,
      streak: { currentStreak: 0 },
    });
    expect(await countOf("quiz_results", "user_id = ?", learner.userId)).toBe(1);
  });

  it("of cards pays 100, 50, 20 and then 0 percent on one day, in both directions together", async () => {
    await collectBank(learner.userId, "cefr_level = 'A1'", 20);
    const paid: number[] = [];
    for (const direction of [...QUIZ_DIRECTIONS, ...QUIZ_DIRECTIONS]) {
      const questions = await draw({ type: "flashcards", direction, count: 20 });
      const body = answered(`vocabulary-study-mode-${direction}-flashcards`, questions, { answer: () => "known" });
      paid.push((await learner.call(SUBMIT, { body })).xpAwarded);
    }
    expect(paid).toEqual([10, 5, 2, 0]);
    const questions = await draw({ type: "gender", count: 20 });
    const body = answered("vocabulary-study-mode-german-to-english-gender", questions);
    expect((await learner.call(SUBMIT, { body })).xpAwarded).toBe(10);
  });
});

describe("answers", () => {
  async function judged(quizType: ItemResult["quizType"], where: string, answer: string): Promise<number | null> {
    const one = await makeLearner();
    await collectBank(one.userId, where);
    const [, , direction, type] = /^(vocabulary)-(german-to-english|english-to-german)-(.+)$/.exec(quizType)!;
    const questions = await draw({ direction: direction as QuizDirection, type: type as StudyModeType, by: one });
    expect(questions).toHaveLength(1);
    const body = answered(quizType, questions, { answer: () => answer });
    return (await one.call(SUBMIT, { body })).score;
  }

  it.each([
    ["Wohnung", "the apartment", 1],
    ["Wohnung", "apartments", 0],
    ["wohnen", "live", 1],
    ["wohnen", "to live (reside)", 1],
    ["wohnen", "to livee", 0],
    ["dürfen", "may", 1],
    ["Farbe", "colour", 1],
    ["Farbe", "i think it is the color", 0],
  ])("in English: %s is %s: %i", async (word, answer, score) => {
    expect(await judged("vocabulary-german-to-english-fill-in-blank", `word = '${word}'`, answer)).toBe(score);
  });

  it.each([
    ["Wohnung", "die Wohnung", 1],
    ["Wohnung", "Wohnung", 1],
    ["Wohnung", "der Wohnung", 0],
    ["Lehrer", "Lehrerin", 1],
    ["Lehrer", "die Lehrerin", 1],
    ["tschüss", "tschüs", 1],
    ["Tür", "Tuer", 1],
    ["Tür", "Tur", 0],
    ["gehen", "ich gehe nach Hause", 0],
  ])("in German: %s is %s: %i", async (word, answer, score) => {
    expect(await judged("vocabulary-english-to-german-fill-in-blank", `word = '${word}'`, answer)).toBe(score);
  });

  it("that are chosen match exactly", async () => {
    const gender = "vocabulary-english-to-german-gender";
    expect(await judged(gender, "word = 'Wohnung'", "die Wohnung")).toBe(1);
    expect(await judged(gender, "word = 'Wohnung'", "die")).toBe(0);
    expect(await judged("vocabulary-german-to-english-gender", "word = 'Wohnung'", "die")).toBe(1);
    expect(await judged("vocabulary-german-to-english-multiple-choice", "word = 'Wohnung'", "Apartment")).toBe(0);
  });

  it("to homographs: each is right by the glosses of both, because they look the same", async () => {
    const english = "vocabulary-german-to-english-fill-in-blank";
    const court = "word = 'Gericht' AND translation LIKE '%court%'";
    expect(await judged(english, court, "court")).toBe(1);
    expect(await judged(english, court, "dish")).toBe(1);
    expect(await judged("vocabulary-german-to-english-multiple-choice", court, "dish (food)")).toBe(0);
  });

  it("to own words", async () => {
    const [key] = await collectOwn(learner.userId, [
      { word: "Brotdose", translation: ["lunch box"], gender: "f", plural: "Brotdosen", partOfSpeech: "noun" },
    ]);
    const quiz = (quizType: ItemResult["quizType"], answer: string): ItemResult => ({
      quizType,
      score: 0,
      totalQuestions: 1,
      answers: [{ questionId: String(key), answer }],
    });
    for (const [type, answer, score] of [
      ["vocabulary-english-to-german-fill-in-blank", "Brotdose", 1],
      ["vocabulary-english-to-german-fill-in-blank", "das Brotdose", 0],
      ["vocabulary-german-to-english-fill-in-blank", "a lunch box", 1],
      ["vocabulary-german-to-english-gender", "die", 1],
    ] as const)
      expect((await learner.call(SUBMIT, { body: quiz(type, answer) })).score).toBe(score);
    await expectRefused(quiz("vocabulary-german-to-english-gender", "die"), "answers", {
      caller: await withOwn("Krimskrams"),
    });
  });

  async function withOwn(word: string): Promise<Actor> {
    const other = await makeLearner();
    await collectOwn(other.userId, [{ word }]);
    return other;
  }
});

describe("a short quiz", () => {
  const type = "vocabulary-german-to-english-fill-in-blank";

  it("is a whole one where there are no more words", async () => {
    await collectBank(learner.userId, "cefr_level = 'A1'", 3);
    const body = answered(type, await draw());
    expect(body.answers).toHaveLength(3);
    expect(await learner.call(SUBMIT, { body })).toMatchObject({ score: 3, totalQuestions: 3, xpAwarded: 8 });
  });

  it("stays a whole one when words come while it runs, from another tab or a chat", async () => {
    await collectBank(learner.userId, "cefr_level = 'A1'", 3);
    const body = answered(type, await draw());
    await learner.call("POST /api/vocabulary/add-batch", {
      body: { language: "german", cefrLevel: "A1", count: 20 },
    });
    expect(await learner.call(SUBMIT, { body })).toMatchObject({ score: 3, totalQuestions: 3 });
  });

  it("is refused where there are more: ten words, of which one is left out", async () => {
    await collectBank(learner.userId, "cefr_level = 'A1'", 10);
    const body = answered(type, await draw());
    await expectRefused({ ...body, totalQuestions: 9, answers: body.answers.slice(1) }, "totalQuestions");
    expect((await learner.call(SUBMIT, { body })).score).toBe(10);
  });

  it("goes by its level, its category and a part of speech that all of its words have", async () => {
    await collectBank(learner.userId, "cefr_level = 'B1'");
    await collectBank(learner.userId, "cefr_level = 'A1' AND part_of_speech = 'noun'", 7);
    await collectBank(learner.userId, "cefr_level = 'A1' AND part_of_speech = 'verb'", 4);
    const ofLevel = async (filters: Filters) => ({ ...answered(type, await draw({ filters })), level: filters.level });
    const verbs = await ofLevel({ level: "A1", partOfSpeech: "verb" });
    expect(verbs.answers).toHaveLength(4);
    expect((await learner.call(SUBMIT, { body: verbs })).score).toBe(4);
    const nouns = await ofLevel({ level: "A1", partOfSpeech: "noun" });
    await expectRefused({ ...nouns, totalQuestions: 6, answers: nouns.answers.slice(1) }, "totalQuestions");
    await expectRefused({ ...verbs, level: "B1", attemptId: crypto.randomUUID() }, "totalQuestions");
    const mixed = [...verbs.answers, ...nouns.answers].slice(0, 9);
    await expectRefused(
      { ...verbs, attemptId: crypto.randomUUID(), totalQuestions: 9, answers: mixed },
      "totalQuestions",
    );
  });

  it("of few words that fit among 5,000", async () => {
    await collectBank(learner.userId, "cefr_level <> 'A2'");
    await collectBank(learner.userId, "cefr_level = 'A2'", 2);
    const body = { ...answered(type, await draw({ filters: { level: "A2" } })), level: "A2" as const };
    expect(body.answers).toHaveLength(2);
    await expectRefused({ ...body, totalQuestions: 1, answers: body.answers.slice(1) }, "totalQuestions");
    expect((await learner.call(SUBMIT, { body })).score).toBe(2);
  });

  it("of nouns for genders", async () => {
    await collectBank(learner.userId, "cefr_level = 'A1' AND part_of_speech = 'verb'");
    await collectBank(learner.userId, "cefr_level = 'A1' AND part_of_speech = 'noun'", 3);
    const body = answered("vocabulary-german-to-english-gender", await draw({ type: "gender" }));
    expect(await learner.call(SUBMIT, { body })).toMatchObject({ score: 3, totalQuestions: 3 });
  });

  it("of words of another language", async () => {
    await collectBank(learner.userId, "cefr_level = 'A1'", 30);
    await collectOwn(learner.userId, [
      { word: "casa", translation: ["house"], language: "spanish", gender: "f" },
      { word: "perro", translation: ["dog"], language: "spanish", gender: "m" },
      { word: "knusprig", translation: ["crispy"], partOfSpeech: "adjective" },
    ]);
    const body = { language: "spanish", filters: {}, quizType: "fill-in-blank", count: 10 } as const;
    const { questions } = await learner.call(GENERATE, { body: { ...body, direction: "german-to-english" } });
    const quiz = answered(type, questions);
    expect(quiz.answers).toHaveLength(2);
    await expectRefused({ ...quiz, totalQuestions: 1, answers: quiz.answers.slice(1) }, "totalQuestions");
    expect((await learner.call(SUBMIT, { body: quiz })).score).toBe(2);
  });

  it("of own and other words of one part of speech", async () => {
    await collectBank(learner.userId, "cefr_level = 'A1' AND part_of_speech = 'noun'", 30);
    await collectBank(learner.userId, "cefr_level = 'A1' AND part_of_speech = 'adjective'", 2);
    await collectOwn(learner.userId, [{ word: "knusprig", translation: ["crispy"], partOfSpeech: "adjective" }]);
    const body = answered(type, await draw({ filters: { partOfSpeech: "adjective" } }));
    expect(body.answers).toHaveLength(3);
    expect((await learner.call(SUBMIT, { body })).score).toBe(3);
  });
});

describe("a forged submit", () => {
  const type = "vocabulary-german-to-english-multiple-choice";
  let quiz: ItemResult;
  beforeEach(async () => {
    await collectBank(learner.userId, "cefr_level = 'A1'", 20);
    quiz = answered(type, await draw({ type: "multiple-choice" }));
  });
  const withFirst = (questionId: string | number) => ({
    ...quiz,
    answers: quiz.answers.map((one, place) => (place === 0 ? { ...one, questionId } : one)),
  });

  it.each([
    ["a word that does not exist", 9_999_999],
    ["a number as text that is none", "1e6"],
    ["no number", "abc"],
    ["nothing", ""],
    ["an own word of nobody", -1],
  ])("names %s", async (_what, id) => {
    await expectRefused(withFirst(id), "answers");
  });

  it("names a word twice", async () => {
    await expectRefused(withFirst(quiz.answers[1]?.questionId ?? ""), "answers");
  });

  it("asks for the gender of a verb, and for a word of another level", async () => {
    const verb = (await row<{ id: number }>("SELECT id FROM german_vocabulary_bank WHERE word = 'gehen'"))!.id;
    await expectRefused({ ...withFirst(verb), quizType: "vocabulary-german-to-english-gender" }, "answers");
    await expectRefused({ ...quiz, level: "B1" }, "answers");
  });

  it("has another number of questions than answers, or more than a quiz has", async () => {
    await expectRefused({ ...quiz, totalQuestions: 9 }, "totalQuestions");
    await expectRefused({ ...quiz, totalQuestions: 100 }, "totalQuestions");
    await expectRefused({ ...quiz, totalQuestions: 1, answers: [] }, "totalQuestions");
    const study = await draw({ count: 20 });
    await expectRefused(answered(type, study), "totalQuestions");
  });

  it("has an unknown type or field", async () => {
    await expectRefused({ ...quiz, quizType: "vocabulary-german-to-english-flashcards" as never }, "quizType");
    await expectRefused({ ...quiz, userAnswers: [] } as never, "userAnswers");
  });
});

describe("a visitor's quiz", () => {
  it.each(["multiple-choice", "fill-in-blank", "gender"] as const)("of %s is graded and forgotten", async (type) => {
    const before = await learnerStorage();
    const body = answered(
      `vocabulary-english-to-german-${type}`,
      await draw({ type, direction: "english-to-german", by: visitor }),
      { right: 7 },
    );
    expect(await visitor.call(SUBMIT, { body })).toMatchObject({
      score: 7,
      totalQuestions: 10,
      passed: true,
      guestMode: true,
      xpAwarded: 0,
      xp: null,
    });
    expect(await learnerStorage()).toEqual(before);
  });

  it("is about words of A1, and whole", async () => {
    const type = "vocabulary-german-to-english-fill-in-blank";
    const quiz = answered(type, await draw({ by: visitor }));
    const refused = (body: ItemResult, field: string, status = 400) =>
      expectRefused(body, field, { status, caller: visitor });
    await refused({ ...quiz, level: "A2" }, "level", 403);
    await refused({ ...quiz, totalQuestions: 9, answers: quiz.answers.slice(1) }, "totalQuestions");
    const answers = quiz.answers.map((one, place) => (place === 0 ? { ...one, questionId: "3010101" } : one));
    await refused({ ...quiz, answers }, "answers");
    const few = answered(
      type,
      await draw({ by: visitor, filters: { level: "A1", partOfSpeech: "conjunction" as never } }),
    );
    expect(await visitor.call(SUBMIT, { body: few })).toMatchObject({ score: 4, totalQuestions: 4 });
  });
});

describe("a plural quiz", () => {
  async function plural(answer: (plural: string) => string, by: Actor = learner): Promise<PluralResult> {
    const nouns = (await by.call("GET /api/vocabulary/:language/plural", { params: { language: "german" } })).slice(
      0,
      15,
    );
    return {
      quizType: "plural",
      language: "german",
      score: 100,
      totalQuestions: nouns.length,
      correctAnswers: nouns.length,
      incorrectAnswers: 0,
      userAnswers: nouns.map(({ id, plural: form }) => ({ wordId: id, userAnswer: answer(form), correct: true })),
      attemptId: crypto.randomUUID(),
    };
  }

  it("pays a point for each right plural and completes the challenge", async () => {
    await collectBank(learner.userId, "cefr_level = 'A1'", 100);
    const body = await plural((form) => form);
    expect(await learner.call(SUBMIT, { body })).toMatchObject({
      score: 15,
      totalQuestions: 15,
      xpAwarded: 15,
      passed: true,
    });
    expect(await countOf("daily_progress", "user_id = ? AND vocabulary_test_complete = 1", learner.userId)).toBe(1);
  });

  it.each([
    ["with its article", (form: string) => `die ${form}`, 2],
    ["with umlauts spelled out", (form: string) => form.replace("ü", "ue").replace("ä", "ae"), 2],
    ["without umlauts", (form: string) => form.replace("ü", "u").replace("ä", "a"), 0],
    ["with another article", (form: string) => `der ${form}`, 0],
    ["with a typing mistake", (form: string) => `${form}x`, 0],
    ["empty", () => "", 0],
  ])("takes a plural %s: %#", async (_what, answer, score) => {
    await collectBank(learner.userId, "word IN ('Buch', 'Stadt')");
    const body = await plural(answer);
    expect(body.userAnswers).toHaveLength(2);
    expect((await learner.call(SUBMIT, { body })).score).toBe(score);
  });

  it("takes a second plural of the dictionary", async () => {
    await collectBank(learner.userId, "word IN ('Balkon', 'Pizza')");
    const body = await plural((form) => ({ Balkons: "Balkone", Pizzas: "Pizzen" })[form] ?? form);
    expect((await learner.call(SUBMIT, { body })).score).toBe(2);
  });

  it("takes every plural of an own word", async () => {
    await collectOwn(learner.userId, [
      { word: "Kaktus", gender: "m", plural: "Kakteen, Kaktusse", partOfSpeech: "noun" },
    ]);
    for (const form of ["Kakteen", "Kaktusse"])
      expect((await learner.call(SUBMIT, { body: await plural(() => form) })).score).toBe(1);
  });

  it("is about nouns with a plural, each once, all that there are or fifteen", async () => {
    await collectBank(learner.userId, "cefr_level = 'A1'", 100);
    const body = await plural((form) => form);
    const first = body.userAnswers[0]!;
    const with0 = (wordId: number) => ({ ...body, userAnswers: [{ ...first, wordId }, ...body.userAnswers.slice(1)] });
    const id = async (word: string) =>
      (await row<{ id: number }>("SELECT id FROM german_vocabulary_bank WHERE word = ?", word))!.id;
    await expectRefused(with0(await id("Eltern")), "answers");
    await expectRefused(with0(await id("Deutschland")), "answers");
    await expectRefused(with0(await id("gehen")), "answers");
    await expectRefused(with0(body.userAnswers[1]?.wordId ?? 0), "answers");
    await expectRefused({ ...body, totalQuestions: 14, userAnswers: body.userAnswers.slice(1) }, "totalQuestions");
    await expectRefused({ ...body, totalQuestions: 14 }, "totalQuestions");
  });

  it("of a visitor is graded and forgotten", async () => {
    const bank = await visitor.call("GET /api/vocabulary-bank/:language", {
      params: { language: "german" },
      query: { partOfSpeech: "noun" },
    });
    const nouns = bank.filter(({ plural: form, gender }) => form && gender !== "pl").slice(0, 15);
    const body: PluralResult = {
      quizType: "plural",
      language: "german",
      score: 0,
      totalQuestions: 15,
      correctAnswers: 0,
      incorrectAnswers: 15,
      userAnswers: nouns.map(({ id, plural: form }) => ({ wordId: id, userAnswer: form ?? "", correct: false })),
    };
    expect(await visitor.call(SUBMIT, { body })).toMatchObject({ score: 15, guestMode: true, xpAwarded: 0 });
  });
});
