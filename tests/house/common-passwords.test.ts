import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { commonPasswordHashes, GENERATED_FILE } from "#worker/dev/common-passwords.ts";

it("the hashes of common passwords are those of the installed list", () => {
  expect(readFileSync(GENERATED_FILE, "utf8")).toBe(commonPasswordHashes());
});
