import { GRAMMAR_ANSWERS, type GrammarAnswer, MAY_ASK } from "#content/built-in/tutor/grammar-answers.ts";
import { FRAME, IS_FORM, OF_THE_QUOTE, ONLY_ARTICLE, TALK } from "#content/built-in/tutor/patterns/language-help.ts";
import { quotesIn, wordsOf } from "./text.ts";

const patterns = new Map<string, RegExp>();

/** Each pattern is made when it is first needed: all of them together would take a third of the time in which a Worker must start. */
function matches(source: string, sentence: string): boolean {
  let pattern = patterns.get(source);
  if (pattern === undefined) {
    pattern = new RegExp(source, "iu");
    patterns.set(source, pattern);
  }
  return pattern.test(sentence);
}

function hasAll(sentence: string, lists: GrammarAnswer["has"] = []): boolean {
  return lists.every((list) => list.some((each) => sentence.includes(each)));
}

const MOST_LETTERS = 180;

/** The answer to a question about German that a message asks; undefined when none of ours fits. */
export function grammarAnswer(message: string): GrammarAnswer | undefined {
  const sentences = message.replaceAll(/[.!?]+“/gu, "“").split(/(?<=[.!?]) +/u);
  // "Er schrieb „zeitnah“. Was heißt das?": a word may stand in the sentence before.
  const both = sentences.map((each, at) => `${sentences[at - 1] ?? ""} ${each}`);
  for (const sentence of [...sentences, ...both.filter((each) => OF_THE_QUOTE.test(each))]) {
    // A question is short, and each comparison takes longer with every word.
    if (sentence.length > MOST_LETTERS || !matches(MAY_ASK, sentence)) continue;
    const quotes = quotesIn(sentence);
    // Only the words that are asked about count, not those that ask: "Eine Frage: Heißt es …?"
    const asked = sentence
      .replaceAll(TALK, "")
      .split(/(„[^“]+“)/u)
      .map((part) => (quotes.length > 0 && !part.startsWith("„") ? part.replaceAll(FRAME, "") : part))
      .join("");
    const inside = quotes.map((quote) => `„${quote}“`).join(" und ");
    const found = GRAMMAR_ANSWERS.find(
      ({ asks, has, of, say }) =>
        hasAll(asked.toLowerCase(), has) &&
        matches(asks, asked) &&
        (quotes.length === 0 || of === undefined || matches(of, inside)) &&
        saysWhatDiffers(quotes, say),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Of two forms of the same sentence, only what tells them apart is asked about. */
function saysWhatDiffers(quotes: readonly string[], say: string): boolean {
  const [one, other, ...more] = quotes.map((quote) => wordsOf(quote.toLowerCase()).map(({ text }) => text));
  if (one === undefined || other === undefined || more.length > 0) return true;
  // "Ein paar" and "ein Paar" differ only in their capitals.
  if (quotes[0] !== quotes[1] && one.join() === other.join()) return true;
  const shared = one.filter((word) => other.includes(word));
  if (shared.every((word) => ONLY_ARTICLE.test(word))) return true;
  const differing = [...one, ...other].filter((word) => !shared.includes(word));
  if (differing.length === 0) return say.includes("Verb") || quotes.some((quote) => say.includes(`„${quote}“`));
  const said = new Set(wordsOf(say.toLowerCase()).map(({ text }) => text));
  return (
    differing.some((word) => said.has(word) && !say.startsWith(`Nach „${word}“`)) ||
    (differing.every((word) => IS_FORM.test(word)) && /Dativ|Akkusativ|wem|(?:ich|er) (?:bin|ist)/u.test(say))
  );
}
