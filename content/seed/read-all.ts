import { type CurriculumContent, readContent } from "./read-content.ts";
import { type GrammarContent, readGrammar } from "./read-grammar.ts";
import { type PrefixTest, readPrefixTests } from "./read-verb-prefixes.ts";
import { readVerbs, type VerbContent } from "./read-verbs.ts";
import { CONTENT_FOLDER } from "./source-files.ts";

/** Everything that is seeded, with the problems of all of it. */
export type SeedContent = CurriculumContent & GrammarContent & VerbContent & { prefixTests: PrefixTest[] };

/** Reads and validates everything that is seeded, below `folder`. */
export function readAll(folder: string = CONTENT_FOLDER): SeedContent {
  const curriculum = readContent(folder);
  const grammar = readGrammar(folder);
  const verbs = readVerbs(folder);
  const { tests: prefixTests, problems } = readPrefixTests(folder);
  return {
    ...curriculum,
    ...grammar,
    ...verbs,
    prefixTests,
    problems: [...curriculum.problems, ...grammar.problems, ...verbs.problems, ...problems],
  };
}
