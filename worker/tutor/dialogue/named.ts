import { BY_KIND, NAMED, type NamedQuestion, WHAT_KIND } from "#content/built-in/tutor/named.ts";
import { COMPARED } from "#content/built-in/tutor/near-kinds.ts";
import { NOUN_KINDS, type NounKind } from "#content/built-in/tutor/noun-kinds.ts";
import { BY_LEARNER } from "#content/built-in/tutor/patterns/ask-on.ts";
import { NO_MORE, TWO_GENDERS } from "#content/built-in/tutor/patterns/hooks.ts";
import {
  ADJECTIVE,
  ANOTHER_THING,
  ARTICLE,
  BEFORE_A_PLACE,
  DEALS_WITH,
  DESCRIBED_AFTER,
  FAMILIAR_ROLE,
  GRAVE,
  IN_A_PHRASE,
  MADE_UP,
  MAYBE,
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
import { ofPerson } from "./listening.ts";
import { correctedMessagesIn, repliesIn } from "./memory.ts";
import { type NounForms, nounForms, ownerOf, weakForm } from "./noun-forms.ts";
import type { Morphology } from "./ports.ts";
import { type Part, sayLine } from "./say.ts";
import { isTroubled } from "./story.ts";
import { toldIn } from "./telling.ts";
import { capitalized, sentencesOf, unquoted, withMarks, wordsOf } from "./text.ts";

/** Something that the message names and that its sentence is about, as far as the words show it. */
interface Anchor extends NounForms {
  lemma: string;
  /** Its plural, where several are meant. */
  plural: string | null;
  /** As it is written, and where. */
  word: string;
  sentence: string;
  owned: boolean;
  /** Null where it is not certain. */
  kind: NounKind | null;
  /** "Eine Boulderhalle", "alte Kassetten": named for the first time and not described any further. */
  unknown: boolean;
  /** Says where or how something was. */
  beside: boolean;
  /** Theirs, new, or spoken of before; an idea without an article. */
  prominent: boolean;
  /** How sure it is that this is the point and no detail. */
  weight: number;
}

/** From this weight on, a noun is asked about. */
const HEAVY_ENOUGH = 2;

/**
 * From B1 on: a question of its own kind about something that the message names, so that it fits what was told and nothing else. Null where
 * nothing of a known kind is named in a place that matters (`only`: in this sentence): a question about a detail shows as little listening
 * as one about nothing.
 */
export function namedQuestion(context: Context, only: string | null = null): Part | null {
  return asked(context, only, ({ kind }) => (kind === "person" ? [] : NAMED));
}

/**
 * From B1 on: what can be asked about anything of a kind, a place in another way than an idea or somebody. Null where the message names
 * nothing of which the kind is certain (`only`: in this sentence).
 */
export function kindQuestion(context: Context, only: string | null = null): Part | null {
  const everything = [...correctedMessagesIn(context.input.history), context.message].join(" ");
  return asked(context, only, ({ beside, kind, lemma, nominative, owned, plural, prominent, sentence }) =>
    // "Meine Schüler schreiben Prüfungen" are any, "ich sitze im Restaurant" is a detail. Nobody asks what somebody is like who is no more.
    kind === null ||
    kind === "none" ||
    !prominent ||
    nominative === plural ||
    (!owned && kind !== "idea" && MAYBE.test(sentence)) ||
    (beside && kind === "place") ||
    (kind === "person" && ((!owned && !FAMILIAR_ROLE.test(lemma)) || NO_MORE.test(everything)))
      ? []
      : BY_KIND[kind],
  );
}

/** The same of the message before and what this one tells besides its questions: what the talk was about before it was interrupted. */
export function lastNamedQuestion(context: Context): Part | null {
  const earlier = correctedMessagesIn(context.input.history).at(-1) ?? "";
  const told = sentencesOf(`${earlier} ${context.message}`).filter((sentence) => !sentence.includes("?"));
  return kindQuestion({ ...context, message: told.join(" ") });
}

/** The first question, of those that `linesFor` gives for something that the message names, that fits what is told. */
function asked(
  context: Context,
  only: string | null,
  linesFor: (anchor: Anchor) => readonly NamedQuestion[],
): Part | null {
  if (context.band === "A") return null;
  const troubled = isTroubled(context);
  const told = toldIn(context);
  for (const anchor of anchorsIn(context).filter(
    ({ sentence }) => only === null || sentence.includes(only.replace(/[.!…]+$/u, "")),
  )) {
    const when = (told.find(({ sentence }) => sentence.includes(anchor.word)) ?? told.at(-1))?.when ?? "now";
    const line = linesFor(anchor).find(
      (each) =>
        each.of?.test(anchor.plural ?? anchor.lemma) !== false &&
        (each.band ?? context.band) === context.band &&
        // "Was gibt dir" is asked of one thing.
        (each.case !== "nominative" || anchor.plural === null || each.say.includes("[")) &&
        (!troubled || each.sober === true) &&
        (each.owned !== true || anchor.owned) &&
        (each.when ?? when) === when &&
        each.says?.test(anchor.sentence) !== false &&
        each.unless?.test(context.message) !== true &&
        !wasAskedOfAnything(context, each, anchor.plural === null ? "er" : "mehrere"),
    );
    if (line === undefined) continue;
    const person = anchor.plural === null ? "er" : "mehrere";
    const { de, en } = filled(
      sayLine({ say: ofPerson(line.say, person), en: ofPerson(line.en, person) }, context.tone),
      anchor[line.case],
      englishOf(context, anchor, line.case === "bare"),
    );
    return {
      // "Wie kam es zu dem Plan?": joined, it would be any plan.
      de: de.startsWith("Wie kam es")
        ? de
        : de.replace(/(?<!\p{L})(?:an|in|von|bei|zu) de[mr](?!\p{L})/gu, (words) => JOINED[words] ?? words),
      en,
    };
  }
  return null;
}

/** "Your choir"; "it" for what we have no English word for. */
function englishOf(context: Context, { lemma, owned }: Anchor, bare: boolean): string {
  const english = inEnglish(context, lemma);
  return english === lemma ? "it" : `${bare ? "" : owned ? "your " : "the "}${english}`;
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
    const { sentence, unknown, kind, lemma, plural, word } = anchor;
    if (
      !unknown ||
      kind === "person" ||
      kind === "food" ||
      [NOT_A_KIND, GRAVE].some((pattern) => pattern.test(lemma)) ||
      NOT_THERE.test(sentence)
    )
      continue;
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
            prominent: anchor.prominent || earlier.includes(anchor.lemma),
          })),
    )
    .filter(
      ({ weight, lemma }) =>
        weight >= HEAVY_ENOUGH && !replies.some((reply) => reply.includes(lemma)) && !isAnswer(context, lemma),
    )
    .toSorted((one, other) => other.weight - one.weight);
}

/** "Was ist das für ein Verlag?" "Ein Publikumsverlag.": what was asked after is not asked about again. */
function isAnswer({ memory }: Context, lemma: string): boolean {
  return wordsOf(memory.lastQuestion ?? "").some(
    ({ text }) => /^\p{Lu}\p{Ll}{3}/u.test(text) && lemma.toLowerCase().endsWith(text.toLowerCase()),
  );
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
    if (index === 0 && morphology.readings(word.toLowerCase()).length > 0) return [];
    const kind = kindOf(noun.lemma, morphology);
    let before = index - 1;
    while (before >= 0 && isAdjective(words[before] ?? "", morphology)) before -= 1;
    const described = before < index - 1;
    const determiner = (words[before] ?? "").toLowerCase();
    const owned = OWN_DETERMINER.test(determiner);
    const isNew = NEW_DETERMINER.test(determiner);
    const defined = ARTICLE.test(determiner);
    const [gender] = noun.genders;
    // "Mein Kollege": he is "meinen Kollegen" and "meinem Kollegen".
    const weak = weakForm(noun.lemma, gender, noun.genitive);
    const declines = word === weak && /^(?:m?ein|unser|d)em$/u.test(determiner);
    const plural =
      !declines && word !== noun.lemma && (word === noun.plural || word === dativePlural(noun.plural ?? ""));
    // "Meinen Kollegen", "die Kopfhörer" may be one or two, and a noun in another form ("Gedanken") may be declined in another way.
    if (NOT_THEIRS.test(determiner) || (plural && word === weak && determiner.endsWith("en"))) return [];
    if (!plural && (noun.genders.length !== 1 || (word !== noun.lemma && !declines))) return [];
    if (
      !plural &&
      noun.plural === noun.lemma &&
      !/^(?:(?:m?ein|unser)(?:e[mn])?|dieser|diese[mn]|da[sm])$/u.test(determiner)
    )
      return [];
    const bare = !owned && !isNew && !defined && !described;
    // A name or a stuff ("Polen", "Benzin") is no matter; an idea is one, and what ends like this.
    if (bare && !plural && kind !== "idea" && !/(?:ung|heit|keit|schaft|ismus|tät)$/u.test(word)) return [];
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
        kind,
        unknown,
        beside,
        prominent: owned || isNew || (bare && kind === "idea" && !IN_A_PHRASE.test(determiner)),
        weight,
        ...nounForms(several ?? noun.lemma, several === null ? (gender ?? "f") : "pl", ownerOf(determiner, tone), {
          oblique: weak ?? undefined,
          bare: bare && several !== null,
        }),
      },
    ];
  });
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

let kinds: ReadonlyMap<string, NounKind> | null = null;

/** What kind of thing a noun names; a compound by its last part. Null where that is not certain. */
function kindOf(lemma: string, morphology: Morphology): Anchor["kind"] {
  kinds ??= new Map(
    Object.entries(NOUN_KINDS).flatMap(([kind, nouns]) =>
      nouns
        .trim()
        .split(/\s+/)
        .map((noun) => [noun, kind as NounKind]),
    ),
  );
  if (isPerson(lemma, morphology)) return "person";
  for (let at = 0; at <= lemma.length - 4; at += at === 0 ? 3 : 1) {
    const kind = kinds.get(capitalized(lemma.slice(at)));
    if (kind !== undefined) return kind;
  }
  return null;
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
