import { useQueryClient } from "@tanstack/react-query";
import type { VocabularyQuizQuestion } from "#schema/api/vocabulary.ts";
import type { AnswerListItem } from "../../../../quiz-kit/answer-list.tsx";
import { AnswersCard, wordLine } from "../../../../quiz-kit/answers-card.tsx";
import { askToSignUp } from "../../../../quiz-kit/ask-to-sign-up.ts";
import { quizOutcome } from "../../../../quiz-kit/outcome.ts";
import { type RunMode, scoredPass } from "../../../../quiz-kit/question-run.ts";
import { ResultsScreen } from "../../../../quiz-kit/results-screen.tsx";
import { useSubmission } from "../../../../quiz-kit/use-submit-once.ts";
import { XpBreakdown } from "../../../../quiz-kit/xp-breakdown.tsx";
import type { QuizSetting } from "../queries.ts";
import { WaysOn } from "../ways-on.tsx";
import type { VocabularyQuizProps } from "./vocabulary-quiz.tsx";
import { answerLang, shownAnswer, submitWords, type WordAnswer, type WordRun } from "./word-quiz.ts";

export interface VocabularyResultsProps extends VocabularyQuizProps {
  run: WordRun;
  mode: RunMode;
  onAgain: () => void;
}

/** What came out of a vocabulary quiz, and what it earned. A visitor's result is graded and not kept. */
export function VocabularyResults({ run, mode, isLearner, onAgain, onClose, ...setting }: VocabularyResultsProps) {
  const client = useQueryClient();
  const { attemptId } = run;
  const { questions, answers } = scoredPass(mode, run);
  const save = useSubmission({
    attemptId,
    submit: async () => {
      const result = await submitWords(client, setting, attemptId, answers);
      askToSignUp(result);
      return result;
    },
    onError: (error) => console.error("The result of the quiz could not be saved", error),
  });
  const items = questions.map((question, index) => itemOf(question, answers[index], setting));
  return (
    <ResultsScreen
      outcome={quizOutcome(answers, save.submission)}
      passedText="You've passed this quiz!"
      stones={items}
      save={isLearner ? save : null}
      actions={<WaysOn onAgain={onAgain} onClose={onClose} />}
    >
      {isLearner ? (
        <XpBreakdown title="XP for this quiz" submission={save.submission} className="min-[900px]:col-span-full" />
      ) : null}
      <AnswersCard items={items} answerLang={answerLang(setting)} />
    </ResultsScreen>
  );
}

function itemOf(question: VocabularyQuizQuestion, given: WordAnswer | undefined, setting: QuizSetting): AnswerListItem {
  const { id, word, gender, entry } = question;
  const isGerman = setting.direction === "german-to-english";
  return {
    id,
    correct: given?.correct ?? false,
    yours: given?.answer ?? null,
    expected: shownAnswer(question, setting),
    ...(isGerman ? wordLine(entry) : { ...wordLine({ word: "", gender }), title: <EnglishWord word={word} /> }),
  };
}

function EnglishWord({ word }: { word: string }) {
  return <span className="block font-strong">{word}</span>;
}
