import type { PrefixQuestion, PrefixTest } from "#content/seed/read-verb-prefixes.ts";
import { PREFIX_TEST, withQuestion } from "../prefix-fixtures.ts";

function asked(question: string): PrefixTest {
  return withQuestion(1, { question });
}

function explained(explanation: string): PrefixTest {
  return withQuestion(1, { explanation });
}

function onPlace(correctAnswer: number): PrefixTest {
  const moved = ({ options, ...question }: PrefixQuestion): PrefixQuestion => {
    const right = options[question.correctAnswer] ?? "";
    const wrong = options.filter((option) => option !== right);
    return { ...question, correctAnswer, options: wrong.toSpliced(correctAnswer, 0, right) };
  };
  return { ...PREFIX_TEST, questions: PREFIX_TEST.questions.map(moved) };
}

/** The test with the same right prefix in some of its questions. */
function alwaysRight(prefix: string, numbers: readonly number[]): PrefixTest {
  const questions = PREFIX_TEST.questions.map((question) => {
    const { number, options, correctAnswer } = question;
    return numbers.includes(number) ? { ...question, options: options.with(correctAnswer, prefix) } : question;
  });
  return { ...PREFIX_TEST, questions };
}

/** Tests with one fault each, and what the checks must say. */
export const PREFIX_FAULTS: [expected: string, test: PrefixTest][] = [
  ['gap: question 1, "Der Zug kommt an.": 0 gaps', asked("Der Zug kommt an.")],
  ['gap: question 1, "Der ___ kommt ___.": 2 gaps', asked("Der ___ kommt ___.")],
  ["a gap is exactly three underscores", asked("Der Zug kommt um acht ____.")],
  ["the gap does not begin a word", asked("Der Zug soll um acht an___.")],
  ["the gap does not begin a word", asked("Der Zug kommt um acht ___Uhr.")],
  ["the gap opens a sentence", asked("___kommt der Zug?")],
  ["the gap opens a sentence", asked("Wann? – ___kommt der Zug.")],
  ["the gap stands in the brackets", asked("Der Zug kommt an. (The train ___.)")],
  [
    'options: question 1, "Der Zug kommt um acht Uhr ___.": the option "mit" stands twice',
    withQuestion(1, { options: ["an", "mit", "mit", "aus"] }),
  ],
  ['"xyz" is no prefix of any family', withQuestion(1, { options: ["an", "mit", "xyz", "aus"] })],
  [
    'derived-verb: question 1, "Der Zug kommt um acht Uhr ___.": "umkommen" is not in the family',
    withQuestion(1, { options: ["um", "mit", "be", "aus"] }),
  ],
  ['"be" is inseparable and cannot stand alone', withQuestion(1, { correctAnswer: 2 })],
  ["derived-verb: question 1", { ...PREFIX_TEST, verb: "essen" }],
  ["sentence-length: question 1", asked("Der schnelle Zug aus der schönen Stadt kommt um acht Uhr ___.")],
  ["it does not begin with a capital", asked("der Zug kommt um acht ___.")],
  ["it does not end with . ! ?", asked("Der Zug kommt um acht ___")],
  ["the brackets do not hold an English sentence", asked("Der Zug kommt um acht ___. (arrive)")],
  ["explanation: question 1", explained("'Ankommen' means 'to arrive'. 'Mitkommen' means 'to come along'")],
  ["it has 40 words, 35 at most", explained(`'Ankommen', not 'mitkommen', ${"is right and ".repeat(12)}so.`)],
  ['it does not mention "ankommen"', explained("'Mitkommen' means 'to come along'.")],
  ["it says nothing about a wrong option", explained("'Ankommen' means 'to arrive'.")],
  [
    "mix: 7 questions ask for a separable verb instead of 6",
    withQuestion(10, { question: "Oft kommt Regen ___.", options: ["be", "vor", "ent", "ver"], correctAnswer: 1 }),
  ],
  [
    "participles: 1 questions ask for a participle",
    withQuestion(7, { question: "Morgens komme ich an der Schule ___." }),
  ],
  ["places: the right answer stands 0, 10, 0, 0 times", onPlace(1)],
  [
    'variety: question 9, "Mit wenig Geld kommt Lena gut ___.": "mit" is right more than 2 times',
    alwaysRight("mit", [5, 9]),
  ],
  [
    'variety: question 2, "Der Zug kommt um acht Uhr früh ___.": has nearly the words of question 1',
    withQuestion(2, { question: "Der Zug kommt um acht Uhr früh ___." }),
  ],
  ["order: question 5 (A1) is easier than the one before it", withQuestion(4, { level: "A2" })],
  ["orthography: ", asked("Heute abend kommt Tom ___, und er muß gleich essen.")],
  ["region: ", asked("Im Jänner kommt Tom ___.")],
  ["american: ", explained("'Ankommen' is my favourite. 'Mitkommen' is not.")],
  ["typography: ", asked("Der Zug kommt um acht  Uhr ___.")],
  ["dash: ", asked("Der Zug kommt –um acht– ___.")],
  ["capital: ", asked("Der Zug Kommt um acht ___, aber Blitzwerg nicht.")],
];
