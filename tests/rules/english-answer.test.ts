import { describe, expect, it } from "vitest";
import { checkEnglishAnswer } from "#schema/rules/english-answer.ts";
import { rightEnglish } from "#schema/rules/english-right.ts";

describe("a right translation", () => {
  it.each([
    ["to go", "to go"],
    ["go", "to go"],
    ["To Go!", "to go"],
    ["  to   go ", "to go"],
    ["house", "house"],
    ["the house", "house"],
    ["a house", "house"],
    ["an apple", "apple"],
    ["bit", "a bit"],
    ["to live", "to live (reside)"],
    ["live", "to live (reside)"],
    ["to live (reside)", "to live (reside)"],
    ["can", "to be able to (can)"],
    ["to be able to", "to be able to (can)"],
    ["bank", "bank (for money)"],
    ["bank for money", "bank (for money)"],
    ["to wake up", "to wake (someone) up"],
    ["to wake someone up", "to wake (someone) up"],
    ["wake somebody up", "to wake (someone) up"],
    ["may", "to be allowed to, may"],
    ["to be allowed to", "to be allowed to, may"],
    ["be allowed to, may", "to be allowed to, may"],
    ["both and", "both … and"],
    ["both ... and", "both … and"],
    ["how are you", "how are you?"],
    ["email", "e-mail"],
    ["e mail", "e-mail"],
    ["one sided", "one-sided"],
    ["doctors note", "doctor's note (for work)"],
    ["doctor’s note", "doctor's note (for work)"],
    ["don't mention it", "do not mention it"],
    ["do not mention it", "don't mention it"],
    ["dont mention it", "don't mention it"],
    ["I am sorry", "I'm sorry"],
    ["it's raining", "it is raining"],
    ["cannot", "can't"],
    ["won't", "will not"],
    ["somebody", "someone"],
    ["Mr", "Mr."],
    ["to lose your temper", "to lose one's temper"],
    ["lose my temper", "to lose one's temper"],
    ["to enjoy yourself", "to enjoy oneself"],
    ["to put yourself in somebody's position", "to put oneself in someone's position"],
  ])("%s for %s", (typed, gloss) => {
    expect(rightEnglish(typed, [gloss])).toEqual({ verdict: "exact", isRight: true, answer: gloss });
  });

  it.each([
    ["colour", "color"],
    ["favourite", "favorite"],
    ["neighbour", "neighbor"],
    ["centre", "center"],
    ["theatre", "theater"],
    ["kilometres", "kilometers"],
    ["to realise", "to realize"],
    ["organisation", "organization"],
    ["to apologise", "to apologize"],
    ["to analyse", "to analyze"],
    ["travelling", "traveling"],
    ["cancelled", "canceled"],
    ["jewellery", "jewelry"],
    ["defence", "defense"],
    ["driver's licence", "driver's license"],
    ["to practise", "to practice"],
    ["catalogue", "catalog"],
    ["programme", "program"],
    ["anaesthesia", "anesthesia"],
    ["grey", "gray"],
    ["pyjamas", "pajamas"],
    ["sceptical", "skeptical"],
    ["mum", "mom"],
    ["to fulfil", "to fulfill"],
    ["judgement", "judgment"],
    ["learnt", "learned"],
    ["towards", "toward"],
    ["mould", "mold"],
    ["aeroplane", "airplane"],
    ["to manoeuvre", "to maneuver"],
  ])("%s for %s, with a note", (typed, gloss) => {
    expect(rightEnglish(typed, [gloss])).toMatchObject({
      verdict: "accepted",
      answer: gloss,
      notes: ["other-spelling"],
    });
    expect(rightEnglish(gloss, [typed])?.isRight).toBe(true);
  });

  it("may be any gloss, or several of them, but nothing else beside them", () => {
    const glosses = ["note", "slip of paper"];
    expect(rightEnglish("slip of paper", glosses)).toMatchObject({ answer: "slip of paper" });
    expect(rightEnglish("a note / a slip of paper", glosses)?.isRight).toBe(true);
    expect(rightEnglish("note, slip of paper", glosses)?.isRight).toBe(true);
    expect(rightEnglish("note or slip of paper", glosses)?.isRight).toBe(true);
    expect(rightEnglish("note, table", glosses)).toBeNull();
    expect(rightEnglish("note slip of paper", glosses)).toBeNull();
  });
});

describe("a wrong translation", () => {
  it.each([
    ["", "house"],
    ["to", "to go"],
    ["the", "house"],
    ["housing", "house"],
    ["hous", "house"],
    ["i go to school", "to go"],
    ["money", "bank (for money)"],
    ["reside", "to live (reside)"],
    ["for", "four"],
    ["your", "you"],
    ["flower", "flour"],
    ["shoe", "she"],
    ["want", "can not"],
    ["you formal", "you (informal, singular)"],
    ["myself", "oneself"],
    ["cant", "want"],
    ["tour", "tor"],
  ])("%s for %s", (typed, gloss) => {
    expect(rightEnglish(typed, [gloss])).toBeNull();
  });
});

describe("what is said about a wrong translation", () => {
  it.each([
    ["hous", "house", "one-letter-off", "word"],
    ["hosue", "house", "one-letter-off", "word"],
    ["houses", "house", "number", "word"],
    ["city", "cities", "number", "word"],
    ["bus", "buses", "number", "word"],
    ["going", "to go shopping", null, null],
    ["working", "to work", "form", "verb"],
    ["to works", "to work", "form", "verb"],
    ["tried", "to try", "form", "verb"],
    ["stopped", "to stop", "form", "verb"],
    ["icecream", "ice cream", "written-as-one", "words"],
    ["foot ball", "football", "written-apart", "words"],
    ["cream ice", "ice cream", "order", "words"],
    ["slip paper", "slip of paper", "missing-word", "words"],
    ["the good slip of paper", "slip of paper", "extra-word", "words"],
    ["car", "cat", null, null],
    ["table", "house", null, null],
    ["", "house", null, null],
  ])("%s for %s is %s", (typed, gloss, name, of) => {
    const check = checkEnglishAnswer(typed, [gloss]);
    expect(check).toEqual(
      name === null
        ? { verdict: "wrong", isRight: false, answer: gloss }
        : { verdict: "near-miss", isRight: false, answer: gloss, nearMiss: { name, of } },
    );
  });

  it("shows the gloss that was meant", () => {
    expect(checkEnglishAnswer("slip of papers", ["note", "slip of paper"])).toMatchObject({ answer: "slip of paper" });
    expect(checkEnglishAnswer("table", ["note", "slip of paper"])).toMatchObject({ answer: "note" });
  });
});
