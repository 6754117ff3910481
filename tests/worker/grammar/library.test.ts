import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { GRAMMAR_CATEGORIES } from "#schema/terms/grammar-category.ts";
import { Actor, makeLearner } from "#tests/support/worker/actor.ts";
import { expectError } from "#tests/support/worker/answers.ts";
import { drawnQuiz, FIRST_TOPIC, SECOND_TOPIC, takeGrammarQuiz } from "#tests/support/worker/grammar.ts";

const LIBRARY = "GET /api/grammar/library";
const TOPIC = "GET /api/grammar/library/:id";
const EXERCISES = "GET /api/grammar/library/:id/exercises";
const PROGRESS = "GET /api/grammar/progress/:id";
const ANSWER = "POST /api/grammar/exercises/:exerciseId/submit";
/** The topics of each level. */
const SIZES = { A1: 20, A2: 20, B1: 20, B2: 16, C1: 13, C2: 12 } as const;

let learner: Awaited<ReturnType<typeof makeLearner>>;
const visitor = new Actor();
beforeEach(async () => {
  learner = await makeLearner();
});

function answer(exerciseId: number, text: string) {
  return learner.call(ANSWER, { params: { exerciseId }, body: { answer: text } });
}

/** Opens a level without a quiz. */
async function openLevel(level: string) {
  await env.DB.prepare(
    "INSERT INTO unlocked_grammar_levels (user_id, cefr_level, unlock_method) VALUES (?, ?, 'level-up-quiz')",
  )
    .bind(learner.userId, level)
    .run();
}

/** The right answer to an exercise, as it is seeded. */
async function rightAnswer(exerciseId: number): Promise<string> {
  const found = await env.DB.prepare("SELECT correct_answer AS answer FROM grammar_exercises WHERE id = ?")
    .bind(exerciseId)
    .first<{ answer: string }>();
  return found?.answer ?? "";
}

describe("the library", () => {
  it("lists all topics for a learner, in the order of levels, with the first of A1 open", async () => {
    const topics = await learner.call(LIBRARY);
    const counts = Object.entries(SIZES).map(
      ([level]) => [level, topics.filter(({ cefrLevel }) => cefrLevel === level).length] as const,
    );
    expect(Object.fromEntries(counts)).toEqual(SIZES);
    expect(topics.map(({ id }) => id)).toEqual(topics.map(({ id }) => id).toSorted((one, other) => one - other));
    expect(topics.filter(({ isUnlocked }) => isUnlocked).map(({ id }) => id)).toEqual([FIRST_TOPIC]);
    const [first] = topics;
    expect(first).toMatchObject({
      title: "Personal pronouns: ich, du, er, sie, es (Personalpronomen)",
      category: "pronouns",
      orderIndex: 1,
      progress: null,
      quizScore: null,
      exercisesCompleted: 0,
      examples: [],
    });
    // The summary alone.
    expect(first?.explanation).toMatch(/^Er, sie, and es follow the gender/);
    expect(first?.explanation).not.toContain("\n");
    expect(first?.search).toContain("Personalpronomen");
  });

  it("lists one level, locked or not", async () => {
    const topics = await learner.call(LIBRARY, { query: { level: "B2" } });
    expect(topics).toHaveLength(SIZES.B2);
    expect(topics.every((topic) => topic.cefrLevel === "B2" && !topic.isUnlocked)).toBe(true);
  });

  it("shows visitors A1 as a new learner has it, and refuses the other levels", async () => {
    expect(await visitor.call(LIBRARY)).toEqual(await learner.call(LIBRARY, { query: { level: "A1" } }));
    expect(await visitor.call(LIBRARY, { query: { level: "A1" } })).toHaveLength(SIZES.A1);
    const { field } = await expectError(await visitor.send(LIBRARY, { query: { level: "A2" } }), 403);
    expect(field).toBe("level");
  });

  it("shows progress and the best quiz on the cards", async () => {
    await answer(10101, await rightAnswer(10101));
    await answer(10102, "falsch");
    await takeGrammarQuiz(learner, { topicId: FIRST_TOPIC }, 6);
    await takeGrammarQuiz(learner, { topicId: FIRST_TOPIC }, 5);
    const [card] = await learner.call(LIBRARY, { query: { level: "A1" } });
    const topic = await learner.call(TOPIC, { params: { id: FIRST_TOPIC } });
    expect(card).toMatchObject({
      progress: { highestScore: 6, totalExercises: 20 },
      quizScore: { score: 6, totalQuestions: 10, percentage: 60 },
    });
    expect(topic).toMatchObject({ progress: card?.progress, quizScore: card?.quizScore });
    expect(topic.exercisesCorrect).toBe(card?.exercisesCorrect);
  });
});

describe("a topic", () => {
  it("has its whole explanation, its examples and its neighbors", async () => {
    const topic = await learner.call(TOPIC, { params: { id: SECOND_TOPIC } });
    expect(topic.explanation).toMatch(/^Sein says who, what, or how somebody is;.*\n\n\*\*/);
    expect(topic.examples.length).toBeGreaterThanOrEqual(5);
    expect([topic.previous?.id, topic.next?.id]).toEqual([101, 103]);
    expect(topic.previous?.title).toMatch(/^Personal pronouns/);
    const first = await learner.call(TOPIC, { params: { id: 301 } });
    expect([first.previous, first.next?.id]).toEqual([null, 302]);
    const last = await learner.call(TOPIC, { params: { id: 612 } });
    expect([last.previous?.id, last.next]).toEqual([611, null]);
  });

  it("can be read while it is locked, but its exercises cannot", async () => {
    expect(await learner.call(TOPIC, { params: { id: 612 } })).toMatchObject({ isUnlocked: false, cefrLevel: "C2" });
    await expectError(await learner.send(EXERCISES, { params: { id: SECOND_TOPIC } }), 403);
    await expectError(await learner.send(EXERCISES, { params: { id: 201 } }), 403);
  });

  it("is open to visitors in A1 only, its exercises never", async () => {
    const topic = await visitor.call(TOPIC, { params: { id: SECOND_TOPIC } });
    expect(topic).toEqual(await learner.call(TOPIC, { params: { id: SECOND_TOPIC } }));
    await expectError(await visitor.send(TOPIC, { params: { id: 201 } }), 403);
    await expectError(await visitor.send(EXERCISES, { params: { id: FIRST_TOPIC } }), 401);
  });

  it.each([TOPIC, EXERCISES, PROGRESS, "GET /api/grammar/is-topic-unlocked/:id"] as const)(
    "that does not exist answers 404 to %s",
    async (key) => {
      for (const id of [121, 100, 1, 701, 10101]) await expectError(await learner.send(key, { params: { id } }), 404);
    },
  );
});

describe("the exercises of a topic", () => {
  it("are twenty in their order, without their answers", async () => {
    const response = await learner.send(EXERCISES, { params: { id: FIRST_TOPIC } });
    expect(await response.clone().text()).not.toMatch(/correctAnswer|acceptedAnswers|explanation/);
    const exercises = await learner.call(EXERCISES, { params: { id: FIRST_TOPIC } });
    expect(exercises.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => 10101 + index));
    expect(exercises.every(({ lastAnswerRight }) => lastAnswerRight === null)).toBe(true);
    const choices = exercises.filter(({ type }) => type === "multiple-choice");
    expect(choices).toHaveLength(12);
    expect(choices.every(({ options }) => options?.length === 4)).toBe(true);
  });

  it("are open where the level is and the topic is the first there", async () => {
    await openLevel("A2");
    expect(await learner.call(EXERCISES, { params: { id: 201 } })).toHaveLength(20);
    await expectError(await learner.send(EXERCISES, { params: { id: 202 } }), 403);
  });
});

describe("an answer to an exercise", () => {
  it("is checked, explained and kept: the last one counts", async () => {
    const right = await rightAnswer(10101);
    const wrong = await answer(10101, "falsch");
    expect(wrong).toMatchObject({ isCorrect: false, correctAnswer: right, exercisesCompleted: 1, exercisesCorrect: 0 });
    expect(wrong.explanation.length).toBeGreaterThan(20);
    expect(await answer(10101, right)).toMatchObject({ isCorrect: true, exercisesCompleted: 1, exercisesCorrect: 1 });
    expect(await answer(10120, await rightAnswer(10120))).toMatchObject({ exercisesCompleted: 2, exercisesCorrect: 2 });
    expect(await answer(10101, "falsch")).toMatchObject({ exercisesCompleted: 2, exercisesCorrect: 1 });
    const exercises = await learner.call(EXERCISES, { params: { id: FIRST_TOPIC } });
    expect([0, 1, 19].map((place) => exercises[place]?.lastAnswerRight)).toEqual([false, null, true]);
    const progress = await learner.call(PROGRESS, { params: { id: FIRST_TOPIC } });
    expect(progress).toMatchObject({ exercisesCompleted: 2, exercisesCorrect: 1, highestScore: 0, totalExercises: 20 });
    expect(progress.lastPracticed).not.toBeNull();
  });

  it("earns nothing and does no challenge of the day, however often it is given", async () => {
    const before = await learner.call("GET /api/gamification/xp");
    for (let times = 0; times < 3; times += 1) await answer(10101, await rightAnswer(10101));
    expect(await learner.call("GET /api/gamification/xp")).toEqual(before);
    const { completionPercentage } = await learner.call("GET /api/gamification/daily-progress");
    expect(completionPercentage).toBe(0);
    expect(await learner.call("GET /api/gamification/streak")).toMatchObject({ currentStreak: 0 });
  });

  it("given to all twenty makes a topic complete", async () => {
    for (let place = 1; place <= 20; place += 1) await answer(10100 + place, await rightAnswer(10100 + place));
    const topic = await learner.call(TOPIC, { params: { id: FIRST_TOPIC } });
    expect(topic).toMatchObject({ exercisesCompleted: 20, exercisesCorrect: 20 });
  });

  it("takes a typed answer in any case, with ae for ä, but never without the umlaut; an option only as it is", async () => {
    const { results } = await env.DB.prepare(
      "SELECT id, type, correct_answer AS right FROM grammar_exercises WHERE grammar_library_id = 113",
    ).all<{ id: number; type: string; right: string }>();
    await env.DB.prepare(
      "INSERT INTO unlocked_grammar_topics (user_id, topic_id, unlock_method) VALUES (?, 113, 'sequence')",
    )
      .bind(learner.userId)
      .run();
    const typed = results.find(({ type, right }) => type === "fill-blank" && right.includes("ä"));
    const choice = results.find(({ type }) => type === "multiple-choice");
    if (!typed || !choice) throw new Error("The topic has other exercises now");
    const verdicts = [];
    for (const text of [
      typed.right.toUpperCase(),
      ` ${typed.right.replace("ä", "ae")} `,
      typed.right.replace("ä", "a"),
    ])
      verdicts.push((await answer(typed.id, text)).isCorrect);
    expect(verdicts).toEqual([true, true, false]);
    expect(await answer(choice.id, choice.right)).toMatchObject({ isCorrect: true });
    expect(await answer(choice.id, choice.right.toUpperCase())).toMatchObject({ isCorrect: false });
  });

  it("is refused without a session, while the topic is locked, empty, too long, or to nothing", async () => {
    const sent = (exerciseId: number, text = "x") => ({ params: { exerciseId }, body: { answer: text } });
    await expectError(await visitor.send(ANSWER, sent(10101)), 401);
    await expectError(await learner.send(ANSWER, sent(10201)), 403);
    await expectError(await learner.send(ANSWER, sent(20101)), 403);
    for (const id of [10121, 12101, 101, 70101]) await expectError(await learner.send(ANSWER, sent(id)), 404);
    for (const text of ["", "  ", "x".repeat(201)]) {
      expect((await expectError(await learner.send(ANSWER, sent(10101, text)), 400)).field).toBe("answer");
    }
    expect(await learner.call(PROGRESS, { params: { id: FIRST_TOPIC } })).toMatchObject({ exercisesCompleted: 0 });
  });

  it("given to many exercises at once is lost for none of them", async () => {
    const places = Array.from({ length: 8 }, (_, index) => 10101 + index);
    const answers = await Promise.all(places.map(rightAnswer));
    await Promise.all(places.map((id, index) => answer(id, answers[index] ?? "")));
    const progress = await learner.call(PROGRESS, { params: { id: FIRST_TOPIC } });
    expect(progress).toMatchObject({ exercisesCompleted: 8, exercisesCorrect: 8 });
  });

  it("at the same time as a quiz on the topic is kept with it", async () => {
    const body = await drawnQuiz(learner, { topicId: FIRST_TOPIC });
    const named = new Set(body.answers.map(({ questionId }) => Number(questionId)));
    const other = Array.from({ length: 20 }, (_, index) => 10101 + index).find((id) => !named.has(id)) ?? 0;
    await Promise.all([learner.call("POST /api/quiz/submit", { body }), answer(other, await rightAnswer(other))]);
    const progress = await learner.call(PROGRESS, { params: { id: FIRST_TOPIC } });
    expect(progress).toMatchObject({ exercisesCompleted: 11, exercisesCorrect: 11, highestScore: 10 });
  });
});

describe("what is unlocked", () => {
  it("is A1 with its first topic for a new learner, since the account began", async () => {
    const levels = await learner.call("GET /api/grammar/unlocked-levels");
    expect(levels.map(({ cefrLevel }) => cefrLevel)).toEqual(["A1"]);
    expect(Math.abs(Date.parse(levels[0]?.unlockedAt ?? "") - Date.now())).toBeLessThan(60_000);
    const topics = await learner.call("GET /api/grammar/unlocked-topics");
    expect(topics).toEqual([{ topicId: FIRST_TOPIC, unlockedAt: levels[0]?.unlockedAt }]);
  });

  it("has the first topic of a level that was opened", async () => {
    await openLevel("B1");
    expect((await learner.call("GET /api/grammar/unlocked-levels")).map(({ cefrLevel }) => cefrLevel)).toEqual([
      "A1",
      "B1",
    ]);
    const topics = await learner.call("GET /api/grammar/unlocked-topics");
    expect(topics.map(({ topicId }) => topicId)).toEqual([FIRST_TOPIC, 301]);
    const isOpen = async (id: number) =>
      (await learner.call("GET /api/grammar/is-topic-unlocked/:id", { params: { id } })).isUnlocked;
    expect([await isOpen(301), await isOpen(302), await isOpen(201)]).toEqual([true, false, false]);
  });

  it.each(["unlocked-levels", "unlocked-topics", "is-topic-unlocked/101", "progress/101", "german"])(
    "and the rest of a learner's grammar (%s) needs a session",
    async (path) => {
      await expectError(await visitor.fetch(`/api/grammar/${path}`), 401);
    },
  );
});

describe("a category", () => {
  it("leads to a topic for the caller's level", async () => {
    const topicOf = (caller: Actor, category: (typeof GRAMMAR_CATEGORIES)[number]) =>
      caller.call("GET /api/grammar/category/:category", { params: { category } });
    expect(await topicOf(visitor, "tenses")).toEqual({ id: 201, cefrLevel: "A2" });
    expect(await topicOf(learner, "cases")).toEqual({ id: 111, cefrLevel: "A1" });
    await env.DB.prepare("UPDATE progress_tracking SET cefr_level = 'B1' WHERE user_id = ?").bind(learner.userId).run();
    expect(await topicOf(learner, "cases")).toEqual({ id: 316, cefrLevel: "B1" });
    for (const category of GRAMMAR_CATEGORIES) expect((await topicOf(learner, category)).id).toBeGreaterThan(100);
  });

  it("that does not exist is refused", async () => {
    const { field } = await expectError(await learner.fetch("/api/grammar/category/moods"), 400);
    expect(field).toBe("category");
  });
});

describe("the rules of a language", () => {
  it("are the topics of the library, with how often the learner did without a mistake", async () => {
    await env.DB.prepare(
      "INSERT INTO grammar_rules (user_id, rule, explanation, examples, times_mastered, since) VALUES (?, 'cases', '', '[]', 3, 0)",
    )
      .bind(learner.userId)
      .run();
    const rules = await learner.call("GET /api/grammar/:language", { params: { language: "german" } });
    expect(rules).toHaveLength(101);
    expect(rules.find(({ id }) => id === 111)).toMatchObject({
      rule: "The accusative: direct objects (Akkusativ)",
      timesMastered: 3,
    });
    expect(rules.find(({ id }) => id === FIRST_TOPIC)?.timesMastered).toBe(0);
    expect(await learner.call("GET /api/grammar/:language", { params: { language: "french" } })).toEqual([]);
  });
});
