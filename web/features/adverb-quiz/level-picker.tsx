import { Check } from "lucide-react";
import type { RefObject } from "react";
import type { AdverbQuizLevel } from "#schema/content/adverb-quiz.ts";
import { Button } from "../../ui/button.tsx";
import { LevelKeys } from "../../ui/level-keys.tsx";
import { QUIZ_LEVELS } from "./bank.ts";

const PROMISES = [
  "Five sentences, four answers each",
  "Every answer explained",
  "Your result is saved if you sign up afterward",
];

export interface LevelPickerProps {
  /** Takes the focus when a finished quiz is closed. */
  heading: RefObject<HTMLHeadingElement | null>;
  level: AdverbQuizLevel;
  onLevel: (level: AdverbQuizLevel) => void;
  onStart: () => void;
}

/** What the quiz is, its levels, and the button that starts it. */
export function LevelPicker({ heading, level, onLevel, onStart }: LevelPickerProps) {
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <h2
          ref={heading}
          tabIndex={-1}
          id="adverb-title"
          className="text-[clamp(1.75rem,1.3rem+2vw,2.375rem)] leading-[1.1] tracking-[-0.03em]"
        >
          Try it now: five adverbs
        </h2>
        <p className="text-ink-soft">No account needed. Choose a level, fill the blanks, read why.</p>
      </div>
      <LevelKeys label="Quiz level" levels={QUIZ_LEVELS} value={level} onChange={onLevel} />
      <Button onClick={onStart} className="justify-self-start">
        Start Quiz
      </Button>
      <ul className="grid gap-2 font-strong text-ink-soft">
        {PROMISES.map((promise) => (
          <li key={promise} className="flex items-center gap-3">
            <span className="grid size-5 flex-none place-items-center rounded-round bg-ink text-on-ink">
              <Check className="size-[16px] stroke-3" />
            </span>
            {promise}
          </li>
        ))}
      </ul>
    </div>
  );
}
