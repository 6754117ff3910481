import type { ReactNode } from "react";
import { AnswerOption, AnswerOptions, RadioOption, RadioOptions } from "../ui/answer-option.tsx";
import { optionState } from "./option-state.ts";
import { useQuestionInView } from "./question-context.tsx";
import { useQuizKeys } from "./use-quiz-keys.ts";

export interface QuizOption {
  value: string;
  text: ReactNode;
}

export interface OptionInputProps {
  options: readonly QuizOption[];
  /** The value of the right one. */
  correctAnswer: string;
  /** Of the options' texts. */
  lang?: string;
  /** What names the group. */
  label?: string;
  columns?: 1 | 2;
}

const LETTERS = ["A)", "B)", "C)", "D)"] as const;

/**
 * The answers of a multiple-choice question, with the keys 1 to 4. Where an answer is final they are numbered buttons; where it is
 * checked by another button they are radio buttons with letters, since a choice can still be changed.
 */
export function OptionInput({ options, correctAnswer, lang, label = "Answers", columns }: OptionInputProps) {
  const { answer, verdict, isFinal, keysActive, area, send } = useQuestionInView();
  function choose(value: string): void {
    send({ type: "answered", answer: value });
  }
  useQuizKeys({
    active: keysActive,
    area,
    onOption: (index) => {
      const option = options[index];
      if (option) choose(option.value);
    },
  });
  const stateOf = (value: string) => optionState({ correctAnswer }, value, answer, verdict !== null);
  if (isFinal)
    return (
      <AnswerOptions columns={columns}>
        {options.map(({ value, text }, index) => (
          <AnswerOption
            key={value}
            badge={index + 1}
            lang={lang}
            state={stateOf(value)}
            disabled={verdict !== null}
            onClick={() => choose(value)}
          >
            {text}
          </AnswerOption>
        ))}
      </AnswerOptions>
    );
  return (
    <RadioOptions label={label} columns={columns} value={answer ?? ""} onValueChange={choose}>
      {options.map(({ value, text }, index) => (
        <RadioOption key={value} value={value} badge={LETTERS[index]} lang={lang} state={stateOf(value)}>
          {text}
        </RadioOption>
      ))}
    </RadioOptions>
  );
}
