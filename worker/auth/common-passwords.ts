import { HttpError } from "../http/http-error.ts";
import { COMMON_PASSWORD_HASHES, HASH_DIGITS } from "./common-password-hashes.ts";
import { sha256Hex } from "./sha256-hex.ts";

let hashes: ReadonlySet<number> | undefined;

/**
 * Throws 400 for a password that an attacker would try first: one of the most common ones, or one character repeated. Case and
 * width of the letters do not matter. The list stays in the Worker, because it is too large for the browser. `field` is the one that
 * the error names.
 */
export async function refuseCommonPassword(password: string, field = "password"): Promise<void> {
  const plain = password.normalize("NFKC").toLowerCase();
  hashes ??= readHashes(COMMON_PASSWORD_HASHES);
  const hash = Number.parseInt((await sha256Hex(plain)).slice(0, HASH_DIGITS), 16);
  if (hashes.has(hash) || /^(.)\1*$/su.test(plain)) {
    throw new HttpError(400, "This password is too common. Please choose another one.", { field });
  }
}

/** The hashes out of their distances from one another, which are written in base 36. */
export function readHashes(gaps: string): ReadonlySet<number> {
  let hash = 0;
  return new Set(
    gaps
      .trim()
      .split(/\s/)
      .map((gap) => (hash += Number.parseInt(gap, 36))),
  );
}
