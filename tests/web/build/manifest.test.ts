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
  it("tells what a page loads at once, each file once", () => {
    expect([...closureOf(manifest, "index.html")].toSorted()).toEqual(["_app", "_react", "index.html"]);
    expect([...closureOf(manifest, "landing.html")].toSorted()).toEqual(["_react", "landing.html"]);
  });

  it("has no such chunk: says so", () => {
    expect(() => closureOf(manifest, "routes/gone.tsx")).toThrow("The build has no chunk 'routes/gone.tsx'");
  });

  it("refuses a file that would start a page's app in another document", () => {
    expect(() => checkPagesAlone(manifest)).not.toThrow();
    const broken = { ...manifest, "routes/chat.tsx": { file: "chat.js", imports: ["index.html"] } };
    expect(() => checkPagesAlone(broken)).toThrow("'routes/chat.tsx' imports the script of index.html");
  });
});
