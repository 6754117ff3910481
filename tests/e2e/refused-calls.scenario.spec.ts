import { expect, test } from "#tests/support/e2e/fixtures.ts";
import { faultsAfterRefusals, REFUSALS } from "#tests/support/e2e/refused-calls.ts";

test("a call that is refused before its body was read costs the next one nothing", async ({ baseURL }) => {
  test.setTimeout(60_000 + REFUSALS * 5_000);
  expect(await faultsAfterRefusals(baseURL ?? "", REFUSALS)).toEqual([]);
});
