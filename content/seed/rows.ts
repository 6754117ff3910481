import type { conversationStarters } from "#schema/db/conversations.ts";
import type {
  ConjugationInfo,
  curriculumChapters,
  curriculumSubchapters,
  curriculumWords,
  germanVocabularyBank,
  WordInfo,
} from "#schema/db/curriculum.ts";
import type { conjugationQuestions, grammarExercises, grammarLibrary } from "#schema/db/grammar.ts";
import type { verbPrefixQuestions, verbPrefixTests } from "#schema/db/vocabulary.ts";
import type { FormQuestion } from "#schema/rules/conjugation-quiz.ts";
import { exerciseId } from "#schema/rules/content-id.ts";
import { verbId, verbQuestionId } from "#schema/rules/verb-id.ts";
import { wordKey } from "#schema/rules/word-key.ts";
import { DEFAULT_LANGUAGE } from "#schema/terms/language.ts";
import type { CurriculumChapter, CurriculumLesson, CurriculumWord, Starter } from "./read-content.ts";
import type { GrammarTopic } from "./read-grammar.ts";
import type { PrefixTest } from "./read-verb-prefixes.ts";
import type { FullRow } from "./sql.ts";

/** How an author writes that a noun has no plural. */
const NO_PLURAL = "none";

/** Chapter, lesson, word: where a row of the curriculum comes from. */
export interface WordPlace {
  chapter: CurriculumChapter;
  lesson: CurriculumLesson;
  word: CurriculumWord;
}

export function chapterRow(chapter: CurriculumChapter): FullRow<typeof curriculumChapters> {
  const { id, level, chapter: chapterNumber, title, description, goal, icon } = chapter;
  return { id, cefrLevel: level, chapterNumber, title, description, goal, iconName: icon, orderIndex: chapterNumber };
}

export function lessonRow(chapter: CurriculumChapter, lesson: CurriculumLesson): FullRow<typeof curriculumSubchapters> {
  const { id, number, title, description, trail } = lesson;
  return {
    id,
    chapterId: chapter.id,
    subchapterNumber: number,
    title,
    description,
    trailWord: trail,
    orderIndex: number,
  };
}

/** Row of a word in its lesson. `translation` is the first gloss, the one that quizzes use. */
export function wordRow({ lesson, word }: WordPlace): FullRow<typeof curriculumWords> {
  return {
    id: word.id,
    subchapterId: lesson.id,
    word: word.word,
    translation: firstGloss(word),
    partOfSpeech: word.pos,
    gender: word.gender ?? null,
    plural: plural(word),
    conjugationInfo: conjugationInfo(word),
    additionalInfo: wordInfo(word),
    sentence: word.sentence,
    sentenceTranslation: word.translation,
    orderIndex: word.position,
  };
}

/** Row of the same word in the level's bank, under the same id. Here every gloss counts. */
export function bankRow({ chapter, lesson, word }: WordPlace): FullRow<typeof germanVocabularyBank> {
  return {
    id: word.id,
    wordKey: wordKey(DEFAULT_LANGUAGE, word.word, word.sense ?? word.gender ?? ""),
    word: word.word,
    translation: word.en,
    partOfSpeech: word.pos,
    cefrLevel: chapter.level,
    gender: word.gender ?? null,
    plural: plural(word),
    caseInfo: word.case ?? null,
    verbType: word.verb ?? null,
    additionalInfo: wordInfo(word),
    sentence: word.sentence,
    sentenceTranslation: word.translation,
    subchapterId: lesson.id,
    orderIndex: word.position,
  };
}

function firstGloss({ word, en }: CurriculumWord): string {
  const [first] = en;
  if (first === undefined) throw new RangeError(`${word} has no gloss`);
  return first;
}

function plural({ gender, plural: form }: CurriculumWord): string | null {
  return gender === "pl" || form === NO_PLURAL ? null : (form ?? null);
}

function conjugationInfo({ verb, aux, prefix }: CurriculumWord): ConjugationInfo | null {
  return verb ? { verbType: verb, auxiliary: aux ?? null, separablePrefix: prefix ?? null } : null;
}

function wordInfo(word: CurriculumWord): WordInfo {
  return {
    translations: word.en,
    caseInfo: word.case ?? null,
    accepted: word.accepted ?? [],
    feminine: word.feminine ?? null,
    sense: word.sense ?? null,
    marks: word.marks,
    pluralOnly: word.gender === "pl",
  };
}

export function starterRow(starter: Starter): FullRow<typeof conversationStarters> {
  const { id, topic, level, tone, prompt, translation, title, emoji } = starter;
  return {
    id,
    category: topic,
    language: DEFAULT_LANGUAGE,
    cefrLevel: level,
    tone,
    prompt,
    translation,
    title,
    emoji,
    isActive: true,
  };
}

/** Row of a topic. The summary comes first and is a paragraph of its own, so that a list can do without the rest. */
export function topicRow(topic: GrammarTopic): FullRow<typeof grammarLibrary> {
  const { id, level, category, title, summary, explanation, examples, search, order } = topic;
  return {
    id,
    language: DEFAULT_LANGUAGE,
    cefrLevel: level,
    category,
    title,
    explanation: `${summary}\n\n${explanation}`,
    examples: examples.map(({ german, english }) => ({ german, english })),
    search,
    orderIndex: order,
  };
}

/** Rows of a topic's exercises. What leads to a wrong answer is for authors alone. */
export function exerciseRows(topic: GrammarTopic): FullRow<typeof grammarExercises>[] {
  return topic.exercises.map((exercise) => ({
    id: exerciseId(topic.id, exercise.number),
    grammarLibraryId: topic.id,
    type: exercise.type,
    question: exercise.question,
    options: exercise.type === "multiple-choice" ? exercise.options : null,
    correctAnswer: exercise.correctAnswer,
    acceptedAnswers: (exercise.type === "fill-blank" ? exercise.acceptedAnswers : null) ?? null,
    explanation: exercise.explanation,
    difficulty: exercise.difficulty,
    orderIndex: exercise.number,
  }));
}

export function conjugationRow({ accepted, ...question }: FormQuestion): FullRow<typeof conjugationQuestions> {
  return { ...question, acceptedAnswers: accepted.length > 0 ? accepted : null };
}

export function prefixTestRow({
  verb,
  baseMeaning,
  testTitle,
  questions,
}: PrefixTest): FullRow<typeof verbPrefixTests> {
  return { id: verbId(verb), verb, baseMeaning, testTitle, totalQuestions: questions.length };
}

export function prefixQuestionRows({ verb, questions }: PrefixTest): FullRow<typeof verbPrefixQuestions>[] {
  const testId = verbId(verb);
  return questions.map(({ number, question, options, correctAnswer, explanation, level }) => ({
    id: verbQuestionId(testId, number),
    testId,
    questionNumber: number,
    question,
    options,
    correctAnswer,
    explanation,
    cefrLevel: level,
  }));
}
