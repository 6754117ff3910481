// The CSP forbids eval, and zod's probe for it would be reported as a violation even though zod catches the error.
// zod reads its settings from this global when a schema is built, so the entries import this file before anything else.
// `config({ jitless: true })` does the same, but would load zod with every page. A test checks that the global still works.
declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true };

export const isJitless = true;
