import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ConjugationQuestion } from "#schema/api/conjugation.ts";
import { AnswerList, type AnswerListItem } from "../../../quiz-kit/answer-list.tsx";
import { askToSignUp } from "../../../quiz-kit/ask-to-sign-up.ts";
import { quizOutcome } from "../../../quiz-kit/outcome.ts";
import { scoredPass } from "../../../quiz-kit/question-run.ts";
import { QuizDialogActions } from "../../../quiz-kit/quiz-dialog.tsx";
import { Earned } from "../../../quiz-kit/results-screen.tsx";
import { useSubmission } from "../../../quiz-kit/use-submit-once.ts";
import { Button } from "../../../ui/button.tsx";
import { Igel } from "../../../ui/igel.tsx";
import { plainQuestion } from "./form-with-gaps.tsx";
import { CONJUGATION_RULES, type ConjugationRun, submitConjugationQuiz } from "./quiz-rules.ts";

export interface ConjugationResultsProps {
  run: ConjugationRun;
  isLearner: boolean;
  onAgain: () => void;
  onClose: () => void;
}

/** What came out of the first round and what it earned. A visitor's result is graded and not kept. */
export function ConjugationResults({ run, isLearner, onAgain, onClose }: ConjugationResultsProps) {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { attemptId } = run;
  const { questions, answers } = scoredPass(CONJUGATION_RULES.mode, run);
  const save = useSubmission({
    attemptId,
    submit: async () => {
      const result = await submitConjugationQuiz(client, attemptId, answers);
      askToSignUp(result);
      return result;
    },
    onError: (error) => console.error("The result of the quiz could not be saved", error),
  });
  useEffect(() => heading.current?.focus(), []);
  const { score, total, percentage } = quizOutcome(answers, save.submission);
  const isPerfect = score === total;
  const missed = questions.flatMap((question, index) => {
    const given = answers[index];
    return given && !given.correct ? [itemOf(question, given.answer)] : [];
  });
  return (
    <>
      <section className="my-auto grid justify-items-center gap-4 py-3 text-center">
        <Igel tiles={3} className="w-[148px]" />
        <h3 ref={heading} tabIndex={-1} className="text-2xl tracking-tighter">
          {isPerfect ? "Perfect Score" : "Great Job!"}
        </h3>
        <p className="flex items-baseline gap-3 leading-none font-black tracking-[-0.03em]">
          <b className="text-[3.5rem] font-black">
            {score}/{total}
          </b>
          <span className="text-xl tracking-[-0.01em] text-ink-soft">{percentage}%</span>
        </p>
        <p className="text-ink-soft">
          {isPerfect ? "Every form right at the first try." : "Right at the first try. You got the rest in the review."}
        </p>
        {isLearner ? <Earned {...save} /> : null}
      </section>
      {missed.length === 0 ? null : (
        <section>
          <h4 className="text-md">Missed at the first try</h4>
          <AnswerList label="Missed at the first try" layout="full" items={missed} answerLang="de" />
        </section>
      )}
      <QuizDialogActions className="grid grid-cols-[1fr_1.7fr]">
        <Button className="px-3" onClick={onClose}>
          Close
        </Button>
        <Button variant="primary" className="px-3" onClick={onAgain}>
          Practice Again
        </Button>
      </QuizDialogActions>
    </>
  );
}

function itemOf(question: ConjugationQuestion, yours: string): AnswerListItem {
  const { id, verb, tense, answer } = question;
  return {
    id,
    correct: false,
    title: (
      <>
        <span lang="de">{plainQuestion(question.question)}</span>{" "}
        <span className="text-sm text-ink-soft">
          <span lang="de">{verb}</span> · {tense}
        </span>
      </>
    ),
    yours,
    expected: answer,
  };
}
