import { table, verdict } from "../table.ts";
import { ASSUMED, DAYS, LEARNERS, PRICED_DAYS, type PricedDay, priceMonth } from "./month.ts";
import { PRICES, type Priced } from "./prices.ts";

const GB = 1e9;
/** What one D1 database holds. */
const DATABASE_BYTES = 10 * GB;
/** The example in D1's documentation: a thousand statements a second. */
const STATEMENT_MS = 1;
/** The busiest hour as a multiple of the average, and how busy the database may be then without long waits. */
const PEAK = 3;
const BUSY_AT_PEAK = 0.7;
const DAY_MS = 86_400_000;

/** The cost of a month of each day as text: the assumptions, the cost of each item and purpose, and whether the budget holds. */
export async function monthReport(): Promise<string> {
  const reports: string[] = [];
  for (const day of PRICED_DAYS) reports.push(await reportOf(day));
  return reports.join("\n\n\n");
}

async function reportOf(day: PricedDay): Promise<string> {
  const { calls, xpEvents, rowsPerXpEvent, parts, lines, dollars, savings, statementsADay, viewersAtOnce } =
    await priceMonth(day);
  const mix = day.calls.map(({ call, when, times }) => `  ${times} × ${call} (${when})`);
  const assumed = Object.entries(ASSUMED).map(([name, value]) => `${name} ${value}`);
  const aRowEach = (xpEvents * LEARNERS * DAYS * PRICES["D1 rows written"].dollars) / 1e6;
  const perDatabase = (DAY_MS * BUSY_AT_PEAK) / PEAK / (statementsADay * STATEMENT_MS);
  const { bytesAYear } = day;
  const held = Math.floor(DATABASE_BYTES / bytesAYear / 1_000);
  const whole = new Map(lines.map(({ what, amount, dollars: price }) => [what, amount > 0 ? price / amount : 0]));
  const priceOf = (usage: Partial<Record<Priced, number>>): number =>
    (Object.keys(usage) as Priced[]).reduce((sum, what) => sum + (usage[what] ?? 0) * (whole.get(what) ?? 0), 0);
  return [
    `${day.name} of a learner: ${calls} calls, ${xpEvents} XP events`,
    ...mix,
    `assumed: ${assumed.join(", ")}`,
    "",
    table(
      ["a month of a million daily learners", "millions", "$"],
      lines.map(({ what, amount, dollars: price }) => [what, inMillions(what, amount), price.toFixed(0)]),
    ),
    "",
    table(
      ["what it is for", "$"],
      parts.flatMap(({ what, usage }) => {
        const price = priceOf(usage);
        return price > 0 ? [[what, price.toFixed(0)]] : [];
      }),
    ),
    "",
    table(
      ["what would bring it down", "$"],
      savings.map(({ what, dollars: saved }) => [what, `-${saved.toFixed(0)}`]),
    ),
    "and what each of them would cost:",
    ...savings.map(({ what, price }) => `    ${what}: ${price}`),
    "",
    `$${dollars.toFixed(0)} a month for ${day.name} of a million learners (hold ≤ $${day.budgetDollars} without model tokens): ${verdict(dollars, day.budgetDollars)}`,
    `    ${rowsPerXpEvent.toFixed(1)} rows in D1 an XP event; one row fewer in each saves $${aRowEach.toFixed(0)}`,
    `    ${viewersAtOnce.toFixed(0)} sockets are open on average over the day`,
    `    a learner leaves ${(bytesAYear / 1_000).toFixed(0)} kB in D1 a year: the 10 GB of one database hold ${held},000 of them`,
    `    ${statementsADay.toFixed(0)} statements a learner and day: at ${STATEMENT_MS} ms each, ${PEAK} times the average in the busiest hour and ${BUSY_AT_PEAK * 100} % busy, one database serves ${Math.floor(perDatabase / 1_000)},000 daily learners`,
  ].join("\n");
}

function inMillions(what: Priced, amount: number): string {
  return what.endsWith("GB") ? `${amount.toFixed(0)} GB` : (amount / 1e6).toFixed(1);
}
