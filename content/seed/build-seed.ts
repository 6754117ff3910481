import { createHash } from "node:crypto";
import { conversationStarters } from "#schema/db/conversations.ts";
import {
  contentVersions,
  curriculumChapters,
  curriculumSubchapters,
  curriculumWords,
  germanVocabularyBank,
} from "#schema/db/curriculum.ts";
import { conjugationQuestions, grammarExercises, grammarLibrary } from "#schema/db/grammar.ts";
import { verbPrefixQuestions, verbPrefixTests } from "#schema/db/vocabulary.ts";
import { questionsAbout } from "#schema/rules/conjugation-quiz.ts";
import type { SeedContent } from "./read-all.ts";
import {
  bankRow,
  chapterRow,
  conjugationRow,
  exerciseRows,
  lessonRow,
  prefixQuestionRows,
  prefixTestRow,
  starterRow,
  topicRow,
  wordRow,
} from "./rows.ts";
import { deleteOthersStatements, upsertStatements } from "./sql.ts";

/** The row of content_versions that holds the version. */
const VERSION_NAME = "curriculum";

export interface Seed {
  /** SHA-256 of everything the seed writes, in hex. The Worker asks for it to learn whether the content it remembers is still right. */
  version: string;
  /** To be run in this order; without semicolons at their ends. */
  statements: string[];
  counts: Record<
    "chapters" | "lessons" | "words" | "starters" | "topics" | "exercises" | "prefixTests" | "conjugationQuestions",
    number
  >;
}

/**
 * The SQL that makes the database hold exactly this content. The same content always gives the same bytes. Rows that the content
 * no longer has are deleted, changed rows are updated, and all others stay untouched, so a second run writes nothing. Learners'
 * progress survives, because no foreign key leads from it to content. The version is written last, so an interrupted seed runs
 * again. Throws if the content has problems, or if there is none: that would empty the app.
 */
export function buildSeed({ chapters, starters, topics, verbs, prefixTests, problems }: SeedContent): Seed {
  if (problems.length > 0) throw new Error(`The content has ${problems.length} problems: nothing to seed`);
  if (chapters.length === 0) throw new Error("There is no content: nothing to seed");
  const inOrder = chapters.toSorted((one, other) => one.id - other.id);
  const lessons = inOrder.flatMap((chapter) => chapter.lessons.map((lesson) => ({ chapter, lesson })));
  const places = lessons.flatMap((above) => above.lesson.words.map((word) => ({ ...above, word })));
  const chapterRows = inOrder.map(chapterRow);
  const lessonRows = lessons.map(({ chapter, lesson }) => lessonRow(chapter, lesson));
  const exercises = topics.flatMap(exerciseRows);
  const forms = questionsAbout(verbs).all().map(conjugationRow);
  const prefixTestRows = prefixTests.map(prefixTestRow);
  const prefixQuestions = prefixTests.flatMap(prefixQuestionRows);
  const wordIds = places.map(({ word }) => word.id);
  const statements = [
    // Children first: deleting a lesson would delete its words too, and clear the bank's links to it.
    ...deleteOthersStatements(curriculumWords, wordIds),
    ...deleteOthersStatements(germanVocabularyBank, wordIds),
    ...deleteOthersStatements(
      curriculumSubchapters,
      lessonRows.map(({ id }) => id),
    ),
    ...deleteOthersStatements(
      curriculumChapters,
      chapterRows.map(({ id }) => id),
    ),
    ...deleteOthersStatements(
      conversationStarters,
      starters.map(({ id }) => id),
    ),
    ...deleteOthersStatements(
      grammarExercises,
      exercises.map(({ id }) => id),
    ),
    ...deleteOthersStatements(
      grammarLibrary,
      topics.map(({ id }) => id),
    ),
    ...deleteOthersStatements(
      conjugationQuestions,
      forms.map(({ id }) => id),
    ),
    ...deleteOthersStatements(
      verbPrefixQuestions,
      prefixQuestions.map(({ id }) => id),
    ),
    ...deleteOthersStatements(
      verbPrefixTests,
      prefixTestRows.map(({ id }) => id),
    ),
    ...upsertStatements(curriculumChapters, chapterRows),
    ...upsertStatements(curriculumSubchapters, lessonRows),
    ...upsertStatements(curriculumWords, places.map(wordRow)),
    ...upsertStatements(germanVocabularyBank, places.map(bankRow)),
    ...upsertStatements(conversationStarters, starters.map(starterRow)),
    ...upsertStatements(grammarLibrary, topics.map(topicRow)),
    ...upsertStatements(grammarExercises, exercises),
    ...upsertStatements(conjugationQuestions, forms),
    ...upsertStatements(verbPrefixTests, prefixTestRows),
    ...upsertStatements(verbPrefixQuestions, prefixQuestions),
  ];
  const version = createHash("sha256").update(seedFile(statements)).digest("hex");
  return {
    version,
    statements: [...statements, ...upsertStatements(contentVersions, [{ name: VERSION_NAME, version }])],
    counts: {
      chapters: chapterRows.length,
      lessons: lessonRows.length,
      words: places.length,
      starters: starters.length,
      topics: topics.length,
      exercises: exercises.length,
      prefixTests: prefixTestRows.length,
      conjugationQuestions: forms.length,
    },
  };
}

/** The statements as one SQL file for `wrangler d1 execute --file`. */
export function seedFile(statements: readonly string[]): string {
  return statements.map((statement) => `${statement};\n`).join("");
}
