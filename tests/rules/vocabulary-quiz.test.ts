import { describe, expect, it } from "vitest";
import { checkPluralAnswer, checkVocabularyAnswer } from "#schema/rules/vocabulary-answer-check.ts";
import {
  canAsk,
  isRightVocabularyAnswer,
  type JudgedQuestion,
  pluralsOf,
  type QuizForm,
  type QuizzedWord,
  vocabularyQuestion,
} from "#schema/rules/vocabulary-quiz.ts";
import { wordbookOf } from "../support/wordbook.ts";

function makeWord(word: string, facts: Partial<QuizzedWord> & Pick<QuizzedWord, "translation">): QuizzedWord {
  return { id: 1, word, partOfSpeech: null, gender: null, plural: null, ...facts };
}

function noun(word: string, gender: "m" | "f" | "n" | "pl", translation: string[], facts: Partial<QuizzedWord> = {}) {
  return makeWord(word, { partOfSpeech: "noun", gender, translation, ...facts });
}

const TISCH = noun("Tisch", "m", ["table"], { plural: "Tische" });
const LAKE = noun("See", "m", ["lake"], { plural: "Seen" });
const SEA = noun("See", "f", ["sea"]);
const MEER = noun("Meer", "n", ["sea", "ocean"], { plural: "Meere" });
const TEACHER = noun("Lehrer", "m", ["teacher"], { plural: "Lehrer", feminine: "Lehrerin" });
const OFFICIAL = noun("Beamte", "m", ["civil servant"], {
  accepted: ["Beamter"],
  feminine: "Beamtin",
  plural: "Beamten",
});
const PARENTS = noun("Eltern", "pl", ["parents"]);
const YOGURT = noun("Joghurt", "m", ["yogurt"], { plural: "Joghurts" });
const DOOR = noun("Tür", "f", ["door"], { plural: "Türen" });
const LOVE = noun("Liebe", "f", ["love"]);
const TO_LOVE = makeWord("lieben", { partOfSpeech: "verb", translation: ["to love"] });
const TO_LOOK_FORWARD = makeWord("sich freuen", { partOfSpeech: "verb", translation: ["to be glad"] });
const TO_LIVE = makeWord("leben", { partOfSpeech: "verb", translation: ["to live (be alive)"] });
const TO_RESIDE = makeWord("wohnen", { partOfSpeech: "verb", translation: ["to live (reside)"] });
const MAY = makeWord("dürfen", { partOfSpeech: "verb", translation: ["to be allowed to, may"] });
const FORMAL = makeWord("Sie", { partOfSpeech: "pronoun", translation: ["you (formal)"] });
const SHE = makeWord("sie", { partOfSpeech: "pronoun", translation: ["she", "they"] });
const BENCH = noun("Bank", "f", ["bench"], { plural: "Bänke" });
const BANK = noun("Bank", "f", ["bank (for money)"], { plural: "Banken" });
const ALL = [TISCH, LAKE, SEA, MEER, TEACHER, OFFICIAL, PARENTS, YOGURT, DOOR, LOVE, TO_LOVE, TO_LOOK_FORWARD, TO_LIVE];
const BOOK = wordbookOf([...ALL, TO_RESIDE, MAY, FORMAL, SHE, BENCH, BANK]);

const TYPED_GERMAN: QuizForm = { type: "fill-in-blank", direction: "english-to-german" };
const TYPED_ENGLISH: QuizForm = { type: "fill-in-blank", direction: "german-to-english" };

function asked(word: QuizzedWord, form: QuizForm): JudgedQuestion {
  return { ...vocabularyQuestion(word, form, BOOK), plural: word.plural, gender: word.gender };
}

describe("what is asked", () => {
  it.each<[QuizForm["type"], QuizForm["direction"], QuizzedWord, string, string | string[]]>([
    ["multiple-choice", "german-to-english", MEER, "Meer", "sea"],
    ["multiple-choice", "english-to-german", MEER, "sea, ocean", "das Meer"],
    ["multiple-choice", "english-to-german", PARENTS, "parents", "die Eltern"],
    ["multiple-choice", "english-to-german", TO_LOVE, "to love", "lieben"],
    ["gender", "german-to-english", TISCH, "Tisch", "der"],
    ["gender", "english-to-german", TISCH, "table", "der Tisch"],
    ["fill-in-blank", "german-to-english", MEER, "Meer", ["sea", "ocean"]],
    ["fill-in-blank", "german-to-english", LAKE, "See", ["lake"]],
    ["fill-in-blank", "german-to-english", BANK, "Bank", ["bank (for money)", "bench"]],
    ["flashcards", "german-to-english", MEER, "Meer", ["sea", "ocean"]],
    ["fill-in-blank", "english-to-german", TISCH, "table", ["der Tisch", "ein Tisch"]],
    ["fill-in-blank", "english-to-german", SEA, "sea", ["die See", "eine See", "das Meer", "ein Meer"]],
    ["fill-in-blank", "english-to-german", LAKE, "lake", ["der See", "ein See"]],
    ["fill-in-blank", "english-to-german", PARENTS, "parents", ["die Eltern", "Eltern"]],
    ["fill-in-blank", "english-to-german", LOVE, "love", ["die Liebe", "eine Liebe"]],
    ["fill-in-blank", "english-to-german", TO_RESIDE, "to live (reside)", ["wohnen"]],
    [
      "fill-in-blank",
      "english-to-german",
      TEACHER,
      "teacher",
      ["der Lehrer", "ein Lehrer", "die Lehrerin", "eine Lehrerin"],
    ],
    [
      "fill-in-blank",
      "english-to-german",
      OFFICIAL,
      "civil servant",
      ["der Beamte", "ein Beamter", "Beamter", "die Beamtin", "eine Beamtin"],
    ],
    ["fill-in-blank", "english-to-german", YOGURT, "yogurt", ["der Joghurt", "das Joghurt", "ein Joghurt"]],
  ])("%s, %s: $2.word", (type, direction, word, prompt, correctAnswer) => {
    expect(vocabularyQuestion(word, { type, direction }, BOOK)).toEqual({ type, direction, prompt, correctAnswer });
  });

  it("is the gender of nouns alone that have exactly one", () => {
    expect([TISCH, SEA, PARENTS, TO_LOVE, YOGURT].map((word) => canAsk(word, "gender"))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(canAsk(PARENTS, "fill-in-blank")).toBe(true);
  });

  it("is no gender of a name without an article", () => {
    const germany = noun("Deutschland", "n", ["Germany"]);
    expect(canAsk(germany, "gender")).toBe(false);
    expect(canAsk(germany, "multiple-choice")).toBe(true);
  });

  it("is a word of another language without a German article", () => {
    const casa = noun("casa", "f", ["house"], { language: "spanish" });
    expect(vocabularyQuestion(casa, { ...TYPED_GERMAN, type: "multiple-choice" }, BOOK).correctAnswer).toBe("casa");
    expect(asked(casa, TYPED_GERMAN).correctAnswer).toEqual(["casa"]);
  });
});

describe("a typed German word", () => {
  it.each<[QuizzedWord, string, string, string[]]>([
    [TISCH, "der Tisch", "exact", []],
    [TISCH, "ein Tisch", "exact", []],
    [TISCH, "Tisch", "accepted", ["article"]],
    [TISCH, "der tisch", "accepted", ["capitals"]],
    [DOOR, "die Tuer", "accepted", ["spelled-out"]],
    [SEA, "das Meer", "exact", []],
    [SEA, "Meer", "accepted", ["article"]],
    [TEACHER, "die Lehrerin", "exact", []],
    [TEACHER, "Lehrerin", "accepted", ["article"]],
    [OFFICIAL, "Beamter", "exact", []],
    [YOGURT, "das Joghurt", "exact", []],
    [PARENTS, "Eltern", "exact", []],
    [TO_LOOK_FORWARD, "sich freuen", "exact", []],
    [TO_LOOK_FORWARD, "freuen", "accepted", ["sich"]],
    [SHE, "sie", "exact", []],
    [SHE, "Sie", "accepted", ["capitals"]],
    [FORMAL, "Sie", "exact", []],
  ])("$word: %s is right", (word, answer, verdict, notes) => {
    const question = asked(word, TYPED_GERMAN);
    expect(isRightVocabularyAnswer(question, answer)).toBe(true);
    expect(checkVocabularyAnswer(question, answer)).toMatchObject(
      verdict === "exact" ? { verdict } : { verdict, notes },
    );
  });

  it.each<[QuizzedWord, string, string | null]>([
    [TISCH, "die Tisch", "article"],
    [TISCH, "das Tisch", "gender"],
    [TISCH, "den Tisch", "case"],
    [TISCH, "eine Tisch", "gender"],
    [TISCH, "Tische", "number"],
    [TISCH, "die Tische", "number"],
    [TISCH, "Tish", "one-letter-off"],
    [DOOR, "Tur", "umlaut-missing"],
    [DOOR, "das Tür", "gender"],
    [TEACHER, "der Lehrerin", null],
    [TO_LOVE, "Liebe", null],
    [TO_LOVE, "ich muss lieben", null],
    [LAKE, "das Meer", null],
    [TO_LIVE, "wohnen", null],
    [FORMAL, "sie", "capitals"],
    [TISCH, "", null],
    [TISCH, "Stuhl", null],
  ])("$word: %s is wrong and named %s", (word, answer, name) => {
    const question = asked(word, TYPED_GERMAN);
    expect(isRightVocabularyAnswer(question, answer)).toBe(false);
    const check = checkVocabularyAnswer(question, answer);
    expect(check.isRight).toBe(false);
    if (name !== null) expect(check).toMatchObject({ nearMiss: { name } });
  });
});

describe("other answers", () => {
  it("in English are right by any gloss", () => {
    const may = asked(MAY, TYPED_ENGLISH);
    expect(["may", "to be allowed to", "be allowed to"].map((one) => isRightVocabularyAnswer(may, one))).toEqual([
      true,
      true,
      true,
    ]);
    expect(isRightVocabularyAnswer(asked(SEA, TYPED_ENGLISH), "lake")).toBe(false);
  });

  it("that are chosen must match letter by letter", () => {
    const question = asked(TISCH, { type: "gender", direction: "english-to-german" });
    expect(isRightVocabularyAnswer(question, "der Tisch")).toBe(true);
    for (const wrong of ["das Tisch", "der tisch", "Tisch", "der", ""])
      expect(isRightVocabularyAnswer(question, wrong)).toBe(false);
    expect(checkVocabularyAnswer(question, "das Tisch")).toEqual({
      verdict: "wrong",
      isRight: false,
      answer: "der Tisch",
    });
  });

  it("to a card are the learner's own judgment", () => {
    const card = asked(MEER, { type: "flashcards", direction: "german-to-english" });
    expect(isRightVocabularyAnswer(card, "known")).toBe(true);
    expect(isRightVocabularyAnswer(card, "sea")).toBe(false);
    expect(checkVocabularyAnswer(card, "known")).toEqual({ verdict: "exact", isRight: true, answer: "sea" });
  });
});

describe("a typed plural", () => {
  const haus = { word: "Haus", plural: "Häuser" };
  it.each([
    ["Häuser", "exact"],
    ["die Häuser", "exact"],
    ["häuser", "accepted"],
    ["Haeuser", "accepted"],
    ["Hauser", "near-miss"],
    ["Haus", "near-miss"],
    ["Häusern", "near-miss"],
    ["der Häuser", "near-miss"],
    ["Tische", "wrong"],
    ["", "wrong"],
  ])("%s is %s", (answer, verdict) => {
    expect(checkPluralAnswer(haus, answer).verdict).toBe(verdict);
  });

  it("may have variants", () => {
    expect(pluralsOf("Pizzen, Pizzas")).toEqual(["Pizzen", "Pizzas"]);
    expect(pluralsOf("die Balkons / Balkone")).toEqual(["Balkons", "Balkone"]);
    expect(pluralsOf("Häuser")).toEqual(["Häuser"]);
    expect(pluralsOf(null)).toEqual([]);
    expect(checkPluralAnswer({ word: "Pizza", plural: "Pizzen, Pizzas" }, "Pizzas").isRight).toBe(true);
    expect(checkPluralAnswer({ word: "Pizza", plural: "Pizzen, Pizzas" }, "Pizza")).toMatchObject({
      nearMiss: { name: "number" },
    });
  });
});
