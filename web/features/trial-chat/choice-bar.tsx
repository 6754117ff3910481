import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import { TOPIC_LABELS, TOPICS } from "#schema/terms/topic-names.ts";
import { Select } from "../../ui/select.tsx";
import type { TrialChoice } from "./trial-machine.ts";

export interface ChoiceBarProps {
  choice: TrialChoice;
  disabled: boolean;
  /** Why the last choice could not be made. */
  problem: string | null;
  onChoice: (choice: TrialChoice) => void;
}

const TOPIC_OPTIONS = TOPICS.map((topic) => ({ value: topic, label: TOPIC_LABELS[topic] }));
const LEVEL_OPTIONS = CEFR_LEVELS.map((level) => ({ value: level, label: level }));

/** Topic and level, as long as nothing was said. */
export function ChoiceBar({ choice, disabled, problem, onChoice }: ChoiceBarProps) {
  return (
    <div className="grid gap-2 border-b-2 border-line px-4 py-3">
      <div className="flex flex-wrap gap-3">
        <Select
          small
          aria-label="Topic"
          value={choice.topic}
          options={TOPIC_OPTIONS}
          disabled={disabled}
          onValueChange={(topic) => onChoice({ ...choice, topic })}
        />
        <Select
          small
          aria-label="Level"
          value={choice.level}
          options={LEVEL_OPTIONS}
          disabled={disabled}
          onValueChange={(level) => onChoice({ ...choice, level })}
        />
      </div>
      {/* There from the start, so that what is written into it is announced. */}
      <p role="alert" className="text-sm font-strong text-wrong empty:hidden">
        {problem}
      </p>
    </div>
  );
}
