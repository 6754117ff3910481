import { referenceInfinitives, referenceVerb } from "#content/built-in/conjugation/reference-verbs.ts";
import type { ConjugationQuestion } from "#schema/api/conjugation.ts";
import { checkForm } from "#schema/rules/conjugation-check.ts";
import { splitPronoun, tenseNamed } from "#schema/rules/conjugation-quiz.ts";
import type { AnswerCheck } from "#schema/rules/german-answer.ts";
import type { ReferenceVerb } from "#schema/rules/verb-forms.ts";
import { answerVerdict } from "../../../quiz-kit/answer-verdict.tsx";
import { type DrawnQuiz, givenInView, isFinished, questionInView } from "../../../quiz-kit/question-run.ts";
import { DialogQuestion } from "../../../quiz-kit/quiz-dialog.tsx";
import { TypedInput } from "../../../quiz-kit/typed-input.tsx";
import { useLeaveGuard } from "../../../quiz-kit/use-leave-guard.ts";
import { useQuestionRun } from "../../../quiz-kit/use-question-run.ts";
import type { VerdictContent } from "../../../quiz-kit/verdict.tsx";
import { MixedText } from "../mixed-text.tsx";
import { ConjugationResults } from "./conjugation-results.tsx";
import { FormWithGaps, gapsOf } from "./form-with-gaps.tsx";
import { CONJUGATION_RULES, type ConjugationRun, type FormAnswer } from "./quiz-rules.ts";

export interface RunningQuizProps {
  drawn: DrawnQuiz<ConjugationQuestion>;
  isLearner: boolean;
  onAgain: () => void;
  onClose: () => void;
}

/** The questions of one attempt with their review, then the results. */
export function RunningQuiz({ drawn, isLearner, onAgain, onClose }: RunningQuizProps) {
  const [run, send] = useQuestionRun(CONJUGATION_RULES, drawn);
  const leave = useLeaveGuard({ active: hasAnswers(run) && !isFinished(run), exit: onClose });
  if (isFinished(run))
    return <ConjugationResults run={run} isLearner={isLearner} onAgain={onAgain} onClose={onClose} />;
  const question = questionInView(run);
  const given = givenInView(run);
  const verb = referenceInfinitives().includes(question.verb) ? referenceVerb(question.verb) : null;
  const check = given && run.feedback ? checkForm(question, verb, given.answer) : null;
  const words = gapsOf(question.question);
  return (
    <DialogQuestion
      run={run}
      mode={CONJUGATION_RULES.mode}
      send={send}
      leave={leave}
      questionsName="forms"
      instruction={
        <>
          <b lang="de" className="text-ink">
            {question.verb}
          </b>{" "}
          · {question.tense}
        </>
      }
      prompt={<FormWithGaps question={question.question} filled={check && splitPronoun(check.answer).form} />}
      hint={words > 1 ? `${NUMBER_WORDS[words] ?? words} words` : undefined}
      verdict={given && check && verdictOn({ given, check, question, verb, isReview: run.pastRounds.length > 0 })}
    >
      <TypedInput />
    </DialogQuestion>
  );
}

const NUMBER_WORDS: readonly (string | undefined)[] = ["no", "one", "two", "three", "four"];

/** Whether closing the quiz would lose something. */
function hasAnswers({ firstChecked, pastRounds }: ConjugationRun): boolean {
  return firstChecked.length > 0 || pastRounds.length > 0;
}

interface Verdict {
  given: FormAnswer;
  check: AnswerCheck;
  question: ConjugationQuestion;
  verb: ReferenceVerb | null;
  isReview: boolean;
}

/** A mistake is told what the reference says about this tense of the verb. */
function verdictOn({ given, check, question, verb, isReview }: Verdict): VerdictContent {
  const tense = tenseNamed(question.tense);
  const note = tense && verb?.tenses[tense].note;
  const comesBack = isReview ? "It comes once more." : "It comes back in Review Mode.";
  return answerVerdict(given, question.answer, {
    lang: "de",
    check,
    lines: given.correct ? undefined : (
      <span className="block text-sm">
        {note == null ? null : <MixedText text={`${note} `} />}
        {comesBack}
      </span>
    ),
  });
}
