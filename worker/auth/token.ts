import { base64url } from "oslo/encoding";
import { sha256Hex } from "./sha256-hex.ts";

/** 256 random bits. */
const TOKEN_BYTES = 32;

/** As many characters as base64url needs for them, without padding. */
export const TOKEN_CHARS = 43;

/** Random bytes as text that fits into a URL and a cookie. The platform makes the bytes; oslo only encodes them. */
export function randomText(bytes: number): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(bytes)), { includePadding: false });
}

/** A secret for a cookie, which nobody can guess. */
export function newToken(): string {
  return randomText(TOKEN_BYTES);
}

/** What the server stores instead of the secret: its SHA-256, in hex. */
export function hashOfToken(token: string): Promise<string> {
  return sha256Hex(token);
}
