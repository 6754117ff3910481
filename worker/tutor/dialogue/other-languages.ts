import { OTHER_LANGUAGES } from "#content/built-in/tutor/other-languages.ts";
import type { TutorInput } from "../turn.ts";
import { repliesIn } from "./memory.ts";
import { bandOf, type Part } from "./say.ts";
import { normalized, sentencesOf } from "./text.ts";

/**
 * French, Spanish and Italian: a simple conversation from a list of questions. The first reply says that nothing is
 * corrected in these languages.
 */
export function otherLanguageReply(input: TutorInput): Part[] {
  if (input.language === "german") throw new Error("German has a dialogue of its own");
  const pack = OTHER_LANGUAGES[input.language];
  const formal = input.tone === "professional";
  const replies = repliesIn(input.history);
  const said = new Set(replies.flatMap(sentencesOf).map(normalized));
  const side = (line: { informal: string; formal: string; en: string }): Part => ({
    de: formal ? line.formal : line.informal,
    en: line.en,
  });
  const message = ` ${normalized(input.message)} `;
  if (pack.farewell.some((phrase) => message.includes(` ${phrase} `))) return [side(pack.goodbye)];
  const open = pack.questions.filter(
    (question) => !said.has(normalized(question.informal)) && !said.has(normalized(question.formal)),
  );
  // A beginner gets a harder question rather than the same one again.
  const fitting = open.find((question) => bandOf(input.level) !== "A" || question.easy);
  const question = fitting ?? open[0] ?? at(pack.questions, input.turn);
  const first = replies.length === 0 ? side(pack.notice) : side(at(pack.reactions, replies.length));
  return [first, side(question)];
}

/** Help in a crisis, in the language of the conversation. */
export function otherLanguageCrisis(input: TutorInput): string {
  if (input.language === "german") throw new Error("German has a dialogue of its own");
  const { informal, formal } = OTHER_LANGUAGES[input.language].crisis;
  return input.tone === "professional" ? formal : informal;
}

/** Round and round through a list that is not empty. */
function at<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item;
}
