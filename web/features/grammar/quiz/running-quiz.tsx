import type { GrammarQuizQuestion } from "#schema/api/grammar.ts";
import { checkTypedAnswer } from "#schema/rules/grammar-answer-check.ts";
import { answerVerdict } from "../../../quiz-kit/answer-verdict.tsx";
import { OptionInput } from "../../../quiz-kit/option-input.tsx";
import { type DrawnQuiz, givenInView, isFinished, questionInView } from "../../../quiz-kit/question-run.ts";
import { QuizScreen } from "../../../quiz-kit/quiz-screen.tsx";
import { TypedInput } from "../../../quiz-kit/typed-input.tsx";
import { useLeaveGuard } from "../../../quiz-kit/use-leave-guard.ts";
import { useQuestionRun } from "../../../quiz-kit/use-question-run.ts";
import type { VerdictContent } from "../../../quiz-kit/verdict.tsx";
import { MixedText } from "../text/mixed-text.tsx";
import { QuestionText } from "../text/question-text.tsx";
import { GRAMMAR_RULES, type GrammarAnswer, type QuizSetting } from "./grammar-quiz.ts";
import { GrammarResults } from "./grammar-results.tsx";
import { TopicOfQuestion } from "./topic-of-question.tsx";

export interface RunningQuizProps {
  drawn: DrawnQuiz<GrammarQuizQuestion>;
  setting: QuizSetting;
  isLearner: boolean;
  onAgain: () => void;
  onClose: () => void;
}

/** The questions of one attempt, then its results. */
export function RunningQuiz({ drawn, setting, isLearner, onAgain, onClose }: RunningQuizProps) {
  const [run, send] = useQuestionRun(GRAMMAR_RULES, drawn);
  const leave = useLeaveGuard({ active: !isFinished(run), exit: onClose });
  if (isFinished(run)) return <GrammarResults run={run} setting={setting} isLearner={isLearner} onAgain={onAgain} />;
  const question = questionInView(run);
  const { options, correctAnswer } = question;
  const given = givenInView(run);
  const topic = setting.topic === null && isLearner ? question.topic : null;
  return (
    <QuizScreen
      run={run}
      mode={GRAMMAR_RULES.mode}
      send={send}
      leave={leave}
      note={setting.level}
      instruction={options === null ? "Fill in the blank:" : "Choose the right answer:"}
      prompt={
        <QuestionText
          question={question.question}
          filled={run.feedback ? correctAnswer : null}
          className="text-[1.375rem] leading-[1.4] font-strong tracking-normal text-wrap sm:text-[1.75rem]"
        />
      }
      optionCount={options?.length}
      verdict={given && verdictOn(given, question, topic)}
    >
      {options === null ? (
        <TypedInput />
      ) : (
        <OptionInput options={options.map((text) => ({ value: text, text }))} correctAnswer={correctAnswer} lang="de" />
      )}
    </QuizScreen>
  );
}

function verdictOn(
  given: GrammarAnswer,
  question: GrammarQuizQuestion,
  topic: GrammarQuizQuestion["topic"] | null,
): VerdictContent {
  const { options, correctAnswer, explanation } = question;
  const lines = (
    <>
      <span className="block">
        <MixedText text={explanation} />
      </span>
      {topic === null ? null : <TopicOfQuestion topic={topic} />}
    </>
  );
  return answerVerdict(given, correctAnswer, {
    lang: "de",
    check: options === null ? checkTypedAnswer(question, given.answer) : undefined,
    lines,
  });
}
