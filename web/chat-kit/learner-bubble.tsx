import { clsx } from "clsx";
import { ChevronDown, PencilLine } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import type { Correction } from "#schema/api/conversations.ts";
import { Diff } from "../ui/diff.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { correctionDiff } from "./correction-diff.ts";
import { CorrectionNotes, type CorrectionNotesProps } from "./correction-notes.tsx";
import { OWN_ITEM } from "./use-scroll-place.ts";

export interface LearnerBubbleProps extends Pick<CorrectionNotesProps, "text" | "grammarHref"> {
  /** The `lang` attribute of the text. */
  lang: string;
  /** Those to be shown. */
  corrections: readonly Correction[];
  /** The notes are unfolded when the bubble appears. */
  startsOpen?: boolean;
  /** Shows the corrections somewhere else instead of below the bubble. */
  elsewhere?: { isShown: boolean; onShow: () => void };
  /** What became of the message, where that is worth a line: "Sending...". */
  children?: ReactNode;
}

/** A message of the learner, with what was wrong struck out and what is right put in. An item of a Transcript. */
export function LearnerBubble({ text, lang, corrections, children, ...notes }: LearnerBubbleProps) {
  return (
    <li {...OWN_ITEM} className="ml-auto grid w-[94%] justify-items-end gap-1">
      <p
        lang={lang}
        className="hyphenate max-w-[580px] rounded-card rounded-br-[4px] bg-sunken px-4 py-3 text-[1.125rem] whitespace-pre-line"
      >
        <VisuallyHidden lang="en">You: </VisuallyHidden>
        {corrections.length === 0 ? text : <Diff parts={correctionDiff(text, corrections, { by: "words" })} />}
      </p>
      {corrections.length === 0 ? null : <Notes text={text} corrections={corrections} {...notes} />}
      {children}
    </li>
  );
}

const toggle =
  "flex min-h-target items-center gap-[6px] rounded-chip px-1 text-sm font-strong text-ink-soft hover:text-ink";

function Notes({
  text,
  corrections,
  grammarHref,
  startsOpen = false,
  elsewhere,
}: Omit<LearnerBubbleProps, "lang" | "children">) {
  const [isOpen, setOpen] = useState(startsOpen);
  const panel = useId();
  const label = corrections.length === 1 ? "1 correction" : `${corrections.length} corrections`;
  if (elsewhere)
    return (
      <button type="button" aria-pressed={elsewhere.isShown} onClick={elsewhere.onShow} className={toggle}>
        <PencilLine className={clsx(elsewhere.isShown && "text-accent-text")} />
        {label}
      </button>
    );
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
        className={toggle}
      >
        <PencilLine />
        {label}
        <ChevronDown className={clsx("transition-[rotate] duration-(--time-move)", isOpen && "rotate-180")} />
      </button>
      <div id={panel} hidden={!isOpen} className="w-full rounded-control border-2 border-line px-4">
        {isOpen ? <CorrectionNotes text={text} corrections={corrections} grammarHref={grammarHref} /> : null}
      </div>
    </>
  );
}
