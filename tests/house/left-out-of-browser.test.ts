import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type ESTree, parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { withoutDeclarations } from "#worker/dev/leave-out.ts";
import { LEFT_OUT_OF_BROWSER } from "#worker/dev/left-out-of-browser.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Elements that React puts into the document's head or takes over whole, and that the build leaves out. */
const OF_THE_DOCUMENT = new Set(["html", "head", "body", "title", "meta", "link", "script", "style"]);

/** What a file of the app renders that needs a left-out part of React, in words. Its imports are a matter of lint. */
function neededParts(file: string, code: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if ("type" in node && node.type === "JSXOpeningElement") found.push(...partsOf(node as ESTree.JSXOpeningElement));
    for (const value of Object.values(node)) visit(value);
  };
  visit(parseSync(file, code).program);
  return found;
}

function partsOf({ name: tag, attributes }: ESTree.JSXOpeningElement): string[] {
  const name = tag.type === "JSXIdentifier" ? tag.name : "";
  const props = attributes.flatMap((each) =>
    each.type === "JSXAttribute" && each.name.type === "JSXIdentifier"
      ? [{ name: each.name.name, value: each.value }]
      : [],
  );
  const hasFunction = ({ name: prop, value }: (typeof props)[number]) =>
    (prop === "action" || prop === "formAction") && value?.type === "JSXExpressionContainer";
  return [
    ...(OF_THE_DOCUMENT.has(name) ? [`<${name}>`] : []),
    ...(/^[a-z]+-/.test(name) ? [`the custom element <${name}>`] : []),
    ...(name === "Fragment" && props.some((prop) => prop.name === "ref") ? ["a reference to a fragment"] : []),
    ...(["form", "button", "input"].includes(name) && props.some(hasFunction) ? [`the action of a <${name}>`] : []),
  ];
}

describe("what is left out of the browser's build", () => {
  it.each(LEFT_OUT_OF_BROWSER.map((list) => [`${list.package}/${list.file}`, list] as const))(
    "is declared in %s",
    (path, list) => {
      const code = readFileSync(`${ROOT}node_modules/${path}`, "utf8");
      expect(withoutDeclarations(code, list).length).toBeLessThan(code.length);
    },
  );

  it("is rendered nowhere in the app", () => {
    const files = readdirSync(`${ROOT}web`, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".tsx"),
    );
    expect(files.length).toBeGreaterThan(150);
    for (const file of files) expect(neededParts(file, readFileSync(`${ROOT}web/${file}`, "utf8")), file).toEqual([]);
  });

  it.each([
    ["<title>Home</title>", "<title>"],
    ["<my-chart data={1} />", "the custom element <my-chart>"],
    ["<Fragment ref={group}><p>One</p></Fragment>", "a reference to a fragment"],
    ["<form action={save}><input /></form>", "the action of a <form>"],
  ])("would be found: %s", (jsx, part) => {
    expect(neededParts("some.tsx", `export const Some = () => <div>{${jsx}}</div>;`)).toEqual([part]);
  });
});
