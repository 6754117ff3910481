import { clsx } from "clsx";
import { useId } from "react";
import { tabKey } from "./tab-key.ts";

export interface LevelKeysProps<Level extends string> {
  /** Name of the group, e.g. "Quiz level". */
  label: string;
  levels: readonly Level[];
  value: Level;
  onChange: (level: Level) => void;
  className?: string;
}

/** A level picker. It looks like the level tabs, but only sets a value. Arrow keys move the choice. */
export function LevelKeys<Level extends string>({ label, levels, value, onChange, className }: LevelKeysProps<Level>) {
  const name = useId();
  return (
    <fieldset className={clsx("flex min-w-0 gap-2", className)}>
      <legend className="sr-only">{label}</legend>
      {levels.map((level) => (
        <label
          key={level}
          data-state={level === value ? "active" : "inactive"}
          className={tabKey({
            className:
              "relative flex-1 cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus",
          })}
        >
          <input
            type="radio"
            name={name}
            value={level}
            checked={level === value}
            onChange={() => onChange(level)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {level}
        </label>
      ))}
    </fieldset>
  );
}
