import type { CurriculumContent } from "#content/seed/read-content.ts";
import { allWords, type Check, type Finding } from "./finding.ts";

/** A text that learners read, with its place. */
export interface ContentText {
  text: string;
  language: "German" | "English";
  /** What it is, for messages. */
  what: string;
  file: string;
  line: number;
}

/** A check of texts as such, wherever they stand. */
export interface TextCheck {
  name: string;
  run(texts: readonly ContentText[]): Finding[];
}

/** A check of texts, applied to every text of the curriculum. */
export function onCurriculum(check: TextCheck): Check {
  return { name: check.name, run: (content) => check.run(allTexts(content)) };
}

/** Every text of the curriculum and the conversation starters. */
export function allTexts(content: CurriculumContent): ContentText[] {
  return [...headings(content), ...themes(content), ...wordTexts(content), ...starterTexts(content)];
}

function headings({ chapters }: CurriculumContent): ContentText[] {
  return chapters.flatMap(({ file, title, description, goal, lessons }) => {
    const place = { file, line: 1 };
    return [
      { ...place, text: title, language: "German" as const, what: "title" },
      { ...place, text: description, language: "English" as const, what: "description" },
      { ...place, text: goal, language: "English" as const, what: "goal" },
      ...lessons.flatMap((lesson) => [
        { file, line: lesson.line, text: lesson.title, language: "German" as const, what: "lesson title" },
        { file, line: lesson.line, text: lesson.trail, language: "German" as const, what: "trail" },
        { file, line: lesson.line, text: lesson.description, language: "English" as const, what: "lesson description" },
      ]),
    ];
  });
}

function themes({ bank }: CurriculumContent): ContentText[] {
  return bank.flatMap(({ file, groups }) =>
    groups.map(({ title, line }) => ({ file, line, text: title, language: "German" as const, what: "group title" })),
  );
}

function wordTexts(content: CurriculumContent): ContentText[] {
  return allWords(content).flatMap(({ file, word }) => {
    const place = { file, line: word.line };
    const german = [
      { text: word.word, what: "word" },
      { text: word.plural === "none" ? "" : (word.plural ?? ""), what: "plural" },
      { text: word.feminine ?? "", what: "feminine" },
      ...(word.accepted ?? []).map((text) => ({ text, what: "accepted" })),
      { text: word.sentence, what: "sentence" },
    ].filter(({ text }) => text !== "");
    const english = [
      ...word.en.map((text) => ({ text, what: "gloss" })),
      { text: word.translation, what: "translation" },
    ];
    return [
      ...german.map((text) => ({ ...place, ...text, language: "German" as const })),
      ...english.map((text) => ({ ...place, ...text, language: "English" as const })),
    ];
  });
}

function starterTexts({ starters }: CurriculumContent): ContentText[] {
  return starters.flatMap(({ file, line, prompt, title, translation }) => [
    { file, line, text: prompt, language: "German" as const, what: "prompt" },
    { file, line, text: title, language: "English" as const, what: "title" },
    { file, line, text: translation, language: "English" as const, what: "translation" },
  ]);
}

/** A run of letters, hyphens inside it included. */
export interface Token {
  text: string;
  /** True at the beginning of a sentence, where the capital says nothing. */
  opening: boolean;
}

/** The words of a German text. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/\p{L}+(?:-\p{L}+)*/gu)].map((match) => {
    const before = text.slice(0, match.index).trimEnd();
    return { text: match[0], opening: before === "" || /[.!?…:„“–(]$/.test(before) };
  });
}

/** Umlauts and ß as plain letters, lower case: the form in which inflected words of one lemma begin alike. */
export function folded(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ä", "a")
    .replaceAll("ö", "o")
    .replaceAll("ü", "u")
    .replaceAll("ß", "ss");
}
