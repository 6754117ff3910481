import { CHALLENGE_SLOTS, type ChallengeResult, type LessonQuizResult } from "#schema/api/curriculum.ts";
import { type GivenAnswer, judge, type QuizRun } from "./quiz-run.ts";

/** Where the result of a finished quiz is on its way to the server. */
export type Save =
  /** `tries` counts the submits of this attempt, from 1. */
  | { status: "saving"; tries: number }
  | { status: "failed"; tries: number }
  | { status: "saved"; result: LessonQuizResult };

/** A quiz whose last question was answered. */
export interface FinishedQuiz {
  run: QuizRun;
  answers: readonly GivenAnswer[];
  save: Save;
  /** What the last practice of missed words gave; null before any. Never submitted. */
  practiced: readonly GivenAnswer[] | null;
}

export interface Challenge {
  attemptId: string;
  /** Always CHALLENGE_SLOTS of them. */
  inputs: readonly string[];
}

/** The five modes of a lesson (spec 2). */
export type LessonState =
  | { mode: "learning" }
  /** `practiceOf`: set while missed words are practised; nothing of such a run is submitted. */
  | { mode: "quiz"; run: QuizRun; index: number; answers: readonly GivenAnswer[]; practiceOf: FinishedQuiz | null }
  | { mode: "results"; finished: FinishedQuiz }
  | { mode: "double-xp-challenge"; finished: FinishedQuiz; challenge: Challenge }
  | { mode: "double-xp-results"; finished: FinishedQuiz; result: ChallengeResult };

export type LessonEvent =
  | { type: "quiz-started"; run: QuizRun }
  | { type: "answered"; answer: string }
  /** The pause after an answer is over, or the learner went on. */
  | { type: "advanced" }
  | { type: "quiz-left" }
  | { type: "saved"; attemptId: string; result: LessonQuizResult }
  | { type: "save-failed"; attemptId: string }
  | { type: "save-retried" }
  | { type: "lesson-reviewed" }
  | { type: "practice-started"; run: QuizRun }
  | { type: "challenge-started"; attemptId: string }
  | { type: "challenge-typed"; slot: number; text: string }
  | { type: "challenge-skipped" }
  | { type: "challenge-finished"; result: ChallengeResult };

export const INITIAL_LESSON_STATE: LessonState = { mode: "learning" };

/** The blank inputs that every challenge starts with (spec 4). */
export function blankInputs(): string[] {
  return Array.from({ length: CHALLENGE_SLOTS }, () => "");
}

/** The question in view while a quiz runs, with the answer once it was given. */
export function currentQuestion(state: Extract<LessonState, { mode: "quiz" }>) {
  const question = state.run.questions[state.index];
  if (!question) throw new RangeError(`No question ${state.index}`);
  return { question, given: state.answers[state.index] ?? null };
}

/** The finished quiz that a state carries, in whatever mode. */
export function finishedOf(state: LessonState): FinishedQuiz | null {
  if (state.mode === "learning") return null;
  return state.mode === "quiz" ? state.practiceOf : state.finished;
}

/** The lesson's flow (spec 4). Events that mean nothing in a mode leave the state as it is. */
export function lessonReducer(state: LessonState, event: LessonEvent): LessonState {
  switch (event.type) {
    case "quiz-started":
      return startQuiz(state, event.run);
    case "answered":
      return answer(state, event.answer);
    case "advanced":
      return advance(state);
    case "quiz-left":
      return leaveQuiz(state);
    case "saved":
      return withSave(state, event.attemptId, () => ({ status: "saved", result: event.result }));
    case "save-failed":
      return withSave(state, event.attemptId, (save) =>
        save.status === "saving" ? { ...save, status: "failed" } : save,
      );
    case "save-retried":
      return retrySave(state);
    case "lesson-reviewed":
      return state.mode === "results" ? INITIAL_LESSON_STATE : state;
    case "practice-started":
      return startPractice(state, event.run);
    case "challenge-started":
      return startChallenge(state, event.attemptId);
    case "challenge-typed":
      return type(state, event.slot, event.text);
    case "challenge-skipped":
      return state.mode === "double-xp-challenge" ? { mode: "results", finished: state.finished } : state;
    case "challenge-finished":
      return state.mode === "double-xp-challenge"
        ? { mode: "double-xp-results", finished: state.finished, result: event.result }
        : state;
    default:
      return event satisfies never;
  }
}

/** A new run arms the auto-save anew (spec 4): its attempt was never submitted. */
function startQuiz(state: LessonState, run: QuizRun): LessonState {
  if (state.mode !== "learning" || run.questions.length === 0) return state;
  return { mode: "quiz", run, index: 0, answers: [], practiceOf: null };
}

/** Only the first answer to a question counts, and only one of its options is an answer. */
function answer(state: LessonState, text: string): LessonState {
  if (state.mode !== "quiz") return state;
  const { question, given } = currentQuestion(state);
  if (given || !question.options.includes(text)) return state;
  return { ...state, answers: [...state.answers, judge(question, text)] };
}

function advance(state: LessonState): LessonState {
  if (state.mode !== "quiz" || !currentQuestion(state).given) return state;
  if (state.index + 1 < state.run.questions.length) return { ...state, index: state.index + 1 };
  return { mode: "results", finished: finish(state) };
}

/** Entering the results arms exactly one submit; coming back from practice arms none. */
function finish({ run, answers, practiceOf }: Extract<LessonState, { mode: "quiz" }>): FinishedQuiz {
  if (practiceOf) return { ...practiceOf, practiced: answers };
  return { run, answers, save: { status: "saving", tries: 1 }, practiced: null };
}

function leaveQuiz(state: LessonState): LessonState {
  if (state.mode !== "quiz") return state;
  return state.practiceOf ? { mode: "results", finished: state.practiceOf } : INITIAL_LESSON_STATE;
}

/** Changes the save of the attempt that is meant, wherever the learner has gone meanwhile. */
function withSave(state: LessonState, attemptId: string, change: (save: Save) => Save): LessonState {
  const finished = finishedOf(state);
  if (finished?.run.attemptId !== attemptId || finished.save.status === "saved") return state;
  return withFinished(state, { ...finished, save: change(finished.save) });
}

function withFinished(state: LessonState, finished: FinishedQuiz): LessonState {
  if (state.mode === "learning") return state;
  return state.mode === "quiz" ? { ...state, practiceOf: finished } : { ...state, finished };
}

function retrySave(state: LessonState): LessonState {
  const finished = finishedOf(state);
  if (finished?.save.status !== "failed") return state;
  return withFinished(state, { ...finished, save: { status: "saving", tries: finished.save.tries + 1 } });
}

function startPractice(state: LessonState, run: QuizRun): LessonState {
  if (state.mode !== "results" || run.questions.length === 0) return state;
  return { mode: "quiz", run, index: 0, answers: [], practiceOf: state.finished };
}

function startChallenge(state: LessonState, attemptId: string): LessonState {
  if (state.mode !== "results") return state;
  return { mode: "double-xp-challenge", finished: state.finished, challenge: { attemptId, inputs: blankInputs() } };
}

function type(state: LessonState, slot: number, text: string): LessonState {
  if (state.mode !== "double-xp-challenge" || !(slot in state.challenge.inputs)) return state;
  return { ...state, challenge: { ...state.challenge, inputs: state.challenge.inputs.with(slot, text) } };
}
