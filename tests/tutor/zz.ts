import { readFileSync } from "node:fs";
import { analyze } from "#worker/tutor/german/analyze.ts";
import { lexicon } from "./lexicon.ts";

for (const line of readFileSync(process.argv[2]!, "utf8").trim().split("\n")) {
  const [level, t] = line.includes("|") ? line.split("|") : ["B1", line];
  const a = analyze(lexicon, t!, { level: level as "B1" });
  if (a.edits.length)
    console.log(
      t + "\n   " + a.edits.map((e) => `${e.rule}: ${e.original} → ${e.corrected} (${e.confidence})`).join("\n   "),
    );
}
