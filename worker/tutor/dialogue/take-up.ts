import {
  ACKNOWLEDGMENTS,
  APPROVED,
  CONDOLENCE,
  ECHOES,
  GET_WELL,
  GOOD_LUCK,
  HEARD_LEADS,
  LEADS,
  NO,
  NO_STUPID_QUESTIONS,
  SAD_REACTIONS,
  SAID_OF_TUTOR,
  SYMPATHY,
  YES,
} from "#content/built-in/tutor/general.ts";
import { TOPIC_PACKS } from "#content/built-in/tutor/packs.ts";
import { SAYS_NO_TOPIC } from "#content/built-in/tutor/patterns/question.ts";
import {
  ABOUT_THE_TALK,
  AFTERTHOUGHT,
  APPROVES,
  ASIDE,
  BEGINS_WITH_PREPOSITION,
  DRINK,
  ENDS_IN_SAYING,
  HANGS_ON,
  LACKS_SUBJECT,
  LONG_AGO,
  MEASURE,
  NEEDS_NO_COMFORT,
  NO_ARTICLE,
  NO_ECHO,
  NO_REACTION,
  OPENS_SUBORDINATE,
  PLACE,
  PREPOSITION_AND_NOUN,
  SAYS_A_VIEW,
  SAYS_HOW_MUCH,
  SAYS_LITTLE,
  SAYS_WHEN,
  SET_PHRASE,
  SUBJECT_FRAME,
  TIME,
} from "#content/built-in/tutor/patterns/take-up.ts";
import { LAUGHS, SMALL } from "#content/built-in/tutor/patterns/telling.ts";
import type { Line } from "#schema/content/tutor.ts";
import { LONGEST_WORD } from "../german/lexicon.ts";
import type { Edit } from "../turn.ts";
import { type Context, filled, freshLine, opensFresh } from "./context.ts";
import { isDoubtful, isDoubtfulOfBeginner } from "./doubts.ts";
import { hasFiniteVerb } from "./intents.ts";
import { bareQuestion } from "./memory.ts";
import { followUpOf, lastNoun, leadsHere, statementKind } from "./question.ts";
import { phraseAt, recast } from "./recast.ts";
import { type Part, say, sayLine } from "./say.ts";
import { isPlain } from "./telling.ts";
import { afterComma, capitalized, lemmasOf, normalized, occurs, sentencesOf, wordsOf } from "./text.ts";

/** Words that a repeated sentence may have at each level, so that the whole reply keeps to the level's length. */
const RECAST_WORDS = { A1: 10, A2: 12, B1: 18, B2: 24, C1: 30, C2: 36 } as const;

const SERIOUSNESS: Readonly<Record<Edit["type"], number>> = {
  "word-order": 4,
  grammar: 4,
  vocabulary: 3,
  spelling: 2,
  other: 1,
};

/** The mistake that matters most: the one that the reply says again in its right form. */
export function mostSerious(edits: readonly Edit[]): Edit | null {
  return (
    edits.toSorted(
      (one, other) => SERIOUSNESS[other.type] - SERIOUSNESS[one.type] || other.confidence - one.confidence,
    )[0] ?? null
  );
}

/** Where an edit's correction stands in the corrected message. */
function placeOf(edit: Edit, edits: readonly Edit[]): { start: number; end: number } {
  let shift = 0;
  for (const earlier of edits) {
    if (earlier.start < edit.start) shift += earlier.corrected.length - (earlier.end - earlier.start);
  }
  return { start: edit.start + shift, end: edit.start + shift + edit.corrected.length };
}

function sentenceAt(text: string, offset: number): string | null {
  let at = 0;
  for (const sentence of sentencesOf(text)) {
    at = text.indexOf(sentence, at);
    if (offset >= at && offset < at + sentence.length) return sentence;
    at += sentence.length;
  }
  return null;
}

/** The part that says something of the message back, so that the learner is heard. Null when it has no word to take up. */
export function takeUp(context: Context, options: { short: boolean; farewell?: boolean; room: number }): Part | null {
  const fits = (part: Part | null): part is Part =>
    part !== null &&
    wordsOf(part.de).length <= options.room &&
    // A key that was held down is no word to say back.
    wordsOf(part.de).every(({ text }) => text.length <= LONGEST_WORD) &&
    !context.memory.said.has(normalized(part.de));
  for (const candidate of candidates(context, options)) {
    const part = candidate();
    if (!fits(part)) continue;
    if (opensFresh(context, part.de)) return part;
    const withLead = part.de.startsWith("Oh,") ? null : addLead(context, part);
    if (fits(withLead)) return withLead;
  }
  return null;
}

/** The longest sentence that a listener says back before asking on; a longer one would be an echo. */
const LONGEST_SAID_BACK = { A: 12, B: 16, C: 15 } as const;

/** One sentence of a longer message, said back; null where any of it is uncertain. */
export function saidBack(context: Context, sentence: string, about: "learner" | "others", room: number): Part | null {
  const within = { ...context, message: sentence, analysis: { ...context.analysis, edits: [] } };
  if (wordsOf(sentence).length > LONGEST_SAID_BACK[context.band]) return null;
  // "Dass wir echte Gefühle kaum ertragen" speaks of everyone, and a sentence without its subject has none to shift.
  const ofEveryone =
    /\bwir\b/iu.test(sentence) && (/(?:,|^) ?dass wir\b/iu.test(sentence) || SAYS_A_VIEW.test(sentence));
  if (ofEveryone || (context.band !== "A" && LACKS_SUBJECT.test(sentence))) return null;
  const part =
    about === "others"
      ? repeatedOfOthers(within)
      : (repeatedFirst(within) ?? (context.band === "A" ? repeatedMainClause(within, sentence) : null));
  if (part === null || wordsOf(part.de).length > room || context.memory.said.has(normalized(part.de))) return null;
  return opensFresh(context, part.de) ? part : addLead(context, part);
}

/** An echo of one noun: a lead of one or two words, and the noun. */
const SINGLE_NOUN = 3;

function candidates(context: Context, options: { short: boolean; farewell?: boolean }): (() => Part | null)[] {
  const serious = mostSerious(context.analysis.edits);
  const place = serious === null ? null : placeOf(serious, context.analysis.edits);
  const yesNo =
    /^\W*(?:(ja|jep|klar|doch|na klar|natürlich|stimmt|genau|sicher)|(nein|nö|nee|leider nein))(?:\W+\p{L}+)?\W*$/iu.exec(
      context.message,
    );
  if (yesNo !== null) return [() => freshLine(context, yesNo[1] === undefined ? NO : YES)];
  const list: (() => Part | null)[] = [() => consolation(context)];
  // In a message with mistakes that nobody was sure enough of, only what is right may be said back.
  const isTime = (start: number, end: number): boolean =>
    wordsOf(context.message).some((word) => word.end > start && word.start < end + 12 && SAYS_WHEN.test(word.text));
  if (options.farewell === true) return [...list, () => repeatedFirst(context), () => reaction(context, true)];
  list.push(() => answeredBack(context));
  if (options.short) list.push(() => framed(context));
  if (place !== null && serious !== null && serious.type !== "spelling") {
    list.push(
      () => repeated(context, sentenceAt(context.message, place.start)),
      () => (context.band === "A" ? repeatedMainClause(context, sentenceAt(context.message, place.start)) : null),
      () => (!options.short && isTime(place.start, place.end) ? null : echo(context, place.start, place.end)),
    );
  }
  const noun = (): Part | null => {
    const last = lastNoun(context);
    const part = last === null || SAYS_WHEN.test(last.text) ? null : echo(context, last.start, last.end);
    // "Okay, Bäckerei." to a whole sentence sounds like a machine.
    return part !== null && !options.short && wordsOf(part.de).length <= SINGLE_NOUN ? null : part;
  };
  if (options.short)
    list.push(
      () => reaction(context),
      () => wholeEcho(context),
      noun,
    );
  else if (context.band === "A") {
    const turns = [() => repeatedFirst(context), () => reaction(context)];
    list.push(
      ...(context.memory.alsoUsed ? turns.toReversed() : turns),
      () => repeatedMainClause(context, sentencesOf(context.message)[0] ?? null),
      () => repeatedOfOthers(context),
      noun,
    );
  }
  if (!options.short && context.band === "A") list.push(() => freshLine(context, ACKNOWLEDGMENTS.A));
  return list;
}

export function addLead(context: Context, part: Part, leads: readonly Line[] = LEADS[context.band]): Part | null {
  const stays = afterComma(part.de, context.morphology);
  // With du, "Ihr" and "Sie" at the start address several or speak of others: no capital behind a comma.
  const rest =
    context.tone === "professional"
      ? // "Sie ist" speaks of her.
        (stays?.replace(/^Sie(?= (?:war|wird|kann|will|muss|darf|soll|\p{Ll}+t) )/u, "sie") ?? null)
      : (stays?.replace(/^(?:Sie|Ihre?[nmrs]?)(?= )/u, (word) => word.toLowerCase()) ?? null);
  // "Ach so, oh, das ist ärgerlich": one interjection is enough.
  if (rest === null || /^(?:oh|ach|ah|aha|na)\b/i.test(rest)) return null;
  const lead = leads.map((line) => sayLine(line, context.tone)).find((candidate) => opensFresh(context, candidate.de));
  if (lead === undefined) return null;
  const en =
    part.en === null
      ? null
      : `${lead.en} ${/^I\b/.test(part.en) ? part.en : part.en.charAt(0).toLowerCase() + part.en.slice(1)}`;
  return { de: `${lead.de} ${rest}`, en };
}

/** The learner turns to what the tutor said: thanks for it, or jokes about it. */
export function answeredBack(context: Context): Part | null {
  if (context.band === "A" || context.memory.replies === 0) return null;
  if (/\bdrück\w*\b.*\bDaumen\b/iu.test(context.message)) return sayLine(GOOD_LUCK, context.tone);
  if (/\bdumme Frage\b/iu.test(context.message)) return sayLine(NO_STUPID_QUESTIONS, context.tone);
  if (APPROVES.test(context.message) && !/\bsie (?:\p{L}+ )?recht\b/u.test(context.message))
    return freshLine(context, APPROVED[context.band]);
  const { message, tone } = context;
  const toTutor =
    tone === "professional" ? /(?<!^|[.!?:] )\bSie\b(?! sich\b)/u : /(?<!\bdas )\b(?:du|Du(?= \p{Ll}+st\b))\b/u;
  const bids = /(?:^|[.!?] )\p{Lu}\p{L}+en Sie(?!\p{L})/u.test(message);
  if (!bids && toTutor.test(message) && !/\b(?:ich|wir|mir|mich|uns|dank)\b|[?„]/iu.test(message))
    return freshLine(context, SAID_OF_TUTOR[context.band]);
  return null;
}

/** What is said first to illness, loss and tears of the learner's own. */
export function consolation(context: Context): Part | null {
  // "Meine verstorbene Frau" is no news, and who laughs about sore feet needs no comfort.
  if (
    LAUGHS.test(context.message) ||
    (context.band !== "A" && SMALL.test(context.message)) ||
    NEEDS_NO_COMFORT.test(context.message)
  )
    return null;
  // Earlier messages spoke of someone of one's own: "Leider ist er letztes Jahr verstorben."
  if (
    context.band !== "A" &&
    /\b(?:ist|sind) (?:er|sie)\b[^.!?]*\b(?:ge|ver)storben\b|^\W*(?:er|sie) (?:ist|sind)\b[^.!?]*\b(?:ge|ver)storben\b/iu.test(
      context.message,
    ) &&
    context.memory.told.slice(-4).some((told) => [...told].some((lemma) => /^(?:mein|unser)/.test(lemma)))
  )
    return consoling(context, CONDOLENCE);
  if (
    context.band !== "A" &&
    /\b(?:den|das|die) (?:\p{L}+)? ?gebrochen\b/iu.test(context.message) &&
    /\bmir\b/iu.test(context.message)
  )
    return consoling(context, GET_WELL);
  if (context.band === "A" && saysWhoDied(context)) return consoling(context, CONDOLENCE);
  if (/\b(?:nicht|kein\w*|nie|keine angst|ohne|vergess\w*)\b/iu.test(context.message)) return null;
  // Somebody else's tears are not the learner's: "wie geht es dir jetzt?" would miss the point.
  if (
    context.band !== "A" &&
    /\b(?:traurig|einsam|wein\w*|unglücklich)\b/iu.test(context.message) &&
    !/\b(?:ich (?:bin|war|fühle|fühlte)|(?:bin|war|fühle|fühlte) ich)\b/iu.test(context.message)
  )
    return null;
  // "Sie ist vor zwei Jahren gestorben", after a message about someone of one's own.
  if (
    /^\W*(?:er|sie) (?:ist|sind)\b.*\b(?:ge|ver)storben\b/iu.test(context.message) &&
    [...(context.memory.told.at(-1) ?? [])].some((lemma) => /^(?:mein|unser)/.test(lemma))
  )
    return consoling(context, CONDOLENCE);
  if (/\bdas hat (?:\p{L}+ )*weh ?getan\b/iu.test(context.message)) return consoling(context, SYMPATHY);
  if (/\b(?:mein\p{L}*|mir)\b.*\b(?:tut|tun)\b.*\bweh\b|\b(?:tut|tun) mir\b.*\bweh\b/iu.test(context.message))
    return consoling(context, { say: "Oh, gute Besserung!", en: "Oh, get well soon!" });
  if (!/\b(?:ich|mich|mir|mein\w*|wir|uns|unser\w*)\b/iu.test(context.message)) return null;
  if (/\bkrank\w* (?:zu )?(?:melden|gemeldet|schreiben)/iu.test(context.message)) return null;
  // Two colleagues who were ill are not the learner, and who was ill last week is well again.
  const own = context.message
    .split(/[.!?;,]\s*|\s+(?=(?:aber|weil|denn|und) )/u)
    .filter((clause) => OF_OWN.test(clause) && !LONG_AGO.test(clause));
  const lemmas = own.length === 0 ? new Set<string>() : lemmasOf(`${own.join(". ")}.`, context.morphology);
  const found = SAD_REACTIONS.find((line) => line.on.some((lemma) => occurs(lemma, lemmas)));
  // At C1 "verloren" is rarely about keys: only illness and loss are certain enough.
  if (found === undefined || (context.band === "C" && !/sehr leid|Besserung/u.test(found.say))) return null;
  return consoling(context, found);
}

const OF_OWN = /(?<!\p{L})(?:ich|mich|mir|mein\p{Ll}*|wir|uns|unser\p{Ll}*)(?!\p{L})/iu;

/** "Sie ist letztes Jahr gestorben": of somebody of one's own, a few messages ago. */
function saysWhoDied(context: Context): boolean {
  return (
    /^\W*(?:er|sie) (?:ist|sind)\b.*\bgestorben\b/iu.test(context.message) &&
    context.memory.told.slice(-5).some((told) => [...told].some((lemma) => /^(?:mein|unser)/.test(lemma)))
  );
}

/** Without its "Oh" when that opened one of the last replies: a lead before it would sound callous. */
function consoling(context: Context, line: Line): Part {
  const part = sayLine(line, context.tone);
  return opensFresh(context, part.de) ? part : { de: capitalized(part.de.replace(/^Oh, /u, "")), en: part.en };
}

/** A short answer joined to the question that it answers: "Am Abend trinkst du also Tee." */
function framed(context: Context): Part | null {
  const frame = followUpOf(context.memory.lastQuestion)?.frame;
  if (frame === undefined || context.message.includes("?") || hasFiniteVerb(context.message, context.morphology))
    return null;
  if (SET_PHRASE.test(context.message)) return null;
  const answer = context.message
    .replace(/^(?:ja|nein|also|hm+|na|naja|meistens|oft)[, ]+/iu, "")
    .replace(AFTERTHOUGHT, "")
    .replace(/[\s.!…]+$/u, "")
    .replace(/[, ]+(?:natürlich|klar|glaube ich|oder so|lol|haha)$/iu, "")
    .replaceAll(/\p{Extended_Pictographic}/gu, "")
    .trim();
  const words = wordsOf(answer);
  const first = words[0];
  if (first === undefined || words.length > 5 || /[.!?:;]/.test(answer)) return null;
  // "Einmal im Monat." says how often, whatever was asked.
  if (
    frame.fits !== "any" &&
    /^(?:\p{L}+mal|immer|oft|selten|nie|niemals|gestern|heute|morgen|jede[mnrs]?|letzte\w*|nächste\w*)$/iu.test(
      first.text,
    )
  )
    return null;
  const preposition = BEGINS_WITH_PREPOSITION.test(first.text);
  if ((frame.fits === "preposition") !== preposition && frame.fits !== "any") return null;
  if (isUnsure(context, `${DOUBT_FREE} ${answer}`)) return null;
  // "Du bist also viel Arbeit" would be no profession.
  if (/\b(?:bist|sind) (?:du )?also\b/u.test(say(frame.say, context.tone)) && words.length > 1) return null;
  // "So etwas tragen Sie also im Internet": only a time says when.
  const asked = bareQuestion(context.memory.lastQuestion ?? "");
  if (/^wann\b/.test(asked) && lastNoun(context) !== null && !TIME.test(lastNoun(context)?.text ?? "")) return null;
  // "Dein Lieblingsessen ist also Restaurant": a place answers no question about food or people.
  if (context.band === "A" && frame.fits === "noun" && PLACE.test(answer)) return null;
  if (DRINK.test(answer) && /\b(?:isst|essen)\b/u.test(frame.say)) return null;
  if (/^wie (?:viele stunden|lange|oft)\b/.test(asked) && !SAYS_HOW_MUCH.test(answer)) return null;
  // "Zum Bäcker gehst du also Brötchen": a noun that names no time does not say how often.
  const noun = lastNoun(context)?.text;
  if (frame.fits === "any" && !preposition && noun !== undefined && !SAYS_WHEN.test(noun)) return null;
  if (preposition && !fitsQuestion(first.text.toLowerCase(), context.memory.lastQuestion ?? "")) return null;
  if (frame.fits === "noun" && lastNoun(context) === null && !/\b(?:alles|nichts|viel|wenig)\b/iu.test(answer)) {
    if (context.morphology.readings(answer).every((reading) => reading.partOfSpeech !== "noun")) return null;
  }
  if (
    (MEASURE.test(answer) || /\b(?:Euro|Prozent)\b/u.test(answer)) &&
    !/^(?:wie|seit wann|wann|um)\b/.test(bareQuestion(context.memory.lastQuestion ?? ""))
  )
    return null;
  if (!caseFits(context, words, frame.say) || !numberFits(context, words, frame.say)) return null;
  const shifted = shiftFragment(context, answer, first.text);
  if (shifted === null) return null;
  const known = words.length === 1 ? context.morphology.entry(first.text)?.translation : undefined;
  return filled({ de: say(frame.say, context.tone), en: frame.en }, shifted, known ?? null);
}

/** The first word of a text has its capital anyway. */
const DOUBT_FREE = "Ja,";

/** A masculine answer shows its case: "Ein Krimi." answers "Was liest du?", but "du liest ein Krimi" would be wrong. */
function caseFits(context: Context, words: readonly { text: string }[], frame: string): boolean {
  const determiner = words[0]?.text.toLowerCase() ?? "";
  const subject = SUBJECT_FRAME.test(frame);
  if (/^(?:den|(?:dies|jed|[mdsk]?ein|unser|ihr)en)$/.test(determiner)) return !subject;
  if (!/^(?:der|dieser|jeder|[mdsk]?ein|unser|ihr)$/.test(determiner) || subject) return true;
  const noun = words.at(-1)?.text ?? "";
  return determiner !== "der" && context.morphology.entry(noun)?.gender === "n";
}

/** "Am besten schmeckt dir also Nudeln" would be wrong, and so would "Du bist also keine Arbeit". */
function numberFits(context: Context, words: readonly { text: string }[], frame: string): boolean {
  if (!SUBJECT_FRAME.test(frame)) return true;
  if (words.some((word) => /^(?:kein|nicht)/i.test(word.text))) return false;
  const plural = isPlural(context, words);
  if (/\b(?:sind also|gehören)\b/.test(frame)) return plural;
  return !plural || !/\b(?:ist|kocht|schmeckt|gefällt|hilft|nervt|hat)\b/u.test(frame);
}

function isPlural(context: Context, words: readonly { text: string }[]): boolean {
  const [determiner, noun] = [words[0]?.text.toLowerCase() ?? "", words.at(-1)?.text ?? ""];
  if (words.some((word) => /^(?:und|zwei|drei|vier|viele|einige|beide|alle)$/i.test(word.text))) return true;
  const nouns = context.morphology.readings(noun).filter((reading) => reading.partOfSpeech === "noun");
  if (nouns.length > 0 && nouns.every((reading) => reading.lemma !== noun)) return true;
  const gender = context.morphology.entry(noun)?.gender ?? "f";
  return /^(?:die|(?:m|d|s|k)?eine|ihre|unsere)$/.test(determiner) && gender !== "f";
}

/** Whether a phrase with this preposition answers the question: "Mit dem Auto." does not say when. */
function fitsQuestion(preposition: string, question: string): boolean {
  const first = bareQuestion(question).split(" ")[0] ?? "";
  if (/^(?:mit|für|von|aus|bei|seit)$/.test(first)) return preposition === first;
  if (/^(?:wann|um)$/.test(first)) return /^(?:um|am|im|in|an|vor|nach|seit|gegen|bei|zu|zum)$/.test(preposition);
  if (first === "wo") return /^(?:in|im|an|am|auf|bei|beim|unter|über|vor|neben|zu)$/.test(preposition);
  if (first === "woher") return /^(?:aus|von|vom)$/.test(preposition);
  if (first === "wohin") return /^(?:nach|in|an|auf|zu|zum|zur|aus)$/.test(preposition);
  return true;
}

/** A fragment inside a sentence: mein → dein, and a small letter unless its first word is a noun. */
function shiftFragment(context: Context, answer: string, first: string): string | null {
  const formal = context.tone === "professional";
  const toListener = answer.replaceAll(
    /\b(an|auf|bei|für|gegen|hinter|mit|nach|neben|ohne|über|um|unter|von|vor|zu|zwischen) (mir|mich)\b/gu,
    (_, preposition: string, pronoun: string) =>
      `${preposition} ${formal ? (pronoun === "mir" ? "Ihnen" : "Sie") : pronoun === "mir" ? "dir" : "dich"}`,
  );
  if (/\b(?:ich|wir|mich|mir|uns)\b/iu.test(toListener) || /\b(?:du|dir|dich)\b/iu.test(answer)) return null;
  // "Ihren Humor." speaks of others; said back with Sie, it would be the learner's.
  const others = /^(?:Sie|Ihnen|Ihre?[nmrs]?)$/.test(first);
  if (others) return formal ? null : answer.charAt(0).toLowerCase() + answer.slice(1);
  const shifted = toListener
    .replaceAll(/\bmein(e[nmrs]?)?\b/giu, (_, ending: string | undefined) => (formal ? "Ihr" : "dein") + (ending ?? ""))
    .replaceAll(/\bunser(e[nmrs]?)?\b/giu, (_, ending: string | undefined) =>
      formal ? `Ihr${ending ?? ""}` : ending === undefined ? "euer" : `eur${ending}`,
    );
  if (/^(?:Ihr|dein|eue?r)/.test(shifted)) return shifted;
  // A name that no dictionary knows keeps its capital: "Ah, Istanbul!"
  const isName =
    /^\p{Lu}\p{Ll}+(?:(?: und)? \p{Lu}\p{Ll}+){0,2}\W*$/u.test(context.message.trim()) &&
    context.morphology.readings(first).length === 0 &&
    context.morphology.readings(first.toLowerCase()).length === 0;
  return afterComma(shifted, context.morphology) ?? (first === first.toLowerCase() || isName ? shifted : null);
}

/** A short answer alone: "Ah, mit deiner Frau!" */
function wholeEcho(context: Context): Part | null {
  const answer = context.message
    .replace(/^\W*(?:ja|nein|doch|na ja|naja|hm+|ach so|ach|oh|und|okay|ok|haha)\b[, ]+/iu, "")
    .replace(AFTERTHOUGHT, "")
    .replace(/[\s.!…]+$/u, "");
  if (/^(?:nicht|haupt|okay|krass|typisch|danke|sorry)\b/iu.test(answer.replace(/^über/iu, ""))) return null;
  // "Natürlich, wie töricht von mir", "Kein Witz": about what was said, not about anything.
  if (/^(?:kein (?:witz|scherz|problem|wunder|ding)|natürlich|klar|wie \p{Ll}+)\b/iu.test(answer)) return null;
  if (SAYS_LITTLE.test(answer) || /\b(?:nicht|nein|nix|nichts|nie|kein\w*|beides|nur)\b/iu.test(answer)) return null;
  // "Schauderhaft." is no kind of custody.
  if (/^\p{L}+(?:haft|isch|lich|sam|bar|wert)$/u.test(answer)) return inEcho(context, answer.toLowerCase());
  const first = wordsOf(answer)[0]?.text;
  if (first === undefined || wordsOf(answer).length > 5 || /[.!?:;]/.test(answer)) return null;
  if (hasFiniteVerb(answer, context.morphology)) return null;
  if (isUnsure(context, `${DOUBT_FREE} ${answer}`)) return null;
  // "Ah, ok!" and "Na, haha ja." are no answers to repeat.
  if (/\b(?:hi|hey|hallo|hab)\b/iu.test(answer)) return null;
  if (/^(?:ok|okay|hm+|aha|ach so|ja|nein|haha\w*|lol|super|gut|cool|genau|stimmt)\b/iu.test(answer)) return null;
  const shifted = shiftFragment(context, answer, first);
  return shifted === null ? null : inEcho(context, shifted);
}

/** "Wir sollten alle weniger bestellen": "ihr sollt" would leave the speaker out. */
function speaksOfEveryone(sentence: string): boolean {
  return /\bwir\b/iu.test(sentence) && (/(?:,|^) ?dass wir\b/iu.test(sentence) || SAYS_A_VIEW.test(sentence));
}

function repeated(context: Context, whole: string | null): Part | null {
  // "…, an die Rezeption": what is added without a verb may be wrong, and no part of the clause.
  const [, clause, added = ""] = /^([^,]+),([^,]*)$/u.exec(whole ?? "") ?? [];
  const isCut = clause !== undefined && !hasFiniteVerb(`X ${added}`, context.morphology);
  // A beginner's list comes back whole or not at all, and a prefix stays with its verb: "… Kaffee, Brot und Obst mit".
  if (isCut && context.band === "A" && !/(?<!\p{L})(?:und|oder)(?!\p{L})/u.test(added)) return null;
  const sentence = isCut && context.band !== "A" ? `${clause}.` : whole;
  if (
    sentence === null ||
    (context.band !== "A" && speaksOfEveryone(sentence)) ||
    ABOUT_THE_TALK.test(sentence) ||
    isUnsure(context, sentence)
  )
    return null;
  // Without a mistake to say right, only what is short and plain sounds like listening, and not twice in a row.
  if (ASIDE.test(sentence) || (NO_ECHO.test(sentence) && !isMistaken(context, sentence))) return null;
  const mayStand =
    !context.memory.echoed &&
    isPlain(isCut ? sentence.replace(", ", " und ") : sentence, context.morphology) &&
    !HANGS_ON.test(sentence);
  if (!mayStand && !isMistaken(context, sentence)) return null;
  if (!mayStand && context.band !== "A" && wordsOf(sentence).length > LONGEST_SAID_BACK[context.band]) return null;
  const result = recast(sentence, context.tone, context.morphology, !context.memory.alsoUsed);
  if (result === null || wordsOf(result.text).length > RECAST_WORDS[context.level]) return null;
  if (!/^[\p{Lu}„]/u.test(result.text) || lacksArticle(result.text, context)) return null;
  return { de: result.text, en: null };
}

/** "Für Haus", "von Krankenhaus", "mit viele Enten", "zusammen Markt": a mistake that nobody was sure enough of. */
function lacksArticle(text: string, context: Context): boolean {
  for (const [, before = "", noun = ""] of text.matchAll(PREPOSITION_AND_NOUN)) {
    if (/^(?:viele|alle|wenige) /u.test(noun)) {
      if (/^(?:mit|von|bei|aus|zu|nach)$/u.test(before)) return true;
      continue;
    }
    const entry = context.morphology.entry(noun);
    if (
      entry !== null &&
      entry.word === noun &&
      entry.gender !== null &&
      entry.plural !== null &&
      entry.plural !== noun &&
      !NO_ARTICLE.test(noun)
    )
      return true;
  }
  // A country or island that takes its article: "von Philippinen".
  return /(?<!\p{L})(?:in|aus|von|nach) (?:Philippinen|Türkei|Schweiz|Ukraine|USA|Niederlande|Slowakei|Mongolei)(?!\p{L})/u.test(
    text,
  );
}

/** Whether one of the mistakes that are shown stands in a sentence of the message. */
function isMistaken(context: Context, sentence: string): boolean {
  return context.analysis.edits.some(
    (edit) => edit.type !== "spelling" && sentence.toLowerCase().includes(edit.corrected.toLowerCase()),
  );
}

function isUnsure({ band, morphology }: Context, text: string): boolean {
  return isDoubtful(text, morphology) || (band === "A" && isDoubtfulOfBeginner(text, morphology));
}

/** The first sentence of a correct message that says something of the learner. */
function repeatedFirst(context: Context): Part | null {
  const sentence = sentencesOf(context.message).find(
    (candidate) =>
      !candidate.includes("?") &&
      /\b(?:ich|wir|mein\w*|mir|mich|unser\w*)\b/iu.test(candidate) &&
      wordsOf(candidate).length > 2,
  );
  return repeated(context, sentence ?? null);
}

/** The first clause alone, where the whole sentence is too long for the level: "Letztes Jahr sind Sie nach Wien gefahren." */
function repeatedMainClause(context: Context, sentence: string | null): Part | null {
  const [first = "", ...rest] = sentence?.split(/,\s+|\s+(?=(?:und|aber|oder|weil|denn) )/u) ?? [];
  if (rest.length === 0 || wordsOf(first).length < 3 || OPENS_SUBORDINATE.test(first) || ENDS_IN_SAYING.test(first))
    return null;
  if (!/\b(?:ich|wir|mein\w*)\b/iu.test(first)) return null;
  // "Ich trinke Wasser oder Tee", "Ich kaufe Reis, Gemüse und Milch": a part is not what was said.
  if (rest.some((each) => !hasFiniteVerb(`X ${each}`, context.morphology))) return null;
  return repeated(context, `${first}.`);
}

/**
 * What somebody says of others, said back with a word in front: "Ah, das Hotel war teuer." Bare, it would be an echo. At A1 and A2 a
 * sentence that clearly begins with somebody else, from B1 one that is not too long.
 */
function repeatedOfOthers(context: Context): Part | null {
  const easy = context.band === "A";
  const sentence = sentencesOf(context.message).find((each) => !each.includes("?") && (!easy || OF_OTHERS.test(each)));
  if (sentence === undefined) return null;
  // "Ah, er ist fünf": what begins with a pronoun says nothing alone.
  if (
    /^\W*(?:[Ee]r|[Ss]ie|[Ee]s|[Dd](?:ie|er|as)|[Ii]hr\p{Ll}*|[Ss]ein\p{Ll}*)(?!\p{L})(?! \p{Lu})/u.test(sentence) &&
    !isMistaken(context, sentence)
  )
    return null;
  const length = wordsOf(sentence).length;
  if (easy ? length < 3 || /\b(?:ich|wir|mir|mich|uns)\b/iu.test(sentence) : length < 5 || length > 14) return null;
  // With "Sie" and "Ihr" for the learner, they must not stand for others.
  if (
    !easy &&
    context.tone === "professional" &&
    /\b(?:sie|ihnen|ihr\w*)\b/iu.test(sentence.replace(/^Sie (?=ist|hat|war|wird|\p{L}+t\b)/u, ""))
  )
    return null;
  const [first = "", ...rest] = sentence.split(/,\s+|\s+(?=(?:und|aber|weil|denn) )/u);
  const isList = rest.some((each) => !hasFiniteVerb(`X ${each}`, context.morphology));
  const withoutAlso = { ...context, memory: { ...context.memory, alsoUsed: true } };
  const part =
    (easy && !isList && !ENDS_IN_SAYING.test(first) ? repeated(withoutAlso, `${first}.`) : null) ??
    repeated(withoutAlso, sentence);
  if (part === null) return null;
  // These speak of others, so they lose the capital that only an address has.
  const ofLearner = /^(?:mein|unser)/iu.test(sentence);
  const de = ofLearner ? part.de : part.de.replace(/^(?:Sie|Ihr|Ihre[nmrs]?) /u, (word) => word.toLowerCase());
  if (easy) return addLead(context, { ...part, de });
  const offset = Math.floor(context.random() * HEARD_LEADS.length);
  return addLead(context, { ...part, de }, [...HEARD_LEADS.slice(offset), ...HEARD_LEADS.slice(0, offset)]);
}

const OF_OTHERS = /^(?:er|sie (?=(?:\p{L}+t|war)\b)|es|der|die|das|im|am|in)\b/iu;

function echo(context: Context, start: number, end: number): Part | null {
  const phrase = echoable(context, start, end);
  if (phrase === null) return null;
  // A bare noun must be in its basic form: alone, "Angeklagtem" would hang in the air.
  const bare = wordsOf(phrase).length === 1;
  // "Na, Frau." to "ich hab ne Frau kennengelernt" would be rude.
  if (bare && /^(?:Frau|Mann|Kind|Mutter|Vater|Freund|Freundin|Junge|Mädchen)$/u.test(phrase)) return null;
  // "Kostenlos natürlich." begins with an adjective, whatever else its letters could mean.
  if (/^Überhaupt$/iu.test(phrase)) return null;
  if (bare && start === 0 && context.morphology.readings(phrase.toLowerCase()).length > 0) return null;
  if (bare && context.morphology.readings(phrase).every((reading) => reading.lemma !== phrase)) return null;
  return inEcho(context, phrase);
}

/** The phrase at a place; where anything of it or around it is in doubt, the noun alone, which cannot be wrong. */
function echoable(context: Context, start: number, end: number): string | null {
  const { message, morphology, tone } = context;
  const phrase = phraseAt(message, start, end, tone, morphology);
  if (phrase === null) return null;
  const sentence = sentenceAt(message, start) ?? message;
  if (![sentence, `${DOUBT_FREE} ${phrase}`].some((text) => isUnsure(context, text))) return phrase;
  const noun = wordsOf(phrase).at(-1)?.text ?? "";
  return morphology.entry(noun) !== null && !isDoubtful(`${DOUBT_FREE} ${noun}`, morphology) ? noun : null;
}

function inEcho(context: Context, phrase: string): Part | null {
  const single = wordsOf(phrase).length === 1 ? context.morphology.entry(phrase)?.translation : undefined;
  const lines: readonly Line[] = ECHOES[context.band];
  const offset = Math.floor(context.random() * lines.length);
  const line = [...lines.slice(offset), ...lines.slice(0, offset)]
    .map((candidate) => sayLine(candidate, context.tone))
    // "Ach so, 5. Und …" would read like a date: a number needs another mark behind it.
    .find((part) => opensFresh(context, part.de) && (!/\d$/.test(phrase) || part.de.endsWith("!")));
  return line === undefined ? null : filled(line, phrase, single ?? null);
}

/** Something true and fitting about a word of the message. Left out after a negation, which it might contradict. */
function reaction(context: Context, ownTopic = false): Part | null {
  if (NO_REACTION.test(context.message)) return null;
  // From B1, what is true of a single word of a longer message is beside its point.
  if (context.band !== "A" && wordsOf(context.message).length > 12) return null;
  // Whoever tells what happened wants to be heard, not to hear what is true of everything.
  if (statementKind(context) === "past" && /\b(?:ich|wir|mir|mich|uns)\b/iu.test(context.message)) return null;
  const packs =
    context.pack === null ? TOPIC_PACKS : [context.pack, ...TOPIC_PACKS.filter((pack) => pack !== context.pack)];
  for (const pack of packs) {
    // What is true of clothes in a shop may be beside the point of a talk about work.
    if (ownTopic && pack !== context.pack) continue;
    if (context.pack !== null && pack !== context.pack && (context.band !== "A" || wordsOf(context.message).length > 6))
      continue;
    for (const candidate of pack.reactions) {
      // What is true of every family need not fit what a longer message says of one.
      const on = candidate.on.filter(
        (trigger) =>
          leadsHere(context, pack, trigger, context.lemmas) &&
          (pack === context.pack || context.band === "A" || !SAYS_NO_TOPIC.test(trigger)),
      );
      if (candidate.band !== context.band || !on.some((trigger) => occurs(trigger, context.lemmas))) continue;
      const part = sayLine(candidate, context.tone);
      if (!context.memory.said.has(normalized(part.de))) return part;
    }
  }
  return null;
}
