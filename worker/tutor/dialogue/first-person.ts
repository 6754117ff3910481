import { ASKED_FIRST } from "#content/built-in/tutor/patterns/question.ts";
import type { Address, Morphology } from "./ports.ts";
import { capitalized, type Word, wordsOf } from "./text.ts";

/** A sentence of the learner with a gap: "Ich kaufe … im Supermarkt" has something after it, most have not. */
export interface Opening {
  before: string;
  after: string;
  /** A "weil" clause fills the gap. */
  reason: boolean;
}

/** What the tutor says to the learner, as the learner says it: du, dich and dein become ich, mich and mein. Null when any word is uncertain. */
export function inFirstPerson(text: string, morphology: Morphology): string | null {
  const words = wordsOf(text);
  const changes = new Map<Word, string>();
  const subject = words.find(isSubject);
  if (subject !== undefined) {
    const at = words.indexOf(subject);
    const address = addressOf(subject.text);
    const verb = [words[at - 1], words[at + 1]].find(
      (word) => word !== undefined && firstPersonOf(word.text, address, morphology) !== null,
    );
    if (verb === undefined) return null;
    changes.set(subject, address === "ihr" ? "wir" : "ich");
    changes.set(verb, firstPersonOf(verb.text, address, morphology) ?? verb.text);
  }
  const plural = subject !== undefined && addressOf(subject.text) === "ihr";
  for (const word of words) {
    if (changes.has(word)) continue;
    const shifted = shiftedPronoun(word.text, { plural, formalSubject: subject?.text === "Sie" });
    if (shifted === null) return null;
    if (shifted !== word.text) changes.set(word, shifted);
  }
  let shifted = "";
  let at = 0;
  for (const word of words) {
    shifted += text.slice(at, word.start) + (changes.get(word) ?? word.text);
    at = word.end;
  }
  return capitalized(shifted + text.slice(at));
}

function isSubject({ text }: Word): boolean {
  return text.toLowerCase() === "du" || text === "Sie" || text === "ihr";
}

function addressOf(pronoun: string): Address {
  return pronoun === "Sie" ? "Sie" : pronoun.toLowerCase() === "ihr" ? "ihr" : "du";
}

function firstPersonOf(form: string, address: Address, morphology: Morphology): string | null {
  return morphology.inFirstPerson(form.toLowerCase(), address);
}

/** Null for a second subject, whose verb would have to change as well. */
function shiftedPronoun(text: string, speaker: { plural: boolean; formalSubject: boolean }): string | null {
  const lower = text.toLowerCase();
  if (lower === "du") return null;
  if (text === "Sie") return speaker.formalSubject ? null : "mich";
  if (lower === "dich") return "mich";
  if (lower === "dir" || text === "Ihnen") return "mir";
  if (lower === "euch") return "uns";
  if (lower === "sich" && speaker.formalSubject) return "mich";
  const own = /^(?:dein|Ihr)(e|en|em|er|es)?$/.exec(text) ?? /^(?:Dein)(e|en|em|er|es)?$/.exec(text);
  if (own !== null) return `mein${own[1] ?? ""}`;
  const ours = /^eu(?:er|re)(n|m|r|s)?$/i.exec(text);
  if (ours !== null) return speaker.plural ? `unser${lower === "euer" ? "" : `e${ours[1] ?? ""}`}` : text;
  return text;
}

/** "So for breakfast you have *." → "For breakfast I have *." Null when a "you" may be an object. */
export function englishInFirstPerson(text: string): string | null {
  const shifted = text
    .replace(/^So /u, "")
    .replaceAll(/\byou[’']re\b/giu, "I’m")
    .replaceAll(/\byou are\b/giu, "I am")
    .replaceAll(/\byou were\b/giu, "I was")
    .replaceAll(/\byour\b/giu, "my")
    .replaceAll(/\byourself\b/giu, "myself")
    .replaceAll(
      /\b(for|to|with|about|of|from|at|showed|taught|helps?|made|makes|bothers?|surprised|fascinates?) you\b/giu,
      "$1 me",
    )
    .replaceAll(/\byou (?=\p{L}|\*)/giu, "I ");
  return /\byou\b/iu.test(shifted) ? null : capitalized(shifted);
}

const PARTICLES = /(?<!\p{L})(?:denn|eigentlich|so|ja|mal|wohl|überhaupt)(?!\p{L}) ?/gu;
const PREPOSITION_IN: Readonly<Record<string, string>> = {
  wofür: "für",
  womit: "mit",
  worauf: "auf",
  woran: "an",
  worüber: "über",
  wovon: "von",
  woher: "aus",
};

/** The question word of a question, in lower case; null for one that asks yes or no. */
export function questionWordOf(question: string): string | null {
  return ASKED_FIRST.exec(question.replace(/^(?:Und|Na|Aber) /u, ""))?.[0].toLowerCase() ?? null;
}

/**
 * The beginning of an answer in the learner's own person, made of a question's words: "Mit wem spielst du Fußball?" → "Ich spiele Fußball mit …".
 * Null when the question is built in another way.
 */
export function openingOfAnswer(question: string, morphology: Morphology): Opening | null {
  const main = mainClause(question);
  const word = questionWordOf(main);
  if (word === null || /,(?! (?:wenn|damit|seit|seitdem|als|nachdem|bevor) )/u.test(question)) return null;
  const words = wordsOf(main.slice(word.length).replaceAll(PARTICLES, ""));
  const verbAt = words.findIndex(({ text }) => isFinite(text, morphology));
  if (verbAt === -1 || verbAt > 3) return null;
  const verb = words[verbAt]?.text ?? "";
  const rest = words.slice(verbAt + 1).map(({ text }) => text);
  const [subject = "", ...others] = rest;
  const reason = /^(?:warum|wieso|weshalb)$/.test(word);
  if (/^(?:du|Sie|ihr)$/.test(subject) && others[0] !== "und") {
    const tail = closingWords(verb, others, morphology);
    const middle = others.slice(0, others.length - tail.length);
    // "Ich wohne schon … in Köln": how long and when stand before the place.
    const early = /^(?:wann|seit wann|wie (?:oft|lange))$/.test(word)
      ? middle.findIndex((each) => !/^(?:dich|sich|euch|schon|gerade|jetzt|noch)$/.test(each))
      : -1;
    const late = early === -1 ? [] : middle.splice(early);
    const preposition =
      PREPOSITION_IN[word] ?? /^(?:mit|für|von|bei|an|auf|über|aus|gegen|ohne|zu) /.exec(word)?.[0].trim() ?? "";
    const sentence = inFirstPerson([subject, verb, ...middle].join(" "), morphology);
    const closing = inFirstPerson([...late, ...tail].join(" "), morphology);
    if (sentence === null || closing === null) return null;
    const end = late.length > 0 && /^\p{Lu}/u.test(late[0] ?? "") ? closing : lowerFirst(closing);
    if (reason) return { before: [sentence, end].filter(Boolean).join(" "), after: "", reason };
    return { before: [sentence, preposition].filter(Boolean).join(" "), after: end, reason };
  }
  if (reason) return null;
  // "Wie heißt deine Katze?": the answer is about what belongs to the learner.
  if (/^(?:dein|deine|Ihr|Ihre)$/.test(subject) && others.length > 0 && /^(?:wie|was|wo|wer)\b/.test(word)) {
    const sentence = inFirstPerson([subject, ...others, verb].join(" "), morphology);
    return sentence === null ? null : { before: sentence, after: "", reason };
  }
  // "Was gefällt dir an deiner Stadt?"
  if (/^(?:dir|Ihnen)$/.test(subject) && word === "was") {
    const tail = closingWords(verb, others, morphology);
    if (tail.length > 0) return null;
    const sentence = inFirstPerson([subject, verb, ...others].join(" "), morphology);
    return sentence === null ? null : { before: sentence, after: "", reason };
  }
  return null;
}

/** "Ja, ich koche gern." to "Kochst du gern?"; of two choices the first. Null for questions of another kind. */
export function yesAnswer(question: string, morphology: Morphology): string | null {
  const main = mainClause(question).replaceAll(PARTICLES, "");
  if (questionWordOf(main) !== null) return null;
  const chosen = /^(.+) (\p{Lu}\S*) oder \p{Lu}\S*( \p{Ll}+n)?$/u.exec(main);
  const text = chosen === null ? main : `${chosen[1]} ${chosen[2]}${chosen[3] ?? ""}`;
  const [verb = "", subject = "", ...rest] = wordsOf(text).map((word) => word.text);
  if (!/^(?:du|Sie|ihr)$/.test(subject) || !isFinite(verb, morphology) || rest.some((word) => word === "oder"))
    return null;
  const sentence = inFirstPerson([subject, verb.toLowerCase(), ...rest].join(" "), morphology);
  if (sentence === null) return null;
  return chosen === null ? `Ja, ${lowerFirst(sentence)}.` : `${sentence}.`;
}

/** The question up to its first comma, without its mark and without what leads up to it. */
export function mainClause(question: string): string {
  const bare = question.includes(": ") ? question.slice(question.lastIndexOf(": ") + 2) : question;
  const text = bare
    .replace(/^(?:Und|Na|Aber|Sag mal,) /u, "")
    .replace(/\?.*$/u, "")
    .trim();
  const [first = ""] = text.split(", ");
  return capitalized(first);
}

function isFinite(form: string, morphology: Morphology): boolean {
  return morphology.readings(form.toLowerCase()).some((reading) => reading.form === "finite");
}

/** What closes the bracket that the verb opens: a participle, an infinitive, or a separable prefix. */
function closingWords(verb: string, words: readonly string[], morphology: Morphology): string[] {
  const last = words.at(-1);
  if (last === undefined) return [];
  const lemmas = morphology.readings(verb.toLowerCase()).map((reading) => reading.lemma);
  const joined = lemmas.some((lemma) =>
    morphology.readings(last + lemma).some((reading) => reading.form === "infinitive"),
  );
  if (joined) return [last];
  const helper = lemmas.some((lemma) => /^(?:haben|sein|werden|können|müssen|dürfen|wollen|sollen|mögen)$/.test(lemma));
  const closes = (word: string): boolean =>
    word === word.toLowerCase() &&
    morphology.readings(word).some((reading) => reading.form === "participle" || reading.form === "infinitive");
  const open = words.findLastIndex((word) => !closes(word));
  return helper ? words.slice(open + 1) : [];
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
