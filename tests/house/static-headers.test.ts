import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

type Headers = Record<string, string>;

const ROOT = new URL("../..", import.meta.url);

/** The rules of web/public/_headers: the headers of each pattern. */
function readRules(): Record<string, Headers> {
  const lines = readFileSync(new URL("web/public/_headers", ROOT), "utf8").split("\n");
  const yaml = lines.map((line) => (/^[^#\s]/.test(line) ? `${JSON.stringify(line)}:` : line));
  return parse(yaml.join("\n")) as Record<string, Headers>;
}

describe("the headers of files that the asset store answers by itself", () => {
  const rules = readRules();

  it("hold for every file, as they do for pages: https only, and no guessing of types", () => {
    expect(Object.keys(rules["/*"] ?? {})).toEqual(["Strict-Transport-Security", "X-Content-Type-Options"]);
    const ofPages = readFileSync(new URL("worker/http/security.ts", ROOT), "utf8");
    for (const [name, value] of Object.entries(rules["/*"] ?? {})) expect(ofPages).toContain(`"${name}": "${value}"`);
  });

  it("keep a file that is opened by itself from running or loading anything, and from being framed", () => {
    const wrangler = readFileSync(new URL("wrangler.toml", ROOT), "utf8");
    const served = [...wrangler.matchAll(/"!(\/[^"]+)"/g)].map(([, path]) => path!);
    expect(served).toContain("/assets/*");
    for (const path of served) {
      const policy = rules[path]?.["Content-Security-Policy"] ?? "";
      expect(policy, path).toContain("default-src 'none'");
      expect(policy, path).toContain("frame-ancestors 'none'");
    }
  });

  it("are never set twice for one file, because the values would be joined", () => {
    const everywhere = Object.keys(rules["/*"] ?? {});
    const again = Object.entries(rules)
      .filter(([pattern]) => pattern !== "/*")
      .flatMap(([, headers]) => Object.keys(headers).filter((name) => everywhere.includes(name)));
    expect(again).toEqual([]);
  });
});
