import * as fc from "fast-check";
import type * as z from "zod/mini";

/** The parts of a zod definition from which a value can be generated. */
interface Definition {
  type: string;
  format?: string;
  pattern?: RegExp;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  options?: z.ZodMiniType[];
  entries?: Record<string, unknown>;
  values?: unknown[];
  checks?: { _zod: { def: Check } }[];
}

interface Check {
  check: string;
  pattern?: RegExp;
  minimum?: number;
  maximum?: number;
  value?: number;
}

/** For a field's name, values that mean something to the Worker: ids that exist, addresses that have an account. */
export type Known = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** Text that has broken programs before. */
export const STRANGE_TEXTS = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "x\udfff",
  "\u202eabc",
  "\ufeff",
  "ß",
  "İ",
  "ﬃ",
  "e\u0301",
  "👩‍👩‍👧",
  "NaN",
  "-Infinity",
  "1e400",
  "0x10",
  "null",
  "undefined",
  "__proto__",
  "constructor",
  "toString",
  "'; DROP TABLE users; --",
  '"]}',
  "%00",
  "%s%n",
  "../..",
  "<script>",
];

export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...STRANGE_TEXTS),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 40 }),
);

/**
 * Values for a contract, generated from its own definition. Nearly all satisfy it: a text that has to survive trimming may not, so
 * whoever needs to know asks the contract. Throws for a kind of definition that it does not know.
 */
export function inputsOf(contract: z.ZodMiniType, known: Known = {}, name = ""): fc.Arbitrary<unknown> {
  const fromContract = () => generated(contract, known, name);
  const meaningful = known[name];
  return meaningful && !isOptional(contract)
    ? fc.oneof({ weight: 3, arbitrary: meaningful }, { weight: 1, arbitrary: fromContract() })
    : fromContract();
}

function definitionOf(contract: z.ZodMiniType): Definition {
  return contract._zod.def;
}

function isOptional(contract: z.ZodMiniType): boolean {
  return definitionOf(contract).type === "optional";
}

function generated(contract: z.ZodMiniType, known: Known, name: string): fc.Arbitrary<unknown> {
  const definition = definitionOf(contract);
  const checks = (definition.checks ?? []).map((check) => check._zod.def);
  const inner = () => inputsOf(definition.innerType!, known, name);
  switch (definition.type) {
    case "object":
      return objects(definition.shape!, known);
    case "array": {
      const maxLength = Math.min(20, boundOf(checks, "max_length") ?? 20);
      return lists(inputsOf(definition.element!, known, name), maxLength);
    }
    case "optional":
      return fc.option(inner(), { nil: undefined, freq: 3 });
    case "nullable":
      return fc.option(inner(), { nil: null, freq: 4 });
    case "pipe":
      return inputsOf(definition.in!, known, name);
    case "union":
      return fc.oneof(...definition.options!.map((option) => inputsOf(option, known, name)));
    case "enum":
      return fc.constantFrom(...Object.values(definition.entries!));
    case "literal":
      return fc.constantFrom(...definition.values!);
    case "boolean":
      return fc.boolean();
    case "number":
      return numbers(checks, definition.format);
    case "string":
      return texts(definition, checks);
  }
  throw new Error(
    `No values for a contract of type ${definition.type}: teach tests/support/worker/contract-arbitraries.ts`,
  );
}

/** Lists, most of them without two objects of the same id, which is their first field: repeated answers are refused as a whole. */
function lists(entries: fc.Arbitrary<unknown>, maxLength: number): fc.Arbitrary<unknown[]> {
  const idOf = (entry: unknown) =>
    typeof entry === "object" && entry !== null ? (Object.values(entry)[0] as unknown) : entry;
  return fc.oneof(
    { weight: 3, arbitrary: fc.uniqueArray(entries, { selector: idOf, maxLength }) },
    { weight: 1, arbitrary: fc.array(entries, { maxLength }) },
  );
}

function objects(shape: Record<string, z.ZodMiniType>, known: Known): fc.Arbitrary<unknown> {
  const parts = Object.entries(shape).map(([name, part]) => [name, inputsOf(part, known, name)] as const);
  return fc.record(Object.fromEntries(parts)).map((value) =>
    // A field that is undefined is left out, as JSON leaves it out.
    Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)),
  );
}

/** The strictest bound of a kind. */
function boundOf(checks: readonly Check[], kind: "min_length" | "max_length" | "greater_than" | "less_than") {
  const bounds = checks
    .filter(({ check }) => check === kind)
    .map(({ minimum, maximum, value }) => (minimum ?? maximum ?? value)!);
  if (bounds.length === 0) return undefined;
  return kind === "min_length" || kind === "greater_than" ? Math.max(...bounds) : Math.min(...bounds);
}

function numbers(checks: readonly Check[], format: string | undefined): fc.Arbitrary<number> {
  const isWhole = format?.includes("int") ?? false;
  const min = boundOf(checks, "greater_than") ?? (isWhole ? Number.MIN_SAFE_INTEGER : -1e300);
  const max = boundOf(checks, "less_than") ?? (isWhole ? Number.MAX_SAFE_INTEGER : 1e300);
  if (isWhole) return fc.maxSafeInteger().map((whole) => min + (Math.abs(whole) % (max - min + 1)));
  return fc.double({ min, max, noNaN: true });
}

function texts({ format, pattern }: Definition, checks: readonly Check[]): fc.Arbitrary<string> {
  if (format === "uuid") return fc.uuid();
  const wanted = pattern ?? checks.find((check) => check.pattern)?.pattern;
  if (wanted?.source.includes("@")) return fc.emailAddress();
  if (wanted) return fc.stringMatching(wanted);
  const minLength = boundOf(checks, "min_length") ?? 0;
  const maxLength = boundOf(checks, "max_length") ?? 100;
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  return fc.oneof(
    {
      weight: 3,
      arbitrary: fc.string({ unit: "grapheme", minLength, maxLength: Math.min(maxLength, minLength + 30) }),
    },
    { weight: 1, arbitrary: fc.constantFrom(minLength, maxLength).map((length) => "a".repeat(length)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...STRANGE_TEXTS).map((text) => (fits(text) ? text : "a".repeat(minLength))),
    },
  );
}

/** Marks text that stands in the request as it is, where JSON.stringify could not write it. */
const RAW = "\u0001raw:";

const RAW_JSON = [
  "1e400",
  "-1e400",
  "-0",
  "1E0",
  "9007199254740993",
  "123456789012345678901234567890",
  `${"[".repeat(5_000)}${"]".repeat(5_000)}`,
  `${'{"a":'.repeat(3_000)}1${"}".repeat(3_000)}`,
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"a":1,"a":2}',
];

/** Values of every kind, most of them wrong wherever they stand. */
const wrongValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e15, -1e300, [], {}, [[]], "7", "true"),
  anyText,
  fc.constantFrom(61, 65, 81, 101, 201, 255, 2_001, 70_000).map((length) => "x".repeat(length)),
  fc.constantFrom(...RAW_JSON).map((text) => `${RAW}${text}`),
  fc.constantFrom(16, 101, 1_000).map((length) => Array.from({ length }, () => null)),
);

const extraNames = fc.constantFrom("isAdmin", "userId", "__proto__", "constructor", "toString", "", "\u0000", "id");

/** A value with one place changed: another value, a missing or unknown field, or an entry too many. */
export function spoiled(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(values, fc.nat(), fc.constantFrom("replace", "replace", "remove", "add", "repeat"), wrongValues, extraNames)
    .map(([value, place, how, wrong, name]) => spoil(value, { place, how, wrong, name }));
}

interface Change {
  /** Which of the value's places, counted in depth-first order. */
  place: number;
  how: string;
  wrong: unknown;
  name: string;
}

function spoil(value: unknown, { place, how, wrong, name }: Change): unknown {
  let left = place % placesIn(value);
  const removed = Symbol("removed");

  function visit(part: unknown): unknown {
    if (left-- === 0) return changed(part);
    if (Array.isArray(part)) return part.map(visit).filter((entry) => entry !== removed);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(
      Object.entries(part)
        .map(([key, entry]) => [key, visit(entry)] as const)
        .filter(([, entry]) => entry !== removed),
    );
  }

  function changed(part: unknown): unknown {
    if (how === "remove") return removed;
    if (how === "repeat" && Array.isArray(part)) return Array.from({ length: 101 }, () => (part[0] as unknown) ?? null);
    if (how === "add" && Array.isArray(part)) return [...(part as unknown[]), wrong];
    // fromEntries defines `__proto__` as a field of its own, where an assignment would set the prototype.
    if (how === "add" && typeof part === "object" && part !== null)
      return Object.fromEntries([...Object.entries(part), [name, wrong]]);
    return wrong;
  }

  const whole = visit(value);
  return whole === removed ? undefined : whole;
}

function placesIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce<number>((sum, part) => sum + placesIn(part), 1);
}

/** The JSON of a spoiled value. */
export function jsonOf(value: unknown): string {
  return (JSON.stringify(value) ?? "").replace(/"\\u0001raw:((?:[^"\\]|\\.)*)"/g, (_, text: string) =>
    String(JSON.parse(`"${text}"`)),
  );
}
