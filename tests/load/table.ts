/** A table for a terminal: the first column aligned left, the others right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join("  ");
  return [line(head), widths.map((width) => "─".repeat(width)).join("  "), ...rows.map(line)].join("\n");
}

/** Bytes as kB of 1,000. */
export function kB(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}

/** 'ok' or by how much a figure is over its budget, in percent. */
export function verdict(figure: number, budget: number): string {
  return figure <= budget ? "ok" : `OVER by ${Math.ceil(((figure - budget) / budget) * 100)} %`;
}

/** The value that a share of all values does not exceed: 0.99 for p99. NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}
