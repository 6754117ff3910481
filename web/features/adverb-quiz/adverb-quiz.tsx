import { useReducer, useRef, useState } from "react";
import type { AdverbQuizLevel } from "#schema/content/adverb-quiz.ts";
import { lazyComponent } from "../../lib/lazy-component.tsx";
import { newAttemptId } from "../../quiz-kit/attempt-id.ts";
import { PartFailed } from "../../ui/part-failed.tsx";
import { adverbQuizReducer, PICKER, resultOf } from "./adverb-quiz-machine.ts";
import { DEFAULT_QUIZ_LEVEL, questionsOf } from "./bank.ts";
import { LevelPicker } from "./level-picker.tsx";
import { QuestionView } from "./question-view.tsx";
import { QuizPreview } from "./quiz-preview.tsx";

// Needed at the end of a quiz; fetched while the first question is being read.
const FinishedQuiz = lazyComponent(async () => (await import("./finished-quiz.tsx")).FinishedQuiz, {
  failed: PartFailed,
});

/** The adverb quiz: picker on one side, the running quiz (or a preview of it) on the other. */
export function AdverbQuiz({ signedIn }: { signedIn: boolean }) {
  const [level, setLevel] = useState<AdverbQuizLevel>(DEFAULT_QUIZ_LEVEL);
  const [state, send] = useReducer(adverbQuizReducer, PICKER);
  // A phone shows the quiz below the picker: when its last question is gone, whatever follows on the page would be in view.
  const pickerHeading = useRef<HTMLHeadingElement>(null);

  function start(): void {
    void FinishedQuiz.preload();
    send({ type: "start", level, questions: questionsOf(level), attemptId: newAttemptId() });
  }

  return (
    <div className="grid items-start gap-5 py-7 lg:grid-cols-[1fr_1.25fr] lg:gap-7 lg:py-8">
      <LevelPicker heading={pickerHeading} level={level} onLevel={setLevel} onStart={start} />
      {state.mode === "question" ? <QuestionView state={state} send={send} /> : <QuizPreview level={level} />}
      {state.mode === "results" ? (
        <FinishedQuiz
          result={resultOf(state)}
          signedIn={signedIn}
          onClose={() => send({ type: "close" })}
          returnTo={pickerHeading}
        />
      ) : null}
    </div>
  );
}
