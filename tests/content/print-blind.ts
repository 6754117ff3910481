// Prints grammar topics or verb-prefix tests for a blind solver, or compares the solver's answers with the files: see content/README.md.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type GrammarTopic, readGrammar } from "#content/seed/read-grammar.ts";
import { type PrefixTest, readPrefixTests } from "#content/seed/read-verb-prefixes.ts";
import type { Problem } from "#content/seed/yaml-file.ts";
import { differences, printBlind, readAnswers, shuffled, shuffledPrefixes } from "./blind.ts";

const USAGE = `npx node tests/content/print-blind.ts [--seed 7] [--except answers.txt] <slug> <slug> …
npx node tests/content/print-blind.ts --compare answers.txt <slug> <slug> …
npx node tests/content/print-blind.ts --prefixes [--seed 7] [--except answers.txt] [<verb> …]
npx node tests/content/print-blind.ts --prefixes --compare answers.txt [<verb> …]

--prefixes takes verb-prefix tests instead of grammar topics: all of them when no verb is named.
--except prints only what the answers do not cover yet: what was changed after they were given.`;

function unknown(what: string, problems: readonly Problem[]): Error {
  const faults = problems.map(({ file, line, message }) => `\ncontent/${file}:${line} ${message}`);
  return new Error(`${what}${faults.join("")}`);
}

/** The topics of these slugs. Throws for an unknown slug and for a file that cannot be read. */
function topicsOf(slugs: readonly string[]): GrammarTopic[] {
  const { topics, problems } = readGrammar();
  return slugs.map((slug) => {
    const topic = topics.find((one) => one.slug === slug);
    if (topic) return topic;
    const known = problems.filter(({ file }) => file.endsWith(`-${slug}.yaml`));
    throw unknown(`No topic with the slug ${slug}`, known);
  });
}

/** The prefix tests of these verbs, or all. Throws for an unknown verb and for a file that cannot be read. */
function prefixTestsOf(verbs: readonly string[]): PrefixTest[] {
  const { tests, problems } = readPrefixTests();
  if (problems.length > 0) throw unknown("Prefix tests with faults:", problems);
  if (verbs.length === 0) return tests;
  return verbs.map((verb) => {
    const test = tests.find((one) => one.verb === verb);
    if (!test) throw new Error(`No prefix test of ${verb}`);
    return test;
  });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "1" },
    compare: { type: "string" },
    except: { type: "string" },
    prefixes: { type: "boolean", default: false },
  },
});

if (positionals.length === 0 && !values.prefixes) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const exercises = values.prefixes
    ? shuffledPrefixes(prefixTestsOf(positionals), values.seed)
    : shuffled(topicsOf(positionals), values.seed);
  if (values.compare === undefined) {
    const solved = values.except === undefined ? new Map() : readAnswers(readFileSync(values.except, "utf8"));
    console.log(printBlind(exercises.filter(({ key }) => !solved.has(key))));
  } else {
    const found = differences(exercises, readAnswers(readFileSync(values.compare, "utf8")));
    console.log(found.length > 0 ? found.join("\n") : `All ${exercises.length} answers agree.`);
    if (found.length > 0) process.exitCode = 1;
  }
}
