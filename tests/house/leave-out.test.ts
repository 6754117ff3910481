import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { createBuilder, type Rolldown } from "vite";
import { describe, expect, it } from "vitest";
import { type LeftOut, leaveOut, withoutDeclarations } from "#worker/dev/leave-out.ts";
import { LEFT_OUT } from "#worker/dev/left-out.ts";

const NODE_MODULES = fileURLToPath(new URL("../../node_modules", import.meta.url));

describe("a declaration that is left out", () => {
  const cut = (code: string, ...names: string[]) => withoutDeclarations(code, { package: "some", file: "x.js", names });
  const idle = (code: string, results: Record<string, string>) =>
    withoutDeclarations(code, { package: "some", file: "x.js", names: [], idle: results });
  const run = (code: string): unknown => runInNewContext(code);

  it.each([
    ["a function", "function far() { return near(); }", "far"],
    ["a constant", "const far = [near()].length;", "far"],
    ["an arrow function", "const far = (a, b) => near(a, b);", "far"],
    ["a class", "class far { static x = near(); }", "far"],
    ["a class in a constant", "var far = class { static x = near(); };", "far"],
  ])("throws when it is used: %s", (_, code, name) => {
    const rest = cut(code, name);
    expect(rest).not.toContain("near");
    expect(() => run(rest)).not.toThrow();
    expect(() => run(`${rest}; new far();`)).toThrow("left out: some far");
  });

  it("rejects where it gave a promise", async () => {
    await expect(run(`${cut("async function far() {}", "far")} far();`)).rejects.toThrow("left out: some far");
  });

  it("may be one method", () => {
    const rest = cut("class Model { near() { return 1; } far() { return other(); } }", "Model.far");
    expect(run(`${rest}; new Model().near();`)).toBe(1);
    expect(() => run(`${rest}; new Model().far();`)).toThrow("left out: some Model.far");
  });

  it("may be an assignment, which goes", () => {
    const rest = cut(
      "function Model() {} Model.prototype.far = function () { return near(); };",
      "Model.prototype.far",
    );
    expect(run(`${rest}; typeof new Model().far;`)).toBe("undefined");
    expect(rest).not.toContain("near");
  });

  it("may be idle: called, it gives what it always gave", () => {
    const rest = idle("function far(tree) { walk(tree); return tree.length > 0; }", { far: "false" });
    expect(run(`${rest}; far([1]);`)).toBe(false);
    expect(rest).not.toContain("walk");
  });

  it("leaves every line of the rest where it was", () => {
    const code = "function one() {\n  1;\n}\nfunction far() {\n  2;\n\n  3;\n}\nfunction two() {}\n";
    const rest = cut(code, "far", "one");
    expect(rest.split("\n").indexOf("function two() {}")).toBe(8);
    expect(rest.split("\n")).toHaveLength(code.split("\n").length);
  });

  it("that is not there stops the build", () => {
    expect(() => cut("function near() {}", "far")).toThrow("some/x.js declares no far");
  });
});

describe("what is left out of the Worker", () => {
  it.each(LEFT_OUT.map((list) => [`${list.package}/${list.file}`, list] as const))(
    "is declared in %s",
    (path, list) => {
      const code = readFileSync(`${NODE_MODULES}/${path}`, "utf8");
      const rest = withoutDeclarations(code, list);
      for (const name of list.names) expect(rest).toContain(`left out: ${list.package} ${name}`);
    },
  );

  const builtWith = async (lists: readonly LeftOut[]): Promise<string> => {
    const builder = await createBuilder({
      configFile: false,
      root: NODE_MODULES,
      logLevel: "silent",
      plugins: [
        leaveOut(lists),
        {
          name: "entry",
          resolveId: (id) => (id === "entry" ? `${NODE_MODULES}/entry.js` : null),
          load: (id) => (id.endsWith("entry.js") ? 'export { asSchema } from "@ai-sdk/provider-utils";' : null),
        },
      ],
      environments: {
        worker: {
          consumer: "server",
          resolve: { noExternal: true },
          build: {
            write: false,
            minify: false,
            rolldownOptions: { input: "entry", preserveEntrySignatures: "strict" },
          },
        },
      },
    });
    const worker = builder.environments.worker;
    if (worker === undefined) throw new Error("no such environment");
    const { output } = (await builder.build(worker)) as Rolldown.RolldownOutput;
    return output[0].code;
  };
  const schemas: LeftOut = LEFT_OUT.find(({ package: name }) => name === "@ai-sdk/provider-utils") ?? never();

  it("goes from the bundle with all that only it used", async () => {
    const [whole, cut] = [await builtWith([]), await builtWith([schemas])];
    expect(whole).toContain("zod3ToJsonSchema");
    expect(cut).toContain("left out: @ai-sdk/provider-utils zod3Schema");
    expect(cut).not.toContain("zod3ToJsonSchema");
  });

  it.each<[string, LeftOut, string]>([
    [
      "a package was updated",
      { ...schemas, version: "5.0.80" },
      `is ${schemas.version}; what is left out of it was chosen for 5.0.80`,
    ],
    ["a name is gone", { ...schemas, names: ["zod2Schema"] }, "declares no zod2Schema"],
    ["a file is not bundled", { ...schemas, file: "dist/other.js" }, "dist/other.js is not bundled"],
  ])("stops the build when %s", async (_, list, message) => {
    await expect(builtWith([list])).rejects.toThrow(message);
  });
});

function never(): never {
  throw new Error("provider-utils is not in the list");
}
