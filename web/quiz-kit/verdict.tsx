import type { ReactNode } from "react";
import { Diff } from "../ui/diff.tsx";
import { VerdictSheet } from "../ui/verdict-sheet.tsx";
import { answerDiff } from "./answer-diff.ts";
import { ListenButton } from "./listen-button.tsx";
import { MarkedSentence, type Marks } from "./marked-sentence.tsx";

/** What a quiz says about an answer. */
export interface VerdictContent {
  /** The big line, e.g. "Correct!" or "Correct answer: letter". */
  title: ReactNode;
  /** The small line above it, e.g. "Not yet" or "Right word, wrong case". */
  kicker?: ReactNode;
  /** A typed German answer and the expected one: shows letter by letter where they differ, if they are close enough. */
  typed?: { answer: string; expected: string };
  /** A German sentence that shows the word at work. */
  example?: { sentence: string; marks: Marks; translation: string };
  /** Why the answer is what it is. */
  explanation?: ReactNode;
}

export interface VerdictProps {
  correct: boolean;
  /** Null while there is no verdict to show. */
  content: VerdictContent | null;
  /** `fixed` rests on the navigation bar, `static` stands in a card. */
  placement: "fixed" | "static";
  action?: ReactNode;
}

/** The verdict on an answer. Render it before there is one: a live region announces only what comes into it later. */
export function Verdict({ correct, content, placement, action }: VerdictProps) {
  if (content === null) return <VerdictSheet tone={null} />;
  const { title, kicker, typed, example, explanation } = content;
  return (
    <VerdictSheet
      tone={correct ? "right" : "wrong"}
      placement={placement}
      kicker={kicker}
      title={title}
      example={example && <MarkedSentence sentence={example.sentence} marks={example.marks} />}
      exampleTranslation={example?.translation}
      tools={example && <ListenButton text={example.sentence} />}
      action={action}
    >
      {typed ? <TypedDiff {...typed} /> : null}
      {explanation === undefined ? null : (
        <span className="block">
          <b>Explanation:</b> {explanation}
        </span>
      )}
    </VerdictSheet>
  );
}

function TypedDiff({ answer, expected }: { answer: string; expected: string }) {
  const parts = answerDiff(answer, expected);
  if (parts === null) return null;
  return (
    <span className="block">
      <span className="text-sm">Your answer:</span> <Diff parts={parts} className="text-lg" />
    </span>
  );
}
