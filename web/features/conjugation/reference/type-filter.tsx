import { useId } from "react";
import type { VerbType } from "#schema/terms/verb-type.ts";
import { VERB_TYPES } from "../address.ts";

const PILL =
  "inline-flex min-h-target items-center rounded-round border-2 border-line-control bg-surface px-4 text-sm font-strong text-ink-soft";
const CHOSEN =
  "peer-checked:border-ink peer-checked:bg-ink peer-checked:font-heavy peer-checked:text-on-ink peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus";

/** Shows the verbs of one type, or all. Arrow keys move the choice. */
export function TypeFilter({ value, onChange }: { value: VerbType | null; onChange: (type: VerbType | null) => void }) {
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">Type of verb</legend>
      {[null, ...VERB_TYPES].map((type) => (
        <label key={type} className="relative inline-flex cursor-pointer">
          <input
            type="radio"
            name={name}
            value={type ?? "all"}
            checked={type === value}
            onChange={() => onChange(type)}
            className="peer absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          <span className={`${PILL} ${CHOSEN}`}>{type ?? "All types"}</span>
        </label>
      ))}
    </fieldset>
  );
}
