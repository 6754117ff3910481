import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { COMMON_PASSWORD_HASHES } from "#worker/auth/common-password-hashes.ts";
import { readHashes } from "#worker/auth/common-passwords.ts";
import { commonPasswordHashes, GENERATED_FILE } from "#worker/dev/common-passwords.ts";

it("the hashes of common passwords are those of the installed list", () => {
  expect(readFileSync(GENERATED_FILE, "utf8")).toBe(commonPasswordHashes());
});

it("the Worker reads back the first 7 digits of each hash", () => {
  const digest = (password: string) => createHash("sha256").update(password).digest("hex").slice(0, 7);
  const hashes = readHashes(COMMON_PASSWORD_HASHES);
  expect(hashes.size).toBe(5_000);
  for (const common of ["password", "12345678", "qwertyuiop", "iloveyou"]) {
    expect(hashes).toContain(Number.parseInt(digest(common), 16));
  }
  expect(hashes).not.toContain(Number.parseInt(digest("correct horse battery staple"), 16));
});
