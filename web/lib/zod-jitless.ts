import { config } from "zod/mini";

// The CSP forbids eval, and even zod's caught probe for it would be reported as a violation (budgets, CSP notes).
// Imported first in main.tsx: schemas read this setting when they are built.
config({ jitless: true });
