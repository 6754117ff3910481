import type { QuizDirection } from "#schema/terms/quiz-type.ts";
import type { PracticeKind, WordFilters } from "../address.ts";

export interface PracticeProps {
  practice: PracticeKind;
  /** Which words are asked. */
  filters: WordFilters;
  direction: QuizDirection;
  isLearner: boolean;
  /** Leads back to the words. */
  onClose: () => void;
}

/** A quiz, study mode, or a verb-prefix test, in place of the list of words. */
export function Practice({ practice, onClose }: PracticeProps) {
  return (
    <div className="column py-6">
      <h1>{practice}</h1>
      <button type="button" onClick={onClose}>
        Back to My Vocabulary
      </button>
    </div>
  );
}
