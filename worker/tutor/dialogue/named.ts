import { NAMED, WHAT_KIND } from "#content/built-in/tutor/named.ts";
import { COMPARED } from "#content/built-in/tutor/near-kinds.ts";
import { BY_LEARNER } from "#content/built-in/tutor/patterns/ask-on.ts";
import { TWO_GENDERS } from "#content/built-in/tutor/patterns/hooks.ts";
import {
  ADJECTIVE,
  ANOTHER_THING,
  ARTICLE,
  BEFORE_A_PLACE,
  DEALS_WITH,
  DESCRIBED_AFTER,
  GRAVE,
  MADE_UP,
  NEW_DETERMINER,
  NO_ANCHOR,
  NOT_A_KIND,
  NOT_THEIRS,
  NOT_THERE,
  OWN_DETERMINER,
  STILL_WANTED,
} from "#content/built-in/tutor/patterns/named.ts";
import { NOT_A_THEME } from "#content/built-in/tutor/patterns/question.ts";
import { MEN, NO_WOMAN, SEVERAL, WOMEN } from "#content/built-in/tutor/patterns/telling.ts";
import { dativePlural } from "../german/paradigm.ts";
import { type Context, filled } from "./context.ts";
import { inEnglish, wasAskedOfAnything } from "./hooks.ts";
import { correctedMessagesIn, repliesIn } from "./memory.ts";
import type { Morphology } from "./ports.ts";
import { type Part, sayLine } from "./say.ts";
import { isTroubled } from "./story.ts";
import { toldIn } from "./telling.ts";
import { sentencesOf, unquoted, withMarks, wordsOf } from "./text.ts";

/** Something that the message names and that its sentence is about, as far as the words show it. */
interface Anchor extends Forms {
  lemma: string;
  /** Its plural, where several are meant. */
  plural: string | null;
  /** As it is written, and where. */
  word: string;
  sentence: string;
  owned: boolean;
  /** "Eine Boulderhalle", "alte Kassetten": named for the first time and not described any further. */
  unknown: boolean;
  /** How sure it is that this is the point and no detail. */
  weight: number;
}

interface Forms {
  nominative: string;
  dative: string;
  accusative: string;
  /** With "ein"; a plural stands alone. */
  indefinite: string;
}

/** From this weight on, a noun is asked about. */
const HEAVY_ENOUGH = 2;

/**
 * From B1 on: a question of its own kind about something that the message names, so that it fits what was told and nothing else. Null where
 * nothing of a known kind is named in a place that matters (`only`: in this sentence): a question about a detail shows as little listening
 * as one about nothing.
 */
export function namedQuestion(context: Context, only: string | null = null): Part | null {
  if (context.band === "A") return null;
  const troubled = isTroubled(context);
  const told = toldIn(context);
  for (const anchor of anchorsIn(context).filter(
    ({ sentence }) => only === null || sentence.includes(only.replace(/[.!…]+$/u, "")),
  )) {
    const when = (told.find(({ sentence }) => sentence.includes(anchor.word)) ?? told.at(-1))?.when ?? "now";
    const line = NAMED.find(
      (each) =>
        each.of.test(anchor.plural ?? anchor.lemma) &&
        (each.band ?? context.band) === context.band &&
        // "Was gibt dir" is asked of one thing.
        (each.case !== "nominative" || anchor.plural === null) &&
        (!troubled || each.sober === true) &&
        (each.when ?? when) === when &&
        each.says?.test(anchor.sentence) !== false &&
        each.unless?.test(context.message) !== true &&
        !wasAskedOfAnything(context, each, "er"),
    );
    if (line === undefined) continue;
    const { de, en } = filled(
      sayLine(line, context.tone),
      anchor[line.case],
      `${anchor.owned ? "your" : "the"} ${inEnglish(context, anchor.lemma)}`,
    );
    return {
      de: de.replace(/(?<!\p{L})(?:an|in|von|bei|zu) de[mr](?!\p{L})/gu, (words) => JOINED[words] ?? words),
      en,
    };
  }
  return null;
}

/**
 * From B1 on: what kind of thing it is that the message names for the first time and does not describe: "Was ist das für eine Boulderhalle?".
 * Null where nothing is named like that (`only`: in this sentence).
 */
export function whatKind(context: Context, only: string | null = null): Part | null {
  const { band, tone } = context;
  if (band === "A") return null;
  const told = toldIn(context);
  for (const anchor of anchorsIn(context)) {
    const { sentence, unknown, lemma, plural, word } = anchor;
    if (!unknown || [NOT_A_KIND, GRAVE].some((pattern) => pattern.test(lemma)) || NOT_THERE.test(sentence)) continue;
    if (!BY_LEARNER.test(sentence) || (plural !== null && !DEALS_WITH.test(sentence))) continue;
    if (only !== null && !sentence.includes(only.replace(/[.!…]+$/u, ""))) continue;
    const when = (told.find((each) => each.sentence.includes(word)) ?? told.at(-1))?.when ?? "now";
    const wanted = when === "coming" || STILL_WANTED.test(sentence);
    const lines = WHAT_KIND[plural === null ? "one" : "several"][wanted ? "coming" : when][band];
    const line = lines.find((each) => !wasAskedOfAnything(context, each, "er"));
    if (line === undefined) continue;
    return filled(sayLine(line, tone), anchor.indefinite, inEnglish(context, lemma));
  }
  return null;
}

const JOINED: Readonly<Record<string, string>> = {
  "an dem": "am",
  "in dem": "im",
  "von dem": "vom",
  "bei dem": "beim",
  "zu dem": "zum",
  "zu der": "zur",
};

/** The nouns of the last two sentences that are worth a question, the weightiest first. */
function anchorsIn(context: Context): Anchor[] {
  const message = unquoted(withMarks(context.message)).replaceAll(COMPARED, "");
  const told = sentencesOf(message).slice(-2);
  // The opener may have asked for the very thing.
  const replies = repliesIn(context.input.history).slice(1);
  const earlier = correctedMessagesIn(context.input.history).slice(-3).join(" ");
  return told
    .flatMap((sentence, index) =>
      sentence.includes("?") || MADE_UP.test(sentence)
        ? []
        : anchorsOf(context, sentence).map((anchor) => ({
            ...anchor,
            weight: anchor.weight + (index === told.length - 1 ? 1 : 0) + (earlier.includes(anchor.lemma) ? 2 : 0),
          })),
    )
    .filter(({ weight, lemma }) => weight >= HEAVY_ENOUGH && !replies.some((reply) => reply.includes(lemma)))
    .toSorted((one, other) => other.weight - one.weight);
}

function anchorsOf({ morphology, tone }: Context, sentence: string): Anchor[] {
  const words = wordsOf(sentence).map(({ text }) => text);
  return words.flatMap((word, index) => {
    const noun = /^\p{Lu}\p{Ll}[\p{L}-]+$/u.test(word) ? morphology.noun(word) : null;
    if (
      noun === null ||
      [NO_ANCHOR, GRAVE, ANOTHER_THING, NOT_A_THEME, TWO_GENDERS].some((pattern) => pattern.test(noun.lemma))
    )
      return [];
    // "Gut ging es mir": a word that begins a sentence with a capital may be no noun.
    if (isPerson(noun.lemma, morphology) || (index === 0 && morphology.readings(word.toLowerCase()).length > 0))
      return [];
    let before = index - 1;
    while (before >= 0 && isAdjective(words[before] ?? "", morphology)) before -= 1;
    const described = before < index - 1;
    const determiner = (words[before] ?? "").toLowerCase();
    const owned = OWN_DETERMINER.test(determiner);
    const isNew = NEW_DETERMINER.test(determiner);
    const defined = ARTICLE.test(determiner);
    const [gender] = noun.genders;
    const plural = word !== noun.lemma && (word === noun.plural || word === dativePlural(noun.plural ?? ""));
    // "Die Kopfhörer" may be one or two, and a noun in another form ("Gedanken") may be declined in another way.
    if (NOT_THEIRS.test(determiner) || (!plural && (noun.genders.length !== 1 || word !== noun.lemma))) return [];
    if (
      !plural &&
      noun.plural === noun.lemma &&
      !/^(?:(?:m?ein|unser)(?:e[mn])?|dieser|diese[mn]|da[sm])$/u.test(determiner)
    )
      return [];
    const bare = !owned && !isNew && !defined && !described;
    // A name or a stuff ("Polen", "Benzin") is no matter; what ends like this is one.
    if (bare && !plural && !/(?:ung|heit|keit|schaft|ismus|tät)$/u.test(word)) return [];
    const beside =
      defined &&
      (BEFORE_A_PLACE.test(words[before - 1] ?? "") || /^(?:zu[mr]|[ib]m|am|beim|vom|[ia]ns)$/u.test(determiner));
    const taught = morphology.entry(noun.lemma)?.level ?? null;
    const specific = word.length >= 9 || (taught === null && word.length >= 7);
    const weight =
      (specific ? 3 : taught === null || /^[BC]/.test(taught) ? 1 : 0) +
      (owned || isNew ? 2 : 0) +
      (described ? 1 : 0) -
      (beside || bare ? 1 : 0);
    const several = plural ? noun.plural : null;
    const after = sentence.slice(sentence.indexOf(word) + word.length);
    const unknown =
      (/^eine?[nmr]?$/.test(determiner) ||
        (several !== null && determiner !== "" && described && !defined && !owned && !isNew)) &&
      !DESCRIBED_AFTER.test(after) &&
      !(BEFORE_A_PLACE.test(words[before - 1] ?? "") && !/^(?:in|bei)$/.test(words[before - 1] ?? ""));
    return [
      {
        lemma: noun.lemma,
        plural: several,
        word,
        sentence,
        owned,
        unknown,
        weight,
        ...declined(noun.lemma, several, gender ?? "f", owned ? tone : null, bare),
      },
    ];
  });
}

function declined(
  lemma: string,
  plural: string | null,
  gender: "m" | "f" | "n",
  owner: Context["tone"] | null,
  bare: boolean,
): Forms {
  const endings =
    plural !== null ? ["e", "en", "e"] : { m: ["", "em", "en"], f: ["e", "er", "e"], n: ["", "em", ""] }[gender];
  const articles =
    plural !== null
      ? ["die", "den", "die"]
      : { m: ["der", "dem", "den"], f: ["die", "der", "die"], n: ["das", "dem", "das"] }[gender];
  const own = owner === "professional" ? "Ihr" : "dein";
  const [nominative = "", dative = "", accusative = ""] =
    bare && plural !== null ? [] : owner === null ? articles : endings.map((ending) => own + ending);
  const noun = plural ?? lemma;
  return {
    nominative: `${nominative} ${noun}`.trim(),
    dative: `${dative} ${plural === null ? noun : dativePlural(noun)}`.trim(),
    accusative: `${accusative} ${noun}`.trim(),
    indefinite: plural ?? `${{ m: "ein", f: "eine", n: "ein" }[gender]} ${noun}`,
  };
}

function isAdjective(word: string, morphology: Morphology): boolean {
  return (
    ADJECTIVE.test(word) &&
    !ARTICLE.test(word) &&
    !NOT_THEIRS.test(word) &&
    !OWN_DETERMINER.test(word) &&
    !NEW_DETERMINER.test(word) &&
    morphology.readings(word).some(({ partOfSpeech }) => partOfSpeech === "adjective")
  );
}

/** Whoever has a feminine form in -in is somebody, and so is whoever ends in it. */
function isPerson(lemma: string, morphology: Morphology): boolean {
  return (
    MEN.test(lemma) ||
    WOMEN.test(lemma) ||
    SEVERAL.test(lemma) ||
    (/\p{Ll}{3}in$/u.test(lemma) && !NO_WOMAN.test(lemma)) ||
    morphology.noun(`${lemma.replace(/e$/u, "")}in`) !== null
  );
}
