import { describe, expect, it } from "vitest";
import { sameGloss } from "#schema/rules/answers.ts";
import { genderRuleFor, nounsByEnding } from "#schema/rules/gender-endings.ts";
import { OTHER_GENDER, OTHER_PLURALS } from "#schema/rules/german-variants.ts";
import { withoutNotes } from "#schema/rules/gloss.ts";
import { seededRandom } from "#schema/rules/random.ts";
import { checkPluralAnswer, checkVocabularyAnswer } from "#schema/rules/vocabulary-answer-check.ts";
import { type DrawnWord, drawVocabularyQuiz } from "#schema/rules/vocabulary-draw.ts";
import {
  canAsk,
  isRightVocabularyAnswer,
  type QuizForm,
  vocabularyQuestion,
  withArticle,
} from "#schema/rules/vocabulary-quiz.ts";
import { DEFINITE_ARTICLES } from "#schema/terms/gender.ts";
import { QUIZ_DIRECTIONS, type QuizDirection } from "#schema/terms/quiz-type.ts";
import { BANK_BOOK, BANK_WORDS } from "./bank-words.ts";
import { nearSynonymOf } from "./checks/near-synonyms.ts";

const bySpelling = Map.groupBy(BANK_WORDS, ({ word }) => word);

function typed(word: DrawnWord, direction: QuizDirection) {
  const form: QuizForm = { type: "fill-in-blank", direction };
  return { ...vocabularyQuestion(word, form, BANK_BOOK), plural: word.plural, gender: word.gender };
}

/** A gloss in the ways in which a learner may type it. */
function waysToType(gloss: string): string[] {
  const bare = gloss.replace(/^(?:to|the|an?) (?=.)/, "");
  return [
    gloss,
    bare,
    gloss.toUpperCase(),
    ` ${gloss}. `,
    withoutNotes(gloss),
    gloss.replace(/[()]/g, ""),
    ...["to", "the", "a", "an"].map((opener) => `${opener} ${withoutNotes(bare)}`),
    gloss.replaceAll("-", " "),
    gloss.replaceAll("'", "’"),
  ].filter((way) => /[a-z]/i.test(withoutNotes(way).replace(/^(?:to|the|an?)(?: |$)/, "")));
}

describe("every word of the lessons and beyond them", () => {
  it("is right by each of its glosses, in whatever way it is typed", () => {
    const refused = BANK_WORDS.flatMap((word) => {
      const question = typed(word, "german-to-english");
      const answers = [...word.translation.flatMap(waysToType), word.translation.join(", ")];
      return answers
        .filter((answer) => !isRightVocabularyAnswer(question, answer))
        .map((one) => `${word.word}: ${one}`);
    });
    expect(refused).toEqual([]);
  });

  it("is right in German with and without its article or sich, in each accepted spelling and with umlauts spelled out", () => {
    const refused = BANK_WORDS.flatMap((word) => {
      const question = typed(word, "english-to-german");
      const article = word.gender === null ? "" : DEFINITE_ARTICLES[word.gender];
      const answers = [
        word.word,
        `${article} ${word.word}`.trim(),
        word.word.replace(/^sich /, ""),
        /^(?:Sie|Ihr)$/.test(word.word) ? word.word : word.word.toLowerCase(),
        word.word.replace(/ß/g, "ss").replace(/ä/g, "ae").replace(/ö/g, "oe").replace(/ü/g, "ue"),
        ...(word.accepted ?? []),
        ...(word.feminine ? [word.feminine, `die ${word.feminine}`] : []),
      ];
      return answers
        .filter((answer) => !isRightVocabularyAnswer(question, answer))
        .map((one) => `${word.word}: ${one}`);
    });
    expect(refused).toEqual([]);
  });

  it("is wrong with another article, which is named", () => {
    const nouns = BANK_WORDS.filter((word) => canAsk(word, "gender") && (bySpelling.get(word.word) ?? []).length === 1);
    const strange = nouns.flatMap((word) =>
      ["der", "die", "das"]
        .filter((article) => article !== DEFINITE_ARTICLES[word.gender ?? "pl"])
        .map((article) => ({ answer: `${article} ${word.word}`, question: typed(word, "english-to-german") }))
        .filter(({ answer, question }) => checkVocabularyAnswer(question, answer).verdict !== "near-miss")
        .map(({ answer }) => answer),
    );
    expect(nouns.length).toBeGreaterThan(2_100);
    expect(strange).toEqual([]);
  });

  it("is another word's answer only where both share a gloss", () => {
    const words = BANK_WORDS.filter((_, place) => place % 7 === 0);
    const wrong = words.flatMap((word, place) => {
      const other = words[(place + 1) % words.length] as DrawnWord;
      const shares = word.translation.some((gloss) => other.translation.some((one) => sameGloss(gloss, one)));
      const german = isRightVocabularyAnswer(typed(word, "english-to-german"), other.word);
      const english = isRightVocabularyAnswer(typed(word, "german-to-english"), other.translation[0] ?? "");
      return (german || english) && !shares ? [`${word.word} ${other.word}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it("has its variants only if the bank teaches it, and none that the bank has already", () => {
    const nouns = new Map(BANK_WORDS.filter(({ gender }) => gender !== null).map((word) => [word.word, word]));
    expect([...OTHER_GENDER].filter(([word, gender]) => (nouns.get(word)?.gender ?? gender) === gender)).toEqual([]);
    const useless = [...OTHER_PLURALS].filter(([word, plurals]) =>
      plurals.includes(nouns.get(word)?.plural ?? plurals[0] ?? ""),
    );
    expect(useless).toEqual([]);
    for (const [word, plurals] of OTHER_PLURALS)
      for (const other of plurals)
        expect(checkPluralAnswer({ word, plural: nouns.get(word)?.plural ?? "" }, other).isRight, other).toBe(true);
  });

  it("has one plural that is right, and is not its own plural without the umlaut", () => {
    const nouns = BANK_WORDS.flatMap(({ word, plural }) => (plural === null ? [] : [{ word, plural }]));
    expect(nouns.length).toBeGreaterThan(1_700);
    expect(nouns.filter((noun) => !checkPluralAnswer(noun, noun.plural).isRight)).toEqual([]);
    const folded = nouns
      .map((noun) => ({
        noun,
        typed: noun.plural.replace(/[äöü]/g, (one) => ({ ä: "a", ö: "o", ü: "u" })[one] ?? one),
      }))
      .filter(({ noun, typed: one }) => one !== noun.plural && !OTHER_PLURALS.get(noun.word)?.includes(one))
      .filter(({ noun, typed: one }) => checkPluralAnswer(noun, one).isRight);
    expect(folded).toEqual([]);
  });
});

describe.each(QUIZ_DIRECTIONS)("the options of a multiple-choice quiz, %s,", (direction) => {
  const form: QuizForm = { type: "multiple-choice", direction };
  const byGerman = new Map(BANK_WORDS.map((word) => [withArticle(word), word]));
  const byText = new Map(BANK_WORDS.map((word) => [word.translation[0] ?? "", word]));
  const questions = drawVocabularyQuiz(BANK_WORDS, form, BANK_BOOK, seededRandom(direction)).map(
    ({ word, options, correctAnswer }) => {
      const all = options ?? [];
      return { word, options: all, correctAnswer, wrong: all.filter((option) => option !== correctAnswer) };
    },
  );

  it("are four for every word of every level, one of them right", () => {
    expect(questions).toHaveLength(BANK_WORDS.length);
    expect(questions.length).toBeGreaterThan(6_000);
    expect(questions.filter(({ options }) => options.length !== 4).map(({ word }) => word.word)).toEqual([]);
    expect(questions.filter(({ wrong }) => wrong.length !== 3).map(({ word }) => word.word)).toEqual([]);
  });

  it("never look alike", () => {
    const alike = questions.filter(({ options }) =>
      options.some((one, place) => options.slice(place + 1).some((other) => sameGloss(one, other))),
    );
    expect(alike.map(({ options }) => options.join(" | "))).toEqual([]);
  });

  it("are never right as well, by any gloss of either word", () => {
    const alsoRight = questions.flatMap(({ word, wrong }) => {
      const question = typed(word, direction);
      return wrong.filter((option) => isRightVocabularyAnswer(question, option)).map((one) => `${word.word}: ${one}`);
    });
    expect(alsoRight).toEqual([]);
  });

  it("are hardly ever near synonyms of the right one", () => {
    const near = questions.flatMap(({ word, wrong }) => {
      const first = (option: string) => (direction === "german-to-english" ? byText.get(option) : byGerman.get(option));
      return wrong
        .filter((one) => nearSynonymOf(word.translation, first(one)?.translation ?? []) !== null)
        .map((one) => `${word.word} (${word.translation.join(", ")}): ${one}`);
    });
    expect(near.length / questions.length, near.join("\n")).toBeLessThan(0.007);
  });

  it("stand in random places", () => {
    const places = [0, 1, 2, 3].map(
      (place) => questions.filter(({ options, correctAnswer }) => options[place] === correctAnswer).length,
    );
    expect(Math.min(...places)).toBeGreaterThan(1_000);
  });

  it("have the part of speech of the right one, its capital and its small first word", () => {
    const wordOf = (option: string) =>
      direction === "german-to-english"
        ? byText.get(option)
        : bySpelling.get(option.replace(/^(?:der|die|das) /, ""))?.[0];
    const other = questions.filter(
      ({ word, wrong }) => wrong.filter((one) => wordOf(one)?.partOfSpeech === word.partOfSpeech).length < 2,
    );
    expect(other.length / questions.length).toBeLessThan(0.01);
    const opener = (text: string) => /^(?:to|der|die|das|sich) /.test(text);
    const lonely = questions.filter(
      ({ correctAnswer, wrong }) => !wrong.some((one) => opener(one) === opener(String(correctAnswer))),
    );
    const isSaying = ({ word }: (typeof questions)[number]) => word.partOfSpeech === "phrase";
    // The preposition `to` stands alone among its own. Of sayings, no other may begin with an article.
    expect(lonely.filter((question) => !isSaying(question)).length).toBeLessThanOrEqual(1);
    expect(lonely.filter(isSaying).length / questions.filter(isSaying).length).toBeLessThan(0.05);
  });

  it("are about as long: the right one sticks out in few questions", () => {
    const sticksOut = questions.filter(({ correctAnswer, wrong }) => {
      const letters = String(correctAnswer).length;
      return letters > 12 && wrong.every((one) => one.length * 2 < letters);
    });
    expect(sticksOut.length / questions.length).toBeLessThan(0.01);
  });
});

describe("the gender of a noun by its ending", () => {
  const nouns = BANK_WORDS.flatMap(({ word, gender }) => (gender === null ? [] : [{ word, gender }]));
  const endings = nounsByEnding(nouns);
  const shares = new Map(
    endings.map(({ ending, nouns: own, right }) => [ending, Math.round((right * 100) / Math.max(1, own.length))]),
  );

  it("holds as far as teachers say", () => {
    for (const ending of ["ung", "heit", "keit", "schaft", "ion", "tät", "ie"])
      expect(shares.get(ending)).toBeGreaterThan(90);
    // das Plastik, das Mosaik
    expect(shares.get("ik")).toBeGreaterThan(85);
    expect(shares.get("chen")).toBeGreaterThan(85);
    expect(shares.get("e")).toBeGreaterThan(80);
    expect(shares.get("er")).toBeLessThan(80);
  });

  it("is told for a third of the nouns, with examples that follow it and never for a noun against it", () => {
    const told = nouns.flatMap((noun) => {
      const rule = genderRuleFor(noun, endings);
      return rule ? [{ noun, rule }] : [];
    });
    expect(told.length / nouns.length).toBeGreaterThan(0.3);
    for (const { noun, rule } of told) {
      expect(rule.gender).toBe(noun.gender);
      expect(rule.right / rule.nouns).toBeGreaterThanOrEqual(0.8);
      expect(rule.examples).toHaveLength(3);
      expect([...rule.examples, ...rule.exceptions].map(({ word }) => word)).not.toContain(noun.word);
    }
  });
});
