import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** A Chromium on this machine: CHROMIUM_PATH, or one of the usual places; undefined when there is none. */
export function findBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH ?? PLACES.find((path) => existsSync(path));
}

/** The browser that the scenarios need: found, or installed from Debian's packages. */
export function requireBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log("installing chromium from Debian's packages …");
  const sudo = process.getuid?.() === 0 ? "" : "sudo ";
  spawnSync("sh", ["-c", `${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends chromium`], {
    stdio: "inherit",
  });
  const installed = findBrowser();
  if (!installed)
    throw new Error("No Chromium found, and it could not be installed. Set CHROMIUM_PATH to a Chrome or Chromium.");
  return installed;
}
