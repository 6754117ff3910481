import type { CurriculumChapter, CurriculumLesson } from "#content/seed/read-content.ts";
import type { Check, Finding } from "./finding.ts";
import { folded, tokensOf } from "./texts.ts";

/** Longest title in characters: a card shows it on one or two lines at 320 px. */
const TITLE_CHARACTERS = 40;
const CAN_DO = /^You can .+\.$/;

function chapterFaults({ title, description, goal }: CurriculumChapter): string[] {
  return [
    ...(title.length > TITLE_CHARACTERS ? [`the title "${title}" is longer than ${TITLE_CHARACTERS} characters`] : []),
    ...(/^\p{Ll}/u.test(description) && !description.endsWith(".")
      ? []
      : [`the description is a few lower-case words: "${description}"`]),
    ...(CAN_DO.test(goal) ? [] : [`the goal is a sentence with "You can …": "${goal}"`]),
  ];
}

function lessonFaults({ title, description, trail, words }: CurriculumLesson): string[] {
  const taught = words
    .flatMap(({ word, plural }) => [...tokensOf(word), ...tokensOf(plural ?? "")])
    .map(({ text }) => folded(text));
  const last = folded(tokensOf(trail).at(-1)?.text ?? "");
  return [
    ...(title.length > TITLE_CHARACTERS ? [`the title "${title}" is longer than ${TITLE_CHARACTERS} characters`] : []),
    ...(CAN_DO.test(description) ? [] : [`the description is a sentence with "You can …": "${description}"`]),
    ...(taught.some((word) => word.slice(0, 3) === last.slice(0, 3))
      ? []
      : [`the trail "${trail}" is no word of the lesson`]),
  ];
}

/** Titles, descriptions and trail words have the form that content/README.md gives them; no title is used twice. */
export const TITLES: Check = {
  name: "titles",
  run({ chapters, bank }) {
    const seen = new Map<string, string>();
    const findings: Finding[] = [];
    const add = (file: string, line: number, message: string) =>
      findings.push({ check: "titles", file, line, word: null, message });
    const once = (file: string, line: number, kind: string, title: string) => {
      const owner = seen.get(`${kind} ${title}`);
      if (owner) add(file, line, `the ${kind} "${title}" stands already in ${owner}`);
      seen.set(`${kind} ${title}`, `${file}:${line}`);
    };
    for (const chapter of chapters) {
      once(chapter.file, 1, "chapter title", chapter.title);
      for (const fault of chapterFaults(chapter)) add(chapter.file, 1, fault);
      for (const lesson of chapter.lessons) {
        once(chapter.file, lesson.line, "lesson title", lesson.title);
        for (const fault of lessonFaults(lesson)) add(chapter.file, lesson.line, `lesson ${lesson.number}: ${fault}`);
      }
    }
    for (const { file, groups } of bank)
      for (const { title, line } of groups)
        if (title.length > TITLE_CHARACTERS)
          add(file, line, `the group title "${title}" is longer than ${TITLE_CHARACTERS} characters`);
    return findings;
  },
};
