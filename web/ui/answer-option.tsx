import { cva } from "class-variance-authority";
import { clsx } from "clsx";
import { Check, X } from "lucide-react";
import { type ComponentProps, createContext, type ReactNode, use, useId, useMemo } from "react";

/** "right" and "wrong" are shown after checking; "selected" is chosen but not checked yet. */
export type AnswerState = "resting" | "selected" | "right" | "wrong";

const option = cva(
  [
    "group/option pressable flex min-h-[56px] w-full items-center gap-3 rounded-control border-2 py-2 pr-4 pl-[10px]",
    "text-left text-[1.125rem] leading-snug font-strong",
  ],
  {
    variants: {
      state: {
        resting:
          "border-line-control bg-surface text-ink low-edge-control hover:bg-sunken disabled:border-line disabled:bg-surface disabled:text-ink-faint disabled:low-line has-disabled:border-line has-disabled:bg-surface has-disabled:text-ink-faint has-disabled:low-line",
        selected: "border-ink bg-accent-soft text-ink low-ink",
        right: "border-correct bg-correct-soft text-correct low-correct",
        wrong: "border-wrong bg-wrong-soft text-wrong low-wrong",
      },
    },
  },
);

const badge = cva(
  "grid size-[32px] flex-none place-items-center rounded-[9px] border-2 text-sm font-heavy leading-none",
  {
    variants: {
      state: {
        resting:
          "border-line-control text-ink-soft group-disabled/option:border-line group-disabled/option:text-ink-faint group-has-disabled/option:border-line group-has-disabled/option:text-ink-faint",
        selected: "border-ink bg-ink text-on-ink",
        right: "border-correct bg-correct text-on-correct",
        wrong: "border-wrong bg-wrong text-on-wrong",
      },
    },
  },
);

interface OptionContentProps {
  badge: ReactNode;
  state: AnswerState;
  /** Language of the answer; badge and verdict stay English. */
  lang: string | undefined;
  children?: ReactNode;
}

/** Badge, text and, after checking, the verdict as icon and word. */
function OptionContent({ badge: badgeText, state, lang, children }: OptionContentProps) {
  return (
    <>
      <span className={badge({ state })}>{badgeText}</span>
      <span lang={lang} className="hyphenate">
        {children}
      </span>
      {state === "right" ? <OptionVerdict icon={<Check />} word="Answer" /> : null}
      {state === "wrong" ? <OptionVerdict icon={<X />} word="Yours" /> : null}
    </>
  );
}

function OptionVerdict({ icon, word }: { icon: ReactNode; word: string }) {
  return (
    <span className="ml-auto inline-flex flex-none items-center gap-[6px] text-sm font-heavy">
      {icon} {word}
    </span>
  );
}

export interface AnswerOptionProps extends ComponentProps<"button"> {
  /** What the badge shows: the number of the key that chooses it. */
  badge: ReactNode;
  state?: AnswerState;
}

/** One answer of a quiz, chosen by pressing it. Wrap several in `AnswerOptions`. Pass lang="de" for German answers. */
export function AnswerOption(props: AnswerOptionProps) {
  const { badge: badgeText, state = "resting", className, children, type, lang, ...rest } = props;
  return (
    <button type={type ?? "button"} className={option({ state, className })} {...rest}>
      <OptionContent badge={badgeText} state={state} lang={lang}>
        {children}
      </OptionContent>
    </button>
  );
}

/** Two columns from 640 px on; `columns={1}` keeps one. */
export function AnswerOptions({ columns = 2, className, ...props }: ComponentProps<"div"> & { columns?: 1 | 2 }) {
  return <div className={clsx("grid gap-2", columns === 2 && "sm:grid-cols-2 sm:gap-4", className)} {...props} />;
}

export interface RadioOptionsProps extends Omit<ComponentProps<"fieldset">, "onChange"> {
  /** Name of the group, e.g. "Answers". */
  label: string;
  /** The chosen value; "" for none. */
  value: string;
  onValueChange: (value: string) => void;
  /** Two columns from 640 px on, unless 1. */
  columns?: 1 | 2;
}

interface RadioGroupWiring {
  name: string;
  value: string;
  onValueChange: (value: string) => void;
}

const RadioGroupContext = createContext<RadioGroupWiring | null>(null);

/**
 * Answers as radio buttons: arrow keys move the choice, and another button checks it. They are native, because the browser
 * then handles keys and names, and the landing page needs no code for it.
 */
export function RadioOptions({ label, value, onValueChange, columns = 2, className, ...props }: RadioOptionsProps) {
  const name = useId();
  const wiring = useMemo(() => ({ name, value, onValueChange }), [name, value, onValueChange]);
  return (
    <RadioGroupContext value={wiring}>
      <fieldset
        role="radiogroup"
        aria-label={label}
        className={clsx("grid min-w-0 gap-2", columns === 2 && "sm:grid-cols-2 sm:gap-3", className)}
        {...props}
      />
    </RadioGroupContext>
  );
}

export interface RadioOptionProps {
  value: string;
  /** "A)" to "D)" */
  badge: ReactNode;
  state?: AnswerState;
  disabled?: boolean;
  /** Language of the answer. */
  lang?: string;
  className?: string;
  children?: ReactNode;
}

/** One radio answer, inside RadioOptions. Give it `state="selected"` while it is the group's value. */
export function RadioOption({
  value,
  badge: badgeText,
  state = "resting",
  disabled,
  lang,
  className,
  children,
}: RadioOptionProps) {
  const group = use(RadioGroupContext);
  return (
    <label className={option({ state, className: clsx("relative", className) })}>
      <input
        type="radio"
        name={group?.name}
        value={value}
        checked={group?.value === value}
        disabled={disabled}
        onChange={() => group?.onValueChange(value)}
        className="absolute inset-0 cursor-[inherit] appearance-none rounded-control"
      />
      <OptionContent badge={badgeText} state={state} lang={lang}>
        {children}
      </OptionContent>
    </label>
  );
}
