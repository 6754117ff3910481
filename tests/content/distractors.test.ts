import { describe, expect, it } from "vitest";
import { readContent } from "#content/seed/read-content.ts";
import { drawLessonQuiz, type QuizWord, spareWordsFor } from "#schema/rules/quiz-draw.ts";
import { seededRandom } from "#schema/rules/random.ts";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";

// Draws the quizzes of all 300 lessons as the app does, several times, and looks at every question.

const SEEDS = [1, 2, 3, 4];

/** Words that are alone with their part of speech in their level, so that no other word can stand beside them. */
const ALONE_IN_LEVEL = ["several"];

const { chapters } = readContent();

const questions = CEFR_LEVELS.flatMap((level) => {
  const lessons = chapters
    .filter((chapter) => chapter.level === level)
    .flatMap((chapter) => chapter.lessons.map((lesson) => lesson.words.map(toQuizWord)));
  return lessons.flatMap((lesson) => {
    const spares = spareWordsFor(lesson, lessons.flat());
    const parts = new Map([...spares, ...lesson].map(({ translation, partOfSpeech }) => [translation, partOfSpeech]));
    const own = new Set(lesson.map(({ translation }) => translation));
    return SEEDS.flatMap((seed) =>
      drawLessonQuiz(lesson, spares, seededRandom(seed)).map(({ options, correctAnswer }) => {
        const wrong = options.filter((option) => option !== correctAnswer);
        return {
          level,
          correctAnswer,
          options,
          samePart: wrong.filter((option) => parts.get(option) === parts.get(correctAnswer)).length,
          fromLesson: wrong.filter((option) => own.has(option)).length,
        };
      }),
    );
  });
});

function toQuizWord({ id, word, pos, en }: (typeof chapters)[number]["lessons"][number]["words"][number]): QuizWord {
  const [translation = ""] = en;
  return { id, word, partOfSpeech: pos, translation, translations: en };
}

describe("the options of every lesson quiz", () => {
  it("are asked for all 4,500 words, four each", () => {
    expect(questions).toHaveLength(4_500 * SEEDS.length);
    expect(questions.filter(({ options }) => new Set(options).size !== 4)).toEqual([]);
  });

  it("never show an answer as the only one of its part of speech, unless its level has no other", () => {
    const alone = questions.filter(({ samePart }) => samePart === 0).map(({ correctAnswer }) => correctAnswer);
    expect([...new Set(alone)].toSorted()).toEqual(ALONE_IN_LEVEL.toSorted());
  });

  it("show two or three others of its part of speech in 99 of 100 questions", () => {
    const few = questions.filter(({ samePart }) => samePart < 2);
    expect(few.length / questions.length).toBeLessThan(0.01);
  });

  it("always have a wrong option from the lesson itself, so that knowing its list of words is not enough", () => {
    expect(questions.filter(({ fromLesson }) => fromLesson === 0)).toEqual([]);
  });

  it("come from the lesson alone in 85 of 100 questions", () => {
    const helped = questions.filter(({ fromLesson }) => fromLesson < 3);
    expect(helped.length / questions.length).toBeLessThan(0.15);
  });

  it("never hold two readings of one gloss", () => {
    const bare = (gloss: string) =>
      gloss
        .replace(/\([^)]*\)/g, "")
        .trim()
        .toLowerCase();
    const twins = questions.filter(({ options }) => new Set(options.map(bare)).size < 4);
    expect(twins.map(({ options }) => options.join(" | "))).toEqual([]);
  });
});
