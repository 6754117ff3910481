import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CHROMIUM, HUNSPELL, requireTools, type Tool } from "../../.ci/tools.ts";

// The programs that tests need are installed from Debian's packages. apt-get and sudo are stand-ins that write down how they were called.

describe("missing tools", () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "wortpfad-tools-"));
    vi.stubEnv("PATH", folder);
    vi.spyOn(console, "log").mockImplementation(() => undefined);
    for (const name of ["env", "touch"]) symlinkSync(whereIs(name), join(folder, name));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true, force: true });
  });

  function whereIs(name: string): string {
    return spawnSync("/bin/sh", ["-c", `command -v ${name}`], {
      env: { PATH: "/usr/bin:/bin" },
      encoding: "utf8",
    }).stdout.trim();
  }

  function program(name: string, script: string): void {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }

  /** An apt-get that installs a package by writing a file with its name. */
  function makeAptGet({ installs = true } = {}): void {
    program(
      "apt-get",
      `[ "$1" = --version ] && exit 0
echo "apt-get $* ($DEBIAN_FRONTEND)" >> ${folder}/calls
for word; do ${installs} && touch "${folder}/$word"; done`,
    );
  }

  /** A tool that is there once its packages are. */
  function makeTool(...packages: string[]): Tool {
    const isInstalled = () => packages.every((name) => existsSync(join(folder, name)));
    return { name: packages[0] ?? "", packages, byHand: `build ${packages[0]}`, isInstalled };
  }

  function calls(): string[] {
    const file = join(folder, "calls");
    return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  }

  it("are installed in one call, without questions", () => {
    makeAptGet();
    requireTools([makeTool("browser"), makeTool("speller", "words")], { isRoot: true });
    expect(calls()).toEqual([
      "apt-get update (noninteractive)",
      "apt-get install --yes --no-install-recommends browser speller words (noninteractive)",
    ]);
  });

  it("are installed with sudo by anybody but root", () => {
    makeAptGet();
    program("sudo", `echo "sudo $*" >> ${folder}/calls\nexec "$@"`);
    requireTools([makeTool("browser")], { isRoot: false });
    expect(calls().filter((call) => call.startsWith("sudo"))).toEqual([
      "sudo env DEBIAN_FRONTEND=noninteractive apt-get update",
      "sudo env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends browser",
    ]);
  });

  it("are installed once: what is there is left alone", () => {
    makeAptGet();
    const tools = [makeTool("browser"), makeTool("speller")];
    writeFileSync(join(folder, "browser"), "");
    requireTools(tools, { isRoot: true });
    requireTools(tools, { isRoot: true });
    expect(calls().filter((call) => call.includes("install"))).toEqual([
      "apt-get install --yes --no-install-recommends speller (noninteractive)",
    ]);
  });

  it("are named with what to install where there is no apt, and sudo is not asked for a password", () => {
    program("sudo", `echo "sudo $*" >> ${folder}/calls`);
    expect(() => requireTools([makeTool("browser"), makeTool("speller", "words")], { isRoot: false })).toThrow(
      [
        "browser is not installed. Debian and Ubuntu: apt-get install browser; elsewhere: build browser.",
        "speller is not installed. Debian and Ubuntu: apt-get install speller words; elsewhere: build speller.",
      ].join("\n"),
    );
    expect(calls()).toEqual([]);
  });

  it("are named when apt could not install them", () => {
    makeAptGet({ installs: false });
    expect(() => requireTools([makeTool("browser")], { isRoot: true })).toThrow("browser is not installed");
  });

  it("are noticed: hunspell by running it, Chromium by its file", () => {
    expect(HUNSPELL.isInstalled()).toBe(false);
    program("hunspell", "exit 1");
    expect(HUNSPELL.isInstalled(), "hunspell without a German dictionary").toBe(false);
    program("hunspell", "exit 0");
    expect(HUNSPELL.isInstalled()).toBe(true);
    vi.stubEnv("CHROMIUM_PATH", join(folder, "chrome"));
    expect(CHROMIUM.isInstalled(), "CHROMIUM_PATH that leads nowhere").toBe(false);
    program("chrome", "exit 0");
    expect(CHROMIUM.isInstalled()).toBe(true);
  });
});
