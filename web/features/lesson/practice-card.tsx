import { RotateCcw } from "lucide-react";
import type { LessonWord } from "#schema/api/curriculum.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import type { GivenAnswer } from "./quiz-run.ts";
import { WordChip } from "./word-chip.tsx";

export interface PracticeCardProps {
  /** Still to practise. */
  words: readonly LessonWord[];
  /** What the last practice gave, or null before any. */
  practiced: readonly GivenAnswer[] | null;
  onPractice: () => void;
}

const NUMBER_WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"] as const;

/** "Practice the two you missed": a run that is not submitted and earns nothing. */
export function PracticeCard({ words, practiced, onPractice }: PracticeCardProps) {
  const done = words.length === 0;
  return (
    <Card asChild>
      <section className="grid content-start gap-3">
        <h2>{done ? "All practiced" : `Practice the ${NUMBER_WORDS[words.length] ?? words.length} you missed`}</h2>
        {practiced === null ? null : <PracticeNote practiced={practiced} />}
        {done ? null : (
          <>
            <ul className="flex flex-wrap gap-2">
              {words.map((word) => (
                <li key={word.id}>
                  <WordChip word={word} />
                </li>
              ))}
            </ul>
            <Button onClick={onPractice}>
              <RotateCcw /> Practice now
            </Button>
          </>
        )}
      </section>
    </Card>
  );
}

function PracticeNote({ practiced }: { practiced: readonly GivenAnswer[] }) {
  const right = practiced.filter(({ correct }) => correct).length;
  return (
    <output className="block text-sm text-ink-soft">
      {right} of {practiced.length} right in your practice. Practice does not change the result.
    </output>
  );
}
