import { runStep } from "./run-step.ts";
import { HUNSPELL, requireTools } from "./tools.ts";

// `npm run content:check`: the checks of the German content. Further arguments go to vitest.
requireTools([HUNSPELL]);
const args = ["vitest", "run", "--config", "tests/vitest.config.ts", "--project", "content", ...process.argv.slice(2)];
const passed = runStep({ name: "content checks", command: "npx", args });
process.exit(passed ? 0 : 1);
