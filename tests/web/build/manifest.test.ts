import { describe, expect, it } from "vitest";
import { checkPagesAlone, closureOf, type Manifest } from "#web/build/manifest.ts";

const manifest: Manifest = {
  "index.html": { file: "index.js", isEntry: true, imports: ["_app", "_react"] },
  "landing.html": { file: "landing.js", isEntry: true, imports: ["_react"] },
  _app: { file: "app.js", imports: ["_react"], dynamicImports: ["routes/chat.tsx"] },
  _react: { file: "react.js" },
  "routes/chat.tsx": { file: "chat.js", imports: ["_app"] },
};

describe("the build's manifest", () => {
  it("lists what a page loads at its start, each file once", () => {
    expect([...closureOf(manifest, "index.html")].toSorted()).toEqual(["_app", "_react", "index.html"]);
    expect([...closureOf(manifest, "landing.html")].toSorted()).toEqual(["_react", "landing.html"]);
  });

  it("is rejected if it lacks the chunk", () => {
    expect(() => closureOf(manifest, "routes/gone.tsx")).toThrow("The build has no chunk 'routes/gone.tsx'");
  });

  it("is rejected if a file would start a page's app in another document", () => {
    expect(() => checkPagesAlone(manifest)).not.toThrow();
    const broken = { ...manifest, "routes/chat.tsx": { file: "chat.js", imports: ["index.html"] } };
    expect(() => checkPagesAlone(broken)).toThrow("'routes/chat.tsx' imports the script of index.html");
  });
});
