import { Suspense, useEffect, useReducer, useRef, useState } from "react";
import type { AdverbQuizLevel } from "#schema/content/adverb-quiz.ts";
import { lazyComponent } from "../../lib/lazy-component.tsx";
import { newAttemptId } from "../../quiz-kit/attempt-id.ts";
import { adverbQuizReducer, PICKER, resultOf } from "./adverb-quiz-machine.ts";
import { DEFAULT_QUIZ_LEVEL, questionsOf } from "./bank.ts";
import { LevelPicker } from "./level-picker.tsx";
import { QuestionView } from "./question-view.tsx";
import { QuizPreview } from "./quiz-preview.tsx";

// Needed at the end of a quiz; fetched while the first question is being read.
const FinishedQuiz = lazyComponent(async () => (await import("./finished-quiz.tsx")).FinishedQuiz);

/** The adverb quiz: picker on one side, the running quiz (or a preview of it) on the other. */
export function AdverbQuiz({ signedIn }: { signedIn: boolean }) {
  const [level, setLevel] = useState<AdverbQuizLevel>(DEFAULT_QUIZ_LEVEL);
  const [state, send] = useReducer(adverbQuizReducer, PICKER);
  const heading = useRef<HTMLHeadingElement>(null);
  const [closed, setClosed] = useState(0);
  // The page is where the last question was; on a phone the picker is above that, out of view.
  useEffect(() => {
    if (closed === 0) return;
    heading.current?.scrollIntoView({ block: "nearest" });
    heading.current?.focus({ preventScroll: true });
  }, [closed]);

  function start(): void {
    void FinishedQuiz.preload();
    send({ type: "start", level, questions: questionsOf(level), attemptId: newAttemptId() });
  }

  function close(): void {
    send({ type: "close" });
    setClosed((count) => count + 1);
  }

  return (
    <div className="grid items-start gap-5 py-7 lg:grid-cols-[1fr_1.25fr] lg:gap-7 lg:py-8">
      <LevelPicker heading={heading} level={level} onLevel={setLevel} onStart={start} />
      {state.mode === "question" ? <QuestionView state={state} send={send} /> : <QuizPreview level={level} />}
      {state.mode === "results" ? (
        <Suspense fallback={null}>
          <FinishedQuiz result={resultOf(state)} signedIn={signedIn} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}
