import { readFileSync } from "node:fs";
import { analyze } from "#worker/tutor/german/analyze.ts";
import { Lexicon } from "#worker/tutor/german/lexicon.ts";

const text = readFileSync("/tmp/wt/t-m2/worker/tutor/german/generated/lexicon.txt", "utf8");
const msgs = [
  "Letztes Jahr habe ich nach Wien gefahren, weil meine Schwester dort wohnt und sie hat ein neues Haus gekauft. Wir haben viele Sehenswürdigkeiten besuchen und in ein kleines Restaurant gegessen. Das Essen war sehr lecker, aber die Bedienung war nicht freundlich mit uns. Am nächsten Tag wir sind mit dem Zug nach Salzburg gefahren. Ich finde die Stadt sehr schon, besonders die Altstadt gefallt mir. Wenn ich mehr Zeit hätte, ich würde länger bleiben. Nächsten Sommer möchte ich mit meine Freunde wieder fahren dorthin.",
  "Ich interesiere mich fur Umweltschutz und die Folgen des Klimawandels. In den letzten Jahren hat sich das Bewustsein der Menschen verändert, trotzdem fliegen viele Leuten in den Urlaub. Meiner Meinung nach sollte die Regirung mehr Geld in öffentliche Verkehrsmittel investieren. Es ist wichtig dass jeder seinen Beitrag leistet, zum Beispiel indem man weniger Fleisch isst oder mit dem Fahrrad zur Arbeit fährt. Ich denke, das man nicht alles verbieten kann, aber man muss die Leute besser informiren.",
];
const c = () => {
  const u = process.cpuUsage();
  return (u.user + u.system) / 1000;
};
// warm up JIT on other text
const other = readFileSync("/tmp/m2/clean.txt", "utf8")
  .split("\n")
  .map((l) => l.split("|")[1])
  .filter(Boolean) as string[];
const lx = new Lexicon(text);
for (const s of other) analyze(lx, s, { level: "B1" });
for (const s of other) analyze(lx, s, { level: "B1" });
for (const m of msgs) {
  const r: number[] = [];
  for (let i = 0; i < 15; i++) {
    const l = new Lexicon(text);
    const a = c();
    analyze(l, m, { level: "B1" });
    r.push(c() - a);
  }
  r.sort((x, y) => x - y);
  const l = new Lexicon(text);
  analyze(l, m, { level: "B1" });
  const w = [];
  for (let i = 0; i < 5; i++) {
    const t = performance.now();
    analyze(l, m, { level: "B1" });
    w.push((performance.now() - t).toFixed(1));
  }
  console.log(
    m.length,
    "no word looked up:",
    r
      .slice(0, 8)
      .map((x) => x.toFixed(1))
      .join(" "),
    "| known words:",
    w.join(" "),
  );
}
