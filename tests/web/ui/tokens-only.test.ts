import { describe, expect, it } from "vitest";

const SOURCES = Object.entries(
  import.meta.glob<string>("../../../web/**/*.tsx", { query: "?raw", import: "default", eager: true }),
).map(([path, source]) => ({ file: path.replace("../../../", ""), source }));

/** Colors of Tailwind's own palette: our theme does not have them, so they would produce no CSS. */
const FOREIGN_COLOR =
  /(?:bg|text|border|fill|stroke|outline|ring|shadow|from|to)-(?:(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3}|white|black)\b/g;
/** Raw colors in a component. */
const RAW_COLOR = /["'`\s:[(]#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?=["'`\s;,\])])|\b(?:rgba?|hsla?|oklch)\(/gi;
/** Steps that are not on the space scale (1 to 9): p-10, gap-2.5, size-12. */
const FOREIGN_STEP =
  /(?<![\w-])-?(?:[pm][trblxyse]?|gap(?:-[xy])?|space-[xy]|size|w|h|min-[wh]|max-[wh]|inset(?:-[xy])?|top|right|bottom|left|translate-[xy])-(?:\d{2,}|\d\.\d)(?![\w/%.-])/g;

/** Whatever breaks the rules in a source text. */
function strangers(source: string): string[] {
  return [FOREIGN_COLOR, RAW_COLOR, FOREIGN_STEP].flatMap((rule) => source.match(rule) ?? []).map((hit) => hit.trim());
}

describe("classes and colors in web/", () => {
  it.each([
    ['className="bg-red-500"', 1],
    ['className="text-white p-10"', 2],
    ['className="size-12 gap-2.5 -mt-12"', 3],
    ['<path fill="#ffb31a" />', 1],
    ['style={{ color: "rgb(1 2 3)" }}', 1],
    ['className="stone-current p-5 w-1/2 size-[48px] -mt-2 duration-300 z-10" href="#features"', 0],
  ])("are judged correctly: %s", (source, count) => {
    expect(strangers(source)).toHaveLength(count);
  });

  it("are found in the real folder", () => {
    expect(SOURCES.map(({ file }) => file)).toContain("web/ui/button.tsx");
  });

  it.each(SOURCES)("come from the tokens in $file", ({ source }) => {
    expect(strangers(source)).toEqual([]);
  });
});
