import { clsx } from "clsx";
import { Search } from "lucide-react";
import { Field, Input } from "./field.tsx";

export interface SearchFieldProps {
  /** Stands above the field. */
  label: string;
  /** What is searched, as screen readers name this part of the page. */
  of: string;
  value: string;
  onChange: (text: string) => void;
  maxLength: number;
  className?: string;
}

/** Finds what is on the screen while one types, in German or in English. */
export function SearchField({ label, of, value, onChange, maxLength, className }: SearchFieldProps) {
  return (
    <form role="search" aria-label={of} onSubmit={(event) => event.preventDefault()} className={clsx(className)}>
      <Field label={label}>
        <div className="relative">
          <Search className="pointer-events-none absolute top-[15px] left-[15px] size-5 text-ink-faint" />
          <Input
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder="German or English"
            maxLength={maxLength}
            value={value}
            className="pl-[44px]"
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      </Field>
    </form>
  );
}
