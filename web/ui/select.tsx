import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { control, useFieldWiring } from "./field.tsx";

export interface SelectProps<Value extends string>
  extends Omit<ComponentProps<"select">, "value" | "onChange" | "size"> {
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
  /** 44 px instead of 52 px, as wide as its content. */
  small?: boolean;
}

/** One choice of a few: the browser's own list, which works with every keyboard, phone and screen reader. Stands in a Field, or has an aria-label. */
export function Select<Value extends string>({
  value,
  onValueChange,
  options,
  small = false,
  className,
  ...props
}: SelectProps<Value>) {
  function change(chosen: string): void {
    const option = options.find((one) => one.value === chosen);
    if (option) onValueChange(option.value);
  }
  return (
    <span className={clsx("relative grid min-w-0 items-center", className)}>
      <select
        {...useFieldWiring()}
        value={value}
        onChange={(event) => change(event.target.value)}
        className={clsx(
          control,
          "appearance-none truncate pr-[40px]",
          small && "min-h-target py-[6px] text-sm font-strong",
        )}
        {...props}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-[12px] size-[18px] text-ink-soft" />
    </span>
  );
}
