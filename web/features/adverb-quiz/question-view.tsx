import type { AdverbOptionValue, AdverbQuestion, AdverbQuizLevel } from "#schema/content/adverb-quiz.ts";
import { type AnswerState, RadioOption, RadioOptions } from "../../ui/answer-option.tsx";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { canGoOn, currentAnswer, currentQuestion, forwardLabel, type QuestionState } from "./adverb-quiz-machine.ts";
import { Sentence } from "./sentence.tsx";
import { Verdict } from "./verdict.tsx";

export interface QuestionViewProps {
  state: QuestionState;
  onSelect: (value: AdverbOptionValue) => void;
  onNext: () => void;
  onPrevious: () => void;
}

/** One question: sentence, translation, four answers, the verdict once checked (spec 2, Adverb quiz). */
export function QuestionView({ state, onSelect, onNext, onPrevious }: QuestionViewProps) {
  const question = currentQuestion(state);
  const answer = currentAnswer(state);
  return (
    <div className="grid gap-4">
      <Head level={state.level} index={state.index} total={state.questions.length} />
      <div className="grid gap-2">
        <p className="text-sm font-strong text-ink-soft">{question.question}</p>
        <Sentence sentence={question.germanSentence} className="text-xl leading-[1.35] font-[600]" />
        <p className="text-ink-soft">{question.englishTranslation}</p>
      </div>
      <RadioOptions
        // A new question starts with nothing under the finger.
        key={question.id}
        label="Answers"
        value={answer ?? ""}
        onValueChange={(value) => {
          const option = question.options.find((known) => known.value === value);
          if (option) onSelect(option.value);
        }}
      >
        {question.options.map(({ value, label }) => (
          <RadioOption
            key={value}
            value={value}
            badge={`${value.toUpperCase()})`}
            state={optionState(question, value, answer, state.feedback)}
          >
            <span lang="de">{label}</span>
          </RadioOption>
        ))}
      </RadioOptions>
      <div role="status">
        {state.feedback && answer !== null ? <Verdict question={question} answer={answer} /> : null}
      </div>
      <div data-quiz-actions className="flex items-center justify-between gap-3">
        <Button size="sm" disabled={state.index === 0} onClick={onPrevious}>
          Previous
        </Button>
        <Button size="sm" variant="primary" disabled={!canGoOn(state)} onClick={onNext}>
          {forwardLabel(state)}
        </Button>
      </div>
    </div>
  );
}

function Head({ level, index, total }: { level: AdverbQuizLevel; index: number; total: number }) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h3 tabIndex={-1} data-quiz-title>
          Adverb Quiz - Level {level}
        </h3>
        <span className="text-sm text-ink-soft">
          Question {index + 1} of {total}
        </span>
      </div>
      <ProgressBar decorative label="" size="sm" value={index + 1} max={total} />
    </>
  );
}

/** After checking: the right one is right, a wrong choice is wrong; before, the choice is only a choice (spec 2). */
export function optionState(
  question: Pick<AdverbQuestion, "correctAnswer">,
  value: AdverbOptionValue,
  answer: AdverbOptionValue | null,
  feedback: boolean,
): AnswerState {
  if (feedback && value === question.correctAnswer) return "right";
  if (value !== answer) return "resting";
  return feedback ? "wrong" : "selected";
}
