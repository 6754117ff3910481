import { env } from "cloudflare:workers";
import type { Statement } from "./counting-env.ts";
import { CONTENT_TABLES } from "./tables.ts";

interface Step {
  id: number;
  parent: number;
  detail: string;
}

/** How SQLite would run a statement, step by step. */
export async function planOf({ sql, values }: Pick<Statement, "sql" | "values">): Promise<Step[]> {
  const explain = env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...values);
  return (await explain.all<Step>()).results;
}

/** Scans of what does not grow with the learners: content, a JSON list in a parameter, rows of a subquery. */
const SMALL = new RegExp(
  `^SCAN (${CONTENT_TABLES.join("|")}|CONSTANT ROW|\\(subquery-\\d+\\)|\\w+ VIRTUAL TABLE INDEX)( |$)`,
);
/** One row by its whole key. */
const ONE_ROW = /^SEARCH \w+ USING PRIMARY KEY \(user_id=\?\)$/;

/** Steps that read a growing table from end to end, under whatever name, or sort by hand. */
export function badSteps(plan: readonly Step[]): string[] {
  const parts = new Set(plan.flatMap(({ detail }) => /^(?:CO-ROUTINE|MATERIALIZE) (\w+)$/.exec(detail)?.[1] ?? []));
  const scans = plan.filter(
    ({ detail }) => detail.startsWith("SCAN ") && !SMALL.test(detail) && !parts.has(detail.slice("SCAN ".length)),
  );
  const sorts = plan.filter((step) => step.detail.includes("TEMP B-TREE") && !sortsAList(plan, step));
  return [...scans, ...sorts].map((step) => step.detail);
}

/**
 * row_number() sorts what it numbers. Here that is the entries of a JSON list, each with one row by its key: as many as the list
 * has, however much is stored.
 */
function sortsAList(plan: readonly Step[], sort: Step): boolean {
  const [list, ...loops] = plan.filter((step) => step.parent === sort.parent && step.id < sort.id);
  return list?.detail === "SCAN j VIRTUAL TABLE INDEX 1:" && loops.every(({ detail }) => ONE_ROW.test(detail));
}

const opened = new Map<string, string[]>();
let pages: Map<number, string> | undefined;

/** The tables that SQLite opens for a statement: those of its views, of triggers and of foreign keys as well, under whatever name they stand in it. */
export async function tablesOf({ sql, values }: Pick<Statement, "sql" | "values">): Promise<string[]> {
  const known = opened.get(sql);
  if (known) return known;
  pages ??= new Map(
    (
      await env.DB.prepare("SELECT rootpage, tbl_name AS name FROM sqlite_master WHERE rootpage > 0").all<{
        rootpage: number;
        name: string;
      }>()
    ).results.map(({ rootpage, name }) => [rootpage, name]),
  );
  const { results } = await env.DB.prepare(`EXPLAIN ${sql}`)
    .bind(...values)
    .all<{ opcode: string; p2: number }>();
  const tables = results.flatMap(({ opcode, p2 }) => (/^Open(Read|Write)$/.test(opcode) ? (pages?.get(p2) ?? []) : []));
  const distinct = [...new Set(tables)];
  opened.set(sql, distinct);
  return distinct;
}
