import { type RefObject, useEffect, useRef } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { Refusal } from "./use-authenticate.ts";

export interface ShowRefusalOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  pending: boolean;
  /** Gets the focus after a refusal that is about no field. */
  button: RefObject<HTMLButtonElement | null>;
  /** The field that a refusal is about, or null. */
  fieldOf: (refusal: Refusal) => Path<Values> | null;
}

/**
 * Returns what shows a refusal in the form: beside the field that it is about, which gets the focus, else as the form's own error
 * (`errors.root`) with the focus on the button.
 */
export function useShowRefusal<Values extends FieldValues>({
  form,
  pending,
  button,
  fieldOf,
}: ShowRefusalOptions<Values>): (refusal: Refusal) => void {
  const moveFocus = useRef<(() => void) | null>(null);
  useEffect(() => {
    // While the call is on its way the fields are disabled, and a disabled field takes no focus.
    if (pending) return;
    moveFocus.current?.();
    moveFocus.current = null;
  });
  return (refusal) => {
    const field = fieldOf(refusal);
    moveFocus.current = () => (field ? form.setFocus(field, { shouldSelect: true }) : button.current?.focus());
    form.setError(field ?? "root", { message: refusal.message });
  };
}
