import { runStep } from "./run-step.ts";
import { CHROMIUM, findBrowser, requireTools } from "./tools.ts";

// `npm run test:e2e`: builds the app and plays the browser scenarios against it. Further arguments go to Playwright.
const args = process.argv.slice(2);
requireTools([CHROMIUM]);
const ok =
  runStep({ name: "build", command: "npm", args: ["run", "build"] }) &&
  runStep({
    name: "browser scenarios",
    command: "npx",
    args: ["playwright", "test", "--config", "tests/playwright.config.ts", ...args],
    env: { CHROMIUM_PATH: findBrowser() ?? "" },
  });
process.exit(ok ? 0 : 1);
