import type { PrefixQuestion, PrefixTest } from "#content/seed/read-verb-prefixes.ts";
import { GAP } from "#schema/content/grammar.ts";
import { normalizeAnswer } from "#schema/rules/answers.ts";
import { textChecks } from "./curriculum-checks.ts";
import type { Finding } from "./finding.ts";
import { filledIn, hintOf, sentenceOf } from "./grammar-check.ts";
import { overlap, sentencesOf, WORDS_IN_SENTENCE } from "./grammar-sentences.ts";
import { DASHES } from "./grammar-texts.ts";
import { OTHER_MIX, PREFIX_FAMILIES, PREFIXES, SEPARABLE_OF_TEN } from "./prefix-families.ts";
import { wordsIn } from "./sentences.ts";
import type { KnownWords } from "./spelling.ts";
import type { ContentText, TextCheck } from "./texts.ts";

/** A rule for a prefix test that a machine can hold. */
export interface PrefixCheck {
  name: string;
  run(test: PrefixTest): Finding[];
}

/** Longest explanation of an answer, in words. */
const WORDS_IN_EXPLANATION = 35;
/** Share of common words from which two sentences count as one. */
const NEARLY_THE_SAME = 0.5;
/** How often one derived verb may be the answer in a test. */
const SAME_VERB = 2;
/** Questions of a test that ask for a participle. */
const PARTICIPLES = { least: 2, most: 3 };

/** Auxiliaries and the like: without one of them, `___kommen` is an infinitive and no participle. */
const WITH_PARTICIPLE = /\b(?:habe|hast|hat|haben|habt|hatte|hatten|bin|bist|ist|sind|seid|war|wird|wurde|wurden)\b/u;

/** The right option of a question. */
export function rightPrefix({ options, correctAnswer }: PrefixQuestion): string {
  return options[correctAnswer] ?? "";
}

/** The letters that a gap is joined to: `kommen` in `___kommen`, nothing where the prefix stands alone. */
function joinedTo(question: string): string {
  return /___(?<rest>\p{L}*)/u.exec(question)?.groups?.rest ?? "";
}

function isSeparable({ verb }: PrefixTest, question: PrefixQuestion): boolean {
  const family = PREFIX_FAMILIES[verb];
  const prefix = rightPrefix(question);
  const joined = joinedTo(question.question);
  if (!family?.inseparable.has(prefix)) return true;
  if (!family.separable.has(prefix)) return false;
  return joined === "" || joined === family.participle;
}

function isParticiple({ verb }: PrefixTest, question: PrefixQuestion): boolean {
  const participle = PREFIX_FAMILIES[verb]?.participle ?? "";
  const joined = joinedTo(question.question);
  if (joined === participle) return true;
  return joined === participle.replace(/^ge/u, "") && WITH_PARTICIPLE.test(question.question);
}

function at(check: string, { file }: PrefixTest, { line, number, question }: PrefixQuestion, message: string): Finding {
  return { check, file, line, word: question, message: `question ${number}, "${question}": ${message}` };
}

function atTest(check: string, { file }: PrefixTest, message: string): Finding {
  return { check, file, line: 1, word: null, message };
}

function questionCheck(name: string, faults: (question: PrefixQuestion, test: PrefixTest) => string[]): PrefixCheck {
  return {
    name,
    run: (test) =>
      test.questions.flatMap((question) => faults(question, test).map((message) => at(name, test, question, message))),
  };
}

function testCheck(name: string, faults: (test: PrefixTest) => string[]): PrefixCheck {
  return { name, run: (test) => faults(test).map((message) => atTest(name, test, message)) };
}

const ONE_GAP = questionCheck("gap", ({ question }) => {
  const gaps = question.split(GAP).length - 1;
  const [before = "", after = ""] = question.split(GAP);
  return [
    ...(gaps === 1 ? [] : [`${gaps} gaps ${GAP} instead of one`]),
    ...(question.replaceAll(GAP, "").includes("_") ? ["a gap is exactly three underscores"] : []),
    ...(/(?:^|[ „])$/u.test(before) && /^(?:$|[ .,;:!?]|\p{Ll})/u.test(after) ? [] : ["the gap does not begin a word"]),
    ...(/(?:^|[.!?]\s+(?:– )?)„?$/u.test(before) ? ["the gap opens a sentence, but prefixes have no capital"] : []),
    ...(sentenceOf(question).includes(GAP) ? [] : ["the gap stands in the brackets"]),
  ];
});

const OPTIONS = questionCheck("options", ({ options }) => [
  ...options
    .filter((option, index) => options.indexOf(option) < index)
    .map((option) => `the option "${option}" stands twice`),
  ...options.filter((option) => !PREFIXES.has(option)).map((option) => `"${option}" is no prefix of any family`),
]);

const DERIVED_VERB = questionCheck("derived-verb", (question, test) => {
  const family = PREFIX_FAMILIES[test.verb];
  const prefix = rightPrefix(question);
  if (!family) return [`no family for ${test.verb}`];
  if (!family.separable.has(prefix) && !family.inseparable.has(prefix))
    return [`"${prefix}${test.verb}" is not in the family of ${test.verb}`];
  return joinedTo(question.question) === "" && !family.separable.has(prefix)
    ? [`"${prefix}" is inseparable and cannot stand alone`]
    : [];
});

const SENTENCE_LENGTH = questionCheck("sentence-length", ({ question, level }) =>
  sentencesOf(sentenceOf(question).replace(GAP, "x"))
    .map(wordsIn)
    .filter((count) => count > WORDS_IN_SENTENCE[level])
    .map((count) => `a sentence has ${count} words, ${level} allows ${WORDS_IN_SENTENCE[level]}`),
);

const QUESTION_FORM = questionCheck("question-form", ({ question }) => [
  ...(/^„?(?:\p{Lu}|\d)/u.test(question) ? [] : ["it does not begin with a capital"]),
  ...(/[.!?]“?$/u.test(sentenceOf(question)) ? [] : ["it does not end with . ! ? or English in brackets after them"]),
  ...(/^(?:\p{Lu}.*[.!?])?$/u.test(hintOf(question) ?? "") ? [] : ["the brackets do not hold an English sentence"]),
]);

const EXPLANATION = questionCheck("explanation", (question, { verb }) => {
  const { explanation } = question;
  const right = rightPrefix(question);
  const wrong = question.options.filter((option) => option !== right);
  const count = wordsIn(explanation);
  return [
    ...(count > WORDS_IN_EXPLANATION ? [`it has ${count} words, ${WORDS_IN_EXPLANATION} at most`] : []),
    ...(/[.!?]$/u.test(explanation) ? [] : ["it has no end"]),
    ...(speaksOf(explanation, right, verb) ? [] : [`it does not mention "${right}${verb}"`]),
    ...(wrong.some((option) => speaksOf(explanation, option, verb)) ? [] : ["it says nothing about a wrong option"]),
  ];
});

/** Whether an explanation speaks of a prefix: as part of its verb, or by itself as in 'be-'. */
function speaksOf(explanation: string, prefix: string, verb: string): boolean {
  return new RegExp(`(?<!\\p{L})${prefix}(?:${verb}|-')`, "iu").test(explanation);
}

const MIX = testCheck("mix", (test) => {
  const separable = test.questions.filter((question) => isSeparable(test, question)).length;
  const wanted = OTHER_MIX[test.verb] ?? SEPARABLE_OF_TEN;
  return separable === wanted ? [] : [`${separable} questions ask for a separable verb instead of ${wanted}`];
});

const PARTICIPLE = testCheck("participles", (test) => {
  const count = test.questions.filter((question) => isParticiple(test, question)).length;
  const { least, most } = PARTICIPLES;
  return count >= least && count <= most
    ? []
    : [`${count} questions ask for a participle instead of ${least} or ${most}`];
});

const PLACES = testCheck("places", ({ questions }) => {
  const counts = [0, 1, 2, 3].map((place) => questions.filter(({ correctAnswer }) => correctAnswer === place).length);
  const even = counts.every((count) => count === 2 || count === 3);
  return even ? [] : [`the right answer stands ${counts.join(", ")} times on the four places: 2 or 3 times each`];
});

const VARIETY: PrefixCheck = {
  name: "variety",
  run: (test) =>
    test.questions.flatMap((question, index) => {
      const before = test.questions.slice(0, index);
      const same = before.filter((other) => rightPrefix(other) === rightPrefix(question)).length;
      const twin = before.find(
        (other) => overlap(sentenceOf(other.question), sentenceOf(question.question)) > NEARLY_THE_SAME,
      );
      return [
        ...(same < SAME_VERB || isOtherVerb(test, question, before)
          ? []
          : [at("variety", test, question, `"${rightPrefix(question)}" is right more than ${SAME_VERB} times`)]),
        ...(twin ? [at("variety", test, question, `has nearly the words of question ${twin.number}`)] : []),
      ];
    }),
};

/** Whether the same prefix stood only for the other verb that it forms: `umfahren` separable and inseparable. */
function isOtherVerb(test: PrefixTest, question: PrefixQuestion, before: readonly PrefixQuestion[]): boolean {
  const alike = before.filter((other) => rightPrefix(other) === rightPrefix(question));
  return alike.filter((other) => isSeparable(test, other) === isSeparable(test, question)).length < SAME_VERB;
}

const LEVELS_RISE = testCheck("order", ({ questions }) => {
  const late = questions.find(({ level }, index) => level < (questions[index - 1]?.level ?? "A1"));
  return late ? [`question ${late.number} (${late.level}) is easier than the one before it`] : [];
});

/** What learners read. The German is the sentence with the right prefix: wrong options are wrong on purpose. */
export function prefixTexts({ file, baseMeaning, questions }: PrefixTest): ContentText[] {
  return [
    { file, line: 1, what: "meaning", text: baseMeaning, language: "English" },
    ...questions.flatMap((question): ContentText[] => {
      const { line, explanation } = question;
      const german = filledIn(question.question, rightPrefix(question));
      return [
        { file, line, what: "question", text: german, language: "German" },
        { file, line, what: "brackets", text: hintOf(question.question) ?? "", language: "English" },
        { file, line, what: "explanation", text: explanation, language: "English" },
      ];
    }),
  ];
}

/** A check of texts, applied to those of a test. */
export function onPrefixes(check: TextCheck): PrefixCheck {
  return { name: check.name, run: (test) => check.run(prefixTexts(test)) };
}

/** Every check of a prefix test that runs on any machine; spelling comes on top where hunspell is installed. */
export function prefixChecks(known: KnownWords): PrefixCheck[] {
  const ofQuestions = [ONE_GAP, OPTIONS, DERIVED_VERB, SENTENCE_LENGTH, QUESTION_FORM, EXPLANATION];
  const ofTests = [MIX, PARTICIPLE, PLACES, VARIETY, LEVELS_RISE];
  return [...ofQuestions, ...ofTests, ...[DASHES, ...textChecks(known)].map(onPrefixes)];
}

/** No sentence stands in two tests. */
export function sharedPrefixQuestions(tests: readonly PrefixTest[]): Finding[] {
  const seen = new Map<string, string>();
  return tests.flatMap((test) =>
    test.questions.flatMap((question) => {
      const key = normalizeAnswer(filledIn(question.question, rightPrefix(question)));
      const owner = seen.get(key);
      seen.set(key, owner ?? `${test.file}:${question.line}`);
      return owner === undefined ? [] : [at("shared-question", test, question, `stands also in ${owner}`)];
    }),
  );
}

/** Places that hold more than their share of the right answers of all tests. */
export function favoredPlaces(tests: readonly PrefixTest[]): string[] {
  const places = tests.flatMap(({ questions }) => questions.map(({ correctAnswer }) => correctAnswer));
  const counts = [0, 1, 2, 3].map((place) => places.filter((one) => one === place).length);
  return counts.flatMap((count, place) =>
    count > 0.4 * places.length ? [`place ${place + 1} holds ${count} of ${places.length} right answers`] : [],
  );
}
