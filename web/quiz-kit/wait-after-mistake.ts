import { useState } from "react";
import * as z from "zod/mini";
import { storedItem } from "../lib/storage.ts";

const stored = storedItem("local", "wait-after-mistake", z.boolean());

/** Whether the next question waits for a press after a mistake; off at first, remembered in this browser. */
export function useWaitAfterMistake(): [waits: boolean, setWaits: (waits: boolean) => void] {
  const [waits, setWaits] = useState(() => stored.read() ?? false);
  function change(next: boolean): void {
    stored.write(next);
    setWaits(next);
  }
  return [waits, change];
}
