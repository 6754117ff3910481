import { describe, expect, it } from "vitest";
import { AFTER_ANSWER_DELAY_MS, CHARACTERS_OF_FIRST_SECOND, verdictTimeMs } from "#web/quiz-kit/auto-advance.ts";

const LONGEST_OF_A1 =
  "mirror Tom steht schon zwanzig Minuten vor dem Spiegel! Tom has been standing in front of the mirror for twenty minutes!";
const LONGEST_OF_C2 =
  "sufficient Solange kein hinreichender Tatverdacht besteht, wird die Staatsanwaltschaft keine Anklage erheben, so laut die Presse auch danach ruft. As long as there are no sufficient grounds for suspicion, the prosecutor's office will not bring charges, however loudly the press may call for it.";

describe("how long a verdict stays", () => {
  it.each([
    ["a mistake without anything to read", "", 1],
    ["the longest mistake of A1", LONGEST_OF_A1, 1],
    ["one character more", `${LONGEST_OF_A1}!`, 2],
    ["fifteen characters more", `${LONGEST_OF_A1}${"!".repeat(15)}`, 2],
    ["sixteen characters more", `${LONGEST_OF_A1}${"!".repeat(16)}`, 3],
    ["the longest mistake of C2", LONGEST_OF_C2, 13],
  ])("%s", (_what, toRead, seconds) => {
    expect(verdictTimeMs({ correct: false, toRead })).toBe(seconds * 1_000);
  });

  it("a right answer takes a second, however much there is to read", () => {
    expect(verdictTimeMs({ correct: true, toRead: LONGEST_OF_C2 })).toBe(AFTER_ANSWER_DELAY_MS);
  });

  it("the first second covers the longest mistake of A1", () => {
    expect(LONGEST_OF_A1).toHaveLength(CHARACTERS_OF_FIRST_SECOND);
  });
});
