import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildSeed, seedFile } from "#content/seed/build-seed.ts";
import { readAll, type SeedContent } from "#content/seed/read-all.ts";
import { readPrefixTests } from "#content/seed/read-verb-prefixes.ts";
import { readVerbs } from "#content/seed/read-verbs.ts";
import { describeChanges, seedChanges } from "#content/seed/report.ts";
import { deleteOthersStatements, STATEMENT_BYTES } from "#content/seed/sql.ts";
import { curriculumWords } from "#schema/db/curriculum.ts";
import { verbId, verbQuestionId } from "#schema/rules/verb-id.ts";
import { freshDatabase, runSeed, snapshot } from "./database.ts";
import {
  contentWith,
  GOOD_WORDS,
  HOUSE,
  PARENTS,
  readChapter,
  readLesson,
  SMALL,
  STARTER,
  sizes,
  TEACHER,
  TO_GET_UP,
  type WrittenWord,
  wholeCurriculum,
} from "./fixtures.ts";
import { CHOICE, TOPIC, TYPED_ANSWER, withExercise } from "./grammar-fixtures.ts";

describe("the seed in a database", () => {
  let database: DatabaseSync;
  beforeEach(() => {
    database = freshDatabase();
  });
  afterEach(() => {
    database.close();
  });

  function seed(content: SeedContent): number {
    return runSeed(database, buildSeed(content).statements);
  }

  function rows(sql: string): unknown[] {
    return database
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }));
  }

  function versions(): unknown[] {
    return rows("SELECT name, version FROM content_versions");
  }

  it("writes a noun with its gloss, plural, marks and no conjugation", () => {
    seed(contentWith([{ ...HOUSE, en: ["house", "building"], accepted: ["Hauss"], sense: "building" }]));
    const word = rows("SELECT * FROM curriculum_words").map((row) => ({ ...(row as object) }));
    const info = {
      translations: ["house", "building"],
      caseInfo: null,
      accepted: ["Hauss"],
      feminine: null,
      sense: "building",
      marks: [[4, 8]],
      pluralOnly: false,
    };
    expect(word).toEqual([
      {
        id: 1010101,
        subchapter_id: 10101,
        word: "Haus",
        translation: "house",
        part_of_speech: "noun",
        gender: "n",
        plural: "Häuser",
        conjugation_info: null,
        additional_info: JSON.stringify(info),
        sentence: "Das Haus ist alt.",
        sentence_translation: "The house is old.",
        order_index: 1,
      },
    ]);
    expect(
      rows(
        "SELECT id, translation, case_info, verb_type, cefr_level, subchapter_id, order_index, additional_info FROM german_vocabulary_bank",
      ),
    ).toEqual([
      {
        id: 1010101,
        translation: '["house","building"]',
        case_info: null,
        verb_type: null,
        cefr_level: "A1",
        subchapter_id: 10101,
        order_index: 1,
        additional_info: JSON.stringify(info),
      },
    ]);
  });

  it("writes a verb with type, auxiliary, prefix and case", () => {
    seed(contentWith([{ ...TO_GET_UP, case: "+ Dat." }]));
    expect(rows("SELECT conjugation_info, gender, plural FROM curriculum_words")).toEqual([
      {
        conjugation_info: '{"verbType":"irregular","auxiliary":"sein","separablePrefix":"auf"}',
        gender: null,
        plural: null,
      },
    ]);
    expect(rows("SELECT verb_type, case_info FROM german_vocabulary_bank")).toEqual([
      { verb_type: "irregular", case_info: "+ Dat." },
    ]);
  });

  it.each([
    ["plural-only noun", PARENTS, { gender: "pl", plural: null, pluralOnly: 1 }],
    ["noun without a plural", { ...HOUSE, plural: "none" }, { gender: "n", plural: null, pluralOnly: 0 }],
    ["noun with one", TEACHER, { gender: "m", plural: "Lehrer", pluralOnly: 0 }],
    ["adjective", SMALL, { gender: null, plural: null, pluralOnly: 0 }],
  ] satisfies [string, WrittenWord, object][])(
    "writes gender and plural of a %s to both tables",
    (_kind, word, expected) => {
      seed(contentWith([word]));
      for (const table of ["curriculum_words", "german_vocabulary_bank"]) {
        expect(
          rows(`SELECT gender, plural, json_extract(additional_info, '$.pluralOnly') AS pluralOnly FROM ${table}`),
        ).toEqual([expected]);
      }
    },
  );

  it("writes chapters and lessons with their numbers and the trail word", () => {
    seed(contentWith());
    expect(rows("SELECT * FROM curriculum_chapters")).toEqual([
      {
        id: 101,
        cefr_level: "A1",
        chapter_number: 1,
        title: "Hallo!",
        description: "greetings, names",
        goal: "You can greet people.",
        icon_name: "Play",
        order_index: 1,
      },
    ]);
    expect(rows("SELECT * FROM curriculum_subchapters")).toEqual([
      {
        id: 10101,
        chapter_id: 101,
        subchapter_number: 1,
        title: "Im Haus",
        description: "You can say where you live.",
        trail_word: "das Haus",
        order_index: 1,
      },
    ]);
  });

  it("writes a row for each form of a verb, with its gaps and further right forms", () => {
    seed({ ...contentWith(), verbs: readVerbs().verbs.filter(({ infinitive }) => infinitive === "aufstehen") });
    expect(rows("SELECT count(*) AS n FROM conjugation_questions")).toEqual([{ n: 30 }]);
    expect(rows("SELECT * FROM conjugation_questions WHERE tense = 'Simple Past' AND person IN ('ich', 'du')")).toEqual(
      [
        {
          id: verbQuestionId(verbId("aufstehen"), 21),
          verb: "aufstehen",
          tense: "Simple Past",
          question_type: "fill-in-blank",
          person: "ich",
          question: "ich ___ ___",
          answer: "stand auf",
          accepted_answers: null,
        },
        {
          id: verbQuestionId(verbId("aufstehen"), 22),
          verb: "aufstehen",
          tense: "Simple Past",
          question_type: "fill-in-blank",
          person: "du",
          question: "du ___ ___",
          answer: "standest auf",
          accepted_answers: '["standst auf"]',
        },
      ],
    );
  });

  it("writes a verb-prefix test with its ten questions", () => {
    const prefixTests = readPrefixTests().tests.filter(({ verb }) => verb === "kommen");
    const [test] = prefixTests;
    const id = verbId("kommen");
    seed({ ...contentWith(), prefixTests });
    expect(rows("SELECT * FROM verb_prefix_tests")).toEqual([
      { id, verb: "kommen", base_meaning: test?.baseMeaning, test_title: test?.testTitle, total_questions: 10 },
    ]);
    const questions = rows("SELECT * FROM verb_prefix_questions ORDER BY id");
    expect(questions).toHaveLength(10);
    const first = test?.questions[0];
    expect(questions[0]).toEqual({
      id: verbQuestionId(id, 1),
      test_id: id,
      question_number: 1,
      question: first?.question,
      options: JSON.stringify(first?.options),
      correct_answer: first?.correctAnswer,
      explanation: first?.explanation,
      cefr_level: first?.level,
    });
  });

  it("brings quotes, backslashes, semicolons and question marks through unharmed", () => {
    const nasty = `It's "1; DROP TABLE users;" -- ''\\' ? ?1 :x @y $z %s {} „ß“ 👋`;
    seed(contentWith([{ ...HOUSE, en: [nasty], sentence: `*Haus* ${nasty}`, translation: nasty, accepted: [nasty] }]));
    expect(
      rows(
        "SELECT translation, sentence, json_extract(additional_info, '$.accepted[0]') AS accepted FROM curriculum_words",
      ),
    ).toEqual([{ translation: nasty, sentence: `Haus ${nasty}`, accepted: nasty }]);
    expect(rows("SELECT json_extract(translation, '$[0]') AS gloss FROM german_vocabulary_bank")).toEqual([
      { gloss: nasty },
    ]);
  });

  it("runs as one file, too", () => {
    const { statements, version } = buildSeed(contentWith());
    database.exec(seedFile(statements));
    expect(versions()).toEqual([{ name: "curriculum", version }]);
    expect(rows("SELECT count(*) AS words FROM curriculum_words")).toEqual([{ words: GOOD_WORDS.length }]);
  });

  it("writes nothing the second time", () => {
    const content = wholeCurriculum();
    expect(seed(content)).toBe(60 + 300 + 4_500 + 4_500 + 1);
    const before = snapshot(database);
    expect(seed(content)).toBe(0);
    expect(seedChanges(before, snapshot(database))).toEqual({
      curriculum_chapters: { inserted: 0, updated: 0, deleted: 0 },
      curriculum_subchapters: { inserted: 0, updated: 0, deleted: 0 },
      curriculum_words: { inserted: 0, updated: 0, deleted: 0 },
      german_vocabulary_bank: { inserted: 0, updated: 0, deleted: 0 },
      conversation_starters: { inserted: 0, updated: 0, deleted: 0 },
      grammar_library: { inserted: 0, updated: 0, deleted: 0 },
      grammar_exercises: { inserted: 0, updated: 0, deleted: 0 },
      conjugation_questions: { inserted: 0, updated: 0, deleted: 0 },
      verb_prefix_tests: { inserted: 0, updated: 0, deleted: 0 },
      verb_prefix_questions: { inserted: 0, updated: 0, deleted: 0 },
    });
    expect(describeChanges(seedChanges(before, snapshot(database)))).toBe("nothing changed");
  });

  it("writes only the row that changed, in both tables, and the version", () => {
    seed(contentWith());
    const before = snapshot(database);
    const changed = contentWith([HOUSE, { ...TEACHER, plural: "none" }, ...GOOD_WORDS.slice(2)]);
    expect(seed(changed)).toBe(3);
    const after = snapshot(database);
    expect(describeChanges(seedChanges(before, after))).toBe(
      "curriculum_words: 0 new, 1 changed, 0 gone\ngerman_vocabulary_bank: 0 new, 1 changed, 0 gone",
    );
    expect(rows("SELECT plural FROM curriculum_words WHERE word = 'Lehrer'")).toEqual([{ plural: null }]);
    expect(versions()).toEqual([{ name: "curriculum", version: buildSeed(changed).version }]);
  });

  it("sees a change from nothing to something and back: NULL is a value", () => {
    seed(contentWith([SMALL]));
    expect(seed(contentWith([{ ...SMALL, case: "+ Dat." }]))).toBe(3);
    expect(rows("SELECT case_info FROM german_vocabulary_bank")).toEqual([{ case_info: "+ Dat." }]);
    expect(seed(contentWith([SMALL]))).toBe(3);
    expect(rows("SELECT case_info FROM german_vocabulary_bank")).toEqual([{ case_info: null }]);
  });

  it("deletes what is gone from the content, and nothing else", () => {
    const first = readChapter([readLesson(GOOD_WORDS), readLesson([HOUSE], { id: 10102, number: 2 })]);
    const second = readChapter([readLesson([SMALL], { id: 10201 })], { id: 102, chapter: 2 });
    seed({ chapters: [first, second], starters: [], topics: [], verbs: [], prefixTests: [], problems: [] });
    const before = snapshot(database);
    seed(contentWith(GOOD_WORDS.slice(0, 5)));
    const after = snapshot(database);
    expect(seedChanges(before, after)).toEqual({
      curriculum_chapters: { inserted: 0, updated: 0, deleted: 1 },
      curriculum_subchapters: { inserted: 0, updated: 0, deleted: 2 },
      curriculum_words: { inserted: 0, updated: 0, deleted: 3 },
      german_vocabulary_bank: { inserted: 0, updated: 0, deleted: 3 },
      conversation_starters: { inserted: 0, updated: 0, deleted: 0 },
      grammar_library: { inserted: 0, updated: 0, deleted: 0 },
      grammar_exercises: { inserted: 0, updated: 0, deleted: 0 },
      conjugation_questions: { inserted: 0, updated: 0, deleted: 0 },
      verb_prefix_tests: { inserted: 0, updated: 0, deleted: 0 },
      verb_prefix_questions: { inserted: 0, updated: 0, deleted: 0 },
    });
    expect(after.filter(({ table }) => table === "curriculum_words").map(({ id }) => id)).toEqual([
      1010101, 1010102, 1010103, 1010104, 1010105,
    ]);
  });

  it("writes conversation starters with their topic, tone and English", () => {
    seed({ ...contentWith(), starters: [STARTER] });
    expect(rows("SELECT * FROM conversation_starters")).toEqual([
      {
        id: 101,
        category: "food",
        language: "german",
        cefr_level: "A1",
        tone: "friendly",
        prompt: "Hallo! Ich habe Hunger. Was isst du gern?",
        translation: "Hi! I'm hungry. What do you like to eat?",
        title: "Lunch with a friend",
        emoji: "🍕",
        is_active: 1,
      },
    ]);
  });

  it("changes and deletes single starters, and leaves the others alone", () => {
    const starters = [1, 2, 3].map((place) => ({ ...STARTER, id: 100 + place, title: `Title ${place}` }));
    seed({ ...contentWith(), starters });
    const before = snapshot(database);
    const changed = [{ ...STARTER, id: 101, title: "Another" }, ...starters.slice(1, 2)];
    // One row, the one that goes, the version.
    expect(seed({ ...contentWith(), starters: changed })).toBe(3);
    expect(describeChanges(seedChanges(before, snapshot(database)))).toBe(
      "conversation_starters: 0 new, 1 changed, 1 gone",
    );
    expect(rows("SELECT id, title FROM conversation_starters ORDER BY id")).toEqual([
      { id: 101, title: "Another" },
      { id: 102, title: "Title 2" },
    ]);
  });

  it("writes a topic with its summary first, and its exercises with every right answer", () => {
    const topic = withExercise(TYPED_ANSWER, { acceptedAnswers: ["'ne"] });
    seed({ ...contentWith(), topics: [topic] });
    const { title, category, summary, explanation, search, examples } = topic;
    expect(rows("SELECT * FROM grammar_library")).toEqual([
      {
        id: 108,
        language: "german",
        cefr_level: "A1",
        category,
        title,
        explanation: `${summary}\n\n${explanation}`,
        examples: JSON.stringify(examples.map(({ german, english }) => ({ german, english }))),
        search: JSON.stringify(search),
        order_index: 8,
      },
    ]);
    expect(rows("SELECT count(*) AS exercises FROM grammar_exercises")).toEqual([{ exercises: 20 }]);
    const [choice, typed] = [CHOICE, TYPED_ANSWER].map((place) => topic.exercises[place - 1]);
    const shared = { grammar_library_id: 108, difficulty: "easy" };
    expect(rows("SELECT * FROM grammar_exercises WHERE order_index IN (1, 6)")).toEqual([
      {
        ...shared,
        id: 10801,
        type: "multiple-choice",
        question: choice?.question,
        options: JSON.stringify(choice?.type === "multiple-choice" && choice.options),
        correct_answer: choice?.correctAnswer,
        accepted_answers: null,
        explanation: choice?.explanation,
        order_index: CHOICE,
      },
      {
        ...shared,
        id: 10806,
        type: "fill-blank",
        question: typed?.question,
        options: null,
        correct_answer: typed?.correctAnswer,
        accepted_answers: '["\'ne"]',
        explanation: typed?.explanation,
        order_index: TYPED_ANSWER,
      },
    ]);
  });

  it("changes a single exercise, deletes a topic with its exercises, and keeps what learners did in both", () => {
    const other = { ...TOPIC, id: 109, order: 9, slug: "other" };
    const changed = withExercise(CHOICE, { explanation: "Better." });
    seed({ ...contentWith(), topics: [TOPIC, other] });
    database.exec(`
      INSERT INTO users (id, email, email_key, password_hash, first_name, last_name) VALUES ('u', 'a@b.de', 'a@b.de', 'x', 'Ada', 'B');
      INSERT INTO user_grammar_progress (user_id, grammar_library_id, answered_bits, right_bits) VALUES ('u', 108, 3, 1), ('u', 109, 1, 1);
      INSERT INTO unlocked_grammar_topics (user_id, topic_id, unlock_method) VALUES ('u', 109, 'sequence');
    `);
    const learner = () => [rows("SELECT * FROM user_grammar_progress"), rows("SELECT * FROM unlocked_grammar_topics")];
    const [before, snapshotBefore] = [learner(), snapshot(database)];
    seed({ ...contentWith(), topics: [changed] });
    expect(describeChanges(seedChanges(snapshotBefore, snapshot(database)))).toBe(
      "grammar_library: 0 new, 0 changed, 1 gone\ngrammar_exercises: 0 new, 1 changed, 20 gone",
    );
    expect(learner()).toEqual(before);
  });

  it("brings a deleted chapter back", () => {
    const { chapters } = contentWith();
    const second = readChapter([readLesson([SMALL], { id: 10201 })], { id: 102, chapter: 2 });
    const both = {
      chapters: [...chapters, second],
      starters: [],
      topics: [],
      verbs: [],
      prefixTests: [],
      problems: [],
    };
    seed(both);
    const before = snapshot(database);
    seed({ chapters, starters: [], topics: [], verbs: [], prefixTests: [], problems: [] });
    seed(both);
    expect(snapshot(database)).toEqual(before);
  });

  it("keeps learners' progress and words when a lesson changes, and even when it goes", () => {
    seed({
      chapters: [readChapter([readLesson(GOOD_WORDS), readLesson([HOUSE], { id: 10102, number: 2 })])],
      starters: [],
      topics: [],
      verbs: [],
      prefixTests: [],
      problems: [],
    });
    database.exec(`
      INSERT INTO users (id, email, email_key, password_hash, first_name, last_name) VALUES ('u', 'a@b.de', 'a@b.de', 'x', 'Ada', 'B');
      INSERT INTO user_subchapter_progress (user_id, subchapter_id, is_completed, quiz_score) VALUES ('u', 10101, 1, 14), ('u', 10102, 1, 15);
      INSERT INTO vocabulary (user_id, word_key) SELECT 'u', word_key FROM german_vocabulary_bank WHERE id = 1010201;
    `);
    const learner = () => ({
      progress: rows("SELECT * FROM user_subchapter_progress"),
      words: rows("SELECT * FROM vocabulary"),
    });
    const before = learner();
    expect(before.progress).toHaveLength(2);
    seed(contentWith([{ ...HOUSE, en: ["home"] }]));
    expect(learner()).toEqual(before);
    expect(rows("SELECT id FROM curriculum_subchapters")).toEqual([{ id: 10101 }]);
  });

  it("is done again after an interruption: the version comes last", () => {
    const { statements, version } = buildSeed(contentWith());
    runSeed(database, statements.slice(0, -1));
    expect(versions()).toEqual([]);
    runSeed(database, statements);
    expect(versions()).toEqual([{ name: "curriculum", version }]);
  });

  it("deletes in pieces that leave no gap between them", () => {
    const kept = Array.from({ length: 12_001 }, (_, index) => 1_000_000 + index * 2);
    const statements = deleteOthersStatements(curriculumWords, kept);
    expect(statements.length).toBeGreaterThan(2);
    expect(Math.max(...sizes(statements))).toBeLessThanOrEqual(STATEMENT_BYTES);
    database.exec("PRAGMA foreign_keys = OFF");
    const last = kept.at(-1) ?? 0;
    database.exec(`
      WITH RECURSIVE number(id) AS (SELECT 999990 UNION ALL SELECT id + 1 FROM number WHERE id < ${last + 10})
      INSERT INTO curriculum_words (id, subchapter_id, word, translation, part_of_speech, additional_info, sentence, sentence_translation, order_index)
      SELECT id, id, 'x', 'x', 'noun', '{}', 'x', 'x', 1 FROM number
    `);
    runSeed(database, statements);
    expect(rows("SELECT id FROM curriculum_words ORDER BY id")).toEqual(kept.map((id) => ({ id })));
  });
});

it("builds a seed of the real content that a real database takes", () => {
  const content = readAll();
  expect(content.problems).toEqual([]);
  const { statements, counts } = buildSeed(content);
  const database = freshDatabase();
  const { chapters, lessons, words, starters, topics, exercises, prefixTests, conjugationQuestions } = counts;
  expect([topics, exercises]).toEqual([101, 2_020]);
  expect([prefixTests, conjugationQuestions]).toEqual([30, 3_300]);
  const verbs = prefixTests + 10 * prefixTests + conjugationQuestions;
  expect(runSeed(database, statements)).toBe(
    chapters + lessons + 2 * words + starters + topics + exercises + verbs + 1,
  );
  expect(runSeed(database, statements)).toBe(0);
  database.close();
});
