import { DEFINITE_ARTICLES, type Gender } from "#schema/terms/gender.ts";
import type { Language } from "#schema/terms/language-names.ts";
import type { QuizDirection, StudyModeType } from "#schema/terms/quiz-type.ts";
import { glossKey } from "./answers.ts";
import { rightEnglish } from "./english-right.ts";
import type { ExpectedGerman } from "./german-answer.ts";
import { rightGerman } from "./german-right.ts";
import { OTHER_GENDER, OTHER_PLURALS, WITHOUT_ARTICLE } from "./german-variants.ts";
import { alternatives, withoutNotes } from "./gloss.ts";

/** Questions of a vocabulary quiz, words of study mode and nouns of a plural quiz; fewer where a learner has fewer. */
export const VOCABULARY_QUIZ_QUESTIONS = 10;
export const STUDY_MODE_WORDS = 20;
export const PLURAL_QUIZ_NOUNS = 15;

/** A word that a vocabulary quiz can ask for: of the bank, or a learner's own. */
export interface QuizzedWord {
  id: number;
  /** Nouns without article. */
  word: string;
  /** Every gloss, the one to show first. At least one. */
  translation: readonly string[];
  partOfSpeech: string | null;
  gender: Gender | null;
  plural: string | null;
  /** German where it is left out, as every word of the bank is. */
  language?: Language;
  accepted?: readonly string[];
  feminine?: string | null;
}

/** Form and direction of a vocabulary quiz. */
export interface QuizForm {
  type: StudyModeType;
  direction: QuizDirection;
}

/** How the words of the bank are found that count beside the one that is asked. */
export interface Wordbook<Word extends QuizzedWord = QuizzedWord> {
  /** Words whose glosses have this key, with or without their note in brackets. */
  withGloss(key: string): readonly Word[];
  /** Words that are written exactly so. */
  spelled(word: string): readonly Word[];
}

/** What is asked, and what is right. */
export interface VocabularyQuestion extends QuizForm {
  /** The German word without article, or every English gloss. */
  prompt: string;
  /** The right option, or every answer that may be typed, the one to show first. */
  correctAnswer: string | readonly string[];
}

/** What answers a card of study mode: learners judge themselves. */
export const KNOWN = "known";

/** The right answer and what else is needed to judge another one: a question as it was drawn, in the browser or on the server. */
export interface JudgedQuestion extends QuizForm {
  correctAnswer: string | readonly string[];
  plural: string | null;
  gender: Gender | null;
}

/** What a form of the quiz asks about a word. */
export function vocabularyQuestion(word: QuizzedWord, form: QuizForm, wordbook: Wordbook): VocabularyQuestion {
  const toEnglish = form.direction === "german-to-english";
  return {
    ...form,
    prompt: toEnglish ? word.word : word.translation.join(", "),
    correctAnswer: rightAnswers(word, form, wordbook),
  };
}

function rightAnswers(word: QuizzedWord, { type, direction }: QuizForm, wordbook: Wordbook): string | string[] {
  const toEnglish = direction === "german-to-english";
  if (type === "gender") return toEnglish ? articleOf(word) : withArticle(word);
  if (type === "multiple-choice") return toEnglish ? firstGloss(word) : withArticle(word);
  return toEnglish ? rightGlosses(word, wordbook) : rightGermanWords(word, wordbook);
}

/** Whether a quiz of this type can ask about the word: only a noun with one gender has an article to choose, only one with both numbers a plural. */
export function canAsk(word: QuizzedWord, type: StudyModeType | "plural"): boolean {
  const { gender, plural } = word;
  if (type === "plural") return kindOf(word) === "noun" && gender !== "pl" && pluralsOf(plural).length > 0;
  if (type !== "gender") return true;
  const hasOneArticle = gender !== null && gender !== "pl" && !OTHER_GENDER.has(word.word);
  return isGerman(word) && hasOneArticle && !WITHOUT_ARTICLE.has(word.word);
}

/** Whether an answer is right: an option letter by letter, what was typed by the rules for its language. */
export function isRightVocabularyAnswer(question: JudgedQuestion, answer: string): boolean {
  const { type, direction, correctAnswer } = question;
  if (type === "flashcards") return answer === KNOWN;
  if (typeof correctAnswer === "string") return answer === correctAnswer;
  if (direction === "german-to-english") return rightEnglish(answer, correctAnswer) !== null;
  return rightGerman(answer, expectedWord({ ...question, correctAnswer })) !== null;
}

/** What a typed German word is compared with. */
export function expectedWord({
  correctAnswer,
  plural,
  gender,
}: {
  correctAnswer: readonly string[];
  plural: string | null;
  gender: Gender | null;
}): ExpectedGerman {
  const forms = gender === null || gender === "pl" ? [] : pluralsOf(plural);
  const others = forms.filter((form) => !correctAnswer.some((answer) => answer.endsWith(` ${form}`)));
  return {
    answers: correctAnswer,
    // The polite pronouns differ from others by their capital alone.
    tests: /^(?:Sie|Ihr|Ihnen)$/.test(correctAnswer[0] ?? "") ? ["capitals"] : [],
    forgives: ["article-left-out", "sich-left-out"],
    features: forms.length > 0 ? { number: "singular" } : {},
    otherForms: others.flatMap((form) => [
      { form, number: "plural" },
      { form: `die ${form}`, number: "plural" },
    ]),
  };
}

/** Every right plural of a noun, the one to show first. A learner's own noun may have several in one text. */
export function pluralsOf(plural: string | null): string[] {
  const forms = alternatives(plural ?? "").map((form) => form.replace(/^die /, ""));
  return (forms.length > 1 ? forms.slice(1) : forms).filter((form) => form !== "");
}

/** What a typed plural is compared with: `die` may stand before it, and umlauts are what is asked. */
export function expectedPlural({ word, plural }: { word: string; plural: string }): ExpectedGerman {
  const forms = [...pluralsOf(plural), ...(OTHER_PLURALS.get(word) ?? [])];
  return {
    answers: [...forms, ...forms.map((form) => `die ${form}`)],
    tests: ["plural"],
    features: { number: "plural" },
    otherForms: forms.includes(word) ? [] : [{ form: word, number: "singular" }],
  };
}

function firstGloss({ translation }: QuizzedWord): string {
  return translation[0] ?? "";
}

function articleOf({ gender }: QuizzedWord): string {
  return gender === null ? "" : DEFINITE_ARTICLES[gender];
}

/** A German word as an option: nouns with their article. */
export function withArticle(word: QuizzedWord): string {
  const article = isGerman(word) ? articleOf(word) : "";
  return article === "" ? word.word : `${article} ${word.word}`;
}

function isGerman({ language = "german" }: QuizzedWord): boolean {
  return language === "german";
}

/** Every gloss of the word, then those of its homographs: nothing but the article tells two words of one spelling apart. */
function rightGlosses(word: QuizzedWord, wordbook: Wordbook): string[] {
  const homographs = isGerman(word) ? wordbook.spelled(word.word).filter(({ gender }) => gender === word.gender) : [];
  return [...new Set([word, ...homographs].flatMap(({ translation }) => translation))];
}

/** The word in all its forms that count, then every word of its kind that says the same: sea is das Meer and die See. */
function rightGermanWords(word: QuizzedWord, wordbook: Wordbook): string[] {
  if (!isGerman(word)) return [word.word, ...(word.accepted ?? [])];
  const others = word.translation
    .flatMap(alternatives)
    .flatMap((gloss) => wordbook.withGloss(glossKey(gloss)))
    .filter((other) => kindOf(other) === kindOf(word));
  return [...new Set([word, ...others].flatMap(germanForms))];
}

/** Nouns stand for nouns, verbs for verbs: "love" is die Liebe, "to love" lieben. */
export function kindOf(word: Pick<QuizzedWord, "partOfSpeech" | "gender" | "translation">): "noun" | "verb" | "other" {
  if (word.partOfSpeech === "noun" || word.gender !== null) return "noun";
  if (word.partOfSpeech === "preposition") return "other";
  return withoutNotes(firstGloss(word as QuizzedWord)).startsWith("to ") ? "verb" : "other";
}

/** A German word with each of its articles, its accepted spellings and its feminine form. */
function germanForms(word: QuizzedWord): string[] {
  const { accepted = [], feminine = null, gender } = word;
  if (gender === null) return [word.word, ...accepted];
  // der Beamte, but ein Beamter
  const inflected = `${word.word}r`;
  const isInflected = accepted.includes(inflected);
  const definite = [word.word, ...accepted.filter((form) => form !== inflected)];
  const indefinite = isInflected ? [inflected] : definite;
  const other = OTHER_GENDER.get(word.word);
  const genders = other ? [gender, other] : [gender];
  return [
    ...genders.flatMap((one) => definite.map((form) => `${DEFINITE_ARTICLES[one]} ${form}`)),
    ...genders.flatMap((one) => indefinite.map((form) => `${INDEFINITE_ARTICLES[one]}${form}`)),
    ...(isInflected ? [inflected] : []),
    ...(feminine === null ? [] : [`die ${feminine}`, `eine ${feminine}`]),
  ].filter((form, place, all) => all.indexOf(form) === place);
}

const INDEFINITE_ARTICLES: Readonly<Record<Gender, string>> = { m: "ein ", f: "eine ", n: "ein ", pl: "" };
