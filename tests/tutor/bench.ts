import { readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { ensureLexicon, LEXICON_FILE } from "#content/lexicon/build.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { analyze, applyEdits } from "#worker/tutor/german/analyze.ts";
import { Lexicon } from "#worker/tutor/german/lexicon.ts";
import type { Edit } from "#worker/tutor/turn.ts";
import { benchedModel, ModelCorrector } from "./bench-model.ts";

/**
 * `npm run bench:tutor`: how many of the engine's corrections are right, how many errors it finds, and how many correct sentences it touches,
 * on the sentences in `sentences`, beside this file. A third of them is held back from tuning, and `unseen.yaml` as a whole: it was written
 * before any rule was made for it.
 *
 * --family <name>  only this file        --misses  list what was missed
 * --wrong          list wrong edits      --held    list held-back sentences, too (for a last check, not for tuning)
 * --limit <n>      n sentences, spread over all files
 * --model <name>   what a learner would be shown with this model (docs/operations.md#measuring-a-model): also time, tokens and, with
 *                  --price-in and --price-out in dollars for a million tokens, the cost of a turn
 */
interface Gold {
  original: string;
  corrected: string;
}
interface Sentence {
  id: string;
  level: CefrLevel;
  text: string;
  corrected: string;
  edits: Gold[];
  acceptable?: string[];
}
interface Count {
  sentences: number;
  proposed: number;
  right: number;
  errors: number;
  found: number;
  clean: number;
  touched: number;
  fixed: number;
  faulty: number;
}

const { values } = parseArgs({
  options: {
    sentences: { type: "string", default: new URL("sentences", import.meta.url).pathname },
    family: { type: "string" },
    misses: { type: "boolean", default: false },
    wrong: { type: "boolean", default: false },
    held: { type: "boolean", default: false },
    limit: { type: "string" },
    model: { type: "string" },
    "price-in": { type: "string" },
    "price-out": { type: "string" },
  },
});

ensureLexicon();
const lexicon = new Lexicon(readFileSync(LEXICON_FILE, "utf8"));
const model = values.model === undefined ? null : new ModelCorrector(benchedModel(values.model), lexicon);

/** FNV-1a of the id: the same third is held back on every machine. */
function isHeldBack(id: string): boolean {
  let hash = 0x811c9dc5;
  for (const char of id) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return (hash >>> 0) % 3 === 0;
}

/** The smallest change of whole words, so that a wider span of the same correction counts as the same. */
function trimmed(text: string, edit: { start: number; end: number; corrected: string }): string {
  const before = text.slice(edit.start, edit.end).split(" ");
  const after = edit.corrected.split(" ");
  let start = edit.start;
  while (before.length > 0 && after.length > 0 && before[0] === after[0]) {
    start += (before[0]?.length ?? 0) + 1;
    before.shift();
    after.shift();
  }
  while (before.length > 0 && after.length > 0 && before.at(-1) === after.at(-1)) {
    before.pop();
    after.pop();
  }
  return `${start}|${before.join(" ")}|${after.join(" ")}`;
}

/** Where a gold edit lies: its words occur once in the text. */
function located(text: string, gold: Gold): { start: number; end: number; corrected: string } {
  const word = /[\p{L}\d]/u;
  for (let at = text.indexOf(gold.original); at !== -1; at = text.indexOf(gold.original, at + 1)) {
    const end = at + gold.original.length;
    if (!word.test(text[at - 1] ?? " ") && !word.test(text[end] ?? " "))
      return { start: at, end, corrected: gold.corrected };
  }
  throw new Error(`"${gold.original}" is not in "${text}"`);
}

const none: Count = {
  sentences: 0,
  proposed: 0,
  right: 0,
  errors: 0,
  found: 0,
  clean: 0,
  touched: 0,
  fixed: 0,
  faulty: 0,
};
const tables = new Map<string, Map<string, Count>>();

function add(table: string, row: string, count: Partial<Count>): void {
  const rows = tables.get(table) ?? new Map<string, Count>();
  tables.set(table, rows);
  const total = rows.get(row) ?? { ...none };
  for (const [key, value] of Object.entries(count)) total[key as keyof Count] += value;
  rows.set(row, total);
}

async function score(sentence: Sentence): Promise<{
  count: Partial<Count>;
  edits: readonly Edit[];
  wrong: Edit[];
  missed: Gold[];
  corrected: string;
}> {
  const { edits, corrected } =
    model === null
      ? analyze(lexicon, sentence.text, { level: sentence.level })
      : await model.correct(sentence.text, sentence.level);
  if (applyEdits(sentence.text, edits) !== corrected)
    throw new Error(`${sentence.id}: the edits do not give the corrected text`);
  const accepted = new Set([sentence.corrected, ...(sentence.acceptable ?? [])]);
  const gold = new Set(sentence.edits.map((each) => trimmed(sentence.text, located(sentence.text, each))));
  // A sentence that comes out as one of the accepted ones is right in all its edits, however they are cut.
  const all = edits.length > 0 && accepted.has(corrected);
  const wrong = all ? [] : edits.filter((each) => !gold.has(trimmed(sentence.text, each)));
  const own = new Set(edits.map((each) => trimmed(sentence.text, each)));
  const missed = all
    ? []
    : sentence.edits.filter((each) => !own.has(trimmed(sentence.text, located(sentence.text, each))));
  const faulty = sentence.edits.length > 0;
  return {
    edits,
    wrong,
    missed,
    corrected,
    count: {
      sentences: 1,
      proposed: edits.length,
      right: edits.length - wrong.length,
      errors: sentence.edits.length,
      found: sentence.edits.length - missed.length,
      clean: faulty ? 0 : 1,
      touched: !faulty && edits.length > 0 ? 1 : 0,
      faulty: faulty ? 1 : 0,
      fixed: faulty && accepted.has(corrected) ? 1 : 0,
    },
  };
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "    –" : ((100 * part) / whole).toFixed(1).padStart(5);
}

function print(name: string): void {
  console.log(`\n${name.padEnd(34)}  sent  edits  prec.  errors recall   F0.5  fixed  clean touched`);
  for (const [row, count] of [...(tables.get(name) ?? [])].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const precision = count.proposed === 0 ? 0 : count.right / count.proposed;
    const recall = count.errors === 0 ? 0 : count.found / count.errors;
    const f = precision + recall === 0 ? 0 : (1.25 * precision * recall) / (0.25 * precision + recall);
    console.log(
      `${row.padEnd(34)} ${String(count.sentences).padStart(5)} ${String(count.proposed).padStart(6)}  ${percent(count.right, count.proposed)} ${String(count.errors).padStart(7)}  ${percent(count.found, count.errors)}  ${(100 * f).toFixed(1).padStart(5)}  ${percent(count.fixed, count.faulty)} ${String(count.clean).padStart(6)}  ${percent(count.touched, count.clean)}`,
    );
  }
}

const written = readdirSync(values.sentences)
  .filter((name) => name.endsWith(".yaml"))
  .toSorted()
  .map((file) => ({ family: file.replace(".yaml", ""), text: readFileSync(`${values.sentences}/${file}`, "utf8") }))
  .filter(({ family }) => !values.family || values.family === family)
  .flatMap(({ family, text }) =>
    (parse(text) as (Sentence | Pick<Sentence, "id" | "level" | "text">)[]).map((sentence) => ({ family, sentence })),
  );
const every = values.limit === undefined ? 1 : written.length / Math.max(1, Number(values.limit));

for (const [index, { family, sentence: found }] of written.entries()) {
  if (Math.floor(index / every) === Math.floor((index - 1) / every)) continue;
  // A sentence without corrections is right as it stands.
  const sentence: Sentence = { corrected: found.text, edits: [], ...found };
  const unseen = family === "unseen";
  const held = unseen || isHeldBack(sentence.id);
  const result = await score(sentence);
  const part = unseen ? "unseen" : held ? "held back" : "tuning";
  add("parts", part, result.count);
  add(`families (${part})`, family, result.count);
  add(`levels (${part})`, sentence.level, result.count);
  for (const edit of result.edits)
    add(`rules (${part})`, edit.rule, { proposed: 1, right: result.wrong.includes(edit) ? 0 : 1 });
  if (held && !values.held) continue;
  if (values.wrong && result.wrong.length > 0) {
    console.log(
      `WRONG  ${sentence.id}: ${sentence.text}\n   → ${result.corrected}\n   = ${sentence.corrected}   ${result.wrong.map((each) => each.rule).join(", ")}`,
    );
  }
  if (values.misses && result.missed.length > 0) {
    console.log(
      `MISSED ${sentence.id}: ${sentence.text}   ${result.missed.map((each) => `${each.original} → ${each.corrected}`).join("; ")}`,
    );
  }
}
for (const name of [
  "parts",
  "families (tuning)",
  "levels (tuning)",
  "rules (tuning)",
  "families (held back)",
  "levels (held back)",
  "levels (unseen)",
])
  print(name);
if (model !== null) {
  const [input, output] = [Number(values["price-in"]), Number(values["price-out"])];
  const isPriced = Number.isFinite(input) && Number.isFinite(output);
  console.log(`\n${model.report(isPriced ? { input, output } : null).join("\n")}`);
}

/** What the analysis of a message costs, with known words and with a lexicon that nobody has asked anything. */
function printCost(): void {
  const message = `Letztes Jahr habe ich nach Wien gefahren, weil meine Schwester dort wohnt und sie hat ein neues Haus gekauft. Wir haben viele Sehenswürdigkeiten besuchen und in ein kleines Restaurant gegessen. Das Essen war sehr lecker, aber die Bedienung war nicht freundlich mit uns. Am nächsten Tag wir sind mit dem Zug nach Salzburg gefahren. Ich finde die Stadt sehr schon, besonders die Altstadt gefallt mir. Wenn ich mehr Zeit hätte, ich würde länger bleiben. Ich möchte wieder fahren dorthin.`;
  const text = readFileSync(LEXICON_FILE, "utf8");
  const cost = (own: Lexicon): number => {
    const before = process.cpuUsage();
    analyze(own, message, { level: "A2" });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  const median = (all: number[]): string => (all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0).toFixed(1);
  const fresh = Array.from({ length: 21 }, () => cost(new Lexicon(text)));
  const known = Array.from({ length: 21 }, () => cost(lexicon));
  console.log(
    `\n${message.length} characters: ${median(known)} ms of CPU with known words, ${median(fresh)} ms when no word was looked up before`,
  );
}

printCost();
