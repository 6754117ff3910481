import { sha256 } from "oslo/crypto";
import { encodeHex } from "oslo/encoding";

/** The SHA-256 of a text, as 64 hexadecimal digits. */
export async function sha256Hex(text: string): Promise<string> {
  return encodeHex(await sha256(new TextEncoder().encode(text)));
}
