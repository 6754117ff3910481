import { clsx } from "clsx";
import { ChevronDown, Play } from "lucide-react";
import { useId, useState } from "react";
import { CONJUGATION_QUIZ_QUESTIONS } from "#schema/rules/conjugation-quiz.ts";
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

/**
 * What the quiz asks, and the button that starts it. It follows what is shown beside it: whoever looks at a verb practices that verb.
 * Where it stands above the verbs, it unfolds only when pressed.
 */
export function QuizSetup({ infinitives, verb, onVerb, tense, onTense, onStart, onNear }: QuizSetupProps) {
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  const verbs = [{ value: ALL, label: "All verbs" }, ...infinitives.map((value) => ({ value, label: value }))];
  const tenses = [
    { value: ALL, label: "All tenses" },
    ...TENSES.map((value) => ({ value, label: TENSE_NAMES[value] })),
  ];
  return (
    <Card asChild padded={false}>
      <section aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className="text-lg">
          <span className="block px-5 pt-5 max-lg:hidden">Conjugation quiz</span>
          <button
            type="button"
            aria-expanded={unfolded}
            aria-controls={`${id}-choices`}
            onClick={() => setUnfolded(!unfolded)}
            className="flex w-full items-center justify-between gap-3 rounded-card p-4 text-left hover:bg-sunken sm:px-5 lg:hidden"
          >
            <span>
              Conjugation quiz
              <span className="block text-sm font-body tracking-normal text-ink-soft">
                {verb === null ? "All verbs" : <span lang="de">{verb}</span>} ·{" "}
                {tense === null ? "All tenses" : TENSE_NAMES[tense]}
              </span>
            </span>
            <ChevronDown className={clsx("text-ink-soft", unfolded && "rotate-180")} />
          </button>
        </h2>
        <div
          id={`${id}-choices`}
          className={clsx("grid gap-3 px-4 pb-4 sm:px-5 sm:pb-5 lg:pt-3", unfolded || "max-lg:hidden")}
        >
          <p className="text-ink-soft">
            {CONJUGATION_QUIZ_QUESTIONS} forms, typed. What you miss comes back until it is right.
          </p>
          <div className="grid grid-cols-2 gap-3 lg:grid-cols-1">
            <Field label="Verb">
              <Select
                value={verb ?? ALL}
                options={verbs}
                onValueChange={(value) => onVerb(value === ALL ? null : value)}
              />
            </Field>
            <Field label="Tense">
              <Select
                value={tense ?? ALL}
                options={tenses}
                onValueChange={(value) => onTense(TENSES.find((one) => one === value) ?? null)}
              />
            </Field>
          </div>
          <Button variant="primary" aria-haspopup="dialog" onPointerEnter={onNear} onFocus={onNear} onClick={onStart}>
            <Play /> Start the quiz
          </Button>
        </div>
      </section>
    </Card>
  );
}
