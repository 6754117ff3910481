import type { AdverbResult } from "#schema/api/quizzes.ts";
import type { AdverbOptionValue, AdverbQuestion, AdverbQuizLevel } from "#schema/content/adverb-quiz.ts";
import {
  countRight,
  type DrawnQuiz,
  type GivenAnswer,
  isFinished,
  type QuestionRun,
  type RunEvent,
  type RunRules,
  runReducer,
  startRun,
} from "../../quiz-kit/question-run.ts";

export interface AdverbAnswer extends GivenAnswer {
  answer: AdverbOptionValue;
}

/** The first press shows the verdict, the second one goes on; answers can be gone back to and changed. */
export const ADVERB_RULES: RunRules<AdverbQuestion, AdverbAnswer> = {
  mode: { step: "checked", previous: true },
  judge: ({ options, correctAnswer }, answer) => {
    const option = options.find(({ value }) => value === answer);
    return option ? { answer: option.value, correct: option.value === correctAnswer } : null;
  },
};

/** The adverb quiz from picker to results. Nothing here knows the screen, the clock or the network. */
export type AdverbQuizState = PickerState | QuestionState | ResultsState;

export interface PickerState {
  mode: "picker";
}

export interface QuestionState extends QuestionRun<AdverbQuestion, AdverbAnswer> {
  mode: "question";
  level: AdverbQuizLevel;
}

export interface ResultsState extends DrawnQuiz<AdverbQuestion> {
  mode: "results";
  level: AdverbQuizLevel;
  answers: readonly AdverbAnswer[];
}

export type AdverbQuizEvent =
  | ({ type: "start"; level: AdverbQuizLevel } & DrawnQuiz<AdverbQuestion>)
  | RunEvent
  | { type: "close" };

export const PICKER: PickerState = { mode: "picker" };

/** The next state. An event that the state has no use for changes nothing. */
export function adverbQuizReducer(state: AdverbQuizState, event: AdverbQuizEvent): AdverbQuizState {
  switch (event.type) {
    case "start":
      return event.questions.length === 0 ? state : { mode: "question", level: event.level, ...startRun(event) };
    case "close":
      return PICKER;
    case "answered":
    case "advanced":
    case "went-back":
      return state.mode === "question" ? goThroughQuiz(state, event) : state;
    default:
      return event satisfies never;
  }
}

function goThroughQuiz(state: QuestionState, event: RunEvent): QuestionState | ResultsState {
  const next = runReducer(ADVERB_RULES, state, event);
  if (!isFinished(next)) return next;
  // Not `scoredPass`: in this quiz, the last answer to a question counts.
  const { level, questions, attemptId, answers } = next;
  return { mode: "results", level, questions, attemptId, answers };
}

/** The payload of a finished quiz. */
export function resultOf({ level, questions, answers, attemptId }: ResultsState): AdverbResult {
  const graded = questions.map(({ id, correctAnswer }, index) => {
    const given = answers[index];
    return { questionId: id, selectedAnswer: given?.answer ?? null, correctAnswer, isCorrect: given?.correct ?? false };
  });
  const score = countRight(answers);
  return { quizType: "adverb", level, score, totalQuestions: questions.length, answers: graded, attemptId };
}
