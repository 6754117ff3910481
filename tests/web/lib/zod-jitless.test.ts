import "#web/lib/zod-jitless.ts";
import { config } from "zod/mini";
import { expect, it } from "vitest";

it("the browser's entries keep zod from compiling code, which the CSP forbids", () => {
  expect(config().jitless).toBe(true);
});
