import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Dispatch, type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import type { Lesson } from "#schema/api/curriculum.ts";
import { DOUBLE_XP_MAX_XP, DOUBLE_XP_WORD_XP } from "#schema/rules/xp.ts";
import { isUnauthorized, withOfflineHint } from "../../lib/api-error.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { ErrorMessage, Field, Input } from "../../ui/field.tsx";
import { toast } from "../../ui/toast-store.ts";
import { UmlautKeys } from "../../ui/umlaut-keys.tsx";
import { doubleXpEntries } from "./double-xp.ts";
import type { DoubleXpEntries, LessonEvent } from "./lesson-machine.ts";
import { doubleXpMutation } from "./submits.ts";

const FORM_ID = "challenge";
const FAILED = "Failed to submit double XP challenge. Please try again.";

export interface DoubleXpViewProps {
  lesson: Lesson;
  challenge: DoubleXpEntries;
  dispatch: Dispatch<LessonEvent>;
}

/** Fifteen blanks for the words of the lesson, from memory. */
export function DoubleXpView({ lesson, challenge, dispatch }: DoubleXpViewProps) {
  const client = useQueryClient();
  const submit = useMutation(doubleXpMutation(client, lesson.id));
  const entered = doubleXpEntries(challenge.inputs).length;
  const canSubmit = entered > 0 && !submit.isPending;
  const failed = submit.isError && !isUnauthorized(submit.error);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button lost the focus while it was disabled.
    if (failed) button.current?.focus();
  }, [failed]);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!canSubmit) return;
    submit.mutate(challenge, {
      onSuccess: (result) => dispatch({ type: "challenge-finished", result }),
      // Not called once the challenge was skipped: there is nothing left to try again.
      onError: (error) => {
        if (isUnauthorized(error)) return;
        toast({
          variant: "destructive",
          title: "Error",
          description: withOfflineHint(error, FAILED),
        });
      },
    });
  }

  return (
    <div className="column grid gap-4 pt-5 pb-[calc(88px+var(--space-6))] short:pb-5">
      <div className="grid gap-2">
        <h1>Double XP Challenge</h1>
        <p className="text-ink-soft">
          Which words of <span lang="de">{lesson.title}</span> do you remember? Any order; articles do not matter.
        </p>
        <p className="font-strong">
          {DOUBLE_XP_WORD_XP} XP per correct word · Up to {DOUBLE_XP_MAX_XP} XP total
        </p>
      </div>
      <div className="sticky top-header z-(--layer-sticky) -mx-1 flex items-center justify-between gap-4 bg-paper px-1 py-2 short:static">
        <UmlautKeys disabled={submit.isPending} />
        <span className="text-sm font-strong text-ink-soft">
          {entered} of {challenge.inputs.length}
        </span>
      </div>
      <DoubleXpForm challenge={challenge} dispatch={dispatch} disabled={submit.isPending} onSubmit={onSubmit} />
      <ActionBar>
        <div className="grid justify-items-end gap-2">
          {failed ? <ErrorMessage>{withOfflineHint(submit.error, FAILED)}</ErrorMessage> : null}
          <div className="flex w-full justify-end gap-3">
            <Button variant="quiet" className="max-sm:px-2" onClick={() => dispatch({ type: "challenge-skipped" })}>
              Skip Challenge
            </Button>
            <Button
              variant="primary"
              ref={button}
              type="submit"
              form={FORM_ID}
              className="max-sm:flex-1 max-sm:px-2"
              disabled={!canSubmit}
            >
              {submit.isPending ? "Checking..." : "Submit Challenge"}
            </Button>
          </div>
        </div>
      </ActionBar>
    </div>
  );
}

interface DoubleXpFormProps extends Pick<DoubleXpViewProps, "challenge" | "dispatch"> {
  disabled: boolean;
  onSubmit: (event: FormEvent) => void;
}

function DoubleXpForm({ challenge, dispatch, disabled, onSubmit }: DoubleXpFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    form.current?.querySelector("input")?.focus({ preventScroll: true });
  }, []);

  /** Enter goes to the next blank, and from the last one to the button that submits. */
  function onEnter(event: KeyboardEvent, slot: number): void {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const next = form.current?.querySelectorAll("input")[slot + 1];
    (next ?? document.querySelector<HTMLElement>(`button[form="${FORM_ID}"]`))?.focus();
  }

  return (
    <form id={FORM_ID} ref={form} onSubmit={onSubmit} autoComplete="off">
      <ol className="grid gap-x-4 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from(challenge.inputs.entries(), ([slot, text]) => (
          <li key={slot} className="flex items-center gap-2">
            <span aria-hidden="true" className="w-[24px] flex-none text-right text-sm font-heavy text-ink-faint">
              {slot + 1}
            </span>
            <Field label={`Word ${slot + 1}`} labelHidden className="flex-1">
              <Input
                german
                value={text}
                disabled={disabled}
                maxLength={100}
                placeholder="Type a German word..."
                enterKeyHint="next"
                className="placeholder:font-ui"
                onChange={(event) => dispatch({ type: "challenge-typed", slot, text: event.target.value })}
                onKeyDown={(event) => onEnter(event, slot)}
              />
            </Field>
          </li>
        ))}
      </ol>
    </form>
  );
}
