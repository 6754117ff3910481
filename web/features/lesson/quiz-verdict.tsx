import { useEffect, useRef } from "react";
import type { LessonWord } from "#schema/api/curriculum.ts";
import { ListenButton } from "../../quiz-kit/listen-button.tsx";
import { MarkedSentence } from "../../quiz-kit/marked-sentence.tsx";
import { Button } from "../../ui/button.tsx";
import { VerdictSheet } from "../../ui/verdict-sheet.tsx";
import type { GivenAnswer } from "./quiz-run.ts";

export interface QuizVerdictProps {
  word: LessonWord;
  /** null before the answer. */
  given: GivenAnswer | null;
  onContinue: () => void;
}

/** 'Correct!' or the right answer, with the example sentence if there is one (spec 2). */
export function QuizVerdict({ word, given, onContinue }: QuizVerdictProps) {
  if (given === null) return <VerdictSheet tone={null} />;
  const sentence = word.sentence === "" ? undefined : word.sentence;
  return (
    <VerdictSheet
      tone={given.correct ? "right" : "wrong"}
      kicker={given.correct ? undefined : "Not yet"}
      title={given.correct ? "Correct!" : `Correct answer: ${word.translation}`}
      example={sentence === undefined ? undefined : <MarkedSentence sentence={sentence} marks={word.marks} />}
      exampleTranslation={sentence === undefined ? undefined : word.sentenceTranslation}
      tools={sentence === undefined ? undefined : <ListenButton text={sentence} />}
      action={<ContinueButton onContinue={onContinue} />}
    />
  );
}

/** Takes the focus, so that Enter goes on at once: the chosen option is disabled and has lost it. */
function ContinueButton({ onContinue }: { onContinue: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={button} variant="primary" onClick={onContinue} className="sm:ml-auto">
      Continue
    </Button>
  );
}
