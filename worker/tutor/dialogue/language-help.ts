import {
  ENGLISH_KEY_WORD,
  ENGLISH_LEAD,
  ENGLISH_PHRASES,
  ENGLISH_UNKNOWN,
  HINT_LEAD,
  MEANING,
  MEANING_UNKNOWN,
  NEW_TOPIC,
  SIMPLER_LEADS,
  SIMPLER_NEW,
  STARTERS_OF_ANSWERS,
} from "#content/built-in/tutor/general.ts";
import { TELL_ABOUT_IT, WHAT_ABOUT } from "#content/built-in/tutor/going-on.ts";
import { TOPIC_PACKS } from "#content/built-in/tutor/packs.ts";
import type { FollowUp } from "#schema/content/tutor.ts";
import type { TaughtWord } from "../turn.ts";
import { taughtWord } from "./chips.ts";
import { type Context, filled, freshLine, opensFresh } from "./context.ts";
import { openQuestion, topicQuestion, unasked } from "./going-on.ts";
import { greetingWord } from "./greetings.ts";
import { aboutWanted } from "./hooks.ts";
import { askedWord, topicAskedFor, wantedInGerman } from "./intents.ts";
import { bareQuestion } from "./memory.ts";
import { followUpOf, nextQuestion } from "./question.ts";
import { joinParts, type Part, sayLine } from "./say.ts";
import { TAKE_UP_ROOM } from "./statement.ts";
import { firstOfStrand } from "./strands.ts";
import { takeUp } from "./take-up.ts";
import { capitalized, lemmasOf, occurs, sentencesOf, wordsOf } from "./text.ts";

/** The last question in shorter words with two sample answers; a new easy one when it has no shorter version. */
export function simplerParts(context: Context): Part[] {
  const last = followUpOf(context.memory.lastQuestion);
  const question = last?.simpler === undefined ? null : sayLine(last.simpler, context.tone);
  if (question !== null && last?.samples !== undefined && !context.memory.asked.has(bareQuestion(question.de))) {
    const lead = freshLine(context, SIMPLER_LEADS);
    return [{ de: `${lead.de} ${question.de}`, en: `${lead.en} ${question.en}` }, samplesPart(last.samples)];
  }
  const easier = {
    ...context,
    level: context.band === "C" ? ("B2" as const) : context.band === "B" ? ("A2" as const) : ("A1" as const),
  };
  const easy = nextQuestion({ ...easier, lemmas: new Set() });
  const lead = sayLine(SIMPLER_NEW, context.tone);
  const parts = [{ de: `${lead.de} ${easy.part.de}`, en: `${lead.en} ${easy.part.en}` }];
  return easy.followUp?.samples === undefined ? parts : [...parts, samplesPart(easy.followUp.samples)];
}

function samplesPart(samples: readonly [string, string]): Part {
  const [one, other] = samples.map((sample) => sample.split("|")) as [string[], string[]];
  return { de: `Zum Beispiel ${one[0]} oder ${other[0]}.`, en: `For example, ${one[1]} or ${other[1]}.` };
}

export function hintParts(context: Context): Part[] {
  const last = followUpOf(context.memory.lastQuestion);
  const lead = sayLine(HINT_LEAD, context.tone);
  const offered = suggestionsFor(context, last);
  const open = openQuestion(context);
  const question = last === null ? (open ?? freshQuestion(context)) : repeatedQuestion(context, last);
  const help = { de: `${lead.de} ${offered.de}`, en: `${lead.en} ${offered.en}` };
  const fresh = opensFresh(context, help.de) ? help : { de: `Kein Problem: ${help.de}`, en: `No problem: ${help.en}` };
  return [fresh, question];
}

/** The last question again in shorter words, if it has not been asked so before: the learner still has to answer it. */
function repeatedQuestion(context: Context, followUp: FollowUp): Part {
  const part = followUp.simpler === undefined ? null : sayLine(followUp.simpler, context.tone);
  return part === null || context.memory.asked.has(bareQuestion(part.de)) ? freshQuestion(context) : part;
}

function suggestionsFor(context: Context, followUp: FollowUp | null): Part {
  if (followUp?.samples === undefined) return freshLine(context, STARTERS_OF_ANSWERS[context.band]);
  const [one, other] = followUp.samples.map((sample) => sample.split("|")) as [string[], string[]];
  return { de: `„${one[0]}“ oder „${other[0]}“.`, en: `“${one[1]}” or “${other[1]}”.` };
}

/** The tutor's last question in simpler words, for a reply or the button below one. */
export function simplerPart(context: Context): { text: string; translation: string } {
  const { reply: text, translation } = joinParts(simplerParts(context));
  return { text, translation };
}

export function meaning(context: Context): Part[] {
  const word = askedWord(context.message) ?? "";
  const readings = [word, word.toLowerCase(), capitalized(word)].flatMap((each) => context.morphology.readings(each));
  // "Billig" is a word of its own before it is a form of "billigen".
  const reading = readings.find(({ lemma }) => lemma.toLowerCase() === word.toLowerCase()) ?? readings[0];
  const entry = context.morphology.entry(reading?.lemma ?? word) ?? packWord(reading?.lemma ?? word);
  const line =
    entry === null
      ? filled(freshLine(context, MEANING_UNKNOWN), word, word)
      : {
          de: MEANING.say.replace("*", entry.word).replace("+", entry.translation),
          en: MEANING.en.replace("*", entry.word).replace("+", entry.translation),
        };
  const last = followUpOf(context.memory.lastQuestion);
  const question = last === null ? freshQuestion(context) : repeatedQuestion(context, last);
  // Whatever else the message says is heard as well.
  const asked = sentencesOf(context.message).find((sentence) => askedWord(sentence) !== null) ?? context.message;
  const rest = context.message.replace(asked, "").trim();
  const room = context.level === "A1" ? 0 : TAKE_UP_ROOM[context.level];
  const said = { ...context, message: rest, analysis: { edits: [], corrected: rest } };
  const heard = room > 0 && wordsOf(rest).length > 3 ? takeUp(said, { short: false, room }) : null;
  return heard === null || heard.en !== null ? [line, question] : [line, heard, question];
}

/** "Wie sagt man „fork“ auf Deutsch?": the German word, if one of the packs teaches it. */
export function inGerman(context: Context): Part[] {
  const wanted = wantedInGerman(context.input.message) ?? "";
  const plain = wanted.toLowerCase().replace(/^(?:to|the|an?) /u, "");
  const found = TOPIC_PACKS.flatMap((pack) => pack.words.map(taughtWord)).find((word) =>
    word.translation.split(", ").some((each) => each.toLowerCase().replace(/^to /u, "") === plain),
  );
  const line =
    found === undefined ? filled(freshLine(context, MEANING_UNKNOWN), wanted, wanted) : inGermanPart(wanted, found);
  const last = followUpOf(context.memory.lastQuestion);
  return [line, last === null ? freshQuestion(context) : repeatedQuestion(context, last)];
}

function packWord(lemma: string): TaughtWord | null {
  const lower = lemma.toLowerCase();
  for (const pack of TOPIC_PACKS) {
    const found = pack.words.map(taughtWord).find((word) => word.word.toLowerCase() === lower);
    if (found !== undefined) return found;
  }
  return null;
}

/** "Können wir über Essen sprechen?": agreed, with a question about it from whichever pack has one. */
export function newTopic(context: Context): Part[] {
  const wanted = topicAskedFor(context.message) ?? "";
  const lemmas = lemmasOf(wanted, context.morphology);
  const named = TOPIC_PACKS.find((pack) => pack.on.some((word) => occurs(word, lemmas))) ?? null;
  const first = greetingWord(context);
  const agreed = freshLine(context, NEW_TOPIC);
  // Only a topic with questions of its own is asked about; of anything else, the learner tells.
  const about = nextQuestion({ ...context, pack: named, message: wanted, lemmas });
  const question =
    (named !== null && about.fromMessage ? about.part : null) ??
    (named === null ? null : firstOfStrand(context, named)) ??
    aboutWanted(context, wanted) ??
    unasked(context, TELL_ABOUT_IT[context.band]) ??
    unasked(context, WHAT_ABOUT[context.band]) ??
    topicQuestion(context).part;
  return [...(first === null || !opensFresh(context, first.de) ? [agreed] : [first, agreed]), question];
}

export function englishParts(context: Context): Part[] {
  const key = germanKeyWord(context);
  // The question goes on about what the message was about, as far as its key word tells.
  const question =
    key === null
      ? freshQuestion(context)
      : nextQuestion({ ...context, message: key.word, lemmas: lemmasOf(key.word, context.morphology) }).part;
  const plain = wordsOf(context.input.message.replaceAll("’", "'"))
    .map((word) => word.text.toLowerCase())
    .join(" ");
  const known = ENGLISH_PHRASES.find((phrase) => plain === phrase.english || plain.startsWith(`${phrase.english} `));
  if (known !== undefined && context.band === "A") {
    const german =
      context.tone === "professional"
        ? known.say.replace(" dir?", " Ihnen?").replace("heißt du", "heißen Sie").replace("kommst du", "kommen Sie")
        : known.say;
    const ends = german.endsWith("?") ? german.slice(0, -1) : german;
    const meant = capitalized(known.english.replaceAll(/\bi\b/g, "I"));
    return [filled(sayLine(ENGLISH_LEAD, context.tone), ends, meant), question];
  }
  if (key !== null && context.band === "A") return [inGermanPart(key.translation, key), question];
  if (key !== null) return [filled(sayLine(ENGLISH_KEY_WORD, context.tone), key.word, key.word), question];
  return [freshLine(context, ENGLISH_UNKNOWN[context.band]), question];
}

/** The German noun for an English word of the message, from the words of the packs. */
function germanKeyWord(context: Context): TaughtWord | null {
  const words = wordsOf(context.input.message)
    .map((word) => word.text.toLowerCase())
    .toReversed();
  const taught = TOPIC_PACKS.flatMap((pack) => pack.words.map(taughtWord)).filter((word) => word.gender !== null);
  for (const word of words) {
    const found = taught.find(({ translation }) => {
      const known = translation.toLowerCase();
      return known === word || `${known}s` === word;
    });
    if (found !== undefined) return found;
  }
  return null;
}

const ARTICLE_OF = { m: "der ", f: "die ", n: "das ", pl: "die " } as const;

function inGermanPart(wanted: string, found: TaughtWord): Part {
  return {
    de: `„${wanted}“ heißt auf Deutsch „${found.gender === null ? "" : ARTICLE_OF[found.gender]}${found.word}“.`,
    en: `“${wanted}” is “${found.word}” in German.`,
  };
}

/** A question of the topic for a message whose words are not about anything: "Was heißt …?", an English sentence. */
function freshQuestion(context: Context): Part {
  return topicQuestion(context).part;
}
