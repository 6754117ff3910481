import { MEANT, MISHEARD } from "#content/built-in/tutor/general.ts";
import { MISHEARD_AGAIN, UNCLEAR, WHAT_ABOUT, WHY_I_ASK } from "#content/built-in/tutor/going-on.ts";
import {
  ASKS_WHAT_MEANT,
  ASKS_WHY_ASKED,
  NOT_DONE,
  OBJECTS,
  SPEAKS_OF,
} from "#content/built-in/tutor/patterns/intents.ts";
import { type Context, freshLine } from "./context.ts";
import { openQuestion, topicQuestion, turnedToTopic, unasked } from "./going-on.ts";
import { aboutWanted, hookedQuestion } from "./hooks.ts";
import { repliesIn } from "./memory.ts";
import { type Part, sayLine } from "./say.ts";
import { goingOn } from "./statement.ts";
import { tellingOf, toldIn } from "./telling.ts";
import { normalized, sentencesOf, wordsOf } from "./text.ts";

/** The learner was misheard: the tutor owns up, and asks what was meant. */
export function repaired(context: Context): Part[] {
  // Whoever says what was meant is not asked for it.
  const explained = toldIn(context).some(({ sentence }) => wordsOf(sentence).length > 3 && !OBJECTS.test(sentence));
  const question =
    meantQuestion(context) ??
    (explained ? (hookedQuestion(context, tellingOf(context)) ?? openQuestion(context)) : null) ??
    unasked(context, MEANT[context.band]) ??
    openQuestion(context) ??
    topicQuestion(context).part;
  // Whoever has to say it again and again is told why.
  const again = repliesIn(context.input.history)
    .slice(-3)
    .some((reply) => MISHEARD[context.band].some((line) => reply.startsWith(sayLine(line, context.tone).de)));
  const honest = sayLine(MISHEARD_AGAIN[context.band], context.tone);
  if (again && !context.memory.said.has(normalized(honest.de))) return [honest, openQuestion(context) ?? question];
  return [freshLine(context, MISHEARD[context.band]), question];
}

/** "Warum fragst du das?", "Worüber denn?": the learner asks about the tutor's own question. */
export function ownQuestionExplained(context: Context): Part[] | null {
  if (ASKS_WHY_ASKED.test(context.message))
    return [
      freshLine(context, WHY_I_ASK[context.band]),
      unasked(context, WHAT_ABOUT[context.band]) ?? topicQuestion(context).part,
    ];
  // "… und Bier. Was meinst du?" asks for a view.
  const asksForAView = /^[^?]*\p{L}[^?]*[.!,;] (?:und )?was (?:meinst du|meinen Sie)\W*$/iu.test(context.message);
  const asked = sentencesOf(context.message).find((sentence) => ASKS_WHAT_MEANT.test(sentence));
  if (asksForAView || asked === undefined || wordsOf(asked).length > 9) return null;
  // "Welche Angst meinst du? Meine Großmutter hat …": what was told instead is the matter.
  const rest = context.message.replace(asked, " ").trim();
  const told = { ...context, message: rest };
  const next = wordsOf(rest).length > 3 ? goingOn(told, tellingOf(told)) : turnedToTopic(context);
  return [freshLine(context, UNCLEAR[context.band]), next];
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
