import { expect, it } from "vitest";
import { readPrefixTests } from "#content/seed/read-verb-prefixes.ts";
import { readVerbs } from "#content/seed/read-verbs.ts";
import { verbId } from "#schema/rules/verb-id.ts";

it("no two verbs have the same id", () => {
  const verbs = [
    ...readVerbs().verbs.map(({ infinitive }) => infinitive),
    ...readPrefixTests().tests.map(({ verb }) => verb),
  ];
  const infinitives = new Set(verbs);
  expect(infinitives.size).toBeGreaterThan(110);
  expect(new Set([...infinitives].map(verbId)).size).toBe(infinitives.size);
  expect([...infinitives].filter((one) => verbId(one) < 1)).toEqual([]);
});
