import { readFileSync } from "node:fs";
import { APP_LOADER_HASH } from "#schema/terms/inline-scripts.ts";
import { checkHash } from "./inline-script.ts";

const SCRIPTS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;
/** Needed to install the app, never to see it. */
const MANIFEST = /\s*<link rel="manifest"[^>]*>/;
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * The page with what the app needs in a template, and with the few lines that take it out once the page has been painted (app-loader.js).
 * Left in the head, these files take bandwidth and the processor from the text. A tab in the background is not
 * painted, so a second later they are loaded anyway. The app starts when its styles are there; if the connection was lost meanwhile, the page
 * is loaded again once it is back. Expects a page whose first picture has its styles in itself; throws unless it has one stylesheet and one
 * script.
 */
export function withLateFiles(html: string): string {
  const styles = html.match(STYLESHEET) ?? [];
  const scripts = html.match(SCRIPTS) ?? [];
  if (styles.length !== 1 || scripts.filter((tag) => tag.includes("<script")).length !== 1)
    throw new Error("A page has not one stylesheet and one script");
  const loader = readFileSync(new URL("app-loader.js", import.meta.url), "utf8");
  checkHash(loader, "APP_LOADER_HASH", APP_LOADER_HASH);
  const files = [...styles, ...scripts, ...(html.match(MANIFEST) ?? [])].map((tag) => tag.trim()).join("");
  const end = `<template id="app-files">${files}</template><script>${loader}</script><noscript>${styles.join("").trim()}</noscript>`;
  return html
    .replace(SCRIPTS, "")
    .replace(STYLESHEET, "")
    .replace(MANIFEST, "")
    .replace("</body>", () => `${end}</body>`);
}
