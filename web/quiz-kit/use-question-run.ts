import { type Dispatch, useReducer } from "react";
import {
  type DrawnQuiz,
  type GivenAnswer,
  type QuestionRun,
  type RunEvent,
  type RunRules,
  runReducer,
  startRun,
} from "./question-run.ts";

/**
 * A run as the state of a component. Draw the questions once, in a state or a parent: a run keeps those that it began with, so
 * another quiz needs another `key`. A feature with more modes than a run (a lesson) puts `runReducer` into its own reducer.
 */
export function useQuestionRun<Question, Given extends GivenAnswer>(
  rules: RunRules<Question, Given>,
  drawn: DrawnQuiz<Question>,
): [run: QuestionRun<Question, Given>, send: Dispatch<RunEvent>] {
  return useReducer(
    (run: QuestionRun<Question, Given>, event: RunEvent) => runReducer(rules, run, event),
    drawn,
    startRun<Question, Given>,
  );
}
