import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { PATIENCE_MS } from "#tests/support/web/patience.ts";

// On a busy machine, a lazy part of the app takes longer to load than the one second that Testing Library waits.
configure({ asyncUtilTimeout: PATIENCE_MS });

// Every test gets its own clock, globals and storage back, so no file has to say so.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
