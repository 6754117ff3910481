import { scrypt, timingSafeEqual } from "node:crypto";
import { base64url } from "oslo/encoding";
import { derivationTurns } from "./derivation-turns.ts";

/** OWASP's scrypt parameters for 2^14: cost, block size, parallelism. About 0.15 s of CPU and 16 MB. */
const CURRENT = { n: 2 ** 14, r: 8, p: 5 } as const;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

export interface ScryptParameters {
  n: number;
  r: number;
  p: number;
}

interface StoredHash extends ScryptParameters {
  salt: Uint8Array;
  key: Uint8Array;
}

/** Derives a key from a password: the costly part of a check. */
export type Derive = (password: string, salt: Uint8Array, parameters: ScryptParameters) => Promise<Uint8Array>;

async function derive(password: string, salt: Uint8Array, { n, r, p }: ScryptParameters): Promise<Uint8Array> {
  const began = await derivationTurns.take();
  // NFKC gives the same bytes for the same password from any keyboard. maxmem must exceed 128·n·r.
  const key = await new Promise<Uint8Array>((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, { N: n, r, p, maxmem: 256 * n * r }, (error, derived) => {
      if (error) reject(error);
      else resolve(new Uint8Array(derived));
    });
  });
  derivationTurns.finish(began);
  return key;
}

function encode(bytes: Uint8Array): string {
  return base64url.encode(bytes, { includePadding: false });
}

function parse(stored: string): StoredHash | null {
  const [kind, n, r, p, salt, key] = stored.split("$");
  if (kind !== "scrypt" || !n || !r || !p || !salt || !key) return null;
  return {
    n: Number(n),
    r: Number(r),
    p: Number(p),
    salt: base64url.decode(salt, { strict: false }),
    key: base64url.decode(key, { strict: false }),
  };
}

/** Makes a salted hash that holds its own parameters: `scrypt$n$r$p$salt$key`. Throws `DerivationsBusy` when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const key = await derive(password, salt, CURRENT);
  return ["scrypt", CURRENT.n, CURRENT.r, CURRENT.p, encode(salt), encode(key)].join("$");
}

/**
 * The hash that a password is compared with when the email is unknown, so that the answer takes as long as for a wrong password.
 * Its key is all zeros, which no password derives.
 */
const NOBODY: StoredHash = { ...CURRENT, salt: new Uint8Array(SALT_BYTES), key: new Uint8Array(KEY_BYTES) };

export type PasswordCheck =
  | { matches: false }
  | { matches: true /** The hash was made with older parameters. */; outdated: boolean };

/**
 * Compares in constant time. `stored` is null for an unknown email, which costs the same derivation and never matches.
 * `deriveKey` is an argument so that a test can count derivations. Throws `DerivationsBusy` when too many wait.
 */
export async function checkPassword(
  password: string,
  stored: string | null,
  deriveKey: Derive = derive,
): Promise<PasswordCheck> {
  const hash = stored === null ? null : parse(stored);
  const wanted = hash ?? NOBODY;
  const key = await deriveKey(password, wanted.salt, wanted);
  if (!timingSafeEqual(key, wanted.key) || hash === null) return { matches: false };
  return { matches: true, outdated: hash.n !== CURRENT.n || hash.r !== CURRENT.r || hash.p !== CURRENT.p };
}
