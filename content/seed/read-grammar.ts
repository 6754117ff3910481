import {
  type ContentChoiceExercise,
  type ContentExample,
  type ContentGapExercise,
  type ContentGrammarTopic,
  contentGrammarTopic,
} from "#schema/content/grammar.ts";
import { topicId } from "#schema/rules/content-id.ts";
import { CONTENT_FOLDER, filesIn } from "./source-files.ts";
import { type Problem, placeInWords, readYaml, type SourceFile, spokenError, type YamlFile } from "./yaml-file.ts";

interface ExercisePlace {
  /** Place in its topic, counted from 1. */
  number: number;
  line: number;
}

/** An exercise with its place. */
export type GrammarExercise = (ContentChoiceExercise | ContentGapExercise) & ExercisePlace;

export interface GrammarExample extends ContentExample {
  line: number;
}

/** A topic of the grammar library with its id and place. */
export interface GrammarTopic extends Omit<ContentGrammarTopic, "examples" | "exercises"> {
  id: number;
  /** Relative to content/. */
  file: string;
  examples: GrammarExample[];
  exercises: GrammarExercise[];
}

export interface GrammarContent {
  /** By level and order. A file with a problem gives no topic. */
  topics: GrammarTopic[];
  problems: Problem[];
}

const FOLDER = "grammar";
const TOPIC_FILE = /^grammar\/(?<level>a1|a2|b1|b2|c1|c2)\/(?<order>\d\d)-(?<slug>[a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/;

/** The reviewed exceptions of a level's checks lie beside its topics. */
const EXCEPTIONS_FILE = /^grammar\/(?:a1|a2|b1|b2|c1|c2)\/checks-allow\.yaml$/;

/** The files of the grammar library below `folder`, unread; exceptions to the checks are no part of it. */
export function grammarFiles(folder: string = CONTENT_FOLDER): SourceFile[] {
  return filesIn(folder, FOLDER).filter(({ file }) => !EXCEPTIONS_FILE.test(file));
}

/**
 * Reads and validates the grammar library below `folder`. Never throws for what an author can get wrong: every fault
 * comes back as a problem with file and line.
 */
export function readGrammar(folder: string = CONTENT_FOLDER): GrammarContent {
  return parseGrammar(grammarFiles(folder));
}

/** The same for files that are in memory already. */
export function parseGrammar(files: readonly SourceFile[]): GrammarContent {
  const problems: Problem[] = [];
  const topics: GrammarTopic[] = [];
  for (const source of files) {
    const topic = readTopic(source, problems);
    if (!topic) continue;
    const twin = topics.find((other) => sameTopic(topic, other));
    if (twin) problems.push({ file: source.file, line: 1, message: `its slug or number is already in ${twin.file}` });
    else topics.push(topic);
  }
  return { topics: topics.toSorted((one, other) => one.id - other.id), problems };
}

/** Slugs are addresses: they are unique in the whole library, not only in a level. */
function sameTopic(one: GrammarTopic, other: GrammarTopic): boolean {
  return one.slug === other.slug || one.id === other.id;
}

function readTopic({ file, text }: SourceFile, problems: Problem[]): GrammarTopic | null {
  const name = TOPIC_FILE.exec(file)?.groups;
  if (!name) {
    problems.push({ file, line: 1, message: "no topic file: its name must look like grammar/a1/11-accusative.yaml" });
    return null;
  }
  const yaml = readYaml(file, text);
  if (yaml.problems.length > 0) {
    problems.push(...yaml.problems);
    return null;
  }
  const parsed = contentGrammarTopic.safeParse(yaml.data, { error: spokenError });
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues)
      problems.push({ file, line: yaml.lineOf(path), message: `${placeInWords(path, yaml.data)}: ${message}` });
    return null;
  }
  const found = misplaced(file, parsed.data, name, yaml);
  problems.push(...found);
  return found.length > 0 ? null : withPlaces(file, parsed.data, yaml);
}

function misplaced(
  file: string,
  { level, order, slug }: ContentGrammarTopic,
  name: Readonly<Record<string, string>>,
  yaml: YamlFile,
): Problem[] {
  const wrong = (key: string, message: string): Problem => ({ file, line: yaml.lineOf([key]), message });
  return [
    ...(level.toLowerCase() === name.level ? [] : [wrong("level", `level ${level} does not match the folder`)]),
    ...(order === Number(name.order) ? [] : [wrong("order", `order ${order} does not match the file name`)]),
    ...(slug === name.slug ? [] : [wrong("slug", `slug ${slug} does not match the file name`)]),
  ];
}

function withPlaces(file: string, topic: ContentGrammarTopic, yaml: YamlFile): GrammarTopic {
  return {
    ...topic,
    id: topicId(topic.level, topic.order),
    file,
    examples: topic.examples.map((example, index) => ({ ...example, line: yaml.lineOf(["examples", index]) })),
    exercises: topic.exercises.map((exercise, index) => ({
      ...exercise,
      number: index + 1,
      line: yaml.lineOf(["exercises", index]),
    })),
  };
}
