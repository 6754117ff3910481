import { Check, X } from "lucide-react";
import { type FormEvent, useRef } from "react";
import { MAX_ANSWER_CHARS } from "#schema/api/common.ts";
import { Field, Input } from "../ui/field.tsx";
import { UmlautKeys } from "../ui/umlaut-keys.tsx";
import { useQuestionInView } from "./question-context.tsx";

/** Keyboards must not change what a learner types: that would answer for them. */
const AS_TYPED = { autoCapitalize: "off", autoCorrect: "off", autoComplete: "off", spellCheck: false } as const;

export interface TypedInputProps {
  label?: string;
  /** The language of the answer. German answers get keys for ä, ö, ü and ß. */
  lang?: "de" | "en";
  /** Enter without an answer: says that one is needed. The button for it is disabled then. */
  onBlank?: () => void;
}

/**
 * A typed answer. Enter checks it. The field stays open after the check: typing again hides the verdict. Needs a run that checks or
 * goes on at a press (`checked`, `unchecked`): with `instant` the first letter would be the answer.
 */
export function TypedInput({ label = "Your answer", lang = "de", onBlank }: TypedInputProps) {
  const { answer, verdict, send } = useQuestionInView();
  const field = useRef<HTMLInputElement>(null);
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (answer === null || answer.trim() === "") onBlank?.();
    else send({ type: "advanced" });
  }
  return (
    <form onSubmit={onSubmit} autoComplete="off" className="grid gap-3">
      <div className="relative">
        <Field label={label}>
          <Input
            ref={field}
            {...AS_TYPED}
            german={lang === "de"}
            lang={lang}
            data-question-start
            enterKeyHint="go"
            maxLength={MAX_ANSWER_CHARS}
            value={answer ?? ""}
            tone={verdict ?? undefined}
            className={verdict === null ? "text-lg" : "pr-[48px] text-lg"}
            onChange={(event) => send({ type: "answered", answer: event.target.value })}
          />
        </Field>
        {verdict === null ? null : <FieldIcon verdict={verdict} />}
      </div>
      {lang === "de" ? <UmlautKeys target={field} /> : null}
    </form>
  );
}

/** Beside the color; the verdict says it in words. */
function FieldIcon({ verdict }: { verdict: "right" | "wrong" }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute right-[14px] bottom-[14px] [&_.lucide]:size-[24px] [&_.lucide]:stroke-3"
    >
      {verdict === "right" ? <Check className="text-correct" /> : <X className="text-wrong" />}
    </span>
  );
}
