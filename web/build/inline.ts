import { readdirSync, readFileSync } from "node:fs";
import Beasties from "beasties";
import { THEME_SCRIPT_HASH } from "#schema/terms/inline-scripts.ts";
import { checkHash } from "./inline-script.ts";

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/**
 * Selectors of rules that a page's HTML uses and that beasties does not recognize: by language, by a part of the page, by the parent. And
 * `strong`, which the Worker fills in (worker/pages/first-picture.ts). Without them lines wrap elsewhere until the stylesheet arrives.
 */
const ALWAYS = [/\.lucide/, /:lang\(/, /:root/, /^\.\\\[\\&\\>\\\*\\\]/, /^strong$/];

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
    // Families that come from a custom property are unknown to it: see `withTypefaces`.
    fonts: false,
    pruneSource: false,
    reduceInlineStyles: false,
    logLevel: "silent",
    keyframes: "critical",
    allowRules: ALWAYS,
  });
  return withTypefaces(await beasties.process(withTheme(html, readFileSync(`${client}theme.js`, "utf8"))), client);
}

/**
 * The page with every @font-face rule. Without them the first text is set in whatever typeface the device has, as wide as that happens
 * to be; lines wrap elsewhere, and the page moves when the stylesheet arrives.
 */
function withTypefaces(html: string, client: string): string {
  const sheets = readdirSync(`${client}assets`).filter((name) => name.endsWith(".css"));
  const faces = sheets.flatMap((name) => readFileSync(`${client}assets/${name}`, "utf8").match(FONT_FACE) ?? []);
  if (faces.length === 0) throw new Error("The build has no typefaces");
  return html.replace("<style>", () => `<style>${faces.join("")}`);
}

function withTheme(html: string, script: string): string {
  if (!html.includes(THEME_TAG)) throw new Error("A page does not set the theme");
  checkHash(script, "THEME_SCRIPT_HASH", THEME_SCRIPT_HASH);
  return html.replace(THEME_TAG, () => `<script>${script}</script>`);
}
