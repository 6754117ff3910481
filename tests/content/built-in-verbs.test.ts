import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { referenceInfinitives, referenceVerb, referenceVerbs } from "#content/built-in/conjugation/reference-verbs.ts";
import { BUILT_IN_VERBS_FILE, ensureBuiltInVerbs, withoutPlace } from "#content/seed/built-in-verbs.ts";
import { readVerbs } from "#content/seed/read-verbs.ts";

it("gives browser and Worker every verb of content/verbs unchanged", () => {
  expect(referenceVerbs()).toEqual(readVerbs().verbs.map(withoutPlace));
  expect(referenceInfinitives()).toHaveLength(110);
  expect(referenceVerb("gehen")).toBe(referenceVerb("gehen"));
  expect(() => referenceVerb("laufend")).toThrow(RangeError);
});

it("writes the file only when it would change", () => {
  const folder = mkdtempSync(join(tmpdir(), "verbs-"));
  try {
    const file = join(folder, "generated/verbs.txt");
    ensureBuiltInVerbs(file);
    const { mtimeMs } = statSync(file);
    ensureBuiltInVerbs(file);
    expect(statSync(file).mtimeMs).toBe(mtimeMs);
    expect(readFileSync(file, "utf8")).toBe(readFileSync(BUILT_IN_VERBS_FILE, "utf8"));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
