import { useQueryClient } from "@tanstack/react-query";
import { AnswersCard, wordLine } from "../../../../quiz-kit/answers-card.tsx";
import { quizOutcome } from "../../../../quiz-kit/outcome.ts";
import { scoredPass } from "../../../../quiz-kit/question-run.ts";
import { ResultsScreen } from "../../../../quiz-kit/results-screen.tsx";
import { useSubmission } from "../../../../quiz-kit/use-submit-once.ts";
import { XpBreakdown } from "../../../../quiz-kit/xp-breakdown.tsx";
import { WaysOn } from "../ways-on.tsx";
import type { PluralQuizProps } from "./plural-quiz.tsx";
import { PLURAL_RULES, type PluralRun, shownPlural, submitPlurals } from "./plural-rules.ts";

export interface PluralResultsProps extends PluralQuizProps {
  run: PluralRun;
  onAgain: () => void;
}

/** What came out of a plural quiz. A visitor's is not submitted. */
export function PluralResults({ run, filters, isLearner, onAgain, onClose }: PluralResultsProps) {
  const client = useQueryClient();
  const { attemptId } = run;
  const { questions, answers } = scoredPass(PLURAL_RULES.mode, run);
  const save = useSubmission({
    attemptId,
    submit: isLearner ? () => submitPlurals(client, attemptId, filters.level, answers) : null,
    onError: (error) => console.error("The result of the quiz could not be saved", error),
  });
  const items = questions.map((noun, index) => ({
    id: noun.id,
    ...wordLine(noun),
    correct: answers[index]?.correct ?? false,
    yours: answers[index]?.answer ?? null,
    expected: shownPlural(noun),
  }));
  return (
    <ResultsScreen
      outcome={quizOutcome(answers, save?.submission)}
      passedText="You've passed this quiz!"
      stones={items}
      save={save}
      actions={<WaysOn onAgain={onAgain} onClose={onClose} />}
    >
      {save ? (
        <XpBreakdown title="XP for this quiz" submission={save.submission} className="min-[900px]:col-span-full" />
      ) : null}
      <AnswersCard items={items} answerLang="de" />
    </ResultsScreen>
  );
}
