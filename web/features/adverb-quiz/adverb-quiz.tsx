import { clsx } from "clsx";
import { Suspense, useReducer, useRef, useState } from "react";
import type { AdverbQuizLevel } from "#schema/content/adverb-quiz.ts";
import { lazyComponent } from "../../lib/lazy-component.tsx";
import { newAttemptId } from "../../quiz-kit/attempt-id.ts";
import { Card } from "../../ui/card.tsx";
import { adverbQuizReducer, currentQuestion, PICKER, resultOf } from "./adverb-quiz-machine.ts";
import { DEFAULT_QUIZ_LEVEL, questionsOf } from "./bank.ts";
import { LevelPicker } from "./level-picker.tsx";
import { QuestionView } from "./question-view.tsx";
import { QuizPreview } from "./quiz-preview.tsx";
import { useQuestionInView } from "./use-question-in-view.ts";
import { useQuizKeys } from "./use-quiz-keys.ts";

// Needed at the end of a quiz; fetched while the first question is being read.
const FinishedQuiz = lazyComponent(async () => (await import("./finished-quiz.tsx")).FinishedQuiz);

/** The adverb quiz: picker on one side, the running quiz (or a preview of it) on the other (spec 2). */
export function AdverbQuiz({ signedIn }: { signedIn: boolean }) {
  const [level, setLevel] = useState<AdverbQuizLevel>(DEFAULT_QUIZ_LEVEL);
  const [state, send] = useReducer(adverbQuizReducer, PICKER);
  const card = useRef<HTMLDivElement>(null);
  const running = state.mode === "question";
  const position = state.mode === "question" ? state.index : -1;

  function start(): void {
    void FinishedQuiz.preload();
    send({ type: "start", level, questions: questionsOf(level), attemptId: newAttemptId() });
  }
  useQuizKeys(card, running, {
    onSelect: (option) => {
      if (state.mode !== "question") return;
      const value = currentQuestion(state).options[option]?.value;
      if (value) send({ type: "select", value });
    },
    onNext: () => send({ type: "next" }),
  });
  useQuestionInView(card, position, state.mode === "question" && state.feedback);

  return (
    <div className="grid items-start gap-5 py-7 lg:grid-cols-[1fr_1.25fr] lg:gap-7 lg:py-8">
      <LevelPicker level={level} onLevel={setLevel} onStart={start} />
      {/* On a phone the picture would only stand in the way. */}
      <Card ref={card} className={clsx("sm:p-6", !running && "max-lg:hidden")}>
        {state.mode === "question" ? (
          <QuestionView
            state={state}
            onSelect={(value) => send({ type: "select", value })}
            onNext={() => send({ type: "next" })}
            onPrevious={() => send({ type: "previous" })}
          />
        ) : (
          <QuizPreview level={level} />
        )}
      </Card>
      {state.mode === "results" ? (
        <Suspense fallback={null}>
          <FinishedQuiz result={resultOf(state)} signedIn={signedIn} onClose={() => send({ type: "close" })} />
        </Suspense>
      ) : null}
    </div>
  );
}
