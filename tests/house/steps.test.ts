import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const RUN_STEP = fileURLToPath(new URL("../../.ci/run-step.ts", import.meta.url));
/** Steps that never overlap would wait for each other forever. */
const PATIENCE_MS = 20_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "wortpfad-steps-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a script that can use run-step.ts and gives the lines that it prints, without the times. */
function linesOf(script: string): string[] {
  const flag = JSON.stringify(join(folder, "flag"));
  const source = `import fs from "node:fs";
import { runInTurn, runSideBySide } from ${JSON.stringify(RUN_STEP)};
const step = (name, code) => ({ name, command: process.execPath, args: ["-e", code] });
const raiseFlag = ${JSON.stringify(`fs.writeFileSync(${flag}, "")`)};
const waitForFlag = ${JSON.stringify(`while (!fs.existsSync(${flag}));`)};
${script}`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", source], {
    encoding: "utf8",
    timeout: PATIENCE_MS,
  });
  const lines = stdout.split("\n").filter((line) => line !== "");
  return lines.map((line) => line.replace(/ \([\d.]+ s\)$/, ""));
}

describe("steps", { timeout: 2 * PATIENCE_MS }, () => {
  it("in turn: all of them run, and those that failed are named", () => {
    const lines = linesOf(`
      const failed = runInTurn([step("one", "process.exit(1)"), step("two", "console.log(2)"), step("three", "throw 3")]);
      console.log("failed:", failed.join(" "));`);
    expect(lines).toEqual(["▸ one", "✗ one", "▸ two", "2", "✓ two", "▸ three", "✗ three", "failed: one three"]);
  });

  it("side by side: they overlap, and the output keeps the order of the list", () => {
    // The first step ends only when the last one, which has the other slot after the second, says so.
    const lines = linesOf(`
      const failed = await runSideBySide([
        step("one", waitForFlag + "; console.log(1)"),
        step("two", "console.log(2); process.exit(1)"),
        step("three", "console.error(3); " + raiseFlag),
      ], { atOnce: 2 });
      console.log("failed:", failed.join(" "));`);
    expect(lines).toEqual(["▸ one", "1", "✓ one", "▸ two", "2", "✗ two", "▸ three", "3", "✓ three", "failed: two"]);
  });

  it("side by side: what the first step prints is shown while it runs", () => {
    // The step ends only when its first line was seen.
    const lines = linesOf(`
      const print = process.stdout.write.bind(process.stdout);
      process.stdout.write = (chunk) => {
        if (String(chunk).includes("early")) eval(raiseFlag);
        return print(chunk);
      };
      await runSideBySide([step("one", "console.log('early'); " + waitForFlag), step("two", "")], { atOnce: 1 });`);
    expect(lines).toEqual(["▸ one", "early", "✓ one", "▸ two", "✓ two"]);
  });
});
