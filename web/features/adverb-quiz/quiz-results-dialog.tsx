import { type ReactNode, type RefObject, useRef } from "react";
import type { AdverbResult } from "#schema/api/quizzes.ts";
import { percent } from "#schema/rules/grading.ts";
import { AnswerList, type AnswerListItem } from "../../quiz-kit/answer-list.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogContent, DialogDescription, DialogTitle } from "../../ui/dialog.tsx";
import { labelOf, questionById } from "./bank.ts";
import { Sentence } from "./sentence.tsx";

export interface QuizResultsDialogProps {
  result: AdverbResult;
  onClose: () => void;
  /** Takes the focus, and is scrolled into view, when the dialog is gone; left out, what had the focus before. */
  returnTo?: RefObject<HTMLElement | null>;
  /** What it earned; visitors earn nothing. */
  earned?: ReactNode;
  /** A dialog on top of this one. */
  children?: ReactNode;
}

/** 'Quiz Results': the score and every question with its answers and the explanation. */
export function QuizResultsDialog({ result, onClose, returnTo, earned, children }: QuizResultsDialogProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { level, score, totalQuestions } = result;
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        size="results"
        onOpenAutoFocus={(event) => {
          // The Close button would scroll the score out of sight.
          event.preventDefault();
          title.current?.focus();
        }}
        onCloseAutoFocus={(event) => {
          if (!returnTo?.current) return;
          event.preventDefault();
          returnTo.current.scrollIntoView({ block: "nearest" });
          returnTo.current.focus({ preventScroll: true });
        }}
      >
        <DialogTitle ref={title} tabIndex={-1} className="outline-none">
          <span className="text-xl">Quiz Results - Level {level}</span>
        </DialogTitle>
        <DialogDescription className="text-lg font-strong">
          You scored {score} out of {totalQuestions} ({percent(score, totalQuestions)}%)
        </DialogDescription>
        {earned}
        <AnswerList label="Answers" layout="full" answerLang="de" items={result.answers.map(toItem)} />
        <DialogActions>
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
        {children}
      </DialogContent>
    </Dialog>
  );
}

/** One line of the list; a question that left the bank since still shows its letters. */
function toItem({
  questionId,
  selectedAnswer,
  correctAnswer,
  isCorrect,
}: AdverbResult["answers"][number]): AnswerListItem {
  const question = questionById(questionId);
  const shown = (value: typeof correctAnswer) => (question ? labelOf(question, value) : `${value.toUpperCase()})`);
  return {
    id: questionId,
    correct: isCorrect,
    title: question ? (
      <Sentence sentence={question.germanSentence} filled={shown(correctAnswer)} />
    ) : (
      `Question ${questionId}`
    ),
    yours: selectedAnswer === null ? null : shown(selectedAnswer),
    expected: shown(correctAnswer),
    note: question?.explanation,
  };
}
