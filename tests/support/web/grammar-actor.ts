import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { quizSubmitRequest } from "#schema/api/quizzes.ts";
import { makeExercise, makeGrammarQuestion, makeLibrary, makeTopic } from "./make-grammar.ts";
import { MARA, makeHome } from "./make-home.ts";
import { makeStreak, makeSubmitResult, makeXp } from "./make-results.ts";
import { type StubbedApi, stubApi } from "./stub-api.ts";

export const GENERATE = "POST /api/grammar/quiz/generate";
export const SUBMIT = "POST /api/quiz/submit";
export const LIBRARY = "GET /api/grammar/library";
export const TOPIC = "GET /api/grammar/library/:id";
export const EXERCISES = "GET /api/grammar/library/:id/exercises";
export const EXERCISE = "POST /api/grammar/exercises/:exerciseId/submit";

export const user = userEvent.setup();

/** A Worker with a small library. Its quizzes have `questions` questions; each draw has an attempt id of its own. */
export function stubGrammarApi({ learner = true, questions = 2 } = {}): StubbedApi {
  let draws = 0;
  return stubApi({
    "GET /api/auth/user": learner ? MARA : null,
    "GET /api/home": makeHome(),
    "GET /api/gamification/xp": makeXp(),
    "GET /api/gamification/streak": makeStreak(),
    [LIBRARY]: learner ? makeLibrary() : makeLibrary().filter(({ cefrLevel }) => cefrLevel === "A1"),
    [TOPIC]: ({ params }) => {
      const id = Number(params.id);
      return makeTopic({ id, isUnlocked: id < 104 });
    },
    [EXERCISES]: [10_301, 10_302, 10_303].map((id) => makeExercise({ id })),
    [GENERATE]: () => {
      draws += 1;
      return {
        attemptId: attemptOf(draws),
        questions: Array.from({ length: questions }, (_, place) => makeGrammarQuestion(place + 1)),
      };
    },
    [SUBMIT]: makeSubmitResult(),
  });
}

/** The attempt id of a draw, from 1. */
export function attemptOf(draw: number): string {
  return `00000000-0000-4000-8000-${String(draw).padStart(12, "0")}`;
}

/** Answers the question in view, of either kind, without checking it. */
export function giveAnswer(answer: string): void {
  const field = screen.queryByLabelText("Your answer");
  if (field) fireEvent.change(field, { target: { value: answer } });
  else fireEvent.click(screen.getByRole("radio", { name: new RegExp(`${answer}(?: ?Answer| ?Yours)?$`) }));
}

export function press(name: string): void {
  fireEvent.click(screen.getByRole("button", { name }));
}

/** Answers and checks every question of a quiz in view, and waits for the results. */
export async function finishGrammarQuiz(answers: readonly string[]): Promise<void> {
  for (const answer of answers) {
    giveAnswer(answer);
    press("Check");
    press("Continue");
  }
  await screen.findByRole("heading", { name: /Great Job!|Keep Practicing!/ });
}

/** What was submitted so far. */
export function submitted(api: StubbedApi) {
  return api.to(SUBMIT).map(({ body }) => quizSubmitRequest.parse(body));
}
