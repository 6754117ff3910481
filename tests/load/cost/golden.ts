import * as z from "zod/mini";

const golden = z.object({
  COLUMNS: z.array(z.string()),
  GOLDEN_COSTS: z.array(z.object({ call: z.string(), when: z.string(), cost: z.array(z.number()) })),
});

/** What one call costs, as the tests hold it. */
export interface CallFigures {
  d1RoundTrips: number;
  d1Statements: number;
  rowsRead: number;
  rowsWritten: number;
  kvReads: number;
  kvWrites: number;
  doHops: number;
}

export interface GoldenTable {
  /** Figures of a line; throws when there is none. */
  of(call: string, when: string): CallFigures;
}

/** The golden table of the tests, from which the cost of a month is computed. */
export async function readGoldenTable(): Promise<GoldenTable> {
  // A computed name, so that the type check does not follow it: the table is among tests with workerd's types, not Node's.
  const path = new URL("../../worker/http/golden-costs.ts", import.meta.url).href;
  const { COLUMNS, GOLDEN_COSTS } = z.parse(golden, await import(path));
  return {
    of(call, when) {
      const line = GOLDEN_COSTS.find((one) => one.call === call && one.when === when);
      if (!line) throw new Error(`The golden table has no line '${call}' '${when}'`);
      const figure = (column: keyof CallFigures): number => {
        const value = line.cost[COLUMNS.indexOf(column)];
        if (value === undefined) throw new Error(`The golden table has no column ${column}`);
        return value;
      };
      return {
        d1RoundTrips: figure("d1RoundTrips"),
        d1Statements: figure("d1Statements"),
        rowsRead: figure("rowsRead"),
        rowsWritten: figure("rowsWritten"),
        kvReads: figure("kvReads"),
        kvWrites: figure("kvWrites"),
        doHops: figure("doHops"),
      };
    },
  };
}
