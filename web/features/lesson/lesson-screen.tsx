import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ComponentType, useEffect, useEffectEvent, useRef } from "react";
import type { Lesson } from "#schema/api/curriculum.ts";
import { type LessonAddress, parseLessonId } from "#schema/rules/lesson-address.ts";
import { isUnauthorized, withOfflineHint } from "../../lib/api-error.ts";
import { homeSearchOf } from "../../lib/home-level.ts";
import { type LazyComponent, type LazyFailedProps, lazyComponent } from "../../lib/lazy-component.tsx";
import { usePageTitle } from "../../lib/page-title.ts";
import { whenIdle } from "../../lib/when-idle.ts";
import { newAttemptId } from "../../quiz-kit/attempt-id.ts";
import { useLeaveGuard } from "../../quiz-kit/use-leave-guard.ts";
import { type ToastHandle, toast } from "../../ui/toast-store.ts";
import { LearningView } from "./learning-view.tsx";
import { LessonFailed, LessonLoading, LessonLocked, LessonNotFound } from "./lesson-states.tsx";
import { drawRun } from "./quiz-run.ts";
import { addVocabularyMutation } from "./submits.ts";
import { useLesson } from "./use-lesson.ts";
import { useLessonFlow } from "./use-lesson-flow.ts";

/** What comes after the words, in files of its own: the words are there sooner without it. It is downloaded while they are read. */
const parts = {
  QuizView: lessonPart(async () => (await import("./quiz-view.tsx")).QuizView),
  ResultsView: lessonPart(async () => (await import("./results-view.tsx")).ResultsView),
  DoubleXpView: lessonPart(async () => (await import("./double-xp-view.tsx")).DoubleXpView),
  DoubleXpResultsView: lessonPart(async () => (await import("./double-xp-results-view.tsx")).DoubleXpResultsView),
};
const { QuizView, ResultsView, DoubleXpView, DoubleXpResultsView } = parts;

function lessonPart<Props extends object>(download: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  return lazyComponent(download, { loading: LessonLoading, failed: LessonPartFailed });
}

function LessonPartFailed({ retry }: LazyFailedProps) {
  return <LessonFailed onRetry={() => void retry()} />;
}

/** The screen of `/lesson/{id}`. `id` is the address as typed. */
export function LessonScreen({ id }: { id: string }) {
  const address = parseLessonId(id);
  // Keyed, so that another lesson starts with a state of its own.
  return address ? <LessonAt key={address.id} address={address} /> : <NoLesson />;
}

function LessonAt({ address }: { address: LessonAddress }) {
  const opened = useLesson(address);
  switch (opened.status) {
    case "loading":
      return <LessonLoading />;
    case "not-found":
      return <NoLesson />;
    case "failed":
      return <LessonFailed onRetry={opened.retry} />;
    case "locked":
      return <LessonLocked title={opened.lesson.title} first={opened.first} />;
    case "open":
      return <OpenLesson lesson={opened.lesson} />;
    default:
      return opened satisfies never;
  }
}

function NoLesson() {
  usePageTitle("Lesson not found");
  return <LessonNotFound />;
}

/** The five modes of a lesson that may be entered. */
function OpenLesson({ lesson }: { lesson: Lesson }) {
  usePageTitle(lesson.title);
  const { state, dispatch, forget } = useLessonFlow(lesson);
  const { start, starting, hideAnnouncement } = useStartQuiz(lesson, () =>
    dispatch({ type: "quiz-started", run: drawRun(lesson, newAttemptId()) }),
  );
  // Hide the toast once the first answer is given: on a phone it would cover the options above the verdict.
  const answering = state.mode === "quiz" && state.answers.length > 0;
  const onAnswering = useEffectEvent(hideAnnouncement);
  useEffect(() => {
    if (answering) onAnswering();
  }, [answering]);
  useEffect(() => {
    // To start the four downloads takes as long as to draw the words, so it waits until they are drawn.
    const cancels = Object.values(parts).map((part) => whenIdle(() => void part.preload()));
    return () => {
      for (const cancel of cancels) cancel();
    };
  }, []);
  const counts = state.mode === "quiz" && state.practiceOf === null;
  const navigate = useNavigate();
  const leave = useLeaveGuard({
    active: counts,
    exit: () => {
      if (counts) void navigate({ to: "/", search: homeSearchOf(lesson.cefrLevel) });
      else dispatch({ type: "quiz-left" });
    },
    onLeft: forget,
  });

  switch (state.mode) {
    case "learning":
      return <LearningView lesson={lesson} starting={starting} onStart={start} />;
    case "quiz":
      return <QuizView lesson={lesson} state={state} dispatch={dispatch} leave={leave} />;
    case "results":
      return <ResultsView lesson={lesson} finished={state.finished} dispatch={dispatch} />;
    case "double-xp-challenge":
      return <DoubleXpView lesson={lesson} challenge={state.challenge} dispatch={dispatch} />;
    case "double-xp-results":
      return (
        <DoubleXpResultsView lesson={lesson} finished={state.finished} result={state.result} dispatch={dispatch} />
      );
    default:
      return state satisfies never;
  }
}

/** The words go into the vocabulary first; if that fails, the quiz does not start. */
function useStartQuiz(lesson: Lesson, onStarted: () => void) {
  const client = useQueryClient();
  /** Set once shown: the toast comes once per lesson and visit. */
  const announcement = useRef<ToastHandle | null>(null);
  const add = useMutation({
    ...addVocabularyMutation(client, lesson.id),
    onError: (error) => {
      // A session that has ended is announced elsewhere.
      if (isUnauthorized(error)) return;
      toast({
        variant: "destructive",
        title: "Could not add words",
        description: withOfflineHint(error, "Please try again or check your connection."),
      });
    },
  });
  function start(): void {
    if (add.isPending) return;
    add.mutate(undefined, {
      onSuccess: ({ count }) => {
        announcement.current ??= announce(count, lesson.title);
        onStarted();
      },
    });
  }
  return { start, starting: add.isPending, hideAnnouncement: () => announcement.current?.dismiss() };
}

function announce(count: number, title: string): ToastHandle {
  return toast({ title: "Words added to vocabulary!", description: `${count} words from “${title}”` });
}
