import {
  ABOUT_HOME,
  ABOUT_PERSON,
  ABOUT_THEME,
  ABOUT_THING,
  type AboutQuestion,
  TELL_ABOUT,
  WHAT_THEY_SAY,
} from "#content/built-in/tutor/going-on.ts";
import { COMPARED, UNREAL } from "#content/built-in/tutor/near-kinds.ts";
import { IS_TROUBLE, SYMPATHY } from "#content/built-in/tutor/patterns/going-on.ts";
import {
  ASKS_OR_IS_ONESELF,
  COMES_FROM,
  IS_OWNED,
  IS_WOMAN,
  LIVES_IN,
  NAMED_NOUN,
  NAMES_LITTLE,
  NO_HOOK,
  NO_MORE,
  NOT_CLOSE,
  OWN_NOUN,
  SMALL_ONE,
  TWO_GENDERS,
  VIEW_TOLD,
  WEAK_NOUN,
} from "#content/built-in/tutor/patterns/hooks.ts";
import { NOT_A_THEME, SAYS_WHEN } from "#content/built-in/tutor/patterns/question.ts";
import { DENIES } from "#content/built-in/tutor/patterns/strands.ts";
import { MEN, PETS, SEVERAL, WOMEN } from "#content/built-in/tutor/patterns/telling.ts";
import type { Line } from "#schema/content/tutor.ts";
import { type Context, filled } from "./context.ts";
import { isTheirs, ofPerson } from "./listening.ts";
import { bareQuestion, correctedMessagesIn, messagesIn } from "./memory.ts";
import { type NounForms, nounForms, ownerOf, weakForm } from "./noun-forms.ts";
import { type Part, sayLine } from "./say.ts";
import { isTroubled, lastTold } from "./story.ts";
import type { Person, Telling } from "./telling.ts";
import { bounded, capitalized, lemmasOf, sentencesOf } from "./text.ts";

/** Somebody or something that the learner calls theirs ("meine Frau", "unser Garten"), so that a question can name it. */
interface Owned extends NounForms {
  kind: "person" | "thing";
  person: Person;
  noun: string;
}

function ownedIn(context: Context, sentence: string, explicit = false): Owned | null {
  for (const match of [...sentence.matchAll(OWN_NOUN)].toReversed()) {
    const [, determiner = "", noun = ""] = match;
    // "Mit meiner Schwester" says who else was there, and tells nothing of her.
    const before = sentence.slice(0, match.index).trimEnd();
    if (
      NO_HOOK.test(noun) ||
      (context.band !== "A" &&
        !explicit &&
        /(?<!\p{L})(?:mit|für|bei|von|zu|an|neben|ohne|auf|in|aus|nach|gegen)$/iu.test(before))
    )
      continue;
    const owned = declined(context, determiner.toLowerCase(), noun, explicit);
    if (owned !== null) return owned;
  }
  return null;
}

function declined(context: Context, determiner: string, noun: string, explicit = false): Owned | null {
  const many = SEVERAL.test(noun) || SEVERAL.test(noun.replace(/n$/u, ""));
  const owner = ownerOf(determiner, context.tone);
  if (many && /e[nr]?$/u.test(determiner)) {
    const plain = SEVERAL.test(noun) ? noun : noun.replace(/n$/u, "");
    return { kind: "person", person: "mehrere", noun: plain, ...nounForms(plain, "pl", owner) };
  }
  const isWoman =
    WOMEN.test(noun) || (/\p{Ll}{3}in$/u.test(noun) && /er?$/u.test(determiner) && determiner.endsWith("e"));
  const man = noun.replace(/n$/u, "");
  const isMan = !isWoman && (MEN.test(noun) || (WEAK_NOUN.test(man) && MEN.test(man)));
  const entry = context.morphology.entry(noun);
  const gender = isWoman ? "f" : isMan ? "m" : explicit ? genderOf(context, noun) : (entry?.gender ?? null);
  if (!isMan && !isWoman && !explicit && !IS_OWNED.test(noun)) return null;
  // Only the basic form is certain: "meinen Büchern" could be anything.
  if (gender === null || gender === "pl" || (!isMan && !isWoman && (entry?.word ?? (explicit ? noun : null)) !== noun))
    return null;
  if (!agrees(determiner, gender)) return null;
  const base = isMan && !MEN.test(noun) ? man : noun;
  const oblique = weakForm(base, gender, context.morphology.noun(base)?.genitive) ?? base;
  return {
    kind: isMan || isWoman || /^(?:Kind|Baby)$/u.test(noun) ? "person" : "thing",
    person: isWoman ? "sie" : "er",
    noun: base,
    ...nounForms(base, gender, owner, { oblique }),
  };
}

/** A thing of the learner's in the dative; null for somebody, and where its gender is not certain. */
export function ownedThing(context: Context, determiner: string, noun: string): string | null {
  const owned = declined(context, determiner.toLowerCase(), noun, true);
  return owned?.kind !== "thing" || IS_WOMAN.test(owned.dative) ? null : owned.dative;
}

/** "Meine Garten": a mistake that nobody corrected must not be said back in a form of its own. */
function agrees(determiner: string, gender: "m" | "f" | "n"): boolean {
  const ending = determiner.replace(/^(?:mein|unser|ein|d)/u, "");
  if (gender === "f") return /^(?:i?e|er)$/u.test(ending);
  return gender === "m" ? /^(?:|er|en|em)$/u.test(ending) : /^(?:|as|em)$/u.test(ending);
}

/** A noun that the learner comes back to is what they talk about: "die Waschmaschine", "meine Prüfung". */
function themeQuestion(context: Context): Part | null {
  // Of a thing to which something happened, what happened is of interest.
  if (context.band === "A" && (lastTold(context)?.when === "past" || DENIES.test(context.message))) return null;
  const earlier = correctedMessagesIn(context.input.history);
  const unquoted = (text: string): string => text.replaceAll(/[„“"»][^„“”"«»]*[“”"«]/gu, "X");
  const message = unquoted(context.message);
  const recent = [...earlier.slice(-3).map(unquoted), message];
  const lemmaOf = (noun: string): string =>
    context.morphology.readings(noun).find(({ partOfSpeech }) => partOfSpeech === "noun")?.lemma ?? noun;
  const nounsIn = (text: string): string[] =>
    [
      ...text.matchAll(
        /(?<!^|[.!?] )(?<!\p{L})\p{Lu}\p{Ll}{2,}|(?<=(?:^|[.!?] )(?:Der|Die|Das|Mein|Meine) )\p{Lu}\p{Ll}{2,}/gu,
      ),
    ].map(([noun]) => lemmaOf(noun));
  const mentioned = recent.flatMap((text) => [...new Set(nounsIn(text))]);
  const asked = lemmasOf(context.memory.lastQuestion ?? "", context.morphology);
  for (const noun of nounsIn(message).toReversed()) {
    // "Die Räder": a plural needs other forms.
    if (!new RegExp(`(?<!\\p{L})${noun}(?!\\p{L})`, "u").test(context.message)) continue;
    if (mentioned.filter((each) => each === noun).length < 2 || asked.has(noun)) continue;
    if (
      NO_HOOK.test(noun) ||
      NOT_A_THEME.test(noun) ||
      SAYS_WHEN.test(noun) ||
      MEN.test(noun) ||
      WOMEN.test(noun) ||
      SEVERAL.test(noun)
    )
      continue;
    const gender = genderOf(context, noun);
    // A thing has been named with its article; a town has none.
    if (
      !recent.some((text) =>
        new RegExp(
          `(?<!\\p{L})(?:d(?:er|ie|as|em|en)|(?:k?ein|mein|unser|dies|jed)\\p{Ll}*) (?:\\p{Ll}+ )?${noun}`,
          "iu",
        ).test(text),
      )
    )
      continue;
    // "Die Stiefel" may be one or two.
    if (gender === null || context.morphology.entry(noun)?.plural === noun) continue;
    const own =
      (IS_OWNED.test(noun) || noun === "Familie") &&
      recent.some((text) => new RegExp(`(?<!\\p{L})(?:mein|unser)\\p{Ll}* (?:\\p{Ll}+ )?${noun}`, "u").test(text));
    const words = nounForms(noun, gender, own ? ownerOf("mein", context.tone) : null);
    const english = `${own ? "your" : "the"} ${inEnglish(context, noun)}`;
    const open = ABOUT_THEME.A.find(
      (line) =>
        (line.when !== "trouble" || IS_TROUBLE.test(context.message)) && !wasAskedOfAnything(context, line, "er"),
    );
    if (open === undefined) return null;
    return filled(sayLine(open, context.tone), words[open.case], english);
  }
  return null;
}

/** The gender of a noun that is taught, of the last part of a compound, or by its ending. */
function genderOf(context: Context, noun: string): "m" | "f" | "n" | null {
  if (TWO_GENDERS.test(noun)) return null;
  const known = context.morphology.entry(noun)?.gender ?? null;
  if (known !== null) return known === "pl" ? null : known;
  const genders = context.morphology.noun(noun)?.genders;
  if (genders !== undefined) return (genders.length === 1 && genders[0]) || null;
  if (/(?:ung|heit|keit|schaft|tion|tät)$/u.test(noun)) return "f";
  // "Der Flammkuchen" ends in a word of its own and is no small Flammku.
  for (let at = 3; at <= noun.length - 4; at += 1) {
    const gender = context.morphology.entry(capitalized(noun.slice(at)))?.gender ?? null;
    if (gender !== null && gender !== "pl") return gender;
  }
  return SMALL_ONE.test(noun) ? "n" : null;
}

/** "Können wir über meine Oma reden?", "Ich rede von meinem Keller!": the learner says what it is about. */
export function aboutWanted(context: Context, wanted: string): Part | null {
  const owned = ownedIn(context, wanted, true);
  // "Über Lappland": a country has no article unless it was said.
  const bare = /^\p{Lu}\p{Ll}+(?:land|ien|ayern)$/u.exec(wanted)?.[0] ?? null;
  const noun = /(\p{Lu}\p{Ll}{2,})\W*$/u.exec(wanted)?.[1];
  const gender = noun === undefined ? null : genderOf(context, noun);
  const accusative =
    owned?.accusative ?? bare ?? (gender === null ? null : `${{ m: "den", f: "die", n: "das" }[gender]} ${noun}`);
  if (accusative === null) return null;
  const part = saidOf(context, TELL_ABOUT[context.band], accusative, owned?.noun ?? noun ?? "");
  return context.memory.asked.has(bareQuestion(part.de)) ? null : part;
}

/**
 * A question about the last noun that the message calls the learner's, or begins with as its subject, in a form that is certain: any other
 * may be there by chance, and the last reply's own nouns may be what was wrong.
 */
export function aboutNamed(context: Context): Part | null {
  for (const clause of context.message.split(/[.!?,;:–]+ /u).toReversed()) {
    for (const [, determiner = "", noun = ""] of [...clause.matchAll(NAMED_NOUN)].toReversed()) {
      if ([NO_HOOK, NOT_A_THEME, NAMES_LITTLE].some((pattern) => pattern.test(noun)) || DENIES.test(clause)) continue;
      const isSubject = new RegExp(`^\\W*${determiner} (?:\\p{Ll}+ )?${noun}`, "u").test(clause);
      // "Die Chefin bin doch ich": nobody is asked about themselves.
      if (ASKS_OR_IS_ONESELF.test(clause) || !(isSubject || /^[mu]/iu.test(determiner))) continue;
      const owned = declined(context, determiner.toLowerCase(), noun, true);
      if (owned === null || context.memory.lastReply?.includes(owned.noun)) continue;
      const part = saidOf(context, TELL_ABOUT[context.band], owned.accusative, owned.noun);
      if (!context.memory.asked.has(bareQuestion(part.de))) return part;
    }
  }
  return null;
}

/** The clauses of a sentence that say what is so. */
export function clausesOf(sentence: string): string[] {
  return sentence
    .replaceAll(/[„“"»][^„“”"«»]*[“”"«]/gu, "")
    .replaceAll(COMPARED, "")
    .split(/[,;:–] |\s(?=(?:und|aber|oder|sondern|doch|denn) )/u)
    .filter((clause) => !UNREAL.test(clause));
}

/** What somebody of the learner's own says to it, of whom one of the last messages spoke; null where nobody is certain. */
export function theirView(context: Context): Part | null {
  const last = lastTold(context);
  const earlier = correctedMessagesIn(context.input.history);
  if (
    last?.about !== "learner" ||
    isTroubled(context) ||
    VIEW_TOLD.test(context.message) ||
    NO_MORE.test([...earlier, context.message].join(" "))
  )
    return null;
  const [now, past] = WHAT_THEY_SAY.A;
  const line = last.when === "past" ? past : now;
  for (const sentence of earlier.slice(-4).flatMap(sentencesOf).toReversed()) {
    const owned = ownedIn(context, sentence, true);
    if (owned?.kind !== "person" || NOT_CLOSE.test(owned.noun) || PETS.test(owned.noun)) continue;
    if (/^(?:Kind|Baby)$/u.test(owned.noun)) continue;
    if (context.message.includes(owned.noun) || wasAskedOfAnything(context, line, owned.person)) continue;
    const spoken = { say: ofPerson(line.say, owned.person), en: ofPerson(line.en, owned.person) };
    return saidOf(context, spoken, owned.nominative, owned.noun);
  }
  return null;
}

/** A question about where the learner lives or comes from, when the message says it. */
export function homeQuestion(context: Context): Part | null {
  for (const sentence of sentencesOf(context.message)) {
    const place = sentence.includes("?") ? null : placeIn(context, sentence);
    if (place !== null) return place;
  }
  return null;
}

/**
 * A question about what the last sentences name: somebody or something of the learner's, or where they live; `amid` a story only about
 * what they come back to. Null where nothing is certain.
 */
export function hookedQuestion(context: Context, telling: Telling, amid = false): Part | null {
  // In the middle of a story, what somebody is like would lead away from it.
  if (amid) return themeQuestion(context);
  // Whom an earlier sentence named, or what is denied, the message does not end with.
  const last = sentencesOf(context.message).at(-1) ?? "";
  const owned = DENIES.test(context.message) ? null : ownedIn(context, last);
  const question = owned === null ? null : aboutOwned(context, owned, last);
  if (question !== null) return question;
  const theme = themeQuestion(context);
  if (theme !== null) return theme;
  return aboutSpokenOf(context, telling);
}

/** A question about somebody close of whom the message tells what is so. */
export function aboutSpokenOf(context: Context, telling: Telling): Part | null {
  const spokenOf = lastTold(context)?.when === "past" ? null : personSpokenOf(context, telling);
  return spokenOf === null ? null : aboutOwned(context, spokenOf, telling.sentence);
}

/** "Sie hat neue Schuhe", after "meine Tochter" in a message before. */
function personSpokenOf(context: Context, telling: Telling): Owned | null {
  const { about, named } = telling;
  if (about === "learner" || about === "thing" || !isTheirs(context, named) || NO_HOOK.test(named)) return null;
  return declined(context, about === "er" || /^(?:Kind|Baby)$/u.test(named) ? "mein" : "meine", named);
}

function aboutOwned(context: Context, owned: Owned, sentence: string): Part | null {
  const everything = [...messagesIn(context.input.history), context.message].join(" ");
  // Nobody asks how somebody is who is no more, and of what was, nobody knows whether it still is.
  if (
    owned.kind === "person" &&
    (NO_MORE.test(everything) || /(?<!\p{L})(?:war|waren|hatte|hatten)(?!\p{L})/iu.test(sentence))
  )
    return null;
  const list: readonly AboutQuestion[] = owned.kind === "person" ? ABOUT_PERSON.A : ABOUT_THING.A;
  const troubled = IS_TROUBLE.test(context.message) || SYMPATHY.test(context.message);
  for (const question of list) {
    if (troubled && question.fond === true) continue;
    if (question.when === "trouble" && !troubled) continue;
    if (question.when === "new" && wasMentioned(context, owned)) continue;
    if (question.family === true && NOT_CLOSE.test(owned.nominative)) continue;
    if (question.of?.test(owned.noun) === false) continue;
    if (question.unless !== undefined && bounded(question.unless).test(question.of ? everything : context.message))
      continue;
    const part = saidOf(
      context,
      { say: ofPerson(question.say, owned.person), en: ofPerson(question.en, owned.person) },
      owned[question.case],
      owned.noun,
    );
    if (!wasAskedOfAnything(context, question, owned.person)) return part;
  }
  return null;
}

/** Whether an earlier message spoke of the same person already. */
function wasMentioned(context: Context, { noun }: Owned): boolean {
  return messagesIn(context.input.history).some((message) => message.toLowerCase().includes(noun.toLowerCase()));
}

/** Whether the question was asked of whomever: the same words about the next person would sound like a form. */
export function wasAskedOfAnything(context: Context, question: Line, person: Person): boolean {
  const text = sayLine({ say: ofPerson(question.say, person), en: "" }, context.tone).de;
  const [before = "", after = ""] = bareQuestion(text.replace("*", "Xyz")).split("xyz");
  return [...context.memory.asked].some((asked) => asked.startsWith(before.trim()) && asked.endsWith(after.trim()));
}

function saidOf(context: Context, line: Line, words: string, noun: string): Part {
  return filled(sayLine(line, context.tone), words, `your ${inEnglish(context, noun)}`);
}

export function inEnglish(context: Context, noun: string): string {
  return context.morphology.entry(noun)?.translation.split(", ")[0] ?? noun;
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
  const line = ABOUT_HOME[context.band].find((each) => !wasAskedOfAnything(context, each, "er"));
  return line === undefined ? null : filled(sayLine(line, context.tone), name, name);
}
