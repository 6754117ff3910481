import { describe, expect, it } from "vitest";
import { readContent } from "#content/seed/read-content.ts";
import { caseFacts } from "#schema/rules/case-info.ts";
import { allWords } from "./checks/finding.ts";

const marked = allWords(readContent()).flatMap(({ word }) =>
  word.case === undefined ? [] : [{ ...word, case: word.case }],
);

describe("the case of every word of the curriculum", () => {
  it("can be put into plain words", () => {
    expect(marked.length).toBeGreaterThan(900);
    expect(marked.filter((word) => caseFacts(word.case) === null).map((word) => `${word.word}: ${word.case}`)).toEqual(
      [],
    );
  });

  it("shows no mark of a dictionary: no plus, slash, bracket or abbreviation", () => {
    const raw = marked.flatMap((word) =>
      (caseFacts(word.case) ?? [])
        .flatMap(({ german, text }) => [german ?? "", text])
        .filter((text) => /[+/()]|\b(?:Nom|Gen|Dat|Akk|jdn?m?|etw)\b\.?/.test(text)),
    );
    expect(raw).toEqual([]);
  });

  it("names a preposition with its verb only in German that the word begins with", () => {
    const strange = marked.flatMap((word) =>
      (caseFacts(word.case) ?? [])
        .filter(({ german }) => german !== null && !german.startsWith(`${word.word} `))
        .map(({ german }) => `${word.word}: ${german}`),
    );
    expect(strange).toEqual([]);
  });
});
