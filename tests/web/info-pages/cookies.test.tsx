import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { Cookies } from "#web/features/info-pages/cookies.tsx";
import * as storedKeys from "#web/lib/stored-keys.ts";
import { THEME_STORAGE_KEY } from "#web/ui/theme.ts";

const CONSTANTS: Readonly<Record<string, string>> = storedKeys;

const SOURCES = Object.values(
  import.meta.glob<string>("../../../web/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true }),
);

/** The key of every item that the code stores, without the level or lesson after a colon. */
function keysInCode(): string[] {
  const uses = SOURCES.flatMap((code) => [...code.matchAll(/[=n] storedItem\(\s*"\w+",\s*([^,]+),/g)]);
  return uses.map(([, key = ""]) => nameOf(key));
}

function nameOf(expression: string): string {
  const text = CONSTANTS[expression] ?? /^["`]([\w-]+)/.exec(expression)?.[1];
  if (text === undefined) throw new Error(`Which key is ${expression}?`);
  return text;
}

it("the Cookie Policy lists everything that the browser stores", () => {
  render(<Cookies />);
  const table = screen.getByRole("table", { name: "Storage in your browser" });
  const listed = within(table)
    .getAllByRole("row")
    .map((row) => row.querySelector("code")?.textContent);
  const stored = [...keysInCode(), THEME_STORAGE_KEY];
  expect(stored.length).toBeGreaterThan(5);
  for (const key of stored) expect(listed).toContain(key);
});
