import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { LockOpen } from "lucide-react";
import type { GrammarQuizQuestion } from "#schema/api/grammar.ts";
import type { QuizSubmitResult } from "#schema/api/quizzes.ts";
import { thresholdOf } from "#schema/rules/grading.ts";
import { nextLevel } from "#schema/rules/grammar-unlocks.ts";
import { QUIZ_RULES } from "#schema/rules/quiz-rules.ts";
import { AnswerList, type AnswerListItem } from "../../../quiz-kit/answer-list.tsx";
import { askToSignUp } from "../../../quiz-kit/ask-to-sign-up.ts";
import { quizOutcome } from "../../../quiz-kit/outcome.ts";
import { scoredPass } from "../../../quiz-kit/question-run.ts";
import { ResultsScreen } from "../../../quiz-kit/results-screen.tsx";
import { useSubmission } from "../../../quiz-kit/use-submit-once.ts";
import { XpBreakdown } from "../../../quiz-kit/xp-breakdown.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { librarySearch } from "../address.ts";
import { MixedText } from "../text/mixed-text.tsx";
import { QuestionText } from "../text/question-text.tsx";
import { TopicTitle } from "../text/topic-title.tsx";
import {
  GRAMMAR_RULES,
  type GrammarAnswer,
  type GrammarRun,
  type QuizSetting,
  quizTypeOf,
  submitGrammarQuiz,
} from "./grammar-quiz.ts";
import { WayBack } from "./way-back.tsx";

export interface GrammarResultsProps {
  run: GrammarRun;
  setting: QuizSetting;
  isLearner: boolean;
  onAgain: () => void;
}

/** What came out of a grammar quiz, what it earned and what it opened. A visitor's result is graded and not kept. */
export function GrammarResults({ run, setting, isLearner, onAgain }: GrammarResultsProps) {
  const client = useQueryClient();
  const { attemptId } = run;
  const { questions, answers } = scoredPass(GRAMMAR_RULES.mode, run);
  const save = useSubmission({
    attemptId,
    submit: async () => {
      const result = await submitGrammarQuiz(client, setting, attemptId, answers);
      askToSignUp(result);
      return result;
    },
    onError: (error) => console.error("The result of the quiz could not be saved", error),
  });
  const outcome = quizOutcome(answers, save.submission, QUIZ_RULES[quizTypeOf(setting)].passes);
  const items = questions.map((question, index) => itemOf(question, answers[index], isLearner));
  const saved = save.submission.status === "saved" ? save.submission.result : null;
  return (
    <ResultsScreen
      outcome={outcome}
      passedText="You've passed this quiz!"
      failedText={failedText(setting, questions.length)}
      stones={items}
      save={isLearner ? save : null}
      actions={<Ways setting={setting} passed={outcome.passed} saved={saved} onAgain={onAgain} />}
    >
      {isLearner ? (
        <XpBreakdown title="XP for this quiz" submission={save.submission} className="min-[900px]:col-span-full" />
      ) : null}
      <Card asChild className="min-[900px]:col-span-full">
        <section className="grid gap-1">
          <h2>Answers</h2>
          <AnswerList label="Answers" layout="full" items={items} answerLang="de" />
        </section>
      </Card>
    </ResultsScreen>
  );
}

/** Undefined where the usual text is right: "You need 70% to pass". */
function failedText({ mode, level }: QuizSetting, total: number): string | undefined {
  const next = nextLevel(level);
  if (mode === "regular" || next === null) return undefined;
  return `You need ${thresholdOf(total)} of ${total} to open ${next}`;
}

function itemOf(
  { id, question, correctAnswer, explanation, topic }: GrammarQuizQuestion,
  given: GrammarAnswer | undefined,
  isLearner: boolean,
): AnswerListItem {
  const correct = given?.correct ?? false;
  return {
    id,
    correct,
    title: <QuestionText question={question} />,
    yours: given?.answer ?? null,
    expected: correctAnswer,
    note: correct ? undefined : (
      <>
        <MixedText text={explanation} />
        {isLearner ? (
          <>
            {" "}
            <Link
              to="/grammar/$id"
              params={{ id: String(topic.id) }}
              className="inline-flex min-h-[28px] items-center font-strong text-ink underline"
            >
              <span>
                Read: <TopicTitle title={topic.title} term="none" />
              </span>
            </Link>
          </>
        ) : null}
      </>
    ),
  };
}

interface WaysProps {
  setting: QuizSetting;
  passed: boolean;
  /** The server's answer, once it is there. */
  saved: QuizSubmitResult | null;
  onAgain: () => void;
}

/** The one amber button is the best next step: what was opened, or another try. */
function Ways({ setting, passed, saved, onAgain }: WaysProps) {
  const opened = saved?.unlocked ? openedBy(setting) : null;
  const next = setting.topic?.next ?? null;
  // A regular pass takes less than the next topic does.
  const nearly = saved !== null && !saved.guestMode && passed && opened === null && next !== null;
  return (
    <div className="grid w-full max-w-[660px] gap-3">
      <output className="empty:hidden">
        {opened === null ? null : (
          <span className="inline-flex items-center gap-2 rounded-control bg-accent-soft px-4 py-2 font-heavy text-accent-text">
            <LockOpen />
            <span>{opened.text}</span>
          </span>
        )}
      </output>
      {nearly && (saved.score ?? 0) < thresholdOf(saved.totalQuestions) ? (
        <p className="text-sm text-ink-soft">
          {thresholdOf(saved.totalQuestions)} of {saved.totalQuestions} open the next topic.
        </p>
      ) : null}
      <div className="grid gap-3 sm:grid-cols-2">
        {opened === null ? null : (
          <Button asChild variant="primary" className="sm:col-span-full">
            {opened.link}
          </Button>
        )}
        <Button variant={opened === null ? "primary" : "secondary"} onClick={onAgain}>
          Try Again
        </Button>
        <WayBack setting={setting} />
      </div>
    </div>
  );
}

/** What a quiz has just opened, and the way there. Null where there is nothing after it. */
function openedBy({ mode, level, topic }: QuizSetting) {
  const next = nextLevel(level);
  if (mode === "regular") {
    if (topic?.next == null) return null;
    const { id, title } = topic.next;
    return {
      text: (
        <>
          <TopicTitle title={title} term="none" /> is open now
        </>
      ),
      link: (
        <Link to="/grammar/$id" params={{ id: String(id) }} replace>
          Next topic
        </Link>
      ),
    };
  }
  if (next === null) return null;
  return {
    text: mode === "total-level" ? `${next} and every topic of ${level} are open now` : `${next} is open now`,
    link: (
      <Link to="/grammar" search={librarySearch({ tab: next })} replace>
        Go to {next}
      </Link>
    ),
  };
}
