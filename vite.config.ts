import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { ensureLexicon } from "#content/lexicon/build.ts";

// The Worker is built with the tutor's lexicon, a generated file.
ensureLexicon();

export default defineConfig({
  // index.html lives in web/; the paths below point up so that wrangler and Vite share one local state.
  root: "web",
  build: { outDir: "../dist", emptyOutDir: true },
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  preview: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  plugins: [
    react(),
    tailwindcss(),
    cloudflare({
      configPath: "../wrangler.toml",
      persistState: { path: process.env.STATE_DIR ?? "../.wrangler/state" },
      viteEnvironment: { name: "worker" },
      // Off by default: nobody needs a Cloudflare login. REMOTE_AI=1 after `wrangler login` turns the real model on.
      remoteBindings: process.env.REMOTE_AI === "1",
      inspectorPort: false,
    }),
  ],
});
