import type { TestProject } from "vitest/node";
import { startModelServer } from "#tests/support/tutor/model-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Base URL of a server that speaks OpenAI's protocol (tests/support/tutor/model-server.ts). */
    modelServer: string;
  }
}

// The Worker's tests run in workerd, which cannot start a server itself.
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startModelServer();
  project.provide("modelServer", server.url);
  return server.stop;
}
