import * as z from "zod/mini";
import { DOUBLE_XP_SLOTS, lessonQuizResult } from "#schema/api/curriculum.ts";
import { type StoredItem, storedItem } from "../../lib/storage.ts";
import { startRun } from "../../quiz-kit/question-run.ts";
import { FIRST_TRY } from "../../quiz-kit/submission.ts";
import { type FinishedQuiz, finishedOf, INITIAL_LESSON_STATE, type LessonScreenState } from "./lesson-machine.ts";
import { drawRun, LESSON_RULES, type LessonAnswer, type QuizLesson } from "./quiz-run.ts";

/** A running or finished quiz of one lesson. The questions are not kept: the attempt id draws them again. */
const storedLesson = z.strictObject({
  attemptId: z.uuid(),
  answers: z.array(z.strictObject({ wordId: z.int(), answer: z.string() })),
  /** The server's answer, once it came. */
  result: z.nullable(lessonQuizResult),
  challenge: z.nullable(
    z.strictObject({
      attemptId: z.uuid(),
      inputs: z.array(z.string()).check(z.length(DOUBLE_XP_SLOTS)),
    }),
  ),
});
export type StoredLesson = z.infer<typeof storedLesson>;

const ownedLesson = z.strictObject({ learnerId: z.string(), quiz: storedLesson });

/**
 * Where a reload finds a learner's quiz of a lesson again: this tab only. The quiz of another learner, who used the tab before, is
 * dropped.
 */
export function storedLessonOf(lessonId: number, learnerId: string): StoredItem<StoredLesson> {
  const item = storedItem("session", `lesson-quiz:${lessonId}`, ownedLesson);
  function read(): StoredLesson | null {
    const owned = item.read();
    if (owned?.learnerId === learnerId) return owned.quiz;
    item.remove();
    return null;
  }
  return { read, write: (quiz) => item.write({ learnerId, quiz }), remove: item.remove };
}

/** What to keep of a state; null when there is nothing to come back to. */
export function toStored(state: LessonScreenState): StoredLesson | null {
  if (state.mode === "double-xp-results" && state.finished.save.status === "saved") return null;
  const finished = finishedOf(state);
  if (!finished) {
    if (state.mode !== "quiz") return null;
    return { attemptId: state.attemptId, answers: withoutVerdicts(state.answers), result: null, challenge: null };
  }
  return {
    attemptId: finished.run.attemptId,
    answers: withoutVerdicts(finished.answers),
    result: finished.save.status === "saved" ? finished.save.result : null,
    challenge:
      state.mode === "double-xp-challenge"
        ? { attemptId: state.challenge.attemptId, inputs: [...state.challenge.inputs] }
        : null,
  };
}

function withoutVerdicts(answers: readonly LessonAnswer[]): StoredLesson["answers"] {
  return answers.map(({ wordId, answer }) => ({ wordId, answer }));
}

/**
 * The state that a reload goes on with. What was stored must fit the lesson: another order, other words or an answer that was
 * never offered (a new edition of the content, or a tampered storage) start the lesson over. A finished quiz without the
 * server's answer is submitted again under its attempt id, which awards nothing twice.
 */
export function fromStored(stored: StoredLesson | null, lesson: QuizLesson): LessonScreenState {
  if (!stored) return INITIAL_LESSON_STATE;
  const run = drawRun(lesson, stored.attemptId);
  const answers: LessonAnswer[] = [];
  for (const [index, { wordId, answer }] of stored.answers.entries()) {
    const question = run.questions[index];
    const given = question?.wordId === wordId ? LESSON_RULES.judge(question, answer) : null;
    if (given === null) return INITIAL_LESSON_STATE;
    answers.push(given);
  }
  if (run.questions.length === 0) return INITIAL_LESSON_STATE;
  if (answers.length < run.questions.length)
    return { mode: "quiz", ...startRun(run), index: answers.length, answers, practiceOf: null };
  const finished: FinishedQuiz = {
    run,
    answers,
    save: stored.result ? { status: "saved", result: stored.result } : FIRST_TRY,
    practiced: null,
  };
  return stored.challenge
    ? { mode: "double-xp-challenge", finished, challenge: stored.challenge }
    : { mode: "results", finished };
}
