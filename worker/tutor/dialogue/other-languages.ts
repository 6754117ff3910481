import { OTHER_LANGUAGES } from "#content/built-in/tutor/other-languages.ts";
import type { TutorInput } from "../turn.ts";
import { bandOf, type Part } from "./say.ts";
import { normalized, sentencesOf, wordsOf } from "./text.ts";

/**
 * French, Spanish and Italian: a simple conversation from a list of questions. The first reply says that nothing is
 * corrected in these languages.
 */
export function otherLanguageReply(input: TutorInput): Part[] {
  if (input.language === "german") throw new Error("German has a dialogue of its own");
  const pack = OTHER_LANGUAGES[input.language];
  const formal = input.tone === "professional";
  const replies = input.history.filter((message) => message.role === "assistant").map((message) => message.content);
  const said = new Set(replies.flatMap(sentencesOf).map(normalized));
  const side = (line: { informal: string; formal: string; en: string }): Part => ({
    de: formal ? line.formal : line.informal,
    en: line.en,
  });
  if (pack.farewell.some((word) => wordsOf(input.message).some(({ text }) => text.toLowerCase() === word)))
    return [side(pack.goodbye)];
  const questions = pack.questions.filter((question) => bandOf(input.level) !== "A" || question.easy);
  const open = questions.find(
    (question) => !said.has(normalized(question.informal)) && !said.has(normalized(question.formal)),
  );
  const question = open ?? at(questions, input.turn);
  const first = replies.length === 0 ? side(pack.notice) : side(at(pack.reactions, replies.length));
  return [first, side(question)];
}

/** Round and round through a list that is not empty. */
function at<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item;
}
