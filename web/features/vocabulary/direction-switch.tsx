import { useId } from "react";
import type { QuizDirection } from "#schema/terms/quiz-type.ts";
import { tabKey } from "../../ui/tab-key.ts";
import { DIRECTIONS } from "./address.ts";

export interface DirectionSwitchProps {
  value: QuizDirection;
  onChange: (direction: QuizDirection) => void;
}

/** From which language to which the practices ask. Arrow keys move the choice. */
export function DirectionSwitch({ value, onChange }: DirectionSwitchProps) {
  const name = useId();
  return (
    <fieldset className="flex min-w-0 gap-2 max-sm:w-full">
      <legend className="sr-only">Direction</legend>
      {(Object.keys(DIRECTIONS) as QuizDirection[]).map((direction) => (
        <label
          key={direction}
          data-state={direction === value ? "active" : "inactive"}
          className={tabKey({
            className:
              "relative flex-1 cursor-pointer px-[10px]! text-center text-sm leading-tight whitespace-normal! has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus sm:whitespace-nowrap!",
          })}
        >
          <input
            type="radio"
            name={name}
            value={direction}
            checked={direction === value}
            onChange={() => onChange(direction)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {DIRECTIONS[direction]}
        </label>
      ))}
    </fieldset>
  );
}
