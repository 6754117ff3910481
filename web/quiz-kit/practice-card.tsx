import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { countRight, type GivenAnswer } from "./question-run.ts";

export interface PracticeCardProps {
  /** What is left to practice; see `leftToPractice`. */
  left: readonly { id: number | string; label: ReactNode }[];
  /** The answers of every round so far, or null before the first. */
  practiced: readonly Pick<GivenAnswer, "correct">[] | null;
  onPractice: () => void;
  className?: string;
}

const NUMBER_WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"] as const;

/** "Practice the two you missed": the way into a run that is not submitted and earns nothing. */
export function PracticeCard({ left, practiced, onPractice, className }: PracticeCardProps) {
  const done = left.length === 0;
  return (
    <Card asChild className={className}>
      <section className="grid content-start gap-3">
        <h2>{done ? "All practiced" : `Practice the ${NUMBER_WORDS[left.length] ?? left.length} you missed`}</h2>
        {practiced === null ? null : (
          <output className="block text-sm text-ink-soft">
            {countRight(practiced)} of {practiced.length} right in your practice. Practice does not change the result.
          </output>
        )}
        {done ? null : (
          <>
            <ul className="flex flex-wrap gap-2">
              {left.map(({ id, label }) => (
                <li key={id}>{label}</li>
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
