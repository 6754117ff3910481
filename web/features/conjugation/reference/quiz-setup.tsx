import { Play } from "lucide-react";
import { QUESTIONS_PER_QUIZ } from "../quiz/questions.ts";
import { TENSE_NAMES, TENSES, type Tense } from "#schema/terms/conjugation.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";

const ALL = "all";

export interface QuizSetupProps {
  infinitives: readonly string[];
  /** The verb that is asked; null for all. */
  verb: string | null;
  onVerb: (infinitive: string | null) => void;
  tense: Tense | null;
  onTense: (tense: Tense | null) => void;
  onStart: () => void;
  /** The learner comes near the button. */
  onNear: () => void;
}

/** What the quiz asks, and the button that starts it. It follows what is shown beside it: whoever looks at a verb practices that verb. */
export function QuizSetup({ infinitives, verb, onVerb, tense, onTense, onStart, onNear }: QuizSetupProps) {
  const verbs = [{ value: ALL, label: "All verbs" }, ...infinitives.map((value) => ({ value, label: value }))];
  const tenses = [{ value: ALL, label: "All tenses" }, ...TENSES.map((value) => ({ value, label: TENSE_NAMES[value] }))];
  return (
    <Card asChild>
      <section aria-labelledby="conjugation-quiz" className="grid content-start gap-3" onPointerEnter={onNear} onFocus={onNear}>
        <h2 id="conjugation-quiz" className="text-lg">
          Conjugation quiz
        </h2>
        <p className="text-ink-soft">{QUESTIONS_PER_QUIZ} forms, typed. What you miss comes back until it is right.</p>
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-1">
          <Field label="Verb">
            <Select value={verb ?? ALL} options={verbs} onValueChange={(value) => onVerb(value === ALL ? null : value)} />
          </Field>
          <Field label="Tense">
            <Select
              value={tense ?? ALL}
              options={tenses}
              onValueChange={(value) => onTense(TENSES.find((one) => one === value) ?? null)}
            />
          </Field>
        </div>
        <Button variant="primary" aria-haspopup="dialog" onClick={onStart}>
          <Play /> Start the quiz
        </Button>
      </section>
    </Card>
  );
}
