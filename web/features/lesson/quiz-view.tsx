import type { Dispatch } from "react";
import type { Lesson, LessonWord } from "#schema/api/curriculum.ts";
import { answerVerdict } from "../../quiz-kit/answer-verdict.tsx";
import { OptionInput } from "../../quiz-kit/option-input.tsx";
import { givenInView, questionInView } from "../../quiz-kit/question-run.ts";
import { QuizScreen } from "../../quiz-kit/quiz-screen.tsx";
import type { LeaveGuard } from "../../quiz-kit/use-leave-guard.ts";
import type { VerdictContent } from "../../quiz-kit/verdict.tsx";
import { VerdictExample } from "../../quiz-kit/verdict-example.tsx";
import { Noun } from "../../ui/gender-chip.tsx";
import type { LessonEvent, QuizState } from "./lesson-machine.ts";
import { LESSON_RULES, type LessonAnswer } from "./quiz-run.ts";
import { spokenForm } from "./word-card.tsx";

export interface QuizViewProps {
  lesson: Lesson;
  state: QuizState;
  dispatch: Dispatch<LessonEvent>;
  leave: LeaveGuard;
}

/** A word of the lesson with up to four translations. */
export function QuizView({ lesson, state, dispatch, leave }: QuizViewProps) {
  const { wordId, options, correctAnswer } = questionInView(state);
  const given = givenInView(state);
  const word = wordOf(lesson, wordId);
  return (
    <QuizScreen
      run={state}
      mode={LESSON_RULES.mode}
      send={dispatch}
      leave={leave}
      note={lesson.cefrLevel}
      instruction="Translate to English:"
      prompt={<Noun gender={word.gender} word={word.word} size="xl" chipLast />}
      listen={{ text: spokenForm(word), name: "the word" }}
      verdict={given && verdictOn(given, word)}
      optionCount={options.length}
    >
      <OptionInput options={options.map((text) => ({ value: text, text }))} correctAnswer={correctAnswer} />
    </QuizScreen>
  );
}

/** With the example sentence if there is one. */
function verdictOn(given: LessonAnswer, word: LessonWord): VerdictContent {
  const { translation, sentence, marks, sentenceTranslation } = word;
  const lines =
    sentence === "" ? null : <VerdictExample sentence={sentence} marks={marks} translation={sentenceTranslation} />;
  return answerVerdict(given, translation, { lang: "en", lines, toRead: `${sentence} ${sentenceTranslation}` });
}

function wordOf(lesson: Lesson, wordId: number): LessonWord {
  const word = lesson.words.find(({ id }) => id === wordId);
  if (!word) throw new RangeError(`No word ${wordId} in lesson ${lesson.id}`);
  return word;
}
