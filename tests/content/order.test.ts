import { describe, expect, it } from "vitest";
import { type CurriculumContent, readContent } from "#content/seed/read-content.ts";
import { readAllowList } from "./checks/allow-list.ts";
import { printed } from "./checks/finding.ts";
import { orderCheck, orderOf, untaughtAtMost } from "./checks/order.ts";

const content = readContent();
const names = new Set(readAllowList().names);

/** The content with the sentences of one chapter in another one. */
function withSentences(of: string, into: string): CurriculumContent {
  const words = (file: string) =>
    content.chapters
      .filter((chapter) => chapter.file.includes(file))
      .flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.words));
  const sentences = words(of).map(({ sentence }) => sentence);
  let next = 0;
  return {
    ...content,
    chapters: content.chapters.map((chapter) =>
      chapter.file.includes(into)
        ? {
            ...chapter,
            lessons: chapter.lessons.map((lesson) => ({
              ...lesson,
              words: lesson.words.map((word) => {
                const sentence = sentences[next] ?? "";
                next += 1;
                return { ...word, sentence };
              }),
            })),
          }
        : chapter,
    ),
  };
}

describe("the order of the curriculum", () => {
  it("lets no chapter of A1 to B1 use more words than its place allows that are not taught yet", () => {
    expect(orderCheck(names).run(content).map(printed)).toEqual([]);
  });

  it("is judged in A1, A2 and B1, strictest where learners know most", () => {
    expect([1, 3, 4, 6, 7, 10].map((chapter) => untaughtAtMost("A1", chapter))).toEqual([
      0.12, 0.12, 0.06, 0.06, 0.03, 0.03,
    ]);
    expect([untaughtAtMost("A2", 1), untaughtAtMost("B1", 1), untaughtAtMost("B2", 1)]).toEqual([0.02, 0.02, null]);
  });

  it("finds sentences that stand too early, and names their words", () => {
    const [finding, ...others] = orderCheck(names).run(withSentences("a2/06", "a1/02"));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ check: "order", file: expect.stringContaining("a1/02") as string });
    expect(finding?.message).toMatch(/% of its running words are not taught yet, of 12 % at most: .*\(line \d+\)/);
  });

  it("counts a form as its word: am, mir, war, angerufen, größer", () => {
    const chapter = content.chapters.find(({ file }) => file.includes("a2/01"));
    const line = (sentence: string): CurriculumContent => ({
      ...content,
      chapters: content.chapters.map((one) =>
        one === chapter
          ? {
              ...one,
              lessons: one.lessons.map((lesson) => ({
                ...lesson,
                words: lesson.words.map((word) => ({ ...word, sentence })),
              })),
            }
          : one,
      ),
    });
    const untaught = (sentence: string) =>
      orderOf(line(sentence), names)
        .find(({ chapter: { file } }) => file.includes("a2/01"))
        ?.untaught.map(({ token }) => token) ?? [];
    expect(untaught("Am Montag war er bei mir, und Mara hat größere Kinder angerufen.")).toEqual([]);
    expect(new Set(untaught("Der Dirigent verbeugt sich."))).toEqual(new Set(["Dirigent", "verbeugt"]));
  });
});
