import type { BrowserContext, ConsoleMessage } from "@playwright/test";

/** Collects what the browsers of a scenario complain about: console errors, uncaught errors, CSP violations. */
export class ConsoleGuard {
  private readonly complaints: string[] = [];
  private readonly expected = new Map<RegExp, number>();

  /** Announces a complaint that the scenario provokes. One that never comes is a finding too. */
  expectError(pattern: RegExp): void {
    this.expected.set(pattern, 0);
  }

  /** Listens to every page of a context, also to those that open later. */
  async watch(context: BrowserContext, whose: string): Promise<void> {
    context.on("console", (message) => this.onConsole(message, whose));
    context.on("weberror", (webError) => this.complain(`${whose}: uncaught ${String(webError.error().stack)}`));
    // The console misses violations that the page itself caught.
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
        console.error(`CSP violation: ${violatedDirective} ${blockedURI} ${sample}`);
      });
    });
  }

  /** Every unexpected complaint and every announced one that never came; empty when all is well. */
  findings(): string[] {
    const unmet = [...this.expected].filter(([, times]) => times === 0).map(([pattern]) => `never came: ${pattern}`);
    return [...this.complaints, ...unmet];
  }

  private onConsole(message: ConsoleMessage, whose: string): void {
    if (message.type() !== "error") return;
    this.complain(`${whose}: ${message.text()} (${message.location().url})`);
  }

  private complain(text: string): void {
    for (const [pattern, times] of this.expected) {
      if (!pattern.test(text)) continue;
      this.expected.set(pattern, times + 1);
      return;
    }
    this.complaints.push(text);
  }
}
