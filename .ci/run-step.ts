import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** One command of the project, run through npx so that it gets the project's own Node. */
export interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
}

/** Runs a step with the terminal for itself; true when it succeeded. */
export function runStep({ name, command, args, env = {} }: Step): boolean {
  const started = Date.now();
  console.log(heading(name));
  const run = spawnSync(command, args, { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env } });
  console.log(verdict(name, run.status === 0, started));
  return run.status === 0;
}

/** Runs steps one after another, all of them, and gives the names of those that failed. */
export function runInTurn(steps: readonly Step[]): string[] {
  return steps.filter((step) => !runStep(step)).map(({ name }) => name);
}

/**
 * Runs steps that need nothing from each other, `atOnce` of them side by side, and gives the names of those that failed. Their
 * output is never mixed: it comes in the order of the list, live from the first step that isn't done yet.
 */
export async function runSideBySide(steps: readonly Step[], { atOnce }: { atOnce: number }): Promise<string[]> {
  const running = steps.map((step) => new RunningStep(step));
  running[0]?.show();
  const waiting = [...running];
  const runWaiting = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      await step.run();
      for (const next of running) {
        next.show();
        if (!next.isDone) break;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runWaiting));
  return running.filter(({ hasPassed }) => !hasPassed).map(({ name }) => name);
}

/** A step among others: keeps what it prints until it is shown, and prints it as it comes from then on. */
class RunningStep {
  readonly name: string;
  isDone = false;
  hasPassed = false;
  private readonly step: Step;
  private isShown = false;
  private readonly kept: string[] = [];

  constructor(step: Step) {
    this.name = step.name;
    this.step = step;
  }

  async run(): Promise<void> {
    const { name, command, args, env } = this.step;
    const started = Date.now();
    this.print(`${heading(name)}\n`);
    // Into a pipe, programs print without colors unless they are told.
    const colors = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...colors, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk: string) => this.print(chunk));
    }
    const [status] = (await once(child, "close")) as [number | null];
    this.hasPassed = status === 0;
    this.print(`${verdict(name, this.hasPassed, started)}\n`);
    this.isDone = true;
  }

  show(): void {
    this.isShown = true;
    for (const chunk of this.kept.splice(0)) process.stdout.write(chunk);
  }

  private print(chunk: string): void {
    if (this.isShown) process.stdout.write(chunk);
    else this.kept.push(chunk);
  }
}

function heading(name: string): string {
  return `\n▸ ${name}`;
}

function verdict(name: string, hasPassed: boolean, started: number): string {
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  return `${hasPassed ? "✓" : "✗"} ${name} (${seconds} s)`;
}
