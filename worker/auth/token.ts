import { sha256 } from "oslo/crypto";
import { base64url, encodeHex } from "oslo/encoding";

/** 256 random bits. */
const TOKEN_BYTES = 32;

/** As many characters as base64url needs for them, without padding. */
export const TOKEN_CHARS = 43;

/** A secret for a cookie, which nobody can guess. The platform makes it; oslo only writes it down. */
export function newToken(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)), { includePadding: false });
}

/** What the server stores instead of the secret: its SHA-256, in hex. */
export async function hashOfToken(token: string): Promise<string> {
  return encodeHex(await sha256(new TextEncoder().encode(token)));
}
