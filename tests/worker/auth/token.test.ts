import { afterEach, expect, it, vi } from "vitest";
import { hashOfToken, newToken, TOKEN_CHARS } from "#worker/auth/token.ts";

afterEach(() => vi.restoreAllMocks());

it("a secret is 256 bits of the platform's random generator, and nothing else", () => {
  const random = vi.spyOn(Math, "random");
  const bytes = vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
    new Uint8Array(array.buffer).set(Array.from({ length: 32 }, (_, i) => 255 - i));
    return array;
  });
  const token = newToken();
  expect([...Buffer.from(token, "base64url")]).toEqual(Array.from({ length: 32 }, (_, i) => 255 - i));
  expect(token).toHaveLength(TOKEN_CHARS);
  expect(bytes).toHaveBeenCalledTimes(1);
  expect(random).not.toHaveBeenCalled();
});

it("no two secrets are alike, even when many are made at once", () => {
  const tokens = Array.from({ length: 2_000 }, newToken);
  expect(new Set(tokens).size).toBe(tokens.length);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
});

it("what is stored is the SHA-256 of the secret", async () => {
  expect(await hashOfToken("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
