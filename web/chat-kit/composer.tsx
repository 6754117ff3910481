import { clsx } from "clsx";
import { Send } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useId } from "react";
import { LANGUAGE_LABELS, LANGUAGE_TAGS, type Language } from "#schema/terms/language-names.ts";
import { Button } from "../ui/button.tsx";
import { control } from "../ui/field.tsx";
import { UmlautKeys } from "../ui/umlaut-keys.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";

/** From this share of the limit on, the characters are counted. */
const COUNTS_FROM = 0.8;

const PLACEHOLDERS: Readonly<Record<Language, string>> = {
  german: "Auf Deutsch schreiben …",
  french: "Écrire en français …",
  spanish: "Escribe en español …",
  italian: "Scrivi in italiano …",
};

export interface ComposerProps {
  /** Id of the field. */
  id: string;
  field: RefObject<HTMLTextAreaElement | null>;
  language: Language;
  value: string;
  onValue: (value: string) => void;
  /** Gets the text without the space around it; never a blank one, nor one that is too long. */
  onSend: (text: string) => void;
  /** A message is on its way: nothing can be sent, but the next one can be written. */
  sending: boolean;
  /** Most characters of a message. */
  limit: number;
  /** Helper buttons and what they brought, above the field. */
  children?: ReactNode;
}

/** Where a message is written. Enter sends it, Shift and Enter begin a line. */
export function Composer({ id, field, language, value, onValue, onSend, sending, limit, children }: ComposerProps) {
  const countId = useId();
  const text = value.trim();
  const isTooLong = text.length > limit;

  function send(): void {
    if (sending || isTooLong || text === "") return;
    onSend(text);
    field.current?.focus();
  }
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    send();
  }
  function onKeyDown(event: KeyboardEvent): void {
    // An Enter that confirms a word of an input method sends nothing. Safari reports that Enter after the composition, as key 229.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    send();
  }
  return (
    <form
      data-toast-free=""
      autoComplete="off"
      onSubmit={onSubmit}
      className="grid gap-2 border-t-2 border-line bg-surface p-3 md:px-4 md:pb-4"
    >
      {children}
      <div className="flex items-end gap-2">
        <Growing text={value}>
          <textarea
            ref={field}
            id={id}
            rows={1}
            lang={LANGUAGE_TAGS[language]}
            aria-label={`Your message in ${LANGUAGE_LABELS[language]}`}
            aria-describedby={countId}
            aria-invalid={isTooLong || undefined}
            placeholder={PLACEHOLDERS[language]}
            // A keyboard that corrects would write in the learner's place.
            autoCapitalize="off"
            autoCorrect="off"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="send"
            value={value}
            onChange={(event) => onValue(event.target.value)}
            onKeyDown={onKeyDown}
            className={clsx(
              control,
              "max-h-[148px] resize-none placeholder:whitespace-nowrap leading-[1.5] [grid-area:1/1]",
            )}
          />
        </Growing>
        <Button
          type="submit"
          variant="primary"
          size="icon"
          aria-label={sending ? "Sending..." : "Send"}
          disabled={sending || isTooLong || text === ""}
          // On a phone the keyboard must stay where it is.
          onPointerDown={(event) => event.preventDefault()}
        >
          <Send />
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {language === "german" ? <UmlautKeys target={field} /> : null}
        <p id={countId} className="ml-auto text-xs font-strong text-ink-soft">
          {text.length < limit * COUNTS_FROM ? (
            <span className="hidden md:inline">Enter sends · Shift+Enter: new line</span>
          ) : (
            <Count length={text.length} limit={limit} />
          )}
        </p>
      </div>
    </form>
  );
}

function Count({ length, limit }: { length: number; limit: number }) {
  if (length > limit) return <span className="text-wrong">{length - limit} characters too long</span>;
  return (
    <>
      {length}/{limit}
      <VisuallyHidden> characters</VisuallyHidden>
    </>
  );
}

/** A field as high as its text, up to a few lines: behind it stands the same text, which gives both their height. */
function Growing({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className="grid min-w-0 flex-1">
      {children}
      <span
        aria-hidden="true"
        className={clsx(
          control,
          "invisible max-h-[148px] overflow-hidden leading-[1.5] [overflow-wrap:anywhere] whitespace-pre-wrap [grid-area:1/1]",
        )}
      >
        {`${text} `}
      </span>
    </span>
  );
}
