import { useQueryClient } from "@tanstack/react-query";
import { type Dispatch, useEffect, useReducer, useRef, useState } from "react";
import type { Lesson } from "#schema/api/curriculum.ts";
import { learnerIdOf } from "../../lib/learner-id.ts";
import type { StoredItem } from "../../lib/storage.ts";
import { useSubmitOnce } from "../../quiz-kit/use-submit-once.ts";
import { finishedOf, type LessonEvent, type LessonScreenState, lessonReducer } from "./lesson-machine.ts";
import { fromStored, type StoredLesson, storedLessonOf, toStored } from "./stored-lesson.ts";
import { submitQuiz } from "./submits.ts";

export interface LessonFlow {
  state: LessonScreenState;
  dispatch: Dispatch<LessonEvent>;
  /** Forgets what a reload would come back to: the learner has left on purpose. */
  forget: () => void;
}

/** The state of an open lesson, kept over reloads, with its auto-save. */
export function useLessonFlow(lesson: Lesson): LessonFlow {
  const client = useQueryClient();
  const [stored] = useState(() => storedLessonOf(lesson.id, learnerIdOf(client) ?? ""));
  const [state, dispatch] = useReducer(lessonReducer, null, () => fromStored(stored.read(), lesson));
  useKeptState(stored, state);
  useAutoSave(lesson, state, dispatch);
  return { state, dispatch, forget: stored.remove };
}

/**
 * Writes the state through to this tab's storage. Leaving the page through the app forgets it, except for a running quiz (the
 * learner is asked before leaving that) and for a result that is not saved yet, which waits for the next visit.
 */
function useKeptState(stored: StoredItem<StoredLesson>, state: LessonScreenState): void {
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
    const kept = toStored(state);
    if (kept) stored.write(kept);
    else stored.remove();
  }, [stored, state]);
  useEffect(
    () => () => {
      if (!isUnfinished(latest.current)) stored.remove();
    },
    [stored],
  );
}

/** Whether something would be lost: answers that count, or a result that the server does not have yet and has not refused. */
function isUnfinished(state: LessonScreenState): boolean {
  const finished = finishedOf(state);
  if (!finished) return state.mode === "quiz";
  const { save } = finished;
  return save.status === "saving" || (save.status === "failed" && save.refusal === undefined);
}

/** Submits a finished quiz once when the results are entered, and once more for every 'Try again'. */
function useAutoSave(lesson: Lesson, state: LessonScreenState, dispatch: Dispatch<LessonEvent>): void {
  const client = useQueryClient();
  const finished = finishedOf(state);
  useSubmitOnce({
    attemptId: finished?.run.attemptId ?? "",
    submission: finished?.save ?? null,
    submit: finished && (() => submitQuiz(client, lesson, finished)),
    onSettled: (attemptId, event) => {
      if (event.type !== "save-retried") dispatch({ attemptId, ...event });
    },
    // Only logged: the results themselves say that they are not saved yet.
    onError: (error) => console.error("The result of the quiz could not be saved", error),
  });
}
