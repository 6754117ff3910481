import { clsx } from "clsx";
import { atom, useAtom } from "jotai";
import { Flag } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { AnswerReport } from "#schema/api/answer-reports.ts";
import { normalizeAnswer } from "#schema/rules/answers.ts";
import { call } from "../lib/api-client.ts";
import { ApiError } from "../lib/api-error.ts";
import { Button } from "../ui/button.tsx";

/** The question that an answer was given to. */
export type ReportedQuestion = Omit<AnswerReport, "answer">;

export interface ReportAnswerProps {
  question: ReportedQuestion;
  /** As it was typed. */
  answer: string;
  className?: string;
}

/** The reports sent since the app was opened: a verdict that comes back must not offer to send its report again. */
const sentReportsAtom = atom<ReadonlySet<string>>(new Set<string>());

const NOT_SENT = "Not sent. Please check your connection and try again.";

/** "My answer is right too": tells whoever keeps the content, once. Only for learners; phrasing content, so that a verdict can hold it. */
export function ReportAnswer({ question, answer, className }: ReportAnswerProps) {
  const [sent, setSent] = useAtom(sentReportsAtom);
  const [state, setState] = useState<"idle" | "sending" | "just-sent">("idle");
  const [failure, setFailure] = useState<string | null>(null);
  const thanks = useRef<HTMLSpanElement>(null);
  const key = [question.kind, question.id, question.askedFor, normalizeAnswer(answer)].join(" ");

  // The button is gone: without this, the focus would be nowhere and the thanks would not be read out.
  useEffect(() => {
    if (state === "just-sent") thanks.current?.focus({ preventScroll: true });
  }, [state]);

  async function send(): Promise<void> {
    setState("sending");
    setFailure(null);
    try {
      await call("POST /api/answer-reports", { body: { ...question, answer } });
      setSent((before) => new Set(before).add(key));
      setState("just-sent");
    } catch (error) {
      setState("idle");
      setFailure(error instanceof ApiError && error.status === 429 ? (error.serverMessage ?? NOT_SENT) : NOT_SENT);
    }
  }

  if (sent.has(key))
    return (
      <span
        ref={thanks}
        tabIndex={-1}
        className={clsx("flex min-h-target items-center text-sm text-ink-soft outline-none", className)}
      >
        Thank you. We will look at your answer.
      </span>
    );
  return (
    <span className={clsx("flex flex-wrap items-center gap-x-3", className)}>
      <Button
        size="sm"
        variant="quiet"
        className="-mx-4 text-ink-soft"
        aria-disabled={state === "sending"}
        onClick={() => (state === "sending" ? undefined : void send())}
      >
        <Flag /> My answer is right too
      </Button>
      {failure === null ? null : (
        <span role="alert" className="text-sm text-wrong">
          {failure}
        </span>
      )}
    </span>
  );
}
