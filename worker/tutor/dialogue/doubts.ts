import { CLOSED } from "#content/built-in/tutor/patterns/closed-words.ts";
import {
  BARE_ADJECTIVE,
  BARE_OBJECT,
  IS_A_WAY,
  LACKS_DATIVE,
  NO_ARTICLE,
  PLACE_AS_WAY,
  SET_PREPOSITION,
  SMALL_LANGUAGE,
  WITH_ARTICLE,
} from "#content/built-in/tutor/patterns/take-up.ts";
import type { Morphology } from "./ports.ts";
import { type Word, wordsOf } from "./text.ts";

const DATIVE = /^(?:mit|bei|von|aus|nach|seit|zu)$/i;
const MODAL = /^(?:möchte|möchten|will|wollen|kann|können|muss|müssen|soll|sollen|darf|dürfen|würde|würden)$/i;
const IS_SUBJECT = /\b(?:bin|bist|ist|sind|war|waren|werde|werden|wurde|bleibe|heiße|als|wie)\b|[,;]/iu;
const SINGULAR = /^(?:ist|war|hat|hatte|wird|muss|kann|will|geht|kommt|macht|kostet)$/;

/**
 * Whether words of the (corrected) text are probably wrong although nobody corrected them: the engine drops what it is
 * not sure of, and a reply that says the words back would teach the mistake.
 */
export function isDoubtful(text: string, morphology: Morphology): boolean {
  if (morphology.doubtIn(text) !== null) return true;
  const words = wordsOf(text);
  // "Ich lerne deutsch": a language has its capital here.
  if (SMALL_LANGUAGE.test(text) || LACKS_DATIVE.test(text)) return true;
  if (/\b(?:lol|haha\p{L}*)\b/iu.test(text)) return true;
  const praised = /\b(?:ist|war) der \p{Ll}+e (\p{Lu}\p{L}+)/u.exec(text)?.[1];
  const gender = praised === undefined ? null : (morphology.entry(praised)?.gender ?? null);
  if (gender === "f" || gender === "n") return true;
  // "Sie hat 8 Jahre" is somebody's age in other languages.
  if (/\b(?:habe|hast|hat|haben) \d+ Jahre\b(?! (?:lang|Zeit|Erfahrung))/u.test(text)) return true;
  return words.some(
    (word, index) =>
      lacksCapital(word, index, morphology) ||
      wrongCase(words, index, text) ||
      wrongGender(words, index, text, morphology) ||
      wrongNumber(words, index, morphology) ||
      twoFiniteVerbs(words, index, morphology),
  );
}

const BEFORE_NOUN = /^(?:in|nach|an|auf|zu|bei|mit|von|aus|für|vor|neben|hinter|unter|über|durch|gegen|ohne)$/u;
const NO_OBJECT =
  /(?<!\p{L})(?:bin|bist|ist|sind|war|waren|werden?|wird|wurde|heiß\p{Ll}*|als|wie|weder|fahr\p{Ll}*)(?!\p{L})/iu;

/**
 * Whether a beginner's sentence has a mistake of the kinds that stay uncorrected most often: a noun without its article
 * ("in Heim", "ich kaufe Ei"), a place in the case of a way ("ich sitze an den Rhein"), an adjective without its ending.
 */
export function isDoubtfulOfBeginner(text: string, morphology: Morphology): boolean {
  if (WITH_ARTICLE.test(text) || BARE_ADJECTIVE.test(text)) return true;
  const [, article, place = ""] = PLACE_AS_WAY.exec(text) ?? [];
  // "In den Bergen" is several of them.
  const isSeveral = article === "den" && (morphology.noun(place)?.lemma ?? place) !== place;
  if (article !== undefined && !isSeveral && !IS_A_WAY.test(text)) return true;
  const words = wordsOf(text);
  return words.some((word, index) => {
    const [before, after] = [words[index - 1], words[index + 1]?.text ?? ""];
    if (before === undefined || !/^\p{Lu}/u.test(word.text) || /^\p{Lu}|^\d/u.test(after)) return false;
    const noun = morphology.noun(word.text);
    // A town is in the lexicon as well: only what is taught is certain to be a thing.
    const counted =
      morphology.entry(word.text) !== null &&
      noun !== null &&
      noun.lemma === word.text &&
      noun.plural !== null &&
      noun.plural !== word.text;
    if (!counted || noun.plural === "" || BARE_OBJECT.test(word.text) || NO_ARTICLE.test(word.text)) return false;
    const gap = text.slice(before.end, word.start);
    const lead = before.text.toLowerCase();
    if (BEFORE_NOUN.test(lead) && gap === " ") return !SET_PREPOSITION.test(`${lead} ${word.text}`);
    if (NO_OBJECT.test(text)) return false;
    // "Meine Mutter und Schwester": one article for both, but not for "die Schule und Kindergarten".
    const joined = /^(?:und|oder)$/u.test(lead) || gap.includes(",");
    if (joined) {
      const other = words[index - (gap.includes(",") ? 1 : 2)]?.text ?? "";
      const shares = hasArticle(words, index - 2) && morphology.noun(other)?.genders[0] === noun.genders[0];
      return /^\p{Lu}/u.test(other) && !shares;
    }
    return (
      /^(?:ich|wir|also|gern|gerne|auch|immer|oft|heute|manchmal|nur|dann|jetzt|noch)$/u.test(lead) ||
      (before.text === lead &&
        !CLOSED.test(lead) &&
        morphology.readings(lead).some((reading) => reading.form === "finite"))
    );
  });
}

/** Whether one of the two words up to here is an article, or an adjective or number that stands like one. */
function hasArticle(words: readonly Word[], to: number): boolean {
  return words
    .slice(Math.max(0, to - 2), to + 1)
    .some(({ text }) => /^(?:der|die|das|den|dem|[mdsk]?ein\p{Ll}*|unser\p{Ll}*|ihre?\p{Ll}?)$/iu.test(text));
}

/** The text with the capitals of its nouns, where a word without one is no other word: "brot mit käse". Its length stays. */
export function withCapitals(text: string, morphology: Morphology): string {
  let result = text;
  for (const { text: word, start } of wordsOf(text)) {
    if (word.length < 3 || word !== word.toLowerCase() || /['’]/.test(word) || CLOSED.test(word)) continue;
    // "Ich koch nie": a short form, not the cook.
    if (/\b(?:ich|du|er|wir|bitte)\s+$/iu.test(text.slice(0, start))) continue;
    const capital = word.charAt(0).toUpperCase() + word.slice(1);
    const readings = morphology.readings(word);
    const isOnlyNoun =
      morphology.readings(capital).some((reading) => reading.partOfSpeech === "noun") &&
      // "zimmer" and "eier" are commands of rare verbs.
      readings.every((reading) => reading.partOfSpeech === "verb" && reading.form === null);
    if (isOnlyNoun && (readings.length === 0 || morphology.entry(capital) !== null))
      result = result.slice(0, start) + capital + result.slice(start + word.length);
  }
  return result;
}

/** "im abend", "in hamburg": a noun or name without its capital, or no German word. */
function lacksCapital(word: Word, index: number, morphology: Morphology): boolean {
  const { text } = word;
  if (index === 0 || text.length < 4 || text !== text.toLowerCase() || /\d|['’-]/.test(text) || CLOSED.test(text))
    return false;
  const readings = morphology.readings(text);
  if (readings.some((reading) => reading.partOfSpeech !== "verb" || reading.form !== null)) return false;
  // "anzurufen", "sonntags", "zweihundert" are made of known parts.
  if (
    /^\p{L}{2,}zu\p{L}+n$/u.test(text) ||
    /(?:tags|abends|morgens|nachts|mittags|falls|mals|ens|wärts|seits|hundert|tausend)$/.test(text)
  )
    return false;
  const noun = morphology.readings(text.charAt(0).toUpperCase() + text.slice(1));
  return readings.length === 0 || noun.some((reading) => reading.partOfSpeech === "noun");
}

function wrongCase(words: readonly Word[], index: number, text: string): boolean {
  const [preposition, next] = [words[index]?.text ?? "", words[index + 1]];
  if (next === undefined || !/^\s+$/u.test(text.slice((words[index] as Word).end, next.start))) return false;
  return DATIVE.test(preposition) && /^(?:[mdsk]?ein|[mdsk]?eine|ihre|unsere?|eure|das)$/i.test(next.text);
}

/** "Deine Nachbar", "ein Freundin": only where a taught noun stands in the singular right behind its article. */
function wrongGender(words: readonly Word[], index: number, text: string, morphology: Morphology): boolean {
  const [article, noun] = [words[index]?.text.toLowerCase() ?? "", words[index + 1]];
  if (noun === undefined || !/^\p{Lu}/u.test(noun.text) || /^\p{Lu}/u.test(words[index + 2]?.text ?? "")) return false;
  if (text.slice((words[index] as Word).end, noun.start) !== " ") return false;
  const entry = morphology.entry(noun.text);
  if (entry === null || entry.gender === null || entry.gender === "pl" || entry.plural === noun.text) return false;
  if (/^(?:[mdsk]?eine|unsere|eure|letzte|nächste|vorige|jede)$/.test(article)) return entry.gender !== "f";
  // "Ich habe ein Hund": what the learner has or does is no subject.
  if (
    index > 0 &&
    /^[mdsk]?ein$/.test(article) &&
    entry.gender === "m" &&
    /\b(?:ich|wir)\b/iu.test(text) &&
    !IS_SUBJECT.test(text)
  )
    return true;
  return /^(?:[mdsk]?ein|unser|euer)$/.test(article) && entry.gender === "f";
}

/** "Die Schuhe ist zu klein", "deine Kollegen ist nett". */
function wrongNumber(words: readonly Word[], index: number, morphology: Morphology): boolean {
  const [article, noun, verb] = words.slice(index, index + 3).map((word) => word.text);
  if (index > 1 || noun === undefined || verb === undefined || !SINGULAR.test(verb)) return false;
  if (!/^(?:die|[mds]eine|ihre|unsere|eure)$/i.test(article ?? "") || !/^\p{Lu}/u.test(noun)) return false;
  const nouns = morphology.readings(noun).filter((reading) => reading.partOfSpeech === "noun");
  if (nouns.length > 0 && nouns.every((reading) => reading.lemma !== noun)) return true;
  const entry = morphology.entry(noun);
  return entry !== null && (entry.gender === "m" || entry.gender === "n") && entry.plural === noun;
}

/** "Ich möchte gehe": after a modal verb only the infinitive can follow. */
function twoFiniteVerbs(words: readonly Word[], index: number, morphology: Morphology): boolean {
  if (!MODAL.test(words[index]?.text ?? "")) return false;
  return words.slice(index + 1, index + 3).some((word) => {
    const readings = morphology.readings(word.text);
    return (
      word.text === word.text.toLowerCase() &&
      !CLOSED.test(word.text) &&
      readings.length > 0 &&
      readings.every((reading) => reading.form === "finite" && reading.number === "singular")
    );
  });
}
