import "#web/lib/zod-jitless.ts";
import { expect, it } from "vitest";
import { config } from "zod/mini";

it("the browser's entries keep zod from compiling code, which the CSP forbids", () => {
  expect(config().jitless).toBe(true);
});
