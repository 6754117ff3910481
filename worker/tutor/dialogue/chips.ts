import { TOPIC_PACKS } from "#content/built-in/tutor/packs.ts";
import { KNOWN } from "#content/built-in/tutor/patterns/text.ts";
import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import type { Gender } from "#schema/terms/gender.ts";
import type { TaughtWord } from "../turn.ts";
import type { Context } from "./context.ts";
import { isNounIn } from "./recast.ts";
import { lemmasOf, wordsOf } from "./text.ts";

const GENDER_OF = { der: "m", die: "f", das: "n" } as const;
const MAX_CHIPS = 3;

/** `das Brot|bread|A1` as a taught word; `die Pommes (pl)` is a plural. */
export function taughtWord(entry: string): TaughtWord {
  const [german = "", translation = "", level = "A1"] = entry.split("|");
  const [, article, rest] = /^(der|die|das) (.+)$/u.exec(german) ?? [];
  const plural = german.endsWith(" (pl)");
  const word = (rest ?? german).replace(/ \(pl\)$/u, "");
  const gender: Gender | null =
    article === undefined ? null : plural ? "pl" : GENDER_OF[article as keyof typeof GENDER_OF];
  const partOfSpeech = article !== undefined ? "noun" : word.includes(" ") ? "phrase" : null;
  return { word, translation, gender, plural: null, partOfSpeech, level: level as CefrLevel };
}

/** The words of all packs, each with its parts in lower case. */
let glossary: readonly { word: TaughtWord; parts: readonly string[] }[] | null = null;

/** Up to three words of the reply that are worth learning at this level: nothing too hard, nothing everybody knows. */
export function chipsFor(context: Context, reply: string): TaughtWord[] {
  glossary ??= TOPIC_PACKS.flatMap((pack) => pack.words.map(taughtWord)).map((word) => ({
    word,
    parts: word.word.toLowerCase().split(" "),
  }));
  const highest = Math.min(CEFR_LEVELS.indexOf(context.level) + 1, CEFR_LEVELS.length - 1);
  const allowed = (word: TaughtWord): boolean => word.level === null || CEFR_LEVELS.indexOf(word.level) <= highest;
  // "Zu Hause" teaches no house.
  const text = reply.replaceAll(/\b(?:zu|nach) Hause\b/giu, "");
  const words = wordsOf(text);
  const nouns = words.filter((word) => isNounIn(text, word, context.morphology));
  const others = words.filter((word) => !nouns.includes(word));
  // "Das nächste Mal" is nothing to paint, and "Arbeit" no form of "arbeiten": a noun is looked up as a noun alone.
  const nounLemmas = new Set(nouns.flatMap((word) => [word.text, ...nounLemmasOf(context, word.text)]));
  const otherLemmas = lemmasOf(others.map((word) => word.text.toLowerCase()).join(" "), context.morphology);
  const hasAuxiliary =
    /\b(?:ha(?:be|st|t|ben|bt)|hatte\w*|bin|bist|ist|sind|seid|war\w*|wird|werden|wurde\w*)\b/iu.test(text);
  const found = new Map<string, TaughtWord>();
  for (const { word, parts } of glossary) {
    const isNoun = word.gender !== null;
    if (!allowed(word)) continue;
    if (isNoun ? nounLemmas.has(word.word) : parts.every((part) => otherLemmas.has(part))) found.set(word.word, word);
  }
  for (const word of words) {
    if (word.text.length < 4) continue;
    const isNoun = nouns.includes(word);
    const readings = context.morphology
      .readings(isNoun ? word.text : word.text.toLowerCase())
      // "Wer gehört zur Familie?" hears nothing: a participle needs an auxiliary.
      .filter((reading) => reading.form !== "participle" || hasAuxiliary);
    // "Kommen" may also be the verb of "ankommen": the shortest lemma needs no prefix elsewhere in the sentence.
    const shortest = Math.min(...readings.map((reading) => reading.lemma.length));
    for (const reading of readings) {
      if (reading.partOfSpeech === "verb" && reading.lemma.length > shortest) continue;
      if (
        (reading.partOfSpeech === "noun") !== isNoun ||
        !/^(?:noun|verb|adjective|adverb)$/.test(reading.partOfSpeech)
      )
        continue;
      const entry = context.morphology.entry(reading.lemma);
      if (entry !== null && allowed(entry) && !found.has(entry.word)) found.set(entry.word, entry);
    }
  }
  // "Wer gehört zur Familie?", wherever else the reply has an auxiliary.
  if (/\bgehör(?:t|en|st)\b(?![.!?,])/u.test(text)) found.delete("hören");
  const plurals = new Set([...found.values()].filter((word) => word.gender === "pl").map((word) => word.word));
  const byWorth = [...found.values()]
    // "Nudeln" and "Nudel" are one word to learn.
    .filter((word) => word.plural === null || word.plural === word.word || !plurals.has(word.plural))
    .toSorted((one, other) => worth(other, context) - worth(one, context));
  const chosen = byWorth.filter((word) => !KNOWN.test(word.word)).slice(0, MAX_CHIPS);
  if (chosen.length > 0) return chosen;
  // A farewell or "Wann ist das?" teaches nothing: a word of the topic does, another one each time.
  const own = (context.pack ?? TOPIC_PACKS.find((pack) => pack.topic === "chitchat"))?.words.map(taughtWord) ?? [];
  const fitting = own.filter((word) => allowed(word) && !KNOWN.test(word.word));
  const next = fitting[context.input.turn % Math.max(1, fitting.length)];
  return next === undefined ? [] : [next];
}

function nounLemmasOf(context: Context, word: string): string[] {
  return context.morphology
    .readings(word)
    .filter((reading) => reading.partOfSpeech === "noun")
    .map((reading) => reading.lemma);
}

/** Words of the learner's level teach most; nouns before verbs before the rest. */
function worth(word: TaughtWord, context: Context): number {
  const level = word.level === null ? 0 : CEFR_LEVELS.indexOf(word.level);
  const distance = Math.abs(level - CEFR_LEVELS.indexOf(context.level));
  return -distance * 2 + (word.partOfSpeech === "noun" ? 1 : 0);
}
