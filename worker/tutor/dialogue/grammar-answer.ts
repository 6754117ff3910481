import { GRAMMAR_ANSWERS, type GrammarAnswer, MAY_ASK } from "#content/built-in/tutor/grammar-answers.ts";
import { OF_THE_QUOTE } from "#content/built-in/tutor/patterns/language-help.ts";

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
  const sentences = message.split(/(?<=[.!?]) +/u);
  // "Er schrieb „zeitnah“. Was heißt das?": a word may stand in the sentence before.
  const both = sentences.map((each, at) => `${sentences[at - 1] ?? ""} ${each}`);
  for (const sentence of [...sentences, ...both.filter((each) => OF_THE_QUOTE.test(each))]) {
    // A question is short, and each comparison takes longer with every word.
    const mayAsk = sentence.length <= MOST_LETTERS && matches(MAY_ASK, sentence);
    const found = mayAsk
      ? GRAMMAR_ANSWERS.find(({ asks, has }) => hasAll(sentence.toLowerCase(), has) && matches(asks, sentence))
      : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
