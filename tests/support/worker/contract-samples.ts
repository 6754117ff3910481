import type * as z from "zod/mini";
// The Worker goes without this part of zod (worker/dev/left-out.ts): with a query, the file is another module and stays whole.
import { toJSONSchema } from "../../../node_modules/zod/v4/core/json-schema-processors.js?whole";

/** The part of JSON Schema that the contracts of schema/api need. */
interface Shape {
  type?: "object" | "array" | "string" | "integer" | "number" | "boolean" | "null";
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  format?: string;
  pattern?: string;
}

/** An input that breaks a contract in one place. */
export interface BadInput {
  what: string;
  value: unknown;
}

/** The shape of what a caller sends. */
function shapeOf(contract: z.ZodMiniType): Shape {
  return toJSONSchema(contract, { io: "input", unrepresentable: "any" }) as Shape;
}

function branchesOf(shape: Shape): Shape[] {
  return shape.anyOf ?? shape.oneOf ?? [shape];
}

/** A value that satisfies a shape, with every optional field filled in. */
function sampleOf(shape: Shape): unknown {
  const branch = branchesOf(shape)[0] ?? {};
  if (branch !== shape) return sampleOf(branch);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  switch (shape.type) {
    case "object":
      return Object.fromEntries(Object.entries(shape.properties ?? {}).map(([name, part]) => [name, sampleOf(part)]));
    case "array":
      return shape.items ? [sampleOf(shape.items)] : [];
    case "integer":
    case "number":
      return Math.max(1, shape.minimum ?? 1);
    case "boolean":
      return true;
    case "null":
      return null;
    case "string":
    case undefined:
      break;
  }
  return sampleText(shape);
}

function sampleText({ format, pattern, minLength = 0 }: Shape): string {
  if (pattern?.includes("@")) return "sample@example.org";
  if (format === "uuid") return "6f1c1f0e-3a55-4c35-9b1e-0d6a5f1b2c3d";
  if (pattern) return "1";
  return "a".repeat(Math.max(1, minLength));
}

const WRONG_TYPES: Record<string, unknown> = {
  "a text": "seven",
  "a number": 7,
  "a boolean": true,
  null: null,
  "a list": [],
  "an object": {},
};

const KINDS: Record<NonNullable<Shape["type"]>, string> = {
  string: "a text",
  integer: "a number",
  number: "a number",
  boolean: "a boolean",
  null: "null",
  array: "a list",
  object: "an object",
};

/** Every value that differs from the shape in exactly one place, at any depth. */
function spoil(shape: Shape): BadInput[] {
  const branches = branchesOf(shape);
  const allowed = new Set(branches.map((branch) => KINDS[branch.type ?? "string"]));
  const wrongTypes = Object.entries(WRONG_TYPES)
    .filter(([kind]) => !allowed.has(kind))
    .map(([kind, value]) => ({ what: `${kind} where it takes ${[...allowed].join(" or ")}`, value }));
  return [...wrongTypes, ...branches.flatMap(spoilInside)];
}

function spoilInside(shape: Shape): BadInput[] {
  if (shape.type === "object") return spoilObject(shape);
  if (shape.type === "array") return spoilList(shape);
  if (shape.enum || shape.const !== undefined) {
    return [
      "elsewhere",
      "",
      String(shape.const ?? shape.enum?.[0])
        .toUpperCase()
        .concat(" "),
    ].map((value) => ({
      what: `'${value}' outside the list`,
      value,
    }));
  }
  if (shape.type === "string") return spoilText(shape);
  if (shape.type === "integer" || shape.type === "number") return spoilNumber(shape);
  return [];
}

function spoilObject(shape: Shape): BadInput[] {
  const sample = sampleOf(shape) as Record<string, unknown>;
  const missing = (shape.required ?? []).map((name) => {
    const { [name]: _, ...value } = sample;
    return { what: `${name} is missing`, value };
  });
  const inside = Object.entries(shape.properties ?? {}).flatMap(([name, part]) =>
    spoil(part).map(({ what, value }) => ({ what: `${name}: ${what}`, value: { ...sample, [name]: value } })),
  );
  return [...missing, { what: "an unknown field", value: { ...sample, isAdmin: true } }, ...inside];
}

function spoilList({ items = {}, maxItems }: Shape): BadInput[] {
  const tooMany = maxItems === undefined ? [] : [Array<unknown>(maxItems + 1).fill(sampleOf(items))];
  return [
    ...tooMany.map((value) => ({ what: "too many entries", value })),
    ...spoil(items).map(({ what, value }) => ({ what: `an entry: ${what}`, value: [value] })),
  ];
}

function spoilText({ minLength = 0, maxLength, format, pattern }: Shape): BadInput[] {
  const bad: BadInput[] = [];
  if (minLength > 0) bad.push({ what: "too short", value: "a".repeat(minLength - 1) });
  if (maxLength !== undefined) {
    // An email address with a long domain breaks only the length.
    const isEmail = pattern?.includes("@");
    const value = isEmail ? `a@${"a".repeat(maxLength)}.org` : "a".repeat(maxLength + 1);
    bad.push({ what: "too long", value });
  }
  if (format ?? pattern) bad.push({ what: `no ${format ?? "match of its pattern"}`, value: "#nothing of the kind" });
  return bad;
}

function spoilNumber({ type, minimum, maximum }: Shape): BadInput[] {
  const bad: BadInput[] = type === "integer" ? [{ what: "a fraction", value: 1.5 }] : [];
  if (minimum !== undefined) bad.push({ what: "too small", value: minimum - 1 });
  if (maximum !== undefined) bad.push({ what: "too large", value: maximum + 1 });
  return bad;
}

/** An input that a contract accepts, with every optional field. */
export function goodInput(contract: z.ZodMiniType): unknown {
  return sampleOf(shapeOf(contract));
}

/** Inputs that a contract refuses, each broken in one place: types, lengths, ranges, lists, missing and unknown fields. */
export function badInputs(contract: z.ZodMiniType): BadInput[] {
  return spoil(shapeOf(contract));
}
