import { CloudOff } from "lucide-react";
import { Button } from "../ui/button.tsx";

/** Says that the server does not have the result yet, and offers to send it again. `kept`: where it waits until then. */
export function UnsavedNote({ onRetry, kept = "It is kept in this tab." }: { onRetry: () => void; kept?: string }) {
  return (
    <div
      role="alert"
      className="flex w-full max-w-[660px] flex-wrap items-center justify-center gap-x-4 gap-y-3 rounded-card border-2 border-wrong bg-wrong-soft p-4 text-left"
    >
      <CloudOff className="size-5 text-wrong" />
      <p className="min-w-[200px] flex-1 leading-snug">
        <b className="text-wrong">Your result is not saved yet</b>
        <br />
        <span className="text-sm">{kept} Please check your connection.</span>
      </p>
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
