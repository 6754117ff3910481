import type { Dispatch } from "react";
import type { VocabularyQuizQuestion } from "#schema/api/vocabulary.ts";
import { checkVocabularyAnswer } from "#schema/rules/vocabulary-answer-check.ts";
import { answerVerdict } from "../../../../quiz-kit/answer-verdict.tsx";
import { OptionInput } from "../../../../quiz-kit/option-input.tsx";
import { givenInView, questionInView, type RunEvent, type RunMode } from "../../../../quiz-kit/question-run.ts";
import { QuizScreen } from "../../../../quiz-kit/quiz-screen.tsx";
import { TypedInput } from "../../../../quiz-kit/typed-input.tsx";
import type { LeaveGuard } from "../../../../quiz-kit/use-leave-guard.ts";
import type { VerdictContent } from "../../../../quiz-kit/verdict.tsx";
import { Noun } from "../../../../ui/gender-chip.tsx";
import { EnglishPrompt } from "../english-prompt.tsx";
import type { QuizSetting } from "../queries.ts";
import { EntryLines, entryText, spokenWord } from "../word-entry.tsx";
import { genderOptions } from "./gender-options.tsx";
import { GenderRuleLines, GenderTopicLink, genderRuleText } from "./gender-rule.tsx";
import { answerLang, judgedQuestion, shownAnswer, type WordAnswer, type WordRun } from "./word-quiz.ts";

export interface WordQuestionProps {
  /** Not finished. */
  run: WordRun;
  mode: RunMode;
  send: Dispatch<RunEvent>;
  leave: LeaveGuard;
  setting: QuizSetting;
  isLearner: boolean;
  position?: string;
  name: string;
}

/** A word of a quiz: to choose its translation or its gender, or to type the translation. */
export function WordQuestion({ run, mode, setting, isLearner, ...screen }: WordQuestionProps) {
  const question = questionInView(run);
  const { options, correctAnswer, cefrLevel, entry, gender, word } = question;
  const { type, direction } = setting;
  const isGerman = direction === "german-to-english";
  const lang = answerLang(setting);
  const given = givenInView(run);
  return (
    <QuizScreen
      run={run}
      mode={mode}
      {...screen}
      note={cefrLevel ?? undefined}
      instruction={instructionFor(setting)}
      prompt={
        isGerman ? (
          // In a gender quiz the chip would be the answer.
          <Noun word={word} gender={type === "gender" ? null : gender} size="xl" chipLast />
        ) : (
          <EnglishPrompt text={word} />
        )
      }
      hint={type === "gender" && isGerman ? entry.translation.join(", ") : undefined}
      // Said aloud, the noun would come with its article.
      listen={isGerman ? { text: type === "gender" ? word : spokenWord(entry), name: "the word" } : undefined}
      optionCount={options?.length}
      verdict={given && verdictOn(given, question, setting, isLearner)}
    >
      {options === null ? (
        <TypedInput lang={lang} />
      ) : (
        <OptionInput
          options={type === "gender" ? genderOptions(options) : options.map((text) => ({ value: text, text }))}
          correctAnswer={typeof correctAnswer === "string" ? correctAnswer : (correctAnswer[0] ?? "")}
          lang={type === "gender" ? undefined : lang}
          columns={type === "gender" ? 1 : 2}
        />
      )}
    </QuizScreen>
  );
}

function instructionFor({ type, direction }: QuizSetting) {
  if (type === "gender")
    return (
      <>
        <span lang="de">der, die</span> or <span lang="de">das</span>?
      </>
    );
  return direction === "german-to-english" ? "Translate to English:" : "Translate to German:";
}

function verdictOn(
  given: WordAnswer,
  question: VocabularyQuizQuestion,
  setting: QuizSetting,
  isLearner: boolean,
): VerdictContent {
  const { type, direction } = setting;
  const { entry, options, wordId } = question;
  const expected = shownAnswer(question, setting);
  const rule = given.correct ? null : question.genderRule;
  const isTyped = options === null;
  return answerVerdict(given, expected, {
    lang: answerLang(setting),
    check: isTyped ? checkVocabularyAnswer(judgedQuestion(question, setting), given.answer) : undefined,
    lines: (
      <>
        {/* The rule is what helps next time; on a phone there is no room for the entry beside it. */}
        {rule === null ? (
          <EntryLines entry={entry} said={given.correct ? undefined : expected} />
        ) : (
          <GenderRuleLines rule={rule} />
        )}
        {type === "gender" && !given.correct && isLearner ? <GenderTopicLink /> : null}
      </>
    ),
    toRead: rule === null ? entryText(entry) : genderRuleText(rule),
    // A word that only this learner has is nobody else's to judge.
    report:
      isTyped && isLearner && wordId > 0
        ? { kind: "word", id: wordId, askedFor: direction === "german-to-english" ? "english" : "german" }
        : undefined,
  });
}
