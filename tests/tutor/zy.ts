import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";
import { readContent } from "#content/seed/read-content.ts";
import { analyzed, LEARNER_LINES } from "./dialogue/learner-lines.ts";

const out = new Set<string>();
for (const l of ["a1", "a2", "b1", "b2", "c1", "c2"])
  for (const f of readdirSync(`content/grammar/${l}`)) {
    const t = parse(readFileSync(`content/grammar/${l}/${f}`, "utf8"));
    for (const e of t.exercises ?? []) {
      const q = String(e.question);
      if (/\([^)]*[a-z]{4}[^)]*\)/.test(q) || /Which|What|kommt von|means/.test(q)) continue;
      const ans = Array.isArray(e.correctAnswer) ? e.correctAnswer[0] : e.correctAnswer;
      if (q.includes("___")) out.add(q.replace(/_+/, ans).replaceAll("*", ""));
    }
  }
for (const ch of readContent().chapters)
  for (const l of ch.lessons) for (const w of l.words) out.add(w.sentence.replaceAll("*", ""));
for (const t of Object.values(LEARNER_LINES))
  for (const ls of Object.values(t!)) for (const l of ls!) out.add(analyzed(l).corrected);
for (const m of readFileSync("/work/shared/tutor-dialogues.md", "utf8").matchAll(/\*\*T:\*\* (.*)/g)) out.add(m[1]!);
writeFileSync("/tmp/m2/repo2.txt", [...out].join("\n"));
console.log(out.size);
