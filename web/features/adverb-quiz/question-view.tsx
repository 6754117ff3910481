import type { Dispatch } from "react";
import type { AdverbQuestion } from "#schema/content/adverb-quiz.ts";
import type { ForwardLabels } from "../../quiz-kit/forward-buttons.tsx";
import { OptionInput } from "../../quiz-kit/option-input.tsx";
import { givenInView, questionInView, type RunEvent } from "../../quiz-kit/question-run.ts";
import { QuizCard } from "../../quiz-kit/quiz-card.tsx";
import type { VerdictContent } from "../../quiz-kit/verdict.tsx";
import { ADVERB_RULES, type AdverbAnswer, type QuestionState } from "./adverb-quiz-machine.ts";
import { Sentence } from "./sentence.tsx";

export const ADVERB_LABELS: ForwardLabels = {
  check: "Next",
  continue: "Continue",
  checkLast: "Submit Quiz",
  continueLast: "View Results",
};

/** A German sentence with a blank, its translation and four adverbs for it. */
export function QuestionView({ state, send }: { state: QuestionState; send: Dispatch<RunEvent> }) {
  const question = questionInView(state);
  const given = givenInView(state);
  return (
    <QuizCard
      run={state}
      mode={ADVERB_RULES.mode}
      send={send}
      title={`Adverb Quiz - Level ${state.level}`}
      instruction={question.question}
      prompt={<Sentence sentence={question.germanSentence} className="text-xl leading-[1.35] font-[600]" />}
      hint={question.englishTranslation}
      verdict={given && verdictOn(given, question)}
      labels={ADVERB_LABELS}
    >
      <OptionInput
        lang="de"
        options={question.options.map(({ value, label }) => ({ value, text: label }))}
        correctAnswer={question.correctAnswer}
      />
    </QuizCard>
  );
}

function verdictOn({ correct }: AdverbAnswer, { explanation }: AdverbQuestion): VerdictContent {
  return {
    title: correct ? "Correct!" : "Incorrect",
    lines: (
      <span>
        <b>Explanation:</b> {explanation}
      </span>
    ),
  };
}
