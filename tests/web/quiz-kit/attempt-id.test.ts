import { describe, expect, it, vi } from "vitest";
import { attemptId } from "#schema/api/common.ts";
import { newAttemptId } from "#web/quiz-kit/attempt-id.ts";

const real = globalThis.crypto;

describe("an attempt id", () => {
  it.each([
    ["on a secure page", real],
    // Pages without TLS have no randomUUID.
    ["on a page without TLS", { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes) }],
  ])("is a UUID and never the same %s", (_where, source) => {
    vi.stubGlobal("crypto", source);
    const ids = Array.from({ length: 20 }, newAttemptId);
    for (const id of ids) expect(attemptId.parse(id)).toBe(id);
    expect(new Set(ids).size).toBe(20);
  });
});
