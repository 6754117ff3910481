import { expect, it } from "vitest";
import { newUserId } from "#worker/auth/user-id.ts";

it("an account's id has 12 characters that need no escaping in an address, and is a new one each time", () => {
  const ids = Array.from({ length: 1_000 }, newUserId);
  for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
