import type { GrammarTopic } from "#content/seed/read-grammar.ts";
import { filledIn, type GrammarCheck, hintOf, rightAnswers } from "./grammar-check.ts";
import type { ContentText, TextCheck } from "./texts.ts";

const SEPARATOR_ROW = /^\|[-|: ]+\|$/u;

/** The texts inside a Markdown explanation: its lines and table cells without their marks. */
function markdownTexts(markdown: string): string[] {
  return markdown
    .split("\n")
    .filter((line) => !SEPARATOR_ROW.test(line.trim()))
    .flatMap((line) => (line.trim().startsWith("|") ? line.split("|") : [line]))
    .map((text) =>
      text
        .trim()
        .replace(/^(?:-|\d+\.) /u, "")
        .replaceAll("*", "")
        .trim(),
    )
    .filter((text) => text !== "");
}

/**
 * German that must be right: examples, questions with their answers. Wrong options are left out, because many are
 * forms that do not exist ('du fahrst'); explanations mix the languages and count as English.
 */
export function grammarTexts({
  file,
  title,
  summary,
  search,
  explanation,
  examples,
  exercises,
}: GrammarTopic): ContentText[] {
  const english = (what: string, text: string, line = 1): ContentText => ({
    file,
    line,
    text,
    what,
    language: "English",
  });
  const german = (what: string, text: string, line: number): ContentText => ({
    file,
    line,
    text,
    what,
    language: "German",
  });
  return [
    english("title", title),
    english("summary", summary),
    ...search.map((text) => english("search", text)),
    ...markdownTexts(explanation).map((text) => english("explanation of the topic", text)),
    ...examples.flatMap((example) => [
      german("example", example.german, example.line),
      english("translation", example.english, example.line),
    ]),
    ...exercises.flatMap((exercise) => [
      ...rightAnswers(exercise).map((answer) => german("question", filledIn(exercise.question, answer), exercise.line)),
      english("hint", hintOf(exercise.question) ?? "", exercise.line),
      english("explanation", exercise.explanation, exercise.line),
      ...Object.entries(exercise.tempts).flatMap(([wrong, why]) => [
        english("tempts", wrong, exercise.line),
        english("tempts", why, exercise.line),
      ]),
    ]),
  ];
}

/** German words in English texts that look British. */
const GERMAN_NOT_BRITISH = /isier|^Programme$/u;

/** A check of texts, applied to those of a topic. */
export function onGrammar(check: TextCheck): GrammarCheck {
  return {
    name: check.name,
    run: (topic) =>
      check
        .run(grammarTexts(topic))
        .filter(({ check: name, word }) => name !== "american" || !GERMAN_NOT_BRITISH.test(word ?? "")),
  };
}

/** German dashes are en dashes with spaces around them. */
export const DASHES: TextCheck = {
  name: "dash",
  run: (texts) =>
    texts
      .filter(({ language, text }) => language === "German" && /—|\p{L}–|–\p{L}/u.test(text))
      .map(({ file, line, what, text }) => ({
        check: "dash",
        file,
        line,
        word: null,
        message: `a German dash is – with spaces around it, in the ${what} "${text}"`,
      })),
};
