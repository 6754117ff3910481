import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import type { Manifest } from "./manifest.ts";

const FONT = /(?<=\/literata-latin-wght-normal-)[\w-]+(?=\.woff2$)/;

/** The weights in which German is set (web/styles): from text to headings. */
const WEIGHTS = { min: 400, max: 800 };

/** Latin-1, and the letters, quotation marks and signs beyond it that texts of the app use. */
const CHARACTERS = `${charactersFrom(0x20, 0x7e)}${charactersFrom(0xa0, 0xff)}ŒœẞıŸ€„“”‚‘’‹›–—…•·→←↑↓−×÷≤≥≠≈\u2009\u202f\u2011`;

/**
 * Makes the typeface of the German texts in the build smaller by a third: without the weights and characters that no text uses. `client` is
 * dist/client; stylesheets and `manifest` then name the new file.
 */
export async function leanGermanFont(client: string, manifest: Manifest): Promise<void> {
  const chunk = Object.values(manifest).find(({ file }) => FONT.test(file));
  if (!chunk) throw new Error("The build has no typeface for German");
  const whole = chunk.file;
  const lean = await subsetFont(readFileSync(client + whole), CHARACTERS, {
    targetFormat: "woff2",
    variationAxes: { wght: WEIGHTS },
  });
  const hash = createHash("sha256").update(lean).digest("base64url").slice(0, 8);
  chunk.file = whole.replace(FONT, hash);
  writeFileSync(client + chunk.file, lean);
  rmSync(client + whole);
  for (const name of readdirSync(`${client}assets`).filter((one) => one.endsWith(".css"))) {
    const styles = readFileSync(`${client}assets/${name}`, "utf8");
    writeFileSync(`${client}assets/${name}`, styles.replaceAll(`/${whole}`, `/${chunk.file}`));
  }
}

function charactersFrom(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
