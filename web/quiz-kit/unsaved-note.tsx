import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { learnerIdOf } from "../lib/learner-id.ts";
import { onUnsavedChange } from "../lib/unsaved.ts";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/toast-store.ts";
import { readUnsaved } from "./unsaved-results.ts";
import { sendUnsaved } from "./unsaved-sender.ts";

const KEPT = "Kept in this browser and sent by itself once the connection is back.";

export interface UnsavedNoteProps {
  onRetry: () => void;
  /** The server's message if it will never accept the result. */
  refusal?: string;
}

/** Says on the results of a quiz that the server does not have them, and offers to send them again if that can help. */
export function UnsavedNote({ onRetry, refusal }: UnsavedNoteProps) {
  if (refusal !== undefined) return <Note title="Your result could not be saved">{refusal}</Note>;
  return (
    <Note title="Your result is not saved yet" onRetry={onRetry}>
      {KEPT}
    </Note>
  );
}

/** Says on another screen which results of the learner are still waiting. Empty if there are none. */
export function UnsavedResultsNote() {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [sending, setSending] = useState(false);
  useEffect(() => {
    const read = () => setWaiting(failedTitles(client));
    read();
    return onUnsavedChange(read);
  }, [client]);
  async function retry(): Promise<void> {
    setSending(true);
    await sendUnsaved(client);
    setSending(false);
    if (failedTitles(client).length > 0) {
      toast({ variant: "destructive", title: "Not saved yet", description: "It will be tried again by itself." });
    }
  }
  const [first, ...others] = waiting;
  if (first === undefined) return null;
  return (
    <Note
      title={others.length === 0 ? "1 result is not saved yet" : `${waiting.length} results are not saved yet`}
      onRetry={() => void retry()}
      sending={sending}
    >
      <span lang="de">{first}</span>
      {others.length === 0 ? null : ` and ${others.length} more`}
      {". "}
      {KEPT}
    </Note>
  );
}

function failedTitles(client: QueryClient): string[] {
  const learnerId = learnerIdOf(client);
  const results = learnerId === null ? [] : readUnsaved(learnerId);
  return results.filter(({ failed }) => failed).map(({ title }) => title);
}

interface NoteProps {
  title: string;
  /** Left out where another try is pointless. */
  onRetry?: () => void;
  sending?: boolean;
  children: ReactNode;
}

function Note({ title, onRetry, sending = false, children }: NoteProps) {
  return (
    <div
      role="alert"
      className="flex w-full max-w-[660px] flex-wrap items-center justify-center gap-x-4 gap-y-3 rounded-card border-2 border-wrong bg-wrong-soft p-4 text-left"
    >
      <CloudOff className="size-5 text-wrong" />
      <p className="min-w-[200px] flex-1 leading-snug">
        <b className="text-wrong">{title}</b>
        <br />
        <span className="text-sm">{children}</span>
      </p>
      {onRetry ? (
        <Button size="sm" disabled={sending} onClick={onRetry}>
          {sending ? "Sending..." : "Try again"}
        </Button>
      ) : null}
    </div>
  );
}
