import { type CurriculumContent, readContent } from "./read-content.ts";
import { type GrammarContent, readGrammar } from "./read-grammar.ts";
import { CONTENT_FOLDER } from "./source-files.ts";

/** Everything that is seeded, with the problems of all of it. */
export type SeedContent = CurriculumContent & GrammarContent;

/** Reads and validates everything that is seeded, below `folder`. */
export function readAll(folder: string = CONTENT_FOLDER): SeedContent {
  const curriculum = readContent(folder);
  const grammar = readGrammar(folder);
  return { ...curriculum, ...grammar, problems: [...curriculum.problems, ...grammar.problems] };
}
