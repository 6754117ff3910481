import { DOUBLE_XP_SLOTS, type DoubleXpResult, type LessonQuizResult } from "#schema/api/curriculum.ts";
import type { LessonQuestion } from "#schema/rules/quiz-draw.ts";
import {
  isFinished,
  type QuestionRun,
  type RunEvent,
  runReducer,
  scoredPass,
  startRun,
} from "../../quiz-kit/question-run.ts";
import { FIRST_TRY, type Submission, type SubmissionEvent, submissionReducer } from "../../quiz-kit/submission.ts";
import { LESSON_RULES, type LessonAnswer, type QuizRun } from "./quiz-run.ts";

/** A quiz whose last question was answered. */
export interface FinishedQuiz {
  run: QuizRun;
  answers: readonly LessonAnswer[];
  save: Submission<LessonQuizResult>;
  /** The answers of every practice of missed words; null before any. Never submitted. */
  practiced: readonly LessonAnswer[] | null;
}

export interface DoubleXpEntries {
  attemptId: string;
  /** Always DOUBLE_XP_SLOTS of them. */
  inputs: readonly string[];
}

/** A running quiz of the lesson. */
export interface QuizState extends QuestionRun<LessonQuestion, LessonAnswer> {
  mode: "quiz";
  /** Set while missed words are practiced: nothing of such a run is submitted. */
  practiceOf: FinishedQuiz | null;
}

/** The five modes of a lesson. */
export type LessonScreenState =
  | { mode: "learning" }
  | QuizState
  | { mode: "results"; finished: FinishedQuiz }
  | { mode: "double-xp-challenge"; finished: FinishedQuiz; challenge: DoubleXpEntries }
  | { mode: "double-xp-results"; finished: FinishedQuiz; result: DoubleXpResult };

export type LessonEvent =
  | { type: "quiz-started"; run: QuizRun }
  | RunEvent
  | { type: "quiz-left" }
  /** What became of the submit of an attempt. */
  | ({ attemptId: string } & Exclude<SubmissionEvent<LessonQuizResult>, { type: "save-retried" }>)
  | { type: "save-retried" }
  | { type: "lesson-reviewed" }
  | { type: "practice-started"; run: QuizRun }
  | { type: "challenge-started"; attemptId: string }
  | { type: "challenge-typed"; slot: number; text: string }
  | { type: "challenge-skipped" }
  | { type: "challenge-finished"; result: DoubleXpResult };

export const INITIAL_LESSON_STATE: LessonScreenState = { mode: "learning" };

/** The blank inputs that every challenge starts with. */
export function blankInputs(): string[] {
  return Array.from({ length: DOUBLE_XP_SLOTS }, () => "");
}

/** The finished quiz that a state carries, in whatever mode. */
export function finishedOf(state: LessonScreenState): FinishedQuiz | null {
  if (state.mode === "learning") return null;
  return state.mode === "quiz" ? state.practiceOf : state.finished;
}

/** The lesson's flow. Events that mean nothing in a mode leave the state as it is. */
export function lessonReducer(state: LessonScreenState, event: LessonEvent): LessonScreenState {
  switch (event.type) {
    case "quiz-started":
      return state.mode === "learning" ? startQuiz(state, event.run, null) : state;
    case "answered":
    case "advanced":
    case "went-back":
      return state.mode === "quiz" ? goThroughQuiz(state, event) : state;
    case "quiz-left":
      return leaveQuiz(state);
    case "saved":
    case "save-failed":
      return withSave(state, event.attemptId, event);
    case "save-retried":
      return withSave(state, finishedOf(state)?.run.attemptId, event);
    case "lesson-reviewed":
      return state.mode === "results" ? INITIAL_LESSON_STATE : state;
    case "practice-started":
      return state.mode === "results" ? startQuiz(state, event.run, state.finished) : state;
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

function startQuiz(state: LessonScreenState, run: QuizRun, practiceOf: FinishedQuiz | null): LessonScreenState {
  return run.questions.length === 0 ? state : { mode: "quiz", ...startRun(run), practiceOf };
}

function goThroughQuiz(state: QuizState, event: RunEvent): LessonScreenState {
  const next = runReducer(LESSON_RULES, state, event);
  return isFinished(next) ? { mode: "results", finished: finish(next) } : next;
}

/** Entering the results arms exactly one submit, because the attempt was never submitted; coming back from practice arms none. */
function finish(state: QuizState): FinishedQuiz {
  const { attemptId, practiceOf } = state;
  const { questions, answers } = scoredPass(LESSON_RULES.mode, state);
  if (practiceOf) return withPractice(practiceOf, answers);
  return { run: { attemptId, questions }, answers, save: FIRST_TRY, practiced: null };
}

/** A practice that is left early keeps what was answered: a word that was right once need not be asked again. */
function leaveQuiz(state: LessonScreenState): LessonScreenState {
  if (state.mode !== "quiz") return state;
  const { practiceOf, answers } = state;
  return practiceOf ? { mode: "results", finished: withPractice(practiceOf, answers) } : INITIAL_LESSON_STATE;
}

function withPractice(finished: FinishedQuiz, answers: readonly LessonAnswer[]): FinishedQuiz {
  return answers.length === 0 ? finished : { ...finished, practiced: [...(finished.practiced ?? []), ...answers] };
}

/** Changes the save of the attempt that is meant, wherever the learner has gone meanwhile. */
function withSave(
  state: LessonScreenState,
  attemptId: string | undefined,
  event: SubmissionEvent<LessonQuizResult>,
): LessonScreenState {
  const finished = finishedOf(state);
  if (!finished || finished.run.attemptId !== attemptId) return state;
  return withFinished(state, { ...finished, save: submissionReducer(finished.save, event) });
}

function withFinished(state: LessonScreenState, finished: FinishedQuiz): LessonScreenState {
  if (state.mode === "learning") return state;
  return state.mode === "quiz" ? { ...state, practiceOf: finished } : { ...state, finished };
}

function startChallenge(state: LessonScreenState, attemptId: string): LessonScreenState {
  if (state.mode !== "results") return state;
  return { mode: "double-xp-challenge", finished: state.finished, challenge: { attemptId, inputs: blankInputs() } };
}

function type(state: LessonScreenState, slot: number, text: string): LessonScreenState {
  if (state.mode !== "double-xp-challenge" || !(slot in state.challenge.inputs)) return state;
  return { ...state, challenge: { ...state.challenge, inputs: state.challenge.inputs.with(slot, text) } };
}
