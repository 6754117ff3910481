import { GalleryVerticalEnd, Keyboard, LayoutGrid, Shapes } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { STUDY_MODE_WORDS } from "#schema/rules/vocabulary-quiz.ts";
import type { QuizDirection, StudyModeType } from "#schema/terms/quiz-type.ts";
import { useStartAtTop } from "../../../../quiz-kit/use-start-at-top.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { Choice, ChoiceGroup } from "../../../../ui/choice.tsx";
import { DIRECTIONS } from "../../address.ts";
import { BackToVocabulary } from "../back-to-vocabulary.tsx";
import { lastForm, STUDY_FORMS } from "./study-rules.ts";

const FORMS: Readonly<Record<StudyModeType, { title: string; text: string; icon: ReactNode }>> = {
  flashcards: {
    title: "Cards",
    text: "You turn and judge them yourself",
    icon: <GalleryVerticalEnd />,
  },
  "multiple-choice": { title: "Multiple choice", text: "One of four is right", icon: <LayoutGrid /> },
  "fill-in-blank": { title: "Typing", text: "You write every word", icon: <Keyboard /> },
  gender: { title: "Gender", text: "Nouns: der, die or das", icon: <Shapes /> },
};

export interface StudyStartProps {
  direction: QuizDirection;
  onStart: (form: StudyModeType) => void;
  onClose: () => void;
}

/** The choice before study mode: how to study. The last one is remembered. */
export function StudyStart({ direction, onStart, onClose }: StudyStartProps) {
  const [form, setForm] = useState<StudyModeType>(() => lastForm.read() ?? "flashcards");
  const heading = useRef<HTMLHeadingElement>(null);
  useStartAtTop(heading);
  return (
    <div className="column grid max-w-results gap-3 py-5">
      <BackToVocabulary onClose={onClose} />
      <Card asChild>
        <section className="grid gap-4 sm:gap-5">
          <div className="grid gap-2">
            <h1 ref={heading} tabIndex={-1}>
              Study Mode
            </h1>
            <p className="text-ink-soft">
              {STUDY_MODE_WORDS} words in a queue. A missed one goes to the back, until every word was right once.{" "}
              {DIRECTIONS[direction]}.
            </p>
          </div>
          <ChoiceGroup legend="How to study" value={form} onChange={setForm} choicesClassName="sm:grid-cols-2">
            {STUDY_FORMS.map((value) => (
              <Choice key={value} value={value} icon={FORMS[value].icon}>
                <span className="font-strong">{FORMS[value].title}</span>
                <span className="text-sm text-ink-soft">{FORMS[value].text}</span>
              </Choice>
            ))}
          </ChoiceGroup>
          <Button variant="primary" onClick={() => onStart(form)}>
            Start
          </Button>
        </section>
      </Card>
    </div>
  );
}
