import type { Manifest } from "./manifest.ts";

const FONT_FILES = {
  figtree: /figtree-latin-wght-normal.*\.woff2$/,
  literata: /literata-latin-wght-normal.*\.woff2$/,
} as const;

/** Tags that let the browser load the fonts before it has parsed the styles. */
export function fontPreloads(manifest: Manifest, fonts: readonly (keyof typeof FONT_FILES)[]): string[] {
  return fonts.map((font) => {
    const found = Object.values(manifest).find(({ file }) => FONT_FILES[font].test(file));
    if (!found) throw new Error(`The build has no font file of ${font}`);
    return `<link rel="preload" as="font" type="font/woff2" href="/${found.file}" crossorigin />`;
  });
}
