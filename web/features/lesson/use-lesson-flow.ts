import { useQueryClient } from "@tanstack/react-query";
import { type Dispatch, useEffect, useReducer, useRef } from "react";
import type { Lesson } from "#schema/api/curriculum.ts";
import { finishedOf, type LessonEvent, type LessonState, lessonReducer } from "./lesson-machine.ts";
import { fromStored, storedLessonOf, toStored } from "./stored-lesson.ts";
import { submitQuiz } from "./submits.ts";

export interface LessonFlow {
  state: LessonState;
  dispatch: Dispatch<LessonEvent>;
  /** Forgets what a reload would come back to: the learner has left on purpose. */
  forget: () => void;
}

/** The state of an open lesson, kept over reloads, with its auto-save (spec 4). */
export function useLessonFlow(lesson: Lesson): LessonFlow {
  const stored = storedLessonOf(lesson.id);
  const [state, dispatch] = useReducer(lessonReducer, null, () => fromStored(stored.read(), lesson));
  useKeptState(lesson.id, state);
  useAutoSave(lesson, state, dispatch);
  return { state, dispatch, forget: stored.remove };
}

/**
 * Writes the state through to this tab's storage. Leaving the page through the app forgets it, except a running quiz (whose
 * leaving is asked about) and a result that is not saved yet: that one waits for the next visit.
 */
function useKeptState(lessonId: number, state: LessonState): void {
  const latest = useRef(state);
  useEffect(() => {
    const stored = storedLessonOf(lessonId);
    latest.current = state;
    const kept = toStored(state);
    if (kept) stored.write(kept);
    else stored.remove();
  }, [lessonId, state]);
  useEffect(
    () => () => {
      if (!isUnfinished(latest.current)) storedLessonOf(lessonId).remove();
    },
    [lessonId],
  );
}

/** Whether something would be lost: answers that count, or a result that the server does not have yet. */
function isUnfinished(state: LessonState): boolean {
  const finished = finishedOf(state);
  return finished ? finished.save.status !== "saved" : state.mode === "quiz";
}

/** Submits a finished quiz once when the results are entered, and once more for every 'Try again' (spec 4). */
function useAutoSave(lesson: Lesson, state: LessonState, dispatch: Dispatch<LessonEvent>): void {
  const client = useQueryClient();
  const submitted = useRef("");
  const finished = finishedOf(state);
  const submitKey = finished?.save.status === "saving" ? `${finished.run.attemptId}:${finished.save.tries}` : null;
  useEffect(() => {
    // React may run an effect twice: the key says whether this try is already on its way.
    if (finished === null || submitKey === null || submitted.current === submitKey) return;
    submitted.current = submitKey;
    const { attemptId } = finished.run;
    submitQuiz(client, lesson, finished).then(
      (result) => dispatch({ type: "saved", attemptId, result }),
      (error: unknown) => {
        // Only logged (spec 8); the results say that they are not saved yet.
        console.error("The result of the quiz could not be saved", error);
        dispatch({ type: "save-failed", attemptId });
      },
    );
  }, [client, lesson, finished, submitKey, dispatch]);
}
