import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import Beasties from "beasties";
import { THEME_SCRIPT_HASH } from "#schema/terms/theme-script.ts";

const THEME_TAG = '<script src="/theme.js"></script>';

/**
 * The page with what it needs for its first picture in itself: the script that sets the theme, and the styles of what it shows. The
 * whole stylesheet follows at the end, before the app's script runs. Throws if the theme's script is not the one that the pages' policy allows.
 */
export async function inlined(html: string, client: string): Promise<string> {
  const beasties = new Beasties({
    path: client,
    publicPath: "/",
    preload: "body",
    inlineFonts: true,
    preloadFonts: false,
    pruneSource: false,
    reduceInlineStyles: false,
    logLevel: "silent",
    keyframes: "critical",
    allowRules: [/\.lucide/],
  });
  return beasties.process(withTheme(html, readFileSync(`${client}theme.js`, "utf8")));
}

function withTheme(html: string, script: string): string {
  if (!html.includes(THEME_TAG)) throw new Error("A page does not set the theme");
  const hash = `sha256-${createHash("sha256").update(script).digest("base64")}`;
  if (hash !== THEME_SCRIPT_HASH)
    throw new Error(`THEME_SCRIPT_HASH in schema/terms/theme-script.ts must be '${hash}'`);
  return html.replace(THEME_TAG, () => `<script>${script}</script>`);
}
