import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** A program that tests run and npm cannot install. */
export interface Tool {
  name: string;
  /** The Debian packages that install it. */
  packages: readonly string[];
  /** How to get it on a machine without apt. */
  byHand: string;
  isInstalled(): boolean;
}

const BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The Chromium of this machine: CHROMIUM_PATH, else in one of the usual places; undefined when it isn't there. */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  return (CHROMIUM_PATH ? [CHROMIUM_PATH] : BROWSERS).find((path) => existsSync(path));
}

/** Plays the browser scenarios. */
export const CHROMIUM: Tool = {
  name: "Chromium",
  packages: ["chromium"],
  byHand: "install Chrome or Chromium and set CHROMIUM_PATH to its program",
  isInstalled: () => findBrowser() !== undefined,
};

/** hunspell as the spelling check runs it: lists the words on standard input that its German dictionary lacks. */
export const HUNSPELL_ARGUMENTS = ["-d", "de_DE", "-i", "utf-8", "-l"];

/** Checks the spelling of the German content. */
export const HUNSPELL: Tool = {
  name: "hunspell with its German dictionary",
  packages: ["hunspell", "hunspell-de-de"],
  byHand: "install hunspell and put de_DE.aff and de_DE.dic into one of the folders that `hunspell -D` lists",
  isInstalled: () => spawnSync("hunspell", HUNSPELL_ARGUMENTS, { input: "Haus\n" }).status === 0,
};

/**
 * Makes sure that the tools are there. Those that are missing are installed from Debian's packages, all in one call.
 * Throws, and says what to install, on a machine without apt and when the installation fails.
 */
export function requireTools(tools: readonly Tool[], { isRoot = process.getuid?.() === 0 } = {}): void {
  const missing = tools.filter((tool) => !tool.isInstalled());
  if (missing.length === 0) return;
  // Asked before sudo, which would want a password first on a machine that has no apt.
  if (spawnSync("apt-get", ["--version"]).status === 0) {
    install(
      missing.flatMap(({ packages }) => packages),
      isRoot,
    );
  }
  const stillMissing = missing.filter((tool) => !tool.isInstalled());
  if (stillMissing.length > 0) throw new Error(stillMissing.map(howToInstall).join("\n"));
}

function install(packages: readonly string[], isRoot: boolean): void {
  console.log(`installing Debian packages: ${packages.join(" ")} …`);
  // A package that asks a question would wait forever in CI. The variable is set by env because sudo drops it.
  const aptGet = (...words: string[]): boolean => {
    const command = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...words];
    const run = isRoot
      ? spawnSync("env", command.slice(1), { stdio: "inherit" })
      : spawnSync("sudo", command, { stdio: "inherit" });
    return run.status === 0;
  };
  if (aptGet("update")) aptGet("install", "--yes", "--no-install-recommends", ...packages);
}

/** Tells a person how to get a tool that is not there. */
export function howToInstall({ name, packages, byHand }: Tool): string {
  return `${name} is not installed. Debian and Ubuntu: apt-get install ${packages.join(" ")}; elsewhere: ${byHand}.`;
}

if (process.argv[1]?.endsWith("tools.ts")) {
  try {
    requireTools([CHROMIUM, HUNSPELL]);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
