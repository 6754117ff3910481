import { clsx } from "clsx";
import { createContext, type ReactNode, use, useId, useMemo } from "react";

interface ChoiceWiring {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

const ChoiceContext = createContext<ChoiceWiring | null>(null);

export interface ChoiceGroupProps<Value extends string> {
  /** Stands above the choices and names the group. */
  legend: string;
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** Places the group. */
  className?: string;
  /** The grid of the choices. */
  choicesClassName?: string;
  /** Below the choices. */
  note?: ReactNode;
  /** `Choice`s with values of this group. */
  children: ReactNode;
}

/** Settings of a form of which one holds, as native radio buttons: arrow keys move the choice. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, value, onChange, disabled, className, choicesClassName, note, children } = props;
  const name = useId();
  const noteId = useId();
  const wiring = useMemo(
    // Every choice in the group carries one of its values.
    () => ({ name, value, onChange: (next: string) => onChange(next as Value) }),
    [name, value, onChange],
  );
  return (
    <ChoiceContext value={wiring}>
      <fieldset
        disabled={disabled}
        aria-describedby={note === undefined ? undefined : noteId}
        className={clsx("min-w-0", className)}
      >
        {/* Floats, because a legend in its own place would interrupt the outline of a card. */}
        <legend className="float-left mb-[10px] w-full text-lg font-heavy tracking-tight">{legend}</legend>
        <div className={clsx("clear-both grid gap-[10px]", choicesClassName)}>{children}</div>
        {note === undefined ? null : (
          <div id={noteId} className="mt-2 text-sm text-ink-soft">
            {note}
          </div>
        )}
      </fieldset>
    </ChoiceContext>
  );
}

export interface ChoiceProps {
  value: string;
  icon?: ReactNode;
  /** Centers a short label in a narrow column. */
  compact?: boolean;
  children: ReactNode;
}

/** One setting of a `ChoiceGroup`. The chosen one stays pressed. */
export function Choice({ value, icon, compact = false, children }: ChoiceProps) {
  const group = use(ChoiceContext);
  return (
    <label className="relative grid min-w-0 cursor-pointer has-disabled:cursor-not-allowed">
      <input
        type="radio"
        name={group?.name}
        value={value}
        checked={group?.value === value}
        onChange={() => group?.onChange(value)}
        className="peer absolute inset-0 cursor-[inherit] appearance-none outline-none"
      />
      <span
        className={clsx(
          "mb-[3px] flex items-center gap-[10px] rounded-control border-2 border-line-control bg-surface shadow-[0_3px_0_var(--edge-control)]",
          "peer-checked:translate-y-[3px] peer-checked:border-ink peer-checked:bg-accent-soft peer-checked:shadow-none",
          "peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus",
          "[&>.lucide]:size-[22px] [&>.lucide]:flex-none [&>.lucide]:text-ink-soft peer-checked:[&>.lucide]:text-ink",
          "peer-disabled:border-line peer-disabled:text-ink-faint peer-disabled:shadow-[0_3px_0_var(--line)]",
          compact ? "min-h-[48px] justify-center p-1" : "min-h-[56px] px-[10px] py-2 sm:px-[14px]",
        )}
      >
        {icon}
        <span className="hyphenate grid leading-[1.3]">{children}</span>
      </span>
    </label>
  );
}
