import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { PATIENCE_MS } from "#tests/support/web/patience.ts";

// A busy machine loads a lazy part of the app in more than the second that is waited by default.
configure({ asyncUtilTimeout: PATIENCE_MS });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
