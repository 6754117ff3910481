import { runInThisContext } from "node:vm";
import { afterEach, describe, expect, it } from "vitest";
import { getTheme, setTheme, THEME_STORAGE_KEY } from "#web/ui/theme.ts";

const [script = ""] = Object.values(
  import.meta.glob<string>("../../../web/public/theme.js", { query: "?raw", import: "default", eager: true }),
);

/** What the page does before its first paint. */
function runThemeScript(): void {
  runInThisContext(script);
}

describe("theme", () => {
  afterEach(() => {
    delete document.documentElement.dataset.theme;
  });

  it("follows the system until one is chosen", () => {
    expect(getTheme()).toBe("system");
    runThemeScript();
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });

  it.each(["light", "dark"] as const)("applies %s at once and on the next visit", (theme) => {
    setTheme(theme);
    expect(document.documentElement.dataset.theme).toBe(theme);
    delete document.documentElement.dataset.theme;
    runThemeScript();
    expect(document.documentElement.dataset.theme).toBe(theme);
    expect(getTheme()).toBe(theme);
  });

  it("returns to the system's theme", () => {
    setTheme("dark");
    setTheme("system");
    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBeNull();
  });

  it("ignores any other stored value", () => {
    localStorage.setItem(THEME_STORAGE_KEY, "purple");
    runThemeScript();
    expect(getTheme()).toBe("system");
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });
});
