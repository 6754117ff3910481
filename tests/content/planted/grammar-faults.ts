import type { GrammarTopic } from "#content/seed/read-grammar.ts";
import { CHOICE, TOPIC, TYPED_ANSWER, withExample, withExercise } from "../grammar-fixtures.ts";

const LONG = "Das ist eine kleine Katze, und da ist auch der große Hund.";

function explained(explanation: string): GrammarTopic {
  return { ...TOPIC, explanation };
}

function asked(question: string, correctAnswer = "ein", more: Record<string, unknown> = {}): GrammarTopic {
  const explanation = `It is ${correctAnswer}.`;
  return withExercise(TYPED_ANSWER, { question, correctAnswer, explanation, tempts: { falsch: "guesses" }, ...more });
}

/** Topics with one fault each, and what the checks must say. */
export const GRAMMAR_FAULTS: [expected: string, topic: GrammarTopic][] = [
  ["counts: 19 exercises instead of 20", { ...TOPIC, exercises: TOPIC.exercises.slice(0, -1) }],
  ["counts: exercise 1 is hard multiple-choice; the order is", withExercise(CHOICE, { difficulty: "hard" })],
  [
    "counts: exercise 5 is easy fill-blank; the order is",
    { ...TOPIC, exercises: TOPIC.exercises.with(4, { ...TOPIC.exercises[5]!, number: 5 }) },
  ],
  [
    "places: the right answer stands 2, 4, 3, 3 times",
    withExercise(CHOICE, { options: ["eine", "ein", "einen", "einer"] }),
  ],
  ["markdown: a list or table needs a blank line before it", explained("Forms:\n- **ein** Hund")],
  ["markdown: a list needs a blank line after it", explained("- **ein** Hund\nThat is all.")],
  ["markdown: a table needs |---| under its head", explained("| a | b |\n| c | d |")],
  ["markdown: the rows of a table have 2 and 3 cells", explained("| a | b |\n|---|---|\n| c | d | e |")],
  ["markdown: a row of a table begins and ends with |", explained("| a | b |\n|---|---|\n| c | d")],
  ["markdown: an asterisk without its partner", explained("Take **ein.")],
  ["markdown: only ** and * mark a text", explained("Take _ein_.")],
  ["markdown: only ** and * mark a text", explained("Take [ein].")],
  ['sentence-length: "Das ist eine', withExample(LONG)],
  ["sentence-length: exercise 6", asked("Da ist ___ Stuhl, und da ist auch der große, alte Tisch. (a)")],
  [
    'similar: exercise 2, "Da ist ___ Hund. (a)": has nearly the words of exercise 1',
    withExercise(2, { question: "Da ist ___ Hund. (a)" }),
  ],
  ['similar: exercise 6, "Hund, da ist ___! (a)": has nearly the words of exercise 1', asked("Hund, da ist ___! (a)")],
  ['similar: exercise 6, "___ Kind lacht. (a)": repeats the example', asked("___ Kind lacht. (a)", "Ein")],
  ['gap: exercise 6, "Da ist ein Stuhl.": 0 gaps', asked("Da ist ein Stuhl.")],
  ['gap: exercise 6, "Da ist ___ ___ Stuhl.": 2 gaps', asked("Da ist ___ ___ Stuhl.")],
  ["a gap is exactly three underscores", asked("Da ist ____ Stuhl.")],
  ["the gap is not a word of its own", asked("Da ist ___e Katze.", "ein")],
  ["the gap stands in the hint", asked("Da ist ein Stuhl. (ein ___ Stuhl)")],
  [
    'options: exercise 1, "Da ist ___ Hund. (a)": the option "Einen" stands twice',
    withExercise(CHOICE, { options: ["ein", "eine", "einen", "Einen"] }),
  ],
  [
    'options: exercise 1, "Da ist ___ Hund. (a)": the right answer "ein" is not among the options',
    withExercise(CHOICE, { options: ["der", "eine", "einen", "einer"] }),
  ],
  [
    'options: exercise 1, "Da! ___ Hund ist da.": the gap opens a sentence',
    withExercise(CHOICE, { question: "Da! ___ Hund ist da." }),
  ],
  [
    'answers: exercise 6, "Da ist ___ Stuhl. (a)": the answer "Ein" stands twice',
    withExercise(TYPED_ANSWER, { acceptedAnswers: ["Ein"] }),
  ],
  ['"ein." ends with a mark', asked("Da ist ___ Stuhl.", "ein.")],
  ["the gap opens a sentence: the answer needs a capital", asked("Da! ___ Stuhl. (a)")],
  ['tempts: exercise 6, "Da ist ___ Stuhl. (a)": no line under tempts', withExercise(TYPED_ANSWER, { tempts: {} })],
  ['tempts calls "EIN" wrong, which is an accepted answer', withExercise(TYPED_ANSWER, { tempts: { EIN: "no" } })],
  [
    'tempts: exercise 1, "Da ist ___ Hund. (a)": no line under tempts for "einer"',
    withExercise(CHOICE, { tempts: { eine: "x", einen: "x" } }),
  ],
  [
    'tempts: "der" is no wrong option',
    withExercise(CHOICE, { tempts: { eine: "x", einen: "x", einer: "x", der: "x" } }),
  ],
  [
    'tempts: "ein" is no wrong option',
    withExercise(CHOICE, { tempts: { eine: "x", einen: "x", einer: "x", ein: "x" } }),
  ],
  ["the explanation has 36 words, 35 at most", withExercise(CHOICE, { explanation: `${"Here ".repeat(35)}ein.` })],
  [
    'explanation: exercise 1, "Da ist ___ Hund. (a)": the explanation has no end',
    withExercise(CHOICE, { explanation: "It is ein" }),
  ],
  [
    'key-form: exercise 1, "Da ist ___ Hund. (a)": the explanation does not mention "ein"',
    withExercise(CHOICE, { explanation: "The noun is masculine." }),
  ],
  [
    'question-form: exercise 6, "da ist ___ Stuhl. (a)": it does not begin with a capital',
    asked("da ist ___ Stuhl. (a)"),
  ],
  ['question-form: exercise 6, "Da ist ___ Stuhl (a)": it does not end', asked("Da ist ___ Stuhl (a)")],
  ["a bracket is empty or has a space inside", asked("Da ist ___ Stuhl. (a )")],
  [
    'word-count: exercise 6, "Um acht ___ ich. (aufstehen, present)": "stehe auf" has 2 words',
    asked("Um acht ___ ich. (aufstehen, present)", "stehe auf"),
  ],
  ['the hint says two, but "ein" has 1', asked("Da ist ___ Stuhl. (two words)")],
  [
    'the hint says one, but "ein neuer" has 2',
    asked("Da ist ___ Stuhl. (one word)", "ein", { acceptedAnswers: ["ein neuer"] }),
  ],
  [
    'given-away: exercise 6, "Ein Tisch und ___ Stuhl sind da. (a)": the answer "ein" stands in the sentence',
    asked("Ein Tisch und ___ Stuhl sind da. (a)"),
  ],
  ['the answer "ein" stands in the hint', asked("Da ist ___ Stuhl. (ein)")],
  ['the answer "gehen" stands in the hint', asked("Wir ___ jetzt. (gehen)", "gehen")],
  ['verb-hint: exercise 6, "Wir ___ jetzt.": a verb is asked for', asked("Wir ___ jetzt.", "gehen")],
  ['verb-hint: exercise 6, "Lena ___ müde.": a verb is asked for', asked("Lena ___ müde.", "ist")],
  ["the hint (wohnen) leaves the form open", asked("Lena ___ hier. (wohnen)", "wohnt")],
  ["dash: a German dash is –", withExample("Hier fehlt eine Tasse — schade!")],
  ["dash: a German dash is –", asked("Da ist ___ Stuhl–schade! (a)")],
  ['orthography: "muß" in the example', withExample("Ich muß gehen.")],
  ['orthography: "heiss" in the question', asked("Da ist ___ Stuhl, er ist heiss. (a)")],
  ['region: "Velo" in the question', asked("Da ist ___ Velo. (a)")],
  ['american: "colours" in the summary', { ...TOPIC, summary: "All colours." }],
  ['american: "favourite" in the explanation of the topic', explained("My **favourite** form.")],
  ['american: "neighbour" in the translation', withExample("Ein Nachbar lacht.", "A neighbour is laughing.")],
  ['american: "grey" in the explanation', withExercise(CHOICE, { explanation: "It is ein, for a grey dog." })],
  ['american: "colour" in the tempts', withExercise(TYPED_ANSWER, { tempts: { einen: "thinks of the colour" } })],
  ["typography: an apostrophe of another kind", withExercise(CHOICE, { explanation: "It’s ein." })],
  ["typography: German quotation marks are „…“, in the question", asked('Da ist ___ "Stuhl". (a)')],
  ["typography: two spaces in a row, in the explanation of the topic", explained("Take  ein.")],
  ["typography: an apostrophe of another kind: write ', in the hint", asked("Da ist ___ Stuhl. (it’s new)")],
  ['capital: "Geht" in the question', asked("Da ist ___ Stuhl, der Geht kaputt. (a)")],
];

/** Right topics that a careless check would complain about. */
export const GRAMMAR_RIGHT: [what: string, topic: GrammarTopic][] = [
  ["an answer that is equal to the infinitive of its hint", asked("Wir ___ jetzt. (gehen, present)", "gehen")],
  [
    "a verb that is named by its infinitive only",
    asked("Ich habe Lena ___. (helfen, participle)", "geholfen", { explanation: "'Helfen' needs ge- and -en." }),
  ],
  ["a transformation", asked("Ich sehe Lena. → Ich habe Lena ___. (sehen, participle)", "gesehen")],
  ["a reply after a dash", asked("Was ist das? – ___. (two words: der Stuhl)", "Ein Stuhl")],
  [
    "a gap in quotation marks",
    asked("Mara sagt: „___ kommen!“ (wir, one word)", "Alle", { acceptedAnswers: ["Viele"] }),
  ],
  [
    "a gap of several words, counted as one",
    asked("Mara und Tom gehen am Abend oft ___ mit Lena. (three words)", "in den Park"),
  ],
  [
    "a gap that opens the second sentence of a question",
    asked("Mara und Tom lernen heute viel. ___ sind im Kurs von Lena. (two words)", "Die beiden"),
  ],
  ["a possessive article that looks like a verb", asked("Tom sucht ___ Buch. (his)", "sein")],
  ["a name with its genitive", asked("Da ist ___ von Lenas Stühlen. (one)", "einer")],
  [
    "bold words in brackets, a number and a dash in a table",
    explained("| a | (**ein**) | – |\n|---|:---:|---|\n| 1 | 2 | 3 |"),
  ],
];
