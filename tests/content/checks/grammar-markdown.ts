import { atTopic, type GrammarCheck } from "./grammar-check.ts";

function cellsOf(row: string): number {
  return row.trim().split("|").length - 2;
}

function tableFaults(rows: readonly string[]): string[] {
  const widths = new Set(rows.map(cellsOf));
  return [
    ...(rows.every((row) => /^\|.*\|$/u.test(row.trim()))
      ? []
      : [`a row of a table begins and ends with |: ${rows[0]}`]),
    ...(/^\|(?:\s*:?-+:?\s*\|)+$/u.test(rows[1]?.trim() ?? "")
      ? []
      : [`a table needs |---| under its head: ${rows[0]}`]),
    ...(widths.size === 1 ? [] : [`the rows of a table have ${[...widths].join(" and ")} cells: ${rows[0]}`]),
  ];
}

function listFaults(items: readonly string[], marker: RegExp): string[] {
  return items.filter((item) => !marker.test(item)).map((item) => `a list needs a blank line after it: ${item}`);
}

/** A block stands between blank lines: a paragraph, a list or a table. */
function blockFaults(block: string): string[] {
  const lines = block.split("\n");
  const [first = ""] = lines;
  if (first.startsWith("|")) return tableFaults(lines);
  if (first.startsWith("- ")) return listFaults(lines, /^- \S/u);
  if (/^\d+\. /u.test(first)) return listFaults(lines, /^\d+\. \S/u);
  return lines
    .filter((line) => /^(?:\||- |\d+\. |\s)/u.test(line))
    .map((line) => `a list or table needs a blank line before it: ${line}`);
}

function emphasisFaults(block: string): string[] {
  const text = block.replace(/\*\*(?=\S)[^*]*[^\s*]\*\*|\*(?=\S)[^*]*[^\s*]\*/gu, "");
  return [
    ...(text.includes("*") ? [`an asterisk without its partner: ${block.slice(0, 60)}`] : []),
    ...(/(?<!\p{L})_|_(?!\p{L})|\\|~~|\[|!\[/u.test(block) ? [`only ** and * mark a text: ${block.slice(0, 60)}`] : []),
  ];
}

/** The explanation of a topic is drawn from a small part of Markdown; anything else would show as signs. */
export const MARKDOWN: GrammarCheck = {
  name: "markdown",
  run: (topic) =>
    topic.explanation
      .split(/\n\s*\n/u)
      .map((block) => block.replace(/\n+$/u, ""))
      .flatMap((block) => [...blockFaults(block), ...emphasisFaults(block)])
      .map((message) => atTopic("markdown", topic, message)),
};
