import { ABOUT_HOME, ABOUT_PERSON, ABOUT_THING, type AboutQuestion } from "#content/built-in/tutor/going-on.ts";
import {
  COMES_FROM,
  LIVES_IN,
  NO_HOOK,
  NO_MORE,
  NOT_CLOSE,
  OWN_NOUN,
  WEAK_NOUN,
} from "#content/built-in/tutor/patterns/hooks.ts";
import { MAY_BE_BAD, MEN, SEVERAL, WOMEN } from "#content/built-in/tutor/patterns/telling.ts";
import type { Line } from "#schema/content/tutor.ts";
import type { Context } from "./context.ts";
import { isTheirs, ofPerson } from "./listening.ts";
import { bareQuestion } from "./memory.ts";
import { bounded } from "./moves.ts";
import { type Part, sayLine } from "./say.ts";
import type { Person, Telling } from "./telling.ts";
import { sentencesOf } from "./text.ts";

/** Somebody or something that the learner calls theirs ("meine Frau", "unser Garten"), so that a question can name it. */
interface Owned {
  kind: "person" | "thing";
  person: Person;
  nominative: string;
  dative: string;
  accusative: string;
}

function ownedIn(context: Context, sentence: string): Owned | null {
  for (const match of [...sentence.matchAll(OWN_NOUN)].toReversed()) {
    const [, determiner = "", noun = ""] = match;
    // "Mit meiner Schwester" says who else was there, and tells nothing of her.
    const before = sentence.slice(0, match.index).trimEnd();
    if (NO_HOOK.test(noun) || /(?<!\p{L})(?:mit|für|bei|von|zu|an|neben|ohne|auf|in|aus|nach|gegen)$/iu.test(before))
      continue;
    const owned = declined(context, determiner.toLowerCase(), noun);
    if (owned !== null) return owned;
  }
  return null;
}

function declined(context: Context, determiner: string, noun: string): Owned | null {
  const many = SEVERAL.test(noun) || SEVERAL.test(noun.replace(/n$/u, ""));
  const ours = determiner.startsWith("unser");
  const own = (ending: string): string =>
    context.tone === "professional"
      ? `Ihr${ending}`
      : ours
        ? ending === ""
          ? "euer"
          : `eur${ending}`
        : `dein${ending}`;
  if (many && /e[nr]?$/u.test(determiner)) {
    const plain = SEVERAL.test(noun) ? noun : noun.replace(/n$/u, "");
    const withN = /[ns]$/u.test(plain) ? plain : `${plain}n`;
    return {
      kind: "person",
      person: "mehrere",
      nominative: `${own("e")} ${plain}`,
      dative: `${own("en")} ${withN}`,
      accusative: `${own("e")} ${plain}`,
    };
  }
  const isWoman =
    WOMEN.test(noun) || (/\p{Ll}{3}in$/u.test(noun) && /er?$/u.test(determiner) && determiner.endsWith("e"));
  const man = noun.replace(/n$/u, "");
  const isMan = !isWoman && (MEN.test(noun) || (WEAK_NOUN.test(man) && MEN.test(man)));
  const entry = context.morphology.entry(noun);
  const gender = isWoman ? "f" : isMan ? "m" : (entry?.gender ?? null);
  // Only the basic form is certain: "meinen Büchern" could be anything.
  if (gender === null || gender === "pl" || (!isMan && !isWoman && entry?.word !== noun)) return null;
  if (!agrees(determiner, gender)) return null;
  const base = isMan && !MEN.test(noun) ? man : noun;
  const oblique = gender === "m" && WEAK_NOUN.test(base) && !base.endsWith("n") ? `${base}n` : base;
  const [nominative, dative, accusative] =
    gender === "m" ? ["", "em", "en"] : gender === "f" ? ["e", "er", "e"] : ["", "em", ""];
  return {
    kind: isMan || isWoman || /^(?:Kind|Baby)$/u.test(noun) ? "person" : "thing",
    person: isWoman ? "sie" : "er",
    nominative: `${own(nominative)} ${base}`,
    dative: `${own(dative)} ${oblique}`,
    accusative: `${own(accusative)} ${oblique}`,
  };
}

/** "Meine Garten": a mistake that nobody corrected must not be said back in a form of its own. */
function agrees(determiner: string, gender: "m" | "f" | "n"): boolean {
  const ending = determiner.replace(/^(?:mein|unser)/u, "");
  if (gender === "f") return /^(?:e|er)$/u.test(ending);
  return gender === "m" ? /^(?:|en|em)$/u.test(ending) : /^(?:|em)$/u.test(ending);
}

/** A question about where the learner lives or comes from, when the message says it. */
export function homeQuestion(context: Context): Part | null {
  for (const sentence of sentencesOf(context.message)) {
    const place = sentence.includes("?") ? null : placeIn(context, sentence);
    if (place !== null) return place;
  }
  return null;
}

/** A question about what the last sentences name: somebody or something of the learner's, or where they live. Null where nothing is certain. */
export function hookedQuestion(context: Context, telling: Telling): Part | null {
  const sentences = sentencesOf(context.message)
    .filter((sentence) => !sentence.includes("?"))
    .slice(-2)
    .toReversed();
  for (const sentence of sentences) {
    const owned = ownedIn(context, sentence);
    const question = owned === null ? null : aboutOwned(context, owned, sentence);
    if (question !== null) return question;
  }
  const spokenOf = personSpokenOf(context, telling);
  return spokenOf === null ? null : aboutOwned(context, spokenOf, telling.sentence);
}

/** "Sie hat neue Schuhe", after "meine Tochter" in a message before. */
function personSpokenOf(context: Context, telling: Telling): Owned | null {
  const { about, named } = telling;
  if (about === "learner" || about === "thing" || !isTheirs(context, named) || NO_HOOK.test(named)) return null;
  return declined(context, about === "er" || /^(?:Kind|Baby)$/u.test(named) ? "mein" : "meine", named);
}

function aboutOwned(context: Context, owned: Owned, sentence: string): Part | null {
  const everything = [
    ...context.input.history.filter(({ role }) => role === "user").map(({ content }) => content),
    context.message,
  ].join(" ");
  // Nobody asks how somebody is who is no more, and of what was, nobody knows whether it still is.
  if (
    owned.kind === "person" &&
    (NO_MORE.test(everything) || /(?<!\p{L})(?:war|waren|hatte|hatten)(?!\p{L})/iu.test(sentence))
  )
    return null;
  const list: readonly AboutQuestion[] =
    owned.kind === "person" ? ABOUT_PERSON[context.band] : ABOUT_THING[context.band];
  const troubled = MAY_BE_BAD.test(context.message);
  for (const question of list) {
    if (troubled && question.fond === true) continue;
    if (question.family === true && NOT_CLOSE.test(owned.nominative)) continue;
    if (question.unless !== undefined && bounded(question.unless).test(context.message)) continue;
    const part = named(
      context,
      { say: ofPerson(question.say, owned.person), en: question.en },
      owned[question.case],
      owned.nominative,
    );
    if (!wasAskedOfAnything(context, question, owned)) return part;
  }
  return null;
}

/** Whether the question was asked of whomever: the same words about the next person would sound like a form. */
function wasAskedOfAnything(context: Context, question: Line, owned: Owned): boolean {
  const [before = "", after = ""] = bareQuestion(
    sayLine({ say: ofPerson(question.say, owned.person), en: "" }, context.tone).de,
  ).split("*");
  return [...context.memory.asked].some((asked) => asked.startsWith(before.trim()) && asked.endsWith(after.trim()));
}

function named(context: Context, line: Line, words: string, nominative: string): Part {
  const part = sayLine(line, context.tone);
  const noun = nominative.replace(/^\p{L}+ /u, "");
  const english = context.morphology.entry(noun)?.translation.split(", ")[0] ?? noun;
  return { de: part.de.replace("*", words), en: part.en === null ? null : part.en.replace("*", `your ${english}`) };
}

/** "Ich wohne in Kassel", "Ich komme aus Karaganda": a name that no dictionary has is a place there. */
function placeIn(context: Context, sentence: string): Part | null {
  const name = (LIVES_IN.exec(sentence) ?? COMES_FROM.exec(sentence))?.[1];
  if (name === undefined) return null;
  const readings = context.morphology.readings(name);
  if (
    readings.some(({ partOfSpeech }) => partOfSpeech === "noun") &&
    context.morphology.entry(name)?.gender !== null &&
    context.morphology.entry(name) !== null
  )
    return null;
  const open = ABOUT_HOME[context.band]
    .map((line) => sayLine(line, context.tone))
    .find((part) => {
      const [before = "", after = ""] = bareQuestion(part.de).split("*");
      return ![...context.memory.asked].some(
        (asked) => asked.startsWith(before.trim()) && asked.endsWith(after.trim()),
      );
    });
  return open === undefined ? null : { de: open.de.replace("*", name), en: open.en?.replace("*", name) ?? null };
}
