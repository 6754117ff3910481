import type { QueryClient } from "@tanstack/react-query";
import { keys } from "./query-keys.ts";

/** Marks vocabulary and the count of words learned, which the home shows too, as outdated. */
export function refreshVocabulary(client: QueryClient): void {
  for (const queryKey of [keys.vocabulary, keys.progress, keys.home]) {
    void client.invalidateQueries({ queryKey, refetchType: "none" });
  }
}
