// Prints grammar topics for a blind solver, or compares the solver's answers with the files: see content/README.md.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type GrammarTopic, readGrammar } from "#content/seed/read-grammar.ts";
import { differences, printBlind, readAnswers, shuffled } from "./blind.ts";

const USAGE = `npx node tests/content/print-blind.ts [--seed 7] [--except answers.txt] <slug> <slug> …
npx node tests/content/print-blind.ts --compare answers.txt <slug> <slug> …

--except prints only what the answers do not cover yet: what was changed after they were given.`;

/** The topics of these slugs. Throws for an unknown slug and for a file that cannot be read. */
function topicsOf(slugs: readonly string[]): GrammarTopic[] {
  const { topics, problems } = readGrammar();
  return slugs.map((slug) => {
    const topic = topics.find((one) => one.slug === slug);
    if (topic) return topic;
    const known = problems.filter(({ file }) => file.endsWith(`-${slug}.yaml`));
    const faults = known.map(({ file, line, message }) => `\ncontent/${file}:${line} ${message}`);
    throw new Error(`No topic with the slug ${slug}${faults.join("")}`);
  });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: "string", default: "1" }, compare: { type: "string" }, except: { type: "string" } },
});

if (positionals.length === 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const exercises = shuffled(topicsOf(positionals), values.seed);
  if (values.compare === undefined) {
    const solved = values.except === undefined ? new Map() : readAnswers(readFileSync(values.except, "utf8"));
    console.log(printBlind(exercises.filter(({ key }) => !solved.has(key))));
  } else {
    const found = differences(exercises, readAnswers(readFileSync(values.compare, "utf8")));
    console.log(found.length > 0 ? found.join("\n") : `All ${exercises.length} answers agree.`);
    if (found.length > 0) process.exitCode = 1;
  }
}
