import { expect, it } from "vitest";
import { grouped } from "#web/lib/grouped.ts";

it.each([
  [0, "0"],
  [7, "7"],
  [999, "999"],
  [1_000, "1,000"],
  [7_450, "7,450"],
  [123_456, "123,456"],
  [1_000_000, "1,000,000"],
])("%i is written %s", (count, text) => {
  expect(grouped(count)).toBe(text);
  expect(count.toLocaleString("en-US")).toBe(text);
});
