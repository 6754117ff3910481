import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { PATIENCE_MS } from "#tests/support/web/patience.ts";

// On a busy machine, a lazy part of the app takes longer to load than the one second that Testing Library waits.
configure({ asyncUtilTimeout: PATIENCE_MS });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
