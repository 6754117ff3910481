import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { ensureLexicon } from "#content/lexicon/build.ts";
import { ensureBuiltInVerbs } from "#content/seed/built-in-verbs.ts";
import { cheapLetters } from "./worker/dev/cheap-letters.ts";
import { leaveOut } from "./worker/dev/leave-out.ts";
import { LEFT_OUT, LEFT_OUT_MODULES } from "./worker/dev/left-out.ts";
import { LEFT_OUT_OF_BROWSER } from "./worker/dev/left-out-of-browser.ts";

// Generated files: the Worker is built with the tutor's lexicon, Worker and browser with the verbs.
ensureLexicon();
ensureBuiltInVerbs();

/** The tutor's settings of this process, so that a developer tries a model without editing a file (docs/operations.md#the-tutors-model). */
const tutorSettings = Object.fromEntries(
  Object.entries(process.env).filter(([name, value]) => name.startsWith("TUTOR_") && value !== undefined),
);

const isRemoteAi = process.env.REMOTE_AI === "1";

export default defineConfig(({ command }) => ({
  // index.html lives in web/; the paths below point up so that wrangler and Vite share one local state.
  root: "web",
  build: { outDir: "../dist", emptyOutDir: true },
  environments: {
    worker: {
      build: {
        minify: true,
        // Goes along with the deploy, so that stack traces name functions and lines of the source.
        sourcemap: true,
        rolldownOptions: {
          // Data in files of their own: they have a budget of their own (docs/product.md#budget-worker).
          output: {
            codeSplitting: {
              groups: [
                { name: "lexicon", test: /[/\\]german[/\\]generated[/\\]/ },
                { name: "built-in", test: /[/\\]content[/\\]built-in[/\\]/ },
              ],
            },
          },
        },
      },
    },
  },
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  preview: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  plugins: [
    cheapLetters(),
    leaveOut(LEFT_OUT, LEFT_OUT_MODULES, "worker"),
    leaveOut(LEFT_OUT_OF_BROWSER, [], "client"),
    react(),
    tailwindcss(),
    cloudflare({
      configPath: "../wrangler.toml",
      persistState: { path: process.env.STATE_DIR ?? "../.wrangler/state" },
      viteEnvironment: { name: "worker" },
      // Off by default: nobody needs a Cloudflare login. REMOTE_AI=1 after `wrangler login` turns the real model on.
      remoteBindings: isRemoteAi,
      // For the development server alone: a build must not carry a developer's key.
      config: ({ vars }) =>
        command === "serve"
          ? { vars: { ...vars, ...(isRemoteAi ? { TUTOR_PROVIDER: "workers-ai" } : {}), ...tutorSettings } }
          : {},
      inspectorPort: false,
    }),
  ],
}));
