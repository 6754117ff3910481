import type { AdverbResult } from "#schema/api/quizzes.ts";
import type { AdverbOptionValue, AdverbQuestion, AdverbQuizLevel } from "#schema/content/adverb-quiz.ts";

/** The adverb quiz from picker to results (spec 4). Nothing here knows the screen, the clock or the network. */
export type AdverbQuizState = PickerState | QuestionState | ResultsState;

export interface PickerState {
  mode: "picker";
}

interface Run {
  level: AdverbQuizLevel;
  questions: readonly AdverbQuestion[];
  /** Makes the submit safe to repeat (design 5). */
  attemptId: string;
  /** By question id; what is not here was not answered. */
  answers: Readonly<Record<number, AdverbOptionValue>>;
}

export interface QuestionState extends Run {
  mode: "question";
  index: number;
  /** Whether the answer of this question is being judged. */
  feedback: boolean;
}

export interface ResultsState extends Run {
  mode: "results";
}

export type AdverbQuizEvent =
  | { type: "start"; level: AdverbQuizLevel; questions: readonly AdverbQuestion[]; attemptId: string }
  | { type: "select"; value: AdverbOptionValue }
  | { type: "next" }
  | { type: "previous" }
  | { type: "close" };

export const PICKER: PickerState = { mode: "picker" };

/** The next state. An event that the state has no use for changes nothing. */
export function adverbQuizReducer(state: AdverbQuizState, event: AdverbQuizEvent): AdverbQuizState {
  switch (event.type) {
    case "start": {
      const { level, questions, attemptId } = event;
      return questions.length === 0
        ? state
        : { mode: "question", level, questions, attemptId, answers: {}, index: 0, feedback: false };
    }
    case "close":
      return PICKER;
    case "select":
    case "next":
    case "previous":
      return state.mode === "question" ? questionReducer(state, event) : state;
  }
}

function questionReducer(
  state: QuestionState,
  event: Extract<AdverbQuizEvent, { type: "select" | "next" | "previous" }>,
): QuestionState | ResultsState {
  switch (event.type) {
    case "select":
      return { ...state, answers: { ...state.answers, [currentQuestion(state).id]: event.value }, feedback: false };
    case "previous":
      return state.index === 0 ? state : { ...state, index: state.index - 1, feedback: false };
    case "next":
      return next(state);
  }
}

/** First press shows the verdict, the second one goes on, after the last question to the results (spec 4). */
function next(state: QuestionState): QuestionState | ResultsState {
  if (!canGoOn(state)) return state;
  if (!state.feedback) return { ...state, feedback: true };
  if (!isLast(state)) return { ...state, index: state.index + 1, feedback: false };
  const { level, questions, attemptId, answers } = state;
  return { mode: "results", level, questions, attemptId, answers };
}

/** The question in view. */
export function currentQuestion(state: QuestionState): AdverbQuestion {
  const question = state.questions[state.index];
  if (!question) throw new RangeError(`No question ${state.index}`);
  return question;
}

/** The chosen answer of the question in view, or null. */
export function currentAnswer(state: QuestionState): AdverbOptionValue | null {
  return state.answers[currentQuestion(state).id] ?? null;
}

export function isLast(state: QuestionState): boolean {
  return state.index === state.questions.length - 1;
}

/** An answer is required before Next, all answers before Submit (spec 5). */
export function canGoOn(state: QuestionState): boolean {
  if (currentAnswer(state) === null) return false;
  return !isLast(state) || state.questions.every(({ id }) => state.answers[id] !== undefined);
}

/** What the forward button says (spec 2: Next/Continue, Submit Quiz/View Results). */
export function forwardLabel(state: QuestionState): "Next" | "Continue" | "Submit Quiz" | "View Results" {
  if (isLast(state)) return state.feedback ? "View Results" : "Submit Quiz";
  return state.feedback ? "Continue" : "Next";
}

/** The payload of a finished quiz (spec 3). */
export function resultOf({ level, questions, answers, attemptId }: ResultsState): AdverbResult {
  const graded = questions.map(({ id, correctAnswer }) => {
    const selectedAnswer = answers[id] ?? null;
    return { questionId: id, selectedAnswer, correctAnswer, isCorrect: selectedAnswer === correctAnswer };
  });
  const score = graded.filter(({ isCorrect }) => isCorrect).length;
  return { quizType: "adverb", level, score, totalQuestions: questions.length, answers: graded, attemptId };
}
