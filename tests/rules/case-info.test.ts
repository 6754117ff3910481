import { describe, expect, it } from "vitest";
import { caseFacts } from "#schema/rules/case-info.ts";

/** "warten auf: takes the accusative", or the text alone. */
function shown(caseInfo: string): string[] | undefined {
  return caseFacts(caseInfo)?.map(({ german, text }) => (german === null ? text : `${german}: ${text}`));
}

describe("the case that a word takes, in plain words", () => {
  it.each([
    ["+ Akk.", ["Takes the accusative"]],
    ["+ Nom.", ["Takes the nominative"]],
    ["+ Gen.", ["Takes the genitive"]],
    ["+ Dat. + Akk.", ["Takes the dative and the accusative"]],
    ["+ Akk. + Gen.", ["Takes the accusative and the genitive"]],
    ["+ Gen. / + Dat.", ["Takes the genitive or the dative"]],
    ["+ Dat. / + Akk.", ["Takes the dative for a place and the accusative for a direction"]],
    ["warten auf + Akk.", ["warten auf: takes the accusative"]],
    ["sich freuen über + Akk.", ["sich freuen über: takes the accusative"]],
    ["in der Kreide stehen bei + Dat.", ["in der Kreide stehen bei: takes the dative"]],
    ["sich auskennen in / mit + Dat.", ["sich auskennen in: takes the dative", "sich auskennen mit: takes the dative"]],
    ["reagieren mit + Dat. / auf + Akk.", ["reagieren mit: takes the dative", "reagieren auf: takes the accusative"]],
    ["sich (Dat.) leisten + Akk.", ["Takes the accusative, with the reflexive pronoun in the dative"]],
  ])("%s", (caseInfo, facts) => {
    expect(shown(caseInfo)).toEqual(facts);
  });

  it.each(["", "jdn.", "+ Instr.", "warten auf", "+ Akk. oder so", "auf + Akk"])(
    "a mark that nobody knows: '%s'",
    (caseInfo) => {
      expect(caseFacts(caseInfo)).toBeNull();
    },
  );
});
