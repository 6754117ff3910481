import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { PluralNoun } from "#schema/api/vocabulary.ts";
import { shuffled } from "#schema/rules/random.ts";
import { checkPluralAnswer } from "#schema/rules/vocabulary-answer-check.ts";
import { PLURAL_QUIZ_NOUNS } from "#schema/rules/vocabulary-quiz.ts";
import { usePageTitle } from "../../../../lib/page-title.ts";
import { answerVerdict } from "../../../../quiz-kit/answer-verdict.tsx";
import { type DrawnQuiz, givenInView, isFinished, questionInView } from "../../../../quiz-kit/question-run.ts";
import { QuizLoading } from "../../../../quiz-kit/quiz-loading.tsx";
import { QuizScreen } from "../../../../quiz-kit/quiz-screen.tsx";
import { TypedInput } from "../../../../quiz-kit/typed-input.tsx";
import { useDrawnQuiz } from "../../../../quiz-kit/use-drawn-quiz.ts";
import { useLeaveGuard } from "../../../../quiz-kit/use-leave-guard.ts";
import { useQuestionRun } from "../../../../quiz-kit/use-question-run.ts";
import { Noun } from "../../../../ui/gender-chip.tsx";
import { LoadFailed, StatePage } from "../../../../ui/state-page.tsx";
import { type ToastHandle, toast } from "../../../../ui/toast-store.ts";
import { bankQuery } from "../../queries.ts";
import { BackToVocabulary } from "../back-to-vocabulary.tsx";
import { NothingToPractice } from "../nothing-to-practice.tsx";
import type { PracticeProps } from "../practice.tsx";
import { pluralNounsQuery } from "../queries.ts";
import { PluralResults } from "./plural-results.tsx";
import { nounsWithPlural, PLURAL_RULES, shownPlural } from "./plural-rules.ts";

export type PluralQuizProps = Pick<PracticeProps, "filters" | "isLearner" | "onClose">;

/** Up to 15 plurals, typed: a learner's own nouns, for a visitor those of the bank. */
export function PluralQuiz(props: PluralQuizProps) {
  usePageTitle("Plural Quiz");
  const { filters, isLearner, onClose } = props;
  const own = useQuery({ ...pluralNounsQuery(), enabled: isLearner });
  const bank = useQuery({ ...bankQuery("noun"), enabled: !isLearner, select: nounsWithPlural });
  const { data, errorUpdateCount, isFetching, refetch } = isLearner ? own : bank;
  const nouns = data?.filter(({ cefrLevel }) => filters.level === undefined || cefrLevel === filters.level);
  if (nouns && nouns.length > 0) return <DrawnPlurals nouns={nouns} {...props} />;
  if (nouns)
    return (
      <NothingToPractice
        title="No nouns with plural forms in your vocabulary yet"
        text={
          filters.level && data?.length !== 0 ? `There are some in your other levels than ${filters.level}.` : undefined
        }
        onClose={onClose}
      />
    );
  if (errorUpdateCount > 0)
    return (
      <StatePage back={<BackToVocabulary onClose={onClose} />}>
        <LoadFailed title="Failed to fetch plural vocabulary" onRetry={() => void refetch()} retrying={isFetching} />
      </StatePage>
    );
  return <QuizLoading />;
}

interface DrawnPluralsProps extends PluralQuizProps {
  nouns: readonly PluralNoun[];
}

function DrawnPlurals({ nouns, ...props }: DrawnPluralsProps) {
  const { drawn, again } = useDrawnQuiz((random) => shuffled(nouns, random).slice(0, PLURAL_QUIZ_NOUNS));
  return <RunningPlurals key={drawn.attemptId} drawn={drawn} onAgain={again} {...props} />;
}

export interface RunningPluralsProps extends PluralQuizProps {
  drawn: DrawnQuiz<PluralNoun>;
  onAgain: () => void;
}

function RunningPlurals({ drawn, onAgain, ...props }: RunningPluralsProps) {
  const { isLearner, onClose } = props;
  const [run, send] = useQuestionRun(PLURAL_RULES, drawn);
  const leave = useLeaveGuard({ active: !isFinished(run), exit: onClose });
  const blankNote = useRef<ToastHandle>(null);
  // It has done its part, and would cover what the verdict offers.
  useEffect(() => {
    if (run.feedback) blankNote.current?.dismiss();
  }, [run.feedback]);
  if (isFinished(run)) return <PluralResults run={run} onAgain={onAgain} {...props} />;
  const noun = questionInView(run);
  const { id, word, gender, translation, cefrLevel } = noun;
  const given = givenInView(run);
  const check = given && checkPluralAnswer(noun, given.answer);
  // A word that only this learner has is nobody else's to judge.
  const report = isLearner && id > 0 ? ({ kind: "word", id, askedFor: "plural" } as const) : undefined;
  return (
    <QuizScreen
      run={run}
      mode={PLURAL_RULES.mode}
      send={send}
      leave={leave}
      note={cefrLevel}
      name="Plural Quiz"
      instruction="What is the plural?"
      prompt={<Noun word={word} gender={gender} size="xl" chipLast />}
      hint={translation.join(", ")}
      labels={{ check: "Submit", continue: "Next", continueLast: "Results" }}
      verdict={given && check && answerVerdict(given, shownPlural(noun), { lang: "de", check, report })}
    >
      <TypedInput
        onBlank={() => {
          blankNote.current = toast({
            title: "Please enter an answer",
            description: "Type the plural, with or without its article.",
            variant: "destructive",
          });
        }}
      />
    </QuizScreen>
  );
}
