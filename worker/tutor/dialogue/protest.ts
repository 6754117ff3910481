import { MISHEARD_AGAIN } from "#content/built-in/tutor/going-on.ts";
import {
  ALREADY_HAD,
  ASKS_AFTER_IT,
  BESIDE_THE_WORDS,
  DENIES_HAVING,
  DID_NOT_FIT,
  FILLS_A_QUESTION,
  GOES_ON_WITH,
  MISHEARS,
  NAMES_MATTER,
  NOT_THIS,
  OWNED_UP,
  OWNING_UP,
  READS_IT,
  SHOULD_BE,
  THROWS_BACK,
  WAS_UNCLEAR,
} from "#content/built-in/tutor/owning-up.ts";
import { TAG, W_WORD } from "#content/built-in/tutor/patterns/answers.ts";
import {
  ASKS_WHAT_WAS_WRONG,
  FAULTS_QUESTIONS,
  FAULTS_THE_SAME,
  MEANS_WITH,
  NOT_DONE,
  OBJECTS,
  SPEAKS_OF,
} from "#content/built-in/tutor/patterns/intents.ts";
import type { TutorInput } from "../turn.ts";
import { type Context, filled, freshLine } from "./context.ts";
import { unasked } from "./going-on.ts";
import { aboutWanted, inEnglish, ownedThing } from "./hooks.ts";
import { questionIn } from "./intents.ts";
import { bareQuestion, messagesIn, repliesIn } from "./memory.ts";
import { type Part, sayLine } from "./say.ts";
import { bounded, normalized, sentencesOf, wordsOf } from "./text.ts";

/** Why the tutor's last reply was beside the point, and what the message tells besides. */
export interface Owned {
  line: Part;
  rest: string;
  ask: Part | null;
  /** The questions were found empty. */
  empty: boolean;
  /** What was asked about had been told, and nobody is asked to tell it once more. */
  told: boolean;
}

const FAULTS: ReadonlySet<RegExp> = new Set([FAULTS_QUESTIONS, FAULTS_THE_SAME]);

/** The tutor owns up to an unclear question, to one asked twice, to having misread or misheard; null when nothing of the kind was said. */
export function ownedUp(context: Context, intent: string): Owned | null {
  const { band, input, message, memory } = context;
  const last = memory.lastReply ?? "";
  // "Ich habe doch alles gesagt! Wo würden Sie denn suchen?" wants an answer, not an apology.
  const asks = (sentencesOf(message).at(-1) ?? "").endsWith("?") ? questionIn(message) : null;
  const onlyAsks = intent === "question" && asks !== null && asks !== message.trim() && !bounded(OBJECTS).test(asks);
  const amid = intent === "about-german";
  const puzzled = amid || ASKS_WHAT_WAS_WRONG.test(message) ? null : puzzledBy(message, last);
  const quoted = MEANS_WITH.exec(message)?.[1];
  const found =
    puzzled !== null || (quoted !== undefined && last.toLowerCase().includes(quoted))
      ? WAS_UNCLEAR
      : (OWNING_UP.find(
          ({ says, after = /^/u, amid: counts }) =>
            (!amid || counts === true) && toldTutor(context, says) && bounded(after).test(last),
        ) ??
        (amid
          ? null
          : throwsBack({ ...input, message })
            ? DID_NOT_FIT
            : !onlyAsks && (toldTutor(context, OBJECTS) || deniesTutor(context))
              ? MISHEARS
              : null));
  if (found === null) return null;
  // "Ich bin nicht krank, meine Schwester ist krank.": what stands behind its comma is told.
  const matter = matterIn(context, found.says);
  const rest = sentencesOf(message.replace(puzzled ?? "", "").replace(/^[\s,–-]+/u, ""))
    .map((sentence) => {
      const match = bounded(found.says).exec(sentence);
      if (match === null) return sentence;
      if (matter !== null || TAG.test(sentence)) return "";
      const behind = sentence.slice(match.index + match[0].length);
      return /^[^,:]*[,:] (?:dass )?(?!(?:was|wie|wo\p{Ll}*) ich )(.+)$/u.exec(behind)?.[1] ?? "";
    })
    .join(" ")
    .trim();
  // Nothing else was said: the question is asked again in simpler words.
  if (intent === "not-understood" && puzzled === null && wordsOf(rest).length < 3) return null;
  // Whoever has to say it again and again is told why.
  const honest = sayLine(MISHEARD_AGAIN[band], context.tone);
  const again = repliesIn(input.history)
    .slice(-3)
    .some((reply) => OWNED_UP.test(reply));
  const line =
    found.say === MISHEARS.say && again && !memory.said.has(normalized(honest.de))
      ? honest
      : freshLine(context, found.say[band]);
  const meant = matter ?? meantQuestion(context);
  // Who has named the right word is not asked for it.
  const ask = meant ?? (NOT_THIS.test(message) ? null : unasked(context, found.ask?.[band] ?? []));
  return {
    line,
    rest: meant === null ? rest : "",
    ask,
    empty: FAULTS.has(found.says),
    told: found.say === ALREADY_HAD,
  };
}

/** Whether the message says it, and says it to the tutor: where they say du to each other, "Sie verstehen mich nicht" speaks of others. */
function toldTutor({ message, tone }: Context, says: RegExp): boolean {
  const match = bounded(says).exec(message);
  return match !== null && (tone === "professional" || !/^\W*Sie \p{Ll}+n /u.test(match[0]));
}

/** "Welcher Chef?", "Woran denn?": asks after what the last reply took for granted; a word of its own question is only thought about aloud. */
export function puzzledBy(message: string, lastReply: string): string | null {
  const [, asked, word = ""] = ASKS_AFTER_IT.exec(message) ?? [];
  if (asked === undefined || !lastReply.includes("?") || READS_IT.test(message)) return null;
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

/** "Was muss man da sacken lassen?": the words of a remark of the tutor's, which asks nothing of what it answered. */
export function throwsBack({ message, history }: Pick<TutorInput, "message" | "history">): boolean {
  const last = repliesIn(history).at(-1) ?? "";
  if (ASKS_WHAT_WAS_WRONG.test(message) && OWNED_UP.test(last)) return true;
  const remarks = sentencesOf(last).filter((sentence) => !sentence.endsWith("?"));
  const isOwn = (asked: string | undefined): boolean => {
    const words = wordsOf(asked ?? "").filter(({ text }) => text.length > 3 && !BESIDE_THE_WORDS.test(text));
    const said = remarks.join(" ").toLowerCase();
    return words.length > 0 && words.every(({ text }) => said.includes(text.slice(0, 4).toLowerCase()));
  };
  const asked = THROWS_BACK.exec(message)?.[1];
  return (
    isOwn(SHOULD_BE.exec(message)?.[1]) ||
    (isOwn(asked) &&
      wordsOf(asked ?? "").some(({ text }) => text.length > 3 && /^(?!da)\p{Ll}/u.test(text)) &&
      !(messagesIn(history).at(-1) ?? "").includes("?"))
  );
}

/** "Meinung? Das ist Angst.", "Das ist keine schöne Nachricht": throws a word of the tutor's last reply back at it. */
export function deniesTutor(context: Context): boolean {
  const { lastReply } = context.memory;
  if (lastReply === null) return false;
  // "Ist das ein Problem?" – "Das ist kein Problem." is an answer.
  const took = sentencesOf(lastReply)
    .filter((sentence) => !sentence.endsWith("?") || W_WORD.test(sentence))
    .join(" ");
  const said = new Set(wordsOf(took).map(({ text }) => text.toLowerCase()));
  const thrown = /^\W*(?:(?:hä|was|wie|wieso|warum|welche[rnms]?) )?(\p{L}{4,})\?+\s+\S/u.exec(context.message)?.[1];
  // "Was probt ihr?" – "Ich probe nicht, ich habe nur den Flügel gestimmt."
  const notDone = NOT_DONE.exec(context.message)?.[1] ?? NOT_THIS.exec(context.message)?.[1];
  const denied = /(?<!\p{L})(?:kein\p{Ll}*|nicht)(?: \p{Ll}+)? (\p{Lu}\p{L}{3,})/gu;
  return (
    (thrown !== undefined &&
      said.has(thrown.toLowerCase()) &&
      /(?<!\p{L})(?:nicht|nichts|kein\p{Ll}*|Gegenteil|freue mich doch|rede|spreche|meine|meinte|gesagt)(?!\p{L})/iu.test(
        context.message,
      )) ||
    (notDone !== undefined && [...said].some((word) => word.startsWith(notDone.toLowerCase()))) ||
    [...context.message.matchAll(denied)].some(
      ([, noun = ""]) =>
        said.has(noun.toLowerCase()) &&
        (/^\W*(?:das|es) (?:ist|war|sind)/iu.test(context.message) ||
          // "Wie lange hast du auf den Termin gewartet?" – "Ich habe keinen Termin."
          (DENIES_HAVING.test(context.message) &&
            new RegExp(`(?:d(?:er|ie|as|e[nm])|dein\\p{Ll}*|Ihr\\p{Ll}*) ${noun}`, "u").test(took))),
    )
  );
}

/** A question about what the objection itself calls the learner's: "Du gehst gar nicht auf mein Knie ein." */
function matterIn(context: Context, says: RegExp): Part | null {
  for (const sentence of sentencesOf(context.message).filter((each) => bounded(says).test(each))) {
    for (const [, determiner, joined, noun = ""] of sentence.matchAll(NAMES_MATTER)) {
      const owned = ownedThing(context, determiner ?? `de${joined}`, noun);
      if (owned === null) continue;
      const part = filled(sayLine(GOES_ON_WITH[context.band], context.tone), owned, inEnglish(context, noun));
      if (!context.memory.asked.has(bareQuestion(part.de))) return part;
    }
  }
  return null;
}

/** What the learner says that it is about: "Ich rede von meinem Keller!" */
function meantQuestion(context: Context): Part | null {
  const about = SPEAKS_OF.exec(context.message)?.[1];
  if (about === undefined) return null;
  return aboutWanted(context, about);
}
