import { type RefObject, useEffect, useRef } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiError, NoAnswerError, withOfflineHint } from "./api-error.ts";

/** Why the server refused a form. */
export interface Refusal {
  message: string;
  /** 0 if no answer came. */
  status: number;
  /** The field that the server named, if any. */
  field: string | null;
}

export interface RefusalTexts {
  /** Shown if the server sent no message of its own. */
  failedText: string;
  /** Shown if no answer came at all. */
  noAnswerText: string;
}

/** What to tell about a form whose call failed: the server's own message if there is one. */
export function formRefusalOf(error: unknown, texts: RefusalTexts): Refusal {
  const { status, field } = error instanceof ApiError ? error : { status: 0, field: null };
  return { message: messageOf(error, texts), status, field };
}

function messageOf(error: unknown, { failedText, noAnswerText }: RefusalTexts): string {
  if (error instanceof ApiError) return error.serverMessage ?? failedText;
  return error instanceof NoAnswerError ? withOfflineHint(error, noAnswerText) : failedText;
}

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
