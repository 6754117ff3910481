import { referenceVerbs } from "#content/built-in/conjugation/reference-verbs.ts";
import type { ConjugationQuestion } from "#schema/api/conjugation.ts";
import type { AnswerCheck } from "#schema/rules/german-answer.ts";
import { TENSE_NAMES, TENSES } from "#schema/terms/conjugation.ts";
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
import { CONJUGATION_RULES, type ConjugationRun, checkForm, type FormAnswer } from "./quiz-rules.ts";

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
  const check = given && run.feedback ? checkForm(question, given.answer) : null;
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
      prompt={<FormWithGaps question={question.question} filled={check?.answer ?? null} />}
      hint={words > 1 ? `${NUMBER_WORDS[words] ?? words} words` : undefined}
      verdict={given && check && verdictOn(given, check, question, run.pastRounds.length > 0)}
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

function verdictOn(
  given: FormAnswer,
  check: AnswerCheck,
  question: ConjugationQuestion,
  isReview: boolean,
): VerdictContent {
  const note = given.correct ? undefined : noteOn(question);
  const comesBack = isReview ? "It comes once more." : "It comes back in Review Mode.";
  return answerVerdict(given, question.answer, {
    lang: "de",
    check,
    lines: given.correct ? undefined : (
      <span className="block text-sm">
        {note === undefined ? null : <MixedText text={`${note} `} />}
        {comesBack}
      </span>
    ),
  });
}

/** What the reference says about the tense of the verb. */
function noteOn({ verb, tense }: ConjugationQuestion): string | undefined {
  const known = TENSES.find((one) => TENSE_NAMES[one] === tense);
  const entry = referenceVerbs().find(({ infinitive }) => infinitive === verb);
  return known && entry?.tenses[known].note;
}
