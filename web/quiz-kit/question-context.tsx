import { createContext, type Dispatch, type ReactNode, type RefObject, use, useMemo } from "react";
import { type GivenAnswer, givenInView, type QuestionRun, type RunEvent, type RunMode } from "./question-run.ts";

/** What an input must know of the question in view. */
export interface QuestionInView {
  /** The answer so far, or null. */
  answer: string | null;
  /** The verdict while it is shown, else null. */
  verdict: "right" | "wrong" | null;
  /** Whether the first answer is final. */
  isFinal: boolean;
  /** False while a dialog has the keys. */
  keysActive: boolean;
  /** See `useQuizKeys`. */
  area: RefObject<HTMLElement | null> | undefined;
  send: Dispatch<RunEvent>;
}

const QuestionContext = createContext<QuestionInView | null>(null);

export interface QuestionProviderProps {
  run: Pick<QuestionRun<unknown, GivenAnswer>, "index" | "answers" | "feedback">;
  mode: RunMode;
  send: Dispatch<RunEvent>;
  keysActive: boolean;
  area?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Stands around the input of a question. */
export function QuestionProvider({ run, mode, send, keysActive, area, children }: QuestionProviderProps) {
  const given = givenInView(run);
  const answer = given?.answer ?? null;
  const verdict = given && run.feedback ? (given.correct ? "right" : "wrong") : null;
  const isFinal = mode.step === "instant";
  const value = useMemo(
    () => ({ answer, verdict, isFinal, keysActive, area, send }) as const,
    [answer, verdict, isFinal, keysActive, area, send],
  );
  return <QuestionContext value={value}>{children}</QuestionContext>;
}

/** The question around an input. Throws outside of a quiz. */
export function useQuestionInView(): QuestionInView {
  const question = use(QuestionContext);
  if (question === null) throw new Error("An input of a quiz stands inside QuizScreen or QuizCard");
  return question;
}
