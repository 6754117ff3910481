import { BookOpen } from "lucide-react";
import type { GrammarQuizQuestion } from "#schema/api/grammar.ts";
import { TopicTitle } from "../text/topic-title.tsx";

/** "Why? The accusative": the topic that explains a question. In a tab of its own, because the quiz goes on in this one. */
export function TopicOfQuestion({ topic: { id, title } }: { topic: GrammarQuizQuestion["topic"] }) {
  return (
    <a
      href={`/grammar/${id}`}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-target items-center gap-[6px] justify-self-start text-sm font-strong text-ink underline"
    >
      <BookOpen />
      <span>
        Why? <TopicTitle title={title} term="none" />
        <span className="sr-only"> (opens in a new tab)</span>
      </span>
    </a>
  );
}
