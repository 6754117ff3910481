import { readFileSync } from "node:fs";
import { type ESTree, type Plugin, parseSync } from "vite";
import { ROOT } from "./wrangler.ts";

/** Declarations in one file of a package that are never reached. */
export interface LeftOut {
  package: string;
  /** The version in which the names were looked at. */
  version: string;
  /** The file, from the package's folder. */
  file: string;
  /** Functions, classes and constants of the top level, methods as `Class.method`, and what is assigned there by its left side (`Class.prototype.method`). */
  names: readonly string[];
  /** Functions that are called and find nothing to do, and what they always return then, as code. */
  idle?: Readonly<Record<string, string>>;
}

/** A module that is imported and never needed. */
export interface LeftOutModule {
  /** The package that imports it. */
  importer: string;
  module: RegExp;
  /** What the importer gets instead. The build fails if it misses a name. */
  code: string;
}

/**
 * Leaves out what no import can leave out: packages whose code is one large file, or whose parts name each other. A declaration becomes a function that
 * throws, or that returns what it always returned, and an assignment goes; what only it used is then unused, and the bundler drops it. The build fails if a package has another version, if a name is not declared, and if
 * a file or module is not bundled at all: then the list must be read again.
 */
export function leaveOut(
  declarations: readonly LeftOut[],
  modules: readonly LeftOutModule[] = [],
  environment?: "worker" | "client",
): Plugin {
  const unmet = new Set<LeftOut | LeftOutModule>([...declarations, ...modules]);
  const virtualId = (index: number): string => `\0left-out-${index}`;
  return {
    name: "leave-out",
    enforce: "pre",
    applyToEnvironment: ({ name }) => environment === undefined || name === environment,
    buildStart() {
      for (const list of declarations) checkVersion(list);
    },
    resolveId(source, importer = "") {
      const index = modules.findIndex(
        (each) => each.module.test(source) && importer.includes(`/node_modules/${each.importer}/`),
      );
      return index === -1 ? null : virtualId(index);
    },
    load(id) {
      const found = modules.find((_, index) => virtualId(index) === id);
      if (found === undefined) return null;
      unmet.delete(found);
      return found.code;
    },
    transform(code, id) {
      const list = declarations.find((each) => id.endsWith(`/node_modules/${each.package}/${each.file}`));
      if (list === undefined) return null;
      unmet.delete(list);
      // Every line stays where it is, so that the source map needs no change.
      return { code: withoutDeclarations(code, list), map: null };
    },
    // Only a build writes a bundle: a development server and a test run load what they need when they need it.
    generateBundle() {
      for (const each of unmet)
        this.error(`${"package" in each ? `${each.package}/${each.file}` : each.module} is not bundled`);
    },
  };
}

function checkVersion({ package: name, version }: LeftOut): void {
  const { version: installed } = JSON.parse(readFileSync(`${ROOT}node_modules/${name}/package.json`, "utf8")) as {
    version: string;
  };
  if (installed !== version)
    throw new Error(`${name} is ${installed}; what is left out of it was chosen for ${version}`);
}

/** The code of a file with the listed declarations replaced by functions that throw or are idle. No line changes its number. */
export function withoutDeclarations(
  code: string,
  { package: name, file, names, idle = {} }: Omit<LeftOut, "version">,
): string {
  const { program } = parseSync(file, code);
  const declared = new Map(
    program.body.flatMap((statement) => declarationsIn(statement, code)).map((each) => [each.name, each]),
  );
  const bodies = [
    ...names.map((each) => [each, `throw Error("left out: ${name} ${each}")`] as const),
    ...Object.entries(idle).map(([each, result]) => [each, `return ${result}`] as const),
  ];
  const places = bodies.map(([each, body]) => {
    const place = declared.get(each);
    if (place === undefined) throw new Error(`${name}/${file} declares no ${each}`);
    return { ...place, body };
  });
  let result = code;
  // From the end on, so that earlier offsets stay right.
  for (const { start, end, stub, body } of places.toSorted((one, other) => other.start - one.start)) {
    const lines = code.slice(start, end).replace(/[^\n]+/g, "");
    result = result.slice(0, start) + stub(body) + lines + result.slice(end);
  }
  return result;
}

interface Declaration {
  name: string;
  start: number;
  end: number;
  /** What stands in its place, with this body. */
  stub: (body: string) => string;
}

function declarationsIn(statement: ESTree.Program["body"][number], code: string): Declaration[] {
  if (statement.type === "ExportNamedDeclaration" && statement.declaration)
    return declarationsIn(statement.declaration, code);
  if (statement.type === "FunctionDeclaration" && statement.id) {
    const { start, end, async, id } = statement;
    return [{ name: id.name, start, end, stub: (body) => `${async ? "async " : ""}function ${id.name}(){${body}}` }];
  }
  if (statement.type === "ClassDeclaration" && statement.id) {
    const { start, end, id } = statement;
    const whole: Declaration = {
      name: id.name,
      start,
      end,
      stub: (body) => `class ${id.name}{constructor(){${body}}}`,
    };
    return [whole, ...methodsIn(id.name, statement.body)];
  }
  if (statement.type === "ExpressionStatement" && statement.expression.type === "AssignmentExpression") {
    const { left } = statement.expression;
    const { start, end } = statement;
    return [{ name: code.slice(left.start, left.end), start, end, stub: () => ";" }];
  }
  if (statement.type !== "VariableDeclaration") return [];
  return statement.declarations.flatMap(({ id, init }) => {
    if (id.type !== "Identifier" || init === null) return [];
    const { start, end } = init;
    const whole: Declaration = { name: id.name, start, end, stub: (body) => `function(){${body}}` };
    return init.type === "ClassExpression" ? [whole, ...methodsIn(id.name, init.body)] : [whole];
  });
}

function methodsIn(owner: string, { body }: ESTree.ClassBody): Declaration[] {
  return body.flatMap((member) => {
    if (member.type !== "MethodDefinition" || member.key.type !== "Identifier" || member.value.body === null) return [];
    const { start, end } = member.value.body;
    return [{ name: `${owner}.${member.key.name}`, start, end, stub: (text) => `{${text}}` }];
  });
}
