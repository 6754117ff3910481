import { clsx } from "clsx";
import { Eye, EyeOff, TriangleAlert } from "lucide-react";
import { type ComponentProps, createContext, type ReactNode, use, useId, useMemo, useState } from "react";
import { IconButton } from "./icon-button.tsx";

interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

const FieldContext = createContext<FieldWiring | null>(null);

export interface FieldProps {
  label: ReactNode;
  /** Shown below with an icon; also marks the control as invalid. */
  error?: string;
  /** A line of help below the control; screen readers read it with the control. */
  hint?: ReactNode;
  /** Hides the label visually; screen readers still get it. */
  labelHidden?: boolean;
  className?: string;
  /** Input or PasswordInput: it takes id and aria attributes from the field. */
  children: ReactNode;
}

/** Label above, control, message below, wired together for screen readers. */
export function Field({ label, error, hint, labelHidden = false, className, children }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const invalid = error !== undefined;
  const describedBy = [invalid ? errorId : "", hint === undefined ? "" : hintId].filter(Boolean).join(" ") || undefined;
  const wiring = useMemo(() => ({ id, describedBy, invalid }), [id, describedBy, invalid]);
  return (
    <FieldContext value={wiring}>
      <div className={clsx("grid min-w-0 gap-[6px]", className)}>
        <label htmlFor={id} className={labelHidden ? "sr-only" : "text-sm font-strong"}>
          {label}
        </label>
        {children}
        {hint === undefined ? null : (
          <p id={hintId} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
        {error === undefined ? null : <ErrorMessage id={errorId}>{error}</ErrorMessage>}
      </div>
    </FieldContext>
  );
}

/** Says what is wrong, with an icon. Field shows its own; a form uses it for what is about no field. */
export function ErrorMessage({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-center gap-[6px] text-sm font-strong text-wrong">
      <TriangleAlert className="size-[18px]" />
      {children}
    </p>
  );
}

/** Attributes that a control gets from the field around it; none outside a field. */
export function useFieldWiring(): { id?: string; "aria-describedby"?: string; "aria-invalid"?: true } {
  const field = use(FieldContext);
  if (field === null) return {};
  return { id: field.id, "aria-describedby": field.describedBy, "aria-invalid": field.invalid || undefined };
}

/** Phone keyboards would "correct" German words into English ones. */
const GERMAN_INPUT = {
  lang: "de",
  autoCapitalize: "off",
  autoCorrect: "off",
  autoComplete: "off",
  spellCheck: false,
} as const;

/** The look of a control; Select has it too. */
export const control = clsx(
  "min-h-control w-full rounded-control border-2 border-line-control bg-surface px-[14px] py-[10px] text-ink",
  "placeholder:text-ink-faint placeholder:opacity-100 hover:border-ink-soft focus-visible:border-ink focus-visible:outline-offset-1",
  "disabled:border-line disabled:bg-sunken disabled:text-ink-faint",
  "aria-invalid:border-wrong aria-invalid:bg-wrong-soft",
  "data-[tone=right]:border-correct data-[tone=right]:bg-correct-soft data-[tone=wrong]:border-wrong data-[tone=wrong]:bg-wrong-soft",
);

export interface InputProps extends ComponentProps<"input"> {
  /** For German answers: German typeface, lang="de", no autocorrection. */
  german?: boolean;
  /** The verdict on what was typed. */
  tone?: "right" | "wrong";
}

/** One line of text. */
export function Input({ german = false, tone, className, ...props }: InputProps) {
  return (
    <input
      {...useFieldWiring()}
      {...(german ? GERMAN_INPUT : undefined)}
      data-tone={tone}
      className={clsx(control, className)}
      {...props}
    />
  );
}

/** A password with a button that shows it. */
export function PasswordInput({ className, ...props }: Omit<InputProps, "type" | "german">) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input {...props} type={shown ? "text" : "password"} className={clsx("pr-[56px]", className)} />
      <IconButton
        label={shown ? "Hide password" : "Show password"}
        aria-pressed={shown}
        disabled={props.disabled}
        onClick={() => setShown(!shown)}
        className="absolute top-1 right-1"
      >
        {shown ? <EyeOff /> : <Eye />}
      </IconButton>
    </div>
  );
}
