import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { hasUnsaved, onUnsavedChange } from "../lib/unsaved.ts";

/** Says which results wait to be saved. Its code is loaded once there are some; a page without the connection for that goes without. */
export function UnsavedResults() {
  const waiting = useSyncExternalStore(onUnsavedChange, hasUnsaved);
  const [Note, setNote] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!waiting) return;
    import("../quiz-kit/unsaved-note.tsx").then(
      ({ UnsavedResultsNote }) => setNote(() => UnsavedResultsNote),
      () => undefined,
    );
  }, [waiting]);
  return waiting && Note ? <Note /> : null;
}
