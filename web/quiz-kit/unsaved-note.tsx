import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { CloudOff } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { learnerIdOf } from "../lib/learner-id.ts";
import { onUnsavedChange } from "../lib/unsaved.ts";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/toast-store.ts";
import { readUnsaved, type UnsavedResult } from "./unsaved-results.ts";
import { sendUnsaved } from "./unsaved-sender.ts";

const KEPT = "Kept in this browser and sent by itself once the connection is back.";

export interface UnsavedNoteProps {
  onRetry: () => void;
  /** The server's message if it will never accept the result. */
  refusal?: string;
}

/** Says on the results of a quiz that the server does not have them, and offers to send them again if that can help. */
export function UnsavedNote({ onRetry, refusal }: UnsavedNoteProps) {
  return (
    <div
      role="alert"
      className={clsx(NOTE, "max-w-[660px] justify-center border-wrong bg-wrong-soft [&_.lucide]:text-wrong")}
    >
      {refusal === undefined ? (
        <>
          <NoteText title={<span className="text-wrong">Your result is not saved yet</span>}>{KEPT}</NoteText>
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        </>
      ) : (
        <NoteText title={<span className="text-wrong">Your result could not be saved</span>}>{refusal}</NoteText>
      )}
    </div>
  );
}

/** Says on another screen which results of the learner wait to be saved. Empty if none has failed. */
export function UnsavedResultsNote() {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<readonly UnsavedResult[]>([]);
  const [sending, setSending] = useState(false);
  useEffect(() => {
    const read = () => setWaiting(failedResults(client));
    read();
    return onUnsavedChange(read);
  }, [client]);
  async function retry(): Promise<void> {
    setSending(true);
    await sendUnsaved(client);
    setSending(false);
    if (failedResults(client).length > 0) {
      toast({ variant: "destructive", title: "Not saved yet", description: "It will be tried again by itself." });
    }
  }
  const [first, ...others] = waiting;
  if (!first) return null;
  return (
    <output className={clsx(NOTE, "border-line-control bg-surface")}>
      <NoteText
        title={others.length === 0 ? "1 result is not saved yet" : `${waiting.length} results are not saved yet`}
      >
        <Title result={first} />
        {others.length === 0 ? null : ` and ${others.length} more`}
        <br />
        {KEPT}
      </NoteText>
      <Button size="sm" disabled={sending} onClick={() => void retry()}>
        {sending ? "Sending..." : "Try again"}
      </Button>
    </output>
  );
}

function failedResults(client: QueryClient): UnsavedResult[] {
  const learnerId = learnerIdOf(client);
  return learnerId === null ? [] : readUnsaved(learnerId).filter(({ failed }) => failed);
}

/** Lessons have German titles; the other quizzes have English ones. */
function Title({ result: { title, submit } }: { result: UnsavedResult }) {
  return <span lang={submit.call === "POST /api/curriculum/subchapter/:id/quiz" ? "de" : undefined}>{title}</span>;
}

const NOTE = "flex w-full flex-wrap items-center gap-x-4 gap-y-3 rounded-card border-2 p-4 text-left";

function NoteText({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <>
      <CloudOff className="size-5" />
      <p className="min-w-[200px] flex-1 leading-snug">
        <b>{title}</b>
        <br />
        <span className="text-sm">{children}</span>
      </p>
    </>
  );
}
