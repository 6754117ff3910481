import { alphabet, generateRandomString, sha256 } from "oslo/crypto";
import { encodeHex } from "oslo/encoding";

/** 43 characters of 64: 258 random bits. */
export const TOKEN_CHARS = 43;
const TOKEN_ALPHABET = alphabet("a-z", "A-Z", "0-9", "-", "_");

/** A secret for a cookie, which nobody can guess. */
export function newToken(): string {
  return generateRandomString(TOKEN_CHARS, TOKEN_ALPHABET);
}

/** What the server stores instead of the secret: its SHA-256, in hex. */
export async function hashOfToken(token: string): Promise<string> {
  return encodeHex(await sha256(new TextEncoder().encode(token)));
}
