import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import { makeLearner } from "#tests/support/worker/actor.ts";
import { answersFor, FIRST_LESSON, SECOND_LESSON, THIRD_LESSON, takeQuiz } from "#tests/support/worker/lessons.ts";

import { forgetContent } from "#worker/db/content-memory.ts";

type Learner = Awaited<ReturnType<typeof makeLearner>>;

let learner: Learner;
beforeEach(async () => {
  learner = await makeLearner();
});

async function rows(table: string): Promise<number> {
  const column = table === "user_xp" ? "total_xp" : "count(*)";
  const row = await env.DB.prepare(`SELECT ${column} AS n FROM ${table} WHERE user_id = ?`)
    .bind(learner.userId)
    .first<{ n: number }>();
  return row?.n ?? 0;
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("There is none");
  return value;
}

describe("the curriculum", () => {
  it.each(CEFR_LEVELS)("has ten chapters of five lessons in %s", async (level) => {
    const chapters = await learner.call("GET /api/curriculum/chapters/:level", { params: { level } });
    expect(chapters.map(({ chapterNumber, lessonCount }) => [chapterNumber, lessonCount])).toEqual(
      Array.from({ length: 10 }, (_, index) => [index + 1, 5]),
    );
  });

  it("answers an empty list for a level without content", async () => {
    await env.DB.exec("DELETE FROM curriculum_chapters WHERE cefr_level = 'C2'");
    forgetContent();
    expect(await learner.call("GET /api/curriculum/chapters/:level", { params: { level: "C2" } })).toEqual([]);
  });

  it("gives a lesson with fifteen words, each with gloss and example", async () => {
    const lesson = await learner.call("GET /api/curriculum/subchapter/:id", { params: { id: FIRST_LESSON } });
    expect(lesson.words).toHaveLength(15);
    expect(lesson.cefrLevel).toBe("A1");
    for (const word of lesson.words) {
      const marked = word.marks.map(([from, to]) => word.sentence.slice(from, to)).join(" ");
      expect(marked.length, word.word).toBeGreaterThan(0);
      expect(word.sentence).not.toContain("*");
    }
  });

  it("answers 304 when the browser already has this version of the lesson", async () => {
    const path = `/api/curriculum/subchapter/${FIRST_LESSON}`;
    const first = await learner.fetch(path);
    const etag = first.headers.get("ETag") ?? "";
    expect(etag).toMatch(/^W\/"\w+"$/);
    const again = await learner.fetch(path, { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  it.each([[999999], [10106], [99], [70101]])("answers 404 for lesson %i", async (id) => {
    expect((await learner.send("GET /api/curriculum/subchapter/:id", { params: { id } })).status).toBe(404);
  });

  it("shows the progress of each chapter and which lesson is next", async () => {
    await takeQuiz(learner, FIRST_LESSON);
    const progress = await learner.call("GET /api/curriculum/progress/:level", { params: { level: "A1" } });
    expect(progress).toMatchObject({ completedLessons: 1, nextLessonId: SECOND_LESSON });
    expect(progress.chapters[0]).toEqual({ chapterId: 101, completed: 1, total: 5 });
    const lessons = await learner.call("GET /api/curriculum/chapter/:chapterId/subchapters", {
      params: { chapterId: 101 },
    });
    expect(lessons.map((lesson) => lesson.progress?.isCompleted ?? null)).toEqual([true, null, null, null, null]);
  });
});

describe("a lesson quiz", () => {
  it("is graded by the server, whatever the browser claims", async () => {
    const result = await takeQuiz(learner, FIRST_LESSON, { right: 4 });
    expect(result).toMatchObject({ score: 4, percentage: 27, passed: false, isCompleted: false, xpAwarded: 0 });
  });

  it("gives 20 XP for the first pass and 1 for each right answer, and says so", async () => {
    const result = await takeQuiz(learner, FIRST_LESSON, { right: 13 });
    expect(result).toMatchObject({ score: 13, passed: true, isCompleted: true, xpAwarded: 33 });
    expect(result.xpParts).toEqual([
      { reason: "Lesson passed", amount: 20 },
      { reason: "13 right answers", amount: 13 },
    ]);
    expect(result.xp).toMatchObject({
      totalXp: 33,
      level: 1,
      currentXP: 33,
      xpToNextLevel: 67,
      totalXPForNextLevel: 100,
    });
    expect(result.streak).toMatchObject({ currentStreak: 1, status: "done" });
    expect(await learner.call("GET /api/gamification/xp")).toEqual(result.xp);
  });

  it.each([
    ["11 of 15 (73 %)", 11, true],
    ["10 of 15 (67 %, 70 needed)", 10, false],
  ])("%s", async (_, right, passed) => {
    expect((await takeQuiz(learner, FIRST_LESSON, { right })).passed).toBe(passed);
  });

  it("earns 100, 50, 20, then 0 percent on one day", async () => {
    const awards: number[] = [];
    for (let i = 0; i < 4; i++) awards.push((await takeQuiz(learner, FIRST_LESSON)).xpAwarded);
    expect(awards).toEqual([35, 17, 7, 0]);
    expect(await rows("user_xp")).toBe(59);
  });

  it("keeps the best score", async () => {
    await takeQuiz(learner, FIRST_LESSON, { right: 14 });
    await takeQuiz(learner, FIRST_LESSON, { right: 12 });
    const [first] = await learner.call("GET /api/curriculum/chapter/:chapterId/subchapters", {
      params: { chapterId: 101 },
    });
    expect(first?.progress).toEqual({ isCompleted: true, score: 14, totalQuestions: 15 });
  });

  it("answers a repeated attempt word for word and awards it once", async () => {
    const attemptId = crypto.randomUUID();
    const first = await takeQuiz(learner, FIRST_LESSON, { attemptId });
    const again = await takeQuiz(learner, FIRST_LESSON, { attemptId });
    expect(again).toEqual(first);
    expect(await rows("xp_transactions")).toBe(1);
    expect(await rows("user_xp")).toBe(35);
  });

  it("answers a repeated attempt word for word even if answers were wrong, missing or oddly written", async () => {
    const lesson = await learner.call("GET /api/curriculum/subchapter/:id", { params: { id: FIRST_LESSON } });
    const answers = answersFor(lesson, 12).slice(0, 14);
    const [first, second] = [required(answers[0]), required(answers[1])];
    const gloss = first.answer;
    first.answer = `  ${gloss.toUpperCase()} `;
    const request = {
      params: { id: FIRST_LESSON },
      body: {
        score: 15,
        totalQuestions: 15,
        addToVocabulary: false,
        answers: [first, { ...second, answer: null }, ...answers.slice(2)],
        attemptId: crypto.randomUUID(),
      },
    };
    const given = await learner.call("POST /api/curriculum/subchapter/:id/quiz", request);
    expect(given.results.map(({ correct }) => correct)).toEqual([
      true,
      false,
      ...Array(10).fill(true),
      false,
      false,
      false,
    ]);
    expect(given.results.map(({ answer }) => answer)).toEqual([
      gloss,
      null,
      ...answers.slice(2).map(({ answer }) => answer),
      null,
    ]);
    expect(await learner.call("POST /api/curriculum/subchapter/:id/quiz", request)).toEqual(given);
  });

  it("does not store an answer that no quiz of the level offers: it is wrong, and nothing was chosen", async () => {
    const lesson = await learner.call("GET /api/curriculum/subchapter/:id", { params: { id: FIRST_LESSON } });
    const answers = answersFor(lesson, 15);
    required(answers[0]).answer = "never offered".repeat(15);
    const body = { score: 15, totalQuestions: 15, addToVocabulary: false, answers, attemptId: crypto.randomUUID() };
    const given = await learner.call("POST /api/curriculum/subchapter/:id/quiz", {
      params: { id: FIRST_LESSON },
      body,
    });
    expect(given).toMatchObject({ score: 14, passed: true });
    expect(given.results[0]).toMatchObject({ answer: null, correct: false });
    const row = await env.DB.prepare("SELECT answers || outcome AS kept FROM quiz_results WHERE user_id = ?")
      .bind(learner.userId)
      .first<{ kept: string }>();
    expect(row?.kept).not.toContain("never");
  });

  it("keeps an option that came from another lesson of the level", async () => {
    const [lesson, other] = await Promise.all(
      [FIRST_LESSON, SECOND_LESSON].map((id) => learner.call("GET /api/curriculum/subchapter/:id", { params: { id } })),
    );
    const answers = answersFor(required(lesson), 15);
    const glosses = new Set(required(lesson).words.map(({ translation }) => translation));
    const option = required(required(other).words.find(({ translation }) => !glosses.has(translation))).translation;
    required(answers[3]).answer = option;
    const body = { score: 15, totalQuestions: 15, addToVocabulary: false, answers, attemptId: crypto.randomUUID() };
    const request = { params: { id: FIRST_LESSON }, body };
    const given = await learner.call("POST /api/curriculum/subchapter/:id/quiz", request);
    expect(given.results[3]).toMatchObject({ answer: option, correct: false });
    expect(await learner.call("POST /api/curriculum/subchapter/:id/quiz", request)).toEqual(given);
  });

  it("stores an attempt in under 300 bytes, so that many rows share a page of the table", async () => {
    await takeQuiz(learner, FIRST_LESSON, { right: 0 });
    const sum = "SELECT sum(length(answers) + length(outcome)) AS n FROM quiz_results WHERE user_id = ?";
    const row = await env.DB.prepare(sum).bind(learner.userId).first<{ n: number }>();
    expect(row?.n).toBeGreaterThan(30);
    expect(row?.n).toBeLessThan(300);
  });

  it("awards an attempt once when eight tabs send it at the same time", async () => {
    const attemptId = crypto.randomUUID();
    const results = await Promise.all(Array.from({ length: 8 }, () => takeQuiz(learner, FIRST_LESSON, { attemptId })));
    for (const result of results) expect(result).toEqual(results[0]);
    expect(await rows("xp_transactions")).toBe(1);
    expect(await rows("quiz_results")).toBe(1);
    expect(await rows("user_xp")).toBe(35);
  });

  it("counts two attempts sent at the same time one after the other, so that nothing is lost or doubled", async () => {
    const results = await Promise.all([takeQuiz(learner, FIRST_LESSON), takeQuiz(learner, FIRST_LESSON)]);
    expect(results.map((result) => result.xpAwarded).toSorted((a, b) => a - b)).toEqual([17, 35]);
    expect(await rows("user_xp")).toBe(52);
    const days = await env.DB.prepare(
      "SELECT lessons_completed_today AS lessons, xp_earned AS xp FROM daily_progress WHERE user_id = ?",
    )
      .bind(learner.userId)
      .all();
    expect(days.results).toEqual([{ lessons: 1, xp: 52 }]);
  });

  it("refuses an attempt id that another lesson used", async () => {
    const attemptId = crypto.randomUUID();
    await takeQuiz(learner, FIRST_LESSON, { attemptId });
    const lesson = await learner.call("GET /api/curriculum/subchapter/:id", { params: { id: SECOND_LESSON } });
    const response = await learner.send("POST /api/curriculum/subchapter/:id/quiz", {
      params: { id: SECOND_LESSON },
      body: { score: 15, totalQuestions: 15, addToVocabulary: true, answers: answersFor(lesson, 15), attemptId },
    });
    expect(response.status).toBe(409);
  });

  it("is refused until the previous lesson is completed, and stores nothing", async () => {
    const lesson = await learner.call("GET /api/curriculum/subchapter/:id", { params: { id: THIRD_LESSON } });
    const response = await learner.send("POST /api/curriculum/subchapter/:id/quiz", {
      params: { id: THIRD_LESSON },
      body: { score: 15, totalQuestions: 15, addToVocabulary: true, answers: answersFor(lesson, 15) },
    });
    expect(response.status).toBe(403);
    expect(await rows("quiz_results")).toBe(0);
    expect(await rows("vocabulary")).toBe(0);
  });

  it("sent without answers keeps the browser's score, but completes and earns nothing", async () => {
    const result = await learner.call("POST /api/curriculum/subchapter/:id/quiz", {
      params: { id: FIRST_LESSON },
      body: { score: 15, totalQuestions: 15, addToVocabulary: false },
    });
    expect(result).toMatchObject({ graded: false, score: 15, passed: false, isCompleted: false, xpAwarded: 0 });
    expect(await rows("xp_transactions")).toBe(0);
    const stored = await env.DB.prepare("SELECT score, graded FROM quiz_results WHERE user_id = ?")
      .bind(learner.userId)
      .all();
    expect(stored.results).toEqual([{ score: 15, graded: 0 }]);
  });

  it("refuses answers for words of another lesson", async () => {
    const other = await learner.call("GET /api/curriculum/subchapter/:id", { params: { id: SECOND_LESSON } });
    const response = await learner.send("POST /api/curriculum/subchapter/:id/quiz", {
      params: { id: FIRST_LESSON },
      body: { score: 15, totalQuestions: 15, addToVocabulary: true, answers: answersFor(other, 15) },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ field: "answers" });
  });
});

describe("adding a lesson's words", () => {
  it("adds fifteen once, and counts them in the progress", async () => {
    const add = () =>
      learner.call("POST /api/curriculum/subchapter/:id/add-vocabulary", { params: { id: FIRST_LESSON } });
    expect(await add()).toEqual({ added: 15, count: 15 });
    expect(await add()).toEqual({ added: 0, count: 15 });
    expect(await learner.call("GET /api/progress/:language", { params: { language: "german" } })).toMatchObject({
      vocabularyCount: 15,
    });
    await takeQuiz(learner, FIRST_LESSON);
    expect(await learner.call("GET /api/progress/:language", { params: { language: "german" } })).toMatchObject({
      vocabularyCount: 15,
    });
    expect(await rows("vocabulary")).toBe(15);
  });

  it("counts the words that the quiz adds", async () => {
    await takeQuiz(learner, FIRST_LESSON);
    expect(await learner.call("GET /api/progress/:language", { params: { language: "german" } })).toMatchObject({
      vocabularyCount: 15,
    });
  });

  it("is refused for a locked lesson", async () => {
    const response = await learner.send("POST /api/curriculum/subchapter/:id/add-vocabulary", {
      params: { id: SECOND_LESSON },
    });
    expect(response.status).toBe(403);
  });
});

describe("the double-XP challenge", () => {
  async function challenge(words: string[], attemptId?: string) {
    return learner.call("POST /api/curriculum/subchapter/:id/double-xp-challenge", {
      params: { id: FIRST_LESSON },
      body: { words, attemptId },
    });
  }
  async function lessonWords(): Promise<string[]> {
    const lesson = await learner.call("GET /api/curriculum/subchapter/:id", { params: { id: FIRST_LESSON } });
    return lesson.words.map((word) => word.word);
  }

  // The challenge needs the lesson's quiz first. A failed one is enough, and it earns nothing itself.
  beforeEach(() => takeQuiz(learner, FIRST_LESSON, { right: 1 }));

  it("gives 10 XP for each distinct word, up to 150", async () => {
    const words = await lessonWords();
    const result = await challenge(words);
    expect(result).toMatchObject({ xpEarned: 150, totalXp: 150, alreadyTaken: false });
    expect(new Set(result.correctWords)).toEqual(new Set(words));
  });

  it("counts a word once, however often it is typed, and ignores words of other lessons", async () => {
    const [first = ""] = await lessonWords();
    const result = await challenge([first, first.toUpperCase(), ` ${first} `, "Donaudampfschiff"]);
    expect(result).toMatchObject({ correctWords: [first], xpEarned: 10 });
  });

  it("says which word a mistyped entry was meant for, and which entries spell an umlaut out", async () => {
    const { words } = await learner.call("GET /api/curriculum/subchapter/:id", { params: { id: FIRST_LESSON } });
    const idOf = (german: string) => words.find(({ word }) => word === german)?.id;
    const result = await challenge(["tschuess", "Entschuldigunk", "Donaudampfschiff", "gut", "Gut"]);
    expect(result).toMatchObject({
      correctWords: ["tschüss", "gut"],
      spelledOut: [{ typed: "tschuess", wordId: idOf("tschüss") }],
      mistyped: [
        { typed: "Entschuldigunk", wordId: idOf("Entschuldigung") },
        { typed: "Donaudampfschiff", wordId: null },
      ],
    });
  });

  it("earns once per lesson and day, even from two tabs at once", async () => {
    const words = await lessonWords();
    const results = await Promise.all([challenge(words), challenge(words), challenge(words)]);
    expect(results.map((result) => result.xpEarned).toSorted((a, b) => a - b)).toEqual([0, 0, 150]);
    expect(await rows("user_xp")).toBe(150);
    expect(await challenge(words)).toMatchObject({ xpEarned: 0, totalXp: 150, alreadyTaken: true });
  });

  it("uses up the day's one chance even without a single right word", async () => {
    expect(await challenge(["falsch"])).toMatchObject({ xpEarned: 0, alreadyTaken: false });
    expect(await challenge(await lessonWords())).toMatchObject({ xpEarned: 0, alreadyTaken: true });
  });

  it("gives a repeated attempt the answer of the first one", async () => {
    const attemptId = crypto.randomUUID();
    const words = await lessonWords();
    const first = await challenge(words, attemptId);
    expect(await challenge(words, attemptId)).toEqual(first);
  });
});

describe("home", () => {
  it("is null for a visitor and complete for a learner", async () => {
    await takeQuiz(learner, FIRST_LESSON);
    const home = await learner.call("GET /api/home", { query: { level: "A1" } });
    expect(home).toMatchObject({
      user: { id: learner.userId, firstName: "Mara" },
      level: "A1",
      progress: { cefrLevel: "A1", vocabularyCount: 15 },
      levelProgress: { completedLessons: 1, nextLessonId: SECOND_LESSON },
      streak: { status: "done" },
      grammarRuleCount: 101,
      dailyProgress: {
        challenges: [
          { type: "lessons", progress: 1, totalRequired: 2 },
          { type: "vocab", progress: 0, totalRequired: 1 },
          { type: "grammar", progress: 0, totalRequired: 1 },
          { type: "conversation", progress: 0, totalRequired: 1 },
        ],
      },
    });
    expect(home?.lessons.map((list) => list.chapterId)).toEqual([101]);
    expect(await learner.call("GET /api/gamification/xp")).toEqual(home?.xp);
    expect(await learner.call("GET /api/gamification/streak")).toEqual(home?.streak);
    expect(await learner.call("GET /api/gamification/daily-progress")).toEqual(home?.dailyProgress);
    learner.cookies.clear();
    expect(await learner.call("GET /api/home")).toBeNull();
  });
});
