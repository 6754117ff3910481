import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import type { Gender } from "#schema/terms/gender.ts";
import type { Language } from "#schema/terms/language.ts";
import { capital, type Lexicon, type Noun } from "../german/lexicon.ts";
import type { TaughtWord } from "../turn.ts";
import type { ProposedWord } from "./model-turn.ts";
import { wordsIn } from "./word-edits.ts";

/** Words that one reply teaches at most. */
export const MAX_WORDS_TAUGHT = 6;
const MIN_LETTERS = 3;
const MAX_LETTERS = 60;

/** Words that carry no meaning of their own, and first ones that every learner knows. */
const NOT_TAUGHT = new Set(
  "der die das ein eine und oder aber ich du er sie es wir ihr mein dein sein ihr kein nicht ja nein was wie wer wo wann warum sehr auch mit von für auf bei aus haben sein werden".split(
    " ",
  ),
);

/** The words of a reply that may be taught. For German, the lexicon knows gender and plural better than any model; a word that does not stand in the reply is dropped. */
export function verifiedWords(
  proposed: readonly ProposedWord[],
  { reply, language, lexicon }: { reply: string; language: Language; lexicon: Lexicon },
): TaughtWord[] {
  const taught = new Map<string, TaughtWord>();
  for (const each of proposed) {
    const word = language === "german" ? germanWord(each, reply, lexicon) : foreignWord(each, reply);
    if (word !== null && !taught.has(word.word.toLowerCase())) taught.set(word.word.toLowerCase(), word);
  }
  return [...taught.values()].slice(0, MAX_WORDS_TAUGHT);
}

function foreignWord(proposed: ProposedWord, reply: string): TaughtWord | null {
  const word = bare(proposed.word);
  const translation = meaning(proposed.translation);
  if (word === null || translation === null || !standsIn(reply, proposed.usedForm, word)) return null;
  return {
    word,
    translation,
    gender: proposed.partOfSpeech === "noun" ? proposed.gender : null,
    plural: proposed.partOfSpeech === "noun" && proposed.plural !== null ? bare(proposed.plural) : null,
    partOfSpeech: proposed.partOfSpeech,
    level: proposed.cefrLevel,
  };
}

function germanWord(proposed: ProposedWord, reply: string, lexicon: Lexicon): TaughtWord | null {
  const named = bare(proposed.word.replace(/^(?:der|die|das|ein|eine)\s+(?=\p{Lu})/u, ""));
  const translation = meaning(proposed.translation);
  if (named === null || translation === null || NOT_TAUGHT.has(named.toLowerCase())) return null;
  if (!standsIn(reply, proposed.usedForm, named)) return null;
  const noun = proposed.partOfSpeech === "noun" ? nounOf(named, lexicon) : null;
  const word = noun?.lemma ?? (proposed.partOfSpeech === "noun" ? capital(named) : named);
  // A word that the lexicon has never seen may be one that the model has made up.
  if (noun === null && !word.includes(" ") && !lexicon.isKnown(word)) return null;
  const curriculum = lexicon.taught(word);
  return {
    word,
    translation,
    gender: noun === null ? null : genderOf(noun, proposed.gender),
    plural: noun === null || noun.genders.length === 0 ? null : noun.plural,
    partOfSpeech: proposed.partOfSpeech,
    level: CEFR_LEVELS.find((level) => level === curriculum?.level) ?? proposed.cefrLevel,
  };
}

/** The noun that the model names; it may have named a form of it. */
function nounOf(named: string, lexicon: Lexicon): Noun | null {
  const form = capital(named);
  const readings = lexicon.nounReadings(form);
  return (readings.find(({ noun }) => noun.lemma === form) ?? readings[0])?.noun ?? null;
}

function genderOf(noun: Noun, proposed: Gender | null): Gender {
  if (noun.genders.length === 0) return "pl";
  const fits = noun.genders.find((gender) => gender === proposed);
  return fits ?? noun.genders[0] ?? "pl";
}

function standsIn(reply: string, usedForm: string, word: string): boolean {
  const words = new Set(wordsIn(reply.toLowerCase()).map((each) => each.text));
  const has = (text: string): boolean => {
    const parts = wordsIn(text.toLowerCase()).map((each) => each.text);
    return parts.length > 0 && parts.every((part) => words.has(part));
  };
  return has(usedForm) || has(word);
}

/** The word itself, or null if it is none: with digits, markup or a comment behind it. */
function bare(text: string): string | null {
  const word = text.normalize("NFC").trim();
  return word.length >= MIN_LETTERS && word.length <= MAX_LETTERS && /^\p{L}[\p{L}\p{M}'’ -]*$/u.test(word)
    ? word
    : null;
}

function meaning(text: string): string | null {
  const plain = text.trim().replace(/\s+/gu, " ");
  return plain !== "" && plain.length <= MAX_LETTERS && !/[<>{}[\]`*_]|https?:/iu.test(plain) ? plain : null;
}
