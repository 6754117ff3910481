import { MISHEARD_AGAIN } from "#content/built-in/tutor/going-on.ts";
import {
  ASKS_AFTER_IT,
  FILLS_A_QUESTION,
  MISHEARS,
  OWNED_UP,
  OWNING_UP,
  WAS_UNCLEAR,
} from "#content/built-in/tutor/owning-up.ts";
import { NOT_DONE, OBJECTS, SPEAKS_OF } from "#content/built-in/tutor/patterns/intents.ts";
import { type Context, freshLine } from "./context.ts";
import { unasked } from "./going-on.ts";
import { aboutWanted } from "./hooks.ts";
import { questionIn } from "./intents.ts";
import { repliesIn } from "./memory.ts";
import { type Part, sayLine } from "./say.ts";
import { bounded, normalized, sentencesOf, wordsOf } from "./text.ts";

/** Why the tutor's last reply was beside the point, and what the message tells besides. */
export interface Owned {
  line: Part;
  rest: string;
  ask: Part | null;
}

/** The tutor owns up to an unclear question, to one asked twice, to having misread or misheard; null when nothing of the kind was said. */
export function ownedUp(context: Context, intent: string): Owned | null {
  const { band, input, message, memory } = context;
  const last = memory.lastReply ?? "";
  // "Ich habe doch alles gesagt! Wo würden Sie denn suchen?" wants an answer, not an apology.
  const asks = (sentencesOf(message).at(-1) ?? "").endsWith("?") ? questionIn(message) : null;
  const onlyAsks = intent === "question" && asks !== null && asks !== message.trim() && !bounded(OBJECTS).test(asks);
  const puzzled = puzzledBy(message, last);
  const found =
    (puzzled === null
      ? OWNING_UP.find(({ says, after = /^/u }) => bounded(says).test(message) && bounded(after).test(last))
      : WAS_UNCLEAR) ?? (!onlyAsks && (bounded(OBJECTS).test(message) || deniesTutor(context)) ? MISHEARS : null);
  if (found === null) return null;
  // "Ich bin nicht krank, meine Schwester ist krank.": what stands behind its comma is told.
  const rest = sentencesOf(message.replace(puzzled ?? "", "").replace(/^[\s,–-]+/u, ""))
    .map((sentence) => {
      const match = bounded(found.says).exec(sentence);
      if (match === null) return sentence;
      const behind = sentence.slice(match.index + match[0].length);
      return /^[^,:]*[,:] (?:dass )?(.+)$/u.exec(behind)?.[1] ?? "";
    })
    .join(" ")
    .trim();
  // Nothing else was said: the question is asked again in simpler words.
  if (intent === "not-understood" && wordsOf(rest).length < 3) return null;
  // Whoever has to say it again and again is told why.
  const honest = sayLine(MISHEARD_AGAIN[band], context.tone);
  const again = repliesIn(input.history)
    .slice(-3)
    .some((reply) => OWNED_UP.test(reply));
  const line =
    found === MISHEARS && again && !memory.said.has(normalized(honest.de))
      ? honest
      : freshLine(context, found.say[band]);
  const meant = meantQuestion(context);
  const ask = meant ?? unasked(context, found.ask[band]);
  return { line, rest: meant === null ? rest : "", ask };
}

/** "Welcher Chef?", "Woran denn?": asks after what the last reply took for granted; a word of its own question is only thought about aloud. */
export function puzzledBy(message: string, lastReply: string): string | null {
  const [, asked, word = ""] = ASKS_AFTER_IT.exec(message) ?? [];
  if (asked === undefined || !lastReply.includes("?")) return null;
  const last = lastReply.toLowerCase();
  const own = wordsOf(asked.split(",")[0] ?? "").filter(({ text }) => text.length > 3 && !FILLS_A_QUESTION.test(text));
  if (
    own.length > 4 ||
    own.some(({ text }) => text.toLowerCase() !== word.toLowerCase() && !last.includes(text.slice(0, 5).toLowerCase()))
  )
    return null;
  // "Die Alternative wozu?" is always a question.
  const echoes = asked.startsWith(word) && new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu").test(last);
  return echoes && !/^[^.!?]*\?/u.test(message.slice(message.indexOf(asked) + asked.length)) ? null : asked;
}

/** "Meinung? Das ist Angst.", "Das ist keine schöne Nachricht": throws a word of the tutor's last reply back at it. */
export function deniesTutor(context: Context): boolean {
  const { lastReply } = context.memory;
  if (lastReply === null) return false;
  const said = new Set(wordsOf(lastReply).map(({ text }) => text.toLowerCase()));
  const thrown = /^\W*(?:(?:hä|was|wie|wieso|warum|welche[rnms]?) )?(\p{L}{4,})\?+\s+\S/u.exec(context.message)?.[1];
  // "Was probt ihr?" – "Ich probe nicht, ich habe nur den Flügel gestimmt."
  const notDone = NOT_DONE.exec(context.message)?.[1];
  const denied = /(?<!\p{L})(?:kein\p{Ll}*|nicht)(?: \p{Ll}+)? (\p{Lu}\p{L}{3,})/gu;
  return (
    (thrown !== undefined &&
      said.has(thrown.toLowerCase()) &&
      /(?<!\p{L})(?:nicht|nichts|kein\p{Ll}*|rede|spreche|meine|meinte|gesagt)(?!\p{L})/iu.test(context.message)) ||
    (notDone !== undefined && [...said].some((word) => word.startsWith(notDone.toLowerCase()))) ||
    [...context.message.matchAll(denied)].some(
      ([, noun = ""]) =>
        said.has(noun.toLowerCase()) &&
        (/^\W*(?:das|es) (?:ist|war|sind)/iu.test(context.message) ||
          // "Wie lange hast du auf den Termin gewartet?" – "Ich habe keinen Termin."
          (/^\W*ich hab/iu.test(context.message) &&
            new RegExp(`(?:d(?:er|ie|as|e[nm])|dein\\p{Ll}*|Ihr\\p{Ll}*) ${noun}`, "u").test(lastReply))),
    )
  );
}

/** What the learner says that it is about: "Ich rede von meinem Keller!" */
function meantQuestion(context: Context): Part | null {
  const about = SPEAKS_OF.exec(context.message)?.[1];
  if (about === undefined) return null;
  return aboutWanted(context, about);
}
