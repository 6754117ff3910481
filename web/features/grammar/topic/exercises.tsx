import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import type { ResponseOf } from "#schema/api/endpoint.ts";
import type { GrammarExercise } from "#schema/api/grammar.ts";
import type { Api } from "#schema/api/index.ts";
import { checkTypedAnswer } from "#schema/rules/grammar-answer-check.ts";
import { call } from "../../../lib/api-client.ts";
import { isUnauthorized, withOfflineHint } from "../../../lib/api-error.ts";
import { answerVerdict } from "../../../quiz-kit/answer-verdict.tsx";
import { OptionInput } from "../../../quiz-kit/option-input.tsx";
import { QuestionProvider } from "../../../quiz-kit/question-context.tsx";
import type { RunEvent, RunMode } from "../../../quiz-kit/question-run.ts";
import { TypedInput } from "../../../quiz-kit/typed-input.tsx";
import { useQuizKeys } from "../../../quiz-kit/use-quiz-keys.ts";
import { Verdict } from "../../../quiz-kit/verdict.tsx";
import { Tag } from "../../../ui/badges.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { exercisesQuery, showAnswered } from "../queries.ts";
import { MixedText } from "../text/mixed-text.tsx";
import { QuestionText } from "../text/question-text.tsx";
import { ExerciseDots } from "./exercise-dots.tsx";
import { QuestionLoading } from "./exercises-loading.tsx";

/** The exercises of a topic, one at a time. The server judges each answer; the last one counts, so any can be answered again. */
export function Exercises({ topicId }: { topicId: number }) {
  const exercises = useQuery(exercisesQuery(topicId));
  const titleId = useId();
  const { data } = exercises;
  return (
    <Card asChild className="scroll-mt-5">
      <section aria-labelledby={titleId} className="grid gap-4">
        {data === undefined ? (
          <>
            <h2 id={titleId}>Practice exercises</h2>
            <NoExercisesYet
              failed={exercises.errorUpdateCount > 0}
              retrying={exercises.isFetching}
              onRetry={() => void exercises.refetch()}
            />
          </>
        ) : (
          <Practice topicId={topicId} exercises={data} titleId={titleId} />
        )}
      </section>
    </Card>
  );
}

function NoExercisesYet({ failed, retrying, onRetry }: { failed: boolean; retrying: boolean; onRetry: () => void }) {
  if (!failed) return <QuestionLoading />;
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>The exercises could not be loaded. Please check your connection and try again.</p>
      <Button size="sm" disabled={retrying} onClick={onRetry}>
        {retrying ? "Trying..." : "Try Again"}
      </Button>
    </div>
  );
}

type Judged = ResponseOf<Api["POST /api/grammar/exercises/:exerciseId/submit"]>;

/** What stands in the input of the exercise in view, and the server's verdict on it. */
interface Attempt {
  answer: string;
  judged: Judged | null;
}

const MODE: RunMode = { step: "checked" };
const NO_ATTEMPT: Attempt = { answer: "", judged: null };

interface PracticeProps {
  topicId: number;
  exercises: readonly GrammarExercise[];
  titleId: string;
}

function Practice({ topicId, exercises, titleId }: PracticeProps) {
  const client = useQueryClient();
  const card = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(() => nextToDo(exercises, -1) ?? 0);
  const [attempt, setAttempt] = useState(NO_ATTEMPT);
  const submit = useMutation({
    mutationFn: ({ id, answer }: { id: number; answer: string }) =>
      call("POST /api/grammar/exercises/:exerciseId/submit", { params: { exerciseId: id }, body: { answer } }),
    onSuccess: (judged, { id }) => {
      showAnswered(client, topicId, { ...judged, id, lastAnswerRight: judged.isCorrect });
      setAttempt((before) => ({ ...before, judged }));
    },
    onError: (error) => {
      // A session that has ended is announced elsewhere.
      if (isUnauthorized(error)) return;
      toast({
        variant: "destructive",
        title: "Error",
        description: withOfflineHint(error, "Failed to submit answer. Please try again."),
      });
    },
  });
  const exercise = exercises[place];
  const isBlank = attempt.answer.trim() === "";
  function goTo(next: number): void {
    if (submit.isPending) return;
    setPlace(next);
    setAttempt(NO_ATTEMPT);
  }
  function goOn(): void {
    goTo(nextToDo(exercises, place) ?? (place + 1) % exercises.length);
  }
  function forward(): void {
    if (attempt.judged !== null) goOn();
    else if (exercise && !isBlank && !submit.isPending)
      submit.mutate({ id: exercise.id, answer: attempt.answer.trim() });
  }
  function send(event: RunEvent): void {
    if (event.type === "advanced") forward();
    else if (event.type === "answered" && !submit.isPending) setAttempt({ answer: event.answer, judged: null });
  }
  useQuizKeys({ active: true, area: card, onForward: forward });
  useFocusOnChange(card, place);
  if (!exercise) return null;
  const { judged } = attempt;
  const given = { answer: attempt.answer, correct: judged?.isCorrect ?? false };
  return (
    <div ref={card} className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h2 id={titleId} tabIndex={-1} data-exercise-title="">
          Practice exercises
        </h2>
        <span className="text-sm text-ink-soft">
          {place + 1} of {exercises.length} · <b>{exercise.difficulty}</b>
        </span>
      </div>
      <ExerciseDots exercises={exercises} place={place} />
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-strong text-ink-soft">
          {exercise.options === null ? "Fill in the blank:" : "Choose the right answer:"}
          {judged === null ? <LastTime exercise={exercise} /> : null}
        </p>
        <p>
          <QuestionText
            question={exercise.question}
            filled={judged?.correctAnswer ?? null}
            className="text-[1.375rem] leading-[1.4] font-strong"
          />
        </p>
      </div>
      <QuestionProvider
        run={{ index: 0, answers: attempt.answer === "" ? [] : [given], feedback: judged !== null }}
        mode={MODE}
        send={send}
        keysActive={!submit.isPending}
        area={card}
      >
        <ExerciseInput key={exercise.id} exercise={exercise} correctAnswer={judged?.correctAnswer ?? ""} />
      </QuestionProvider>
      <Verdict
        correct={given.correct}
        placement="card"
        content={
          judged &&
          answerVerdict(given, judged.correctAnswer, {
            lang: "de",
            check:
              exercise.options === null
                ? checkTypedAnswer({ ...judged, question: exercise.question }, attempt.answer)
                : undefined,
            lines: (
              <span className="block">
                <MixedText text={judged.explanation} />
              </span>
            ),
          })
        }
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap gap-3">
          <Button size="sm" disabled={place === 0 || submit.isPending} onClick={() => goTo(place - 1)}>
            Previous
          </Button>
          {judged === null ? (
            <Button
              size="sm"
              disabled={place === exercises.length - 1 || submit.isPending}
              onClick={() => goTo(place + 1)}
            >
              Skip
            </Button>
          ) : null}
        </div>
        <Button
          variant="primary"
          size="sm"
          disabled={isBlank || submit.isPending}
          onClick={forward}
          className="sm:min-w-[180px]"
        >
          {submit.isPending ? "Checking..." : judged === null ? "Check" : "Next exercise"}
        </Button>
      </div>
    </div>
  );
}

function ExerciseInput({ exercise, correctAnswer }: { exercise: GrammarExercise; correctAnswer: string }) {
  if (exercise.options === null) return <TypedInput />;
  return (
    <OptionInput
      options={exercise.options.map((text) => ({ value: text, text }))}
      correctAnswer={correctAnswer}
      lang="de"
    />
  );
}

function LastTime({ exercise: { lastAnswerRight } }: { exercise: GrammarExercise }) {
  if (lastAnswerRight === null) return null;
  return <Tag>{lastAnswerRight ? "Right last time" : "Not right yet"}</Tag>;
}

/** The next exercise after a place that is not right yet, beginning anew at the end; null when all are right. */
function nextToDo(exercises: readonly GrammarExercise[], place: number): number | null {
  for (let step = 1; step <= exercises.length; step += 1) {
    const next = (place + step) % exercises.length;
    if (exercises[next]?.lastAnswerRight !== true) return next;
  }
  return null;
}

/** Another exercise begins in its field, or at the title where it is chosen from options. Not the first one: the page begins at its top. */
function useFocusOnChange(card: RefObject<HTMLElement | null>, place: number): void {
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    const start =
      card.current?.querySelector<HTMLElement>("[data-question-start]") ??
      card.current?.querySelector<HTMLElement>("[data-exercise-title]");
    start?.focus({ preventScroll: true });
    const top = card.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) card.current?.scrollIntoView({ block: "start" });
  }, [card, place]);
}
