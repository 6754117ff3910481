import { clsx } from "clsx";
import { type Dispatch, useEffect, useRef, useState } from "react";
import type { Lesson, LessonWord } from "#schema/api/curriculum.ts";
import { useOwnHeader } from "../../lib/frame.ts";
import { useAutoAdvance } from "../../quiz-kit/auto-advance.ts";
import { useKeepClearOfSheet } from "../../quiz-kit/keep-clear-of-sheet.ts";
import { type KeyHint, KeysDialog } from "../../quiz-kit/keys-dialog.tsx";
import { QuizHeader } from "../../quiz-kit/quiz-header.tsx";
import { useGermanSpeech } from "../../quiz-kit/speech.ts";
import { useQuizKeys } from "../../quiz-kit/use-quiz-keys.ts";
import { useWaitAfterMistake } from "../../quiz-kit/wait-after-mistake.ts";
import { AnswerOption, AnswerOptions, type AnswerState } from "../../ui/answer-option.tsx";
import { Noun } from "../../ui/gender-chip.tsx";
import { Switch } from "../../ui/switch.tsx";
import { currentQuestion, type LessonEvent, type LessonState } from "./lesson-machine.ts";
import { QuizVerdict } from "./quiz-verdict.tsx";
import { spokenForm } from "./word-card.tsx";

export interface QuizViewProps {
  lesson: Lesson;
  state: Extract<LessonState, { mode: "quiz" }>;
  dispatch: Dispatch<LessonEvent>;
  /** The learner wants out; whoever shows the quiz asks back. */
  onLeave: () => void;
  /** A question is on the screen whether to leave: the clock and the keys stand still. */
  paused: boolean;
}

const KEY_HINTS: readonly KeyHint[] = [
  { keys: ["1", "2", "3", "4"], does: "Choose an answer" },
  { keys: ["Enter"], does: "Continue" },
  { keys: ["Esc"], does: "Leave the quiz" },
  { keys: ["?"], does: "Show these keys" },
];
const LISTEN_HINT: KeyHint = { keys: ["P"], does: "Listen to the word" };

/** One question per screen (spec 2, Lesson: Quiz; design 7). */
export function QuizView({ lesson, state, dispatch, onLeave, paused }: QuizViewProps) {
  const [waits, setWaits] = useWaitAfterMistake();
  const [keysShown, setKeysShown] = useState(false);
  const speak = useGermanSpeech();
  useOwnHeader(true);

  const { question, given } = currentQuestion(state);
  const word = wordOf(lesson, question.wordId);
  const held = paused || keysShown;
  function advance(): void {
    dispatch({ type: "advanced" });
  }
  useAutoAdvance({ active: given !== null && !held && (given.correct || !waits), advance });
  useQuizKeys({
    active: !held,
    onOption: (index) => {
      const option = question.options[index];
      if (option !== undefined) dispatch({ type: "answered", answer: option });
    },
    onContinue: advance,
    onListen: speak === null ? undefined : () => speak(spokenForm(word)),
    onLeave,
    onShowKeys: () => setKeysShown(true),
  });
  const total = state.run.questions.length;

  return (
    <>
      <QuizHeader
        question={state.index + 1}
        total={total}
        answered={state.answers.length}
        note={lesson.cefrLevel}
        onLeave={onLeave}
        onShowKeys={() => setKeysShown(true)}
      >
        <Switch label="Wait after a mistake" checked={waits} onCheckedChange={setWaits} />
      </QuizHeader>
      <Question
        key={state.index}
        word={word}
        options={question.options}
        stateOf={(option) => optionState(option, question.correctAnswer, given?.answer ?? null)}
        answered={given !== null}
        onAnswer={(option) => dispatch({ type: "answered", answer: option })}
      />
      <QuizVerdict word={word} given={given} onContinue={advance} />
      <KeysDialog
        open={keysShown}
        onOpenChange={setKeysShown}
        hints={speak === null ? KEY_HINTS : [...KEY_HINTS.slice(0, 2), LISTEN_HINT, ...KEY_HINTS.slice(2)]}
      />
    </>
  );
}

/** The chosen one turns right or wrong; after a mistake the right one is shown too (spec 2). */
export function optionState(option: string, correctAnswer: string, chosen: string | null): AnswerState {
  if (chosen === null) return "resting";
  if (option === correctAnswer) return "right";
  return option === chosen ? "wrong" : "resting";
}

function wordOf(lesson: Lesson, wordId: number): LessonWord {
  const word = lesson.words.find(({ id }) => id === wordId);
  if (!word) throw new RangeError(`No word ${wordId} in lesson ${lesson.id}`);
  return word;
}

interface QuestionProps {
  word: LessonWord;
  options: readonly string[];
  stateOf: (option: string) => AnswerState;
  answered: boolean;
  onAnswer: (option: string) => void;
}

function Question({ word, options, stateOf, answered, onAnswer }: QuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  // A new question is read out, and the keyboard starts in front of its options.
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  useKeepClearOfSheet(answers, answered);
  return (
    <div
      className={clsx(
        "mx-auto grid max-w-quiz gap-3 px-gutter pt-1 md:min-h-[calc(100dvh-108px-var(--nav-height))] md:content-center md:gap-5 md:pt-0 md:pb-[190px]",
        // Room to scroll the options above the verdict.
        answered && "max-md:pb-[400px]",
      )}
    >
      <div className="grid gap-1 md:gap-3">
        <p className="font-strong text-ink-soft" id="quiz-prompt">
          Translate to English:
        </p>
        <h1 ref={heading} tabIndex={-1} className="outline-none" aria-describedby="quiz-prompt">
          <Noun gender={word.gender} word={word.word} size="xl" chipLast />
        </h1>
      </div>
      <AnswerOptions ref={answers}>
        {options.map((option, index) => (
          <AnswerOption
            key={option}
            badge={index + 1}
            state={stateOf(option)}
            disabled={answered}
            onClick={() => onAnswer(option)}
          >
            {option}
          </AnswerOption>
        ))}
      </AnswerOptions>
    </div>
  );
}
