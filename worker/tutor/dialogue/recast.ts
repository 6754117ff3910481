import {
  DETERMINER,
  LEADING,
  PREPOSITIONS,
  REMARKS,
  SHORT_FORMS,
  SUBORDINATORS,
  WE_TWO,
} from "#content/built-in/tutor/patterns/recast.ts";
import type { Tone } from "#schema/terms/tone.ts";
import { hasFiniteVerb } from "./intents.ts";
import type { Address, Morphology } from "./ports.ts";
import { capitalized, sentencesOf, type Word, wordsOf } from "./text.ts";

const RELATIVE = new Set("der die das den dem deren dessen denen".split(" "));
const COORDINATORS = new Set(["und", "oder", "aber", "sondern", "denn"]);
const OTHER_SUBJECTS = new Set("er es sie man wir ich das".split(" "));
/** The learner speaks to the tutor here: shifted, the sentence would turn around. */
const ADDRESSES_TUTOR = /\b(?:[Dd]u|dich|dir|dein\w*|Ihnen|Ihre?[nmrs]?)\b|(?<!^)\bSie\b/u;
/** "Danach würdest du also aber …": words that already say how the sentence follows from the last one. */
const NOT_BESIDE_ALSO = /\b(?:also|aber|jedoch|trotzdem|deshalb|deswegen|darum|daher|dann|sogar|eigentlich|leider)\b/i;

interface Clause {
  words: Word[];
  subordinate: boolean;
  /** Stands after "und" without a subject of its own. */
  continued: boolean;
}

/** A sentence of the learner, said back to them. */
export interface Recast {
  text: string;
  /** Whether "also" was put in; the next recast then does without. */
  also: boolean;
}

/**
 * Says a (corrected) sentence of the learner back to them: "Ich esse gern Brot." → "Du isst also gern Brot."
 * Null when any step is uncertain: a wrong shift would teach a mistake.
 */
export function recast(sentence: string, tone: Tone, morphology: Morphology, also: boolean): Recast | null {
  const bare = withFullForms(sentence.trim().replace(LEADING, ""), morphology)
    .replace(/[.!…]+$/u, "")
    .replaceAll(/\s*(?::-?\)|:-?\(|;-?\)|\p{Extended_Pictographic})/gu, "");
  const words = wordsOf(bare);
  if (words.length < 3 || words.length > 24) return null;
  if (/[?"„“”:;()\n]/u.test(bare) || ADDRESSES_TUTOR.test(bare)) return null;
  if (/^(?:weil|dass|wenn|ob|obwohl|damit|nachdem|bevor|falls|sobald|solange)\b/iu.test(bare) && !bare.includes(","))
    return null;

  // "Also habe ich …": without its first word, the sentence would begin with its verb.
  if (/^(?:also|so|dann|danach)\s+\p{Ll}+ (?:ich|wir)\b/iu.test(sentence.trim()) && !/^(?:dann|danach)/iu.test(bare))
    return null;
  // "'n neues Handy": ein or einen.
  if (/(?<!\p{L})['’]n(?!\p{L})/u.test(bare)) return null;
  // "Komm, wir gehen auf den Balkon" invites the tutor along.
  if (/^(?:komm|lass|los)\b/iu.test(bare)) return null;
  // "Was soll ich anziehen": a question without its mark.
  if (/^(?:was|wer|wen|wem|wie|wo|wann|warum|wohin|woher|welche[mnrs]?)\b/iu.test(bare) && !bare.includes(","))
    return null;

  // "Darüber könnten wir lange streiten": the tutor may be one of us.
  if (WE_TWO.test(bare) || REMARKS.test(bare) || misplaced(bare, words, morphology)) return null;
  if (!hasFiniteVerb(bare, morphology)) return null;

  const changes = new Map<Word, string>();
  let firstPair: Word | null = null;
  let speaker: Speaker | null = null;
  let mainClauses = 0;
  let previous: Clause | null = null;
  for (const clause of clausesOf(bare, words)) {
    const subject = clause.words.find((word) => /^(?:ich|wir)$/i.test(word.text));
    // "Ich habe den Film gesehen und war gut": only a reader knows who was good.
    if (subject === undefined && speaker !== null && mayBeOfObject(clause, previous, bare, speaker, morphology))
      return null;
    previous = clause;
    if (subject === undefined && !(speaker !== null && continues(clause, speaker, morphology))) {
      if (speaker !== null && maybeContinues(clause, speaker, morphology)) return null;
      speaker = null;
      mainClauses += clause.subordinate ? 0 : 1;
      if (!shiftPronouns(clause, null, tone, changes)) return null;
      continue;
    }
    if (subject !== undefined) speaker = speakerOf(subject.text, tone);
    if (speaker === null) return null;
    const verb = finiteVerb(clause, subject, morphology, speaker);
    if (verb === null) {
      if (subject !== undefined) return null;
    } else {
      const shifted = speaker.sameVerb
        ? verb.text
        : morphology.inSecondPerson(verb.text.toLowerCase(), speaker.address);
      if (shifted === null) return null;
      changes.set(verb, shifted);
    }
    if (subject !== undefined) {
      changes.set(subject, speaker.pronoun);
      // "Mein Arzt sagt, du sollst dich also bewegen" puts it in the wrong clause.
      if (mainClauses === 0 && !clause.subordinate && verb !== null)
        firstPair = subject.start > verb.start ? subject : verb;
    }
    mainClauses += clause.subordinate ? 0 : 1;
    // "… und eine alte Dame teilte ihren Schirm mit mir": sich or Ihnen depends on a subject that is not seen here.
    if (
      tone === "professional" &&
      subject === undefined &&
      clause.words.some((word) => /^(?:mich|mir)$/i.test(word.text))
    )
      return null;
    if (!shiftPronouns(clause, speaker, tone, changes)) return null;
  }

  const alsoPlace = also && firstPair !== null && !NOT_BESIDE_ALSO.test(bare) ? placeForAlso(words, firstPair) : null;
  let text = "";
  let at = 0;
  for (const word of words) {
    text += bare.slice(at, word.start) + (changes.get(word) ?? word.text);
    if (word === alsoPlace) text += " also";
    at = word.end;
  }
  text += bare.slice(at);
  if (/\b(?:ich|mich|mir|wir|uns|bin|mein\w{0,2}|unser\w*|unsr\w*)\b/iu.test(text)) return null;
  return { text: `${capitalized(text.trim())}.`, also: alsoPlace !== null };
}

/**
 * Word order that is or may be wrong and that nobody has corrected: said back, it would look right. A verb behind two
 * things ("Am liebsten ich schwimme", "in Indien man isst"), a "dass" clause that does not end in its verb, a subject at the
 * very end.
 */
function misplaced(text: string, words: readonly Word[], morphology: Morphology): boolean {
  if (/\b(?:gefallen|gefehlt|geholfen|geschmeckt) (?:der|die|das|mein\w*|sein\w*)\b/u.test(text)) return true;
  if (/\b(?:mit|von|aus|bei|nach|zu) (?:die|das)\b|\bdesto \p{L}+ (?:ich|du|er|sie|es|wir|man)\b/iu.test(text))
    return true;
  const clauses = clausesOf(text, words);
  return clauses.some((clause, index) => {
    // "Nur wenn meine Freunde grillen, ich habe …"
    const [previous, subject, verb] = [clauses[index - 1], clause.words[0], clause.words[1]];
    if (
      index === 1 &&
      previous?.words.slice(0, 2).some((word) => /^(?:wenn|weil|als|obwohl|nachdem|bevor)$/i.test(word.text)) ===
        true &&
      /^(?:ich|wir|er|es|man)$/.test(subject?.text ?? "") &&
      isFinite(verb, morphology)
    )
      return true;
    const at = subjectOf(clause);
    const first = clause.words[0]?.text.toLowerCase() ?? "";
    if (!clause.subordinate && at > (clause.continued ? 1 : 0)) {
      if (isVerbAt(clause, at + 1, morphology) && !isVerbAt(clause, at - 1, morphology)) return true;
    }
    if (!/^(?:dass|obwohl|weil)$/.test(first) || !clause.subordinate) return false;
    const last = clause.words.at(-1);
    return !/(?:en|ern|eln|zu)$/u.test(last?.text ?? "") && !isFinite(last, morphology)
      ? true
      : // "…, dass so viele Deutsche mussten damals fliehen"
        clause.words
          .slice(2, -2)
          .some((word) =>
            /^(?:muss|musste|mussten|kann|konnte|konnten|will|wollte|wollten|soll|sollte|sollten)$/.test(word.text),
          );
  });
}

/** Where "ich" or "wir" stands in a clause, else "er" or "man"; -1 without any of them. */
function subjectOf({ words }: Clause): number {
  const own = words.findIndex((word) => /^(?:ich|wir)$/i.test(word.text));
  return own === -1 ? words.findIndex((word) => /^(?:er|man)$/i.test(word.text)) : own;
}

/** A finite verb; with a capital ("beim Essen ich …") only where the clause begins. */
function isVerbAt({ words }: Clause, at: number, morphology: Morphology): boolean {
  const word = words[at];
  return word !== undefined && (at === 0 || word.text === word.text.toLowerCase()) && isFinite(word, morphology);
}

function isFinite(word: Word | undefined, morphology: Morphology): boolean {
  return (
    word !== undefined && morphology.readings(word.text.toLowerCase()).some((reading) => reading.form === "finite")
  );
}

/** "Ich hab ne Katze", "ich probier's": as written, because the tutor's own sentences are whole. */
function withFullForms(text: string, morphology: Morphology): string {
  const isFirst = (word: string): boolean =>
    morphology
      .readings(word)
      .some((reading) => reading.form === "finite" && reading.person === 1 && reading.number === "singular");
  const whole = text
    .replaceAll(/(?<![\p{L}’'])['’]?n(e|en|em)(?!\p{L})/gu, "ein$1")
    .replaceAll(/(\p{Ll}{2,})['’]s(?!\p{L})/gu, (form, verb: string) =>
      isFirst(verb) || isFirst(`${verb}e`) ? `${verb} es` : form,
    );
  const words = wordsOf(whole);
  let result = "";
  let at = 0;
  words.forEach((word, index) => {
    const lower = word.text.toLowerCase();
    const besideI = [words[index - 1], words[index + 1]].some((other) => other?.text.toLowerCase() === "ich");
    // "Weil ich", "sagt ich": words of their own, with or without an e.
    const isShortForm =
      SHORT_FORMS.test(lower) ||
      (!SUBORDINATORS.has(lower) &&
        !COORDINATORS.has(lower) &&
        morphology
          .readings(lower)
          .every((reading) => reading.partOfSpeech === "verb" && reading.form !== "finite" && reading.form !== null));
    // "Ich mein Geld verdiene": a noun behind it makes it the pronoun.
    const isPronoun = lower === "mein" && /^\p{Lu}/u.test(words[index + 1]?.text ?? "");
    const short =
      !isPronoun &&
      (besideI || lower === "hab") &&
      isShortForm &&
      /^\p{L}?\p{Ll}+$/u.test(word.text) &&
      isFirst(`${lower}e`);
    result += whole.slice(at, word.end) + (short ? "e" : "");
    at = word.end;
  });
  return result + whole.slice(at);
}

interface Speaker {
  address: Address;
  pronoun: string;
  /** wir → Sie: the verb's form stays. */
  sameVerb: boolean;
  plural: boolean;
}

function speakerOf(pronoun: string, tone: Tone): Speaker {
  const plural = pronoun.toLowerCase() === "wir";
  if (tone === "professional") return { address: "Sie", pronoun: "Sie", sameVerb: plural, plural };
  return plural
    ? { address: "ihr", pronoun: "ihr", sameVerb: false, plural }
    : { address: "du", pronoun: "du", sameVerb: false, plural };
}

function clausesOf(text: string, words: readonly Word[]): Clause[] {
  const clauses: Clause[] = [];
  let current: Clause = { words: [], subordinate: false, continued: false };
  words.forEach((word, index) => {
    const before = words[index - 1];
    const comma = before !== undefined && text.slice(before.end, word.start).includes(",");
    const lower = word.text.toLowerCase();
    const joined = COORDINATORS.has(lower);
    if (before !== undefined && (comma || joined)) {
      clauses.push(current);
      current = { words: [], subordinate: joined ? current.subordinate && lower !== "denn" : false, continued: joined };
    }
    const opens = current.words.length === 0 || (current.words.length === 1 && current.continued);
    if (opens && (SUBORDINATORS.has(lower) || (comma && RELATIVE.has(lower)))) {
      current.subordinate = true;
      current.continued = false;
    }
    current.words.push(word);
  });
  clauses.push(current);
  return clauses;
}

function hasSubject(clause: Clause): boolean {
  return clause.words.some((word) => OTHER_SUBJECTS.has(word.text.toLowerCase()));
}

/** Whether a clause without "ich" or "wir" goes on about the speaker: "… und vergesse sie zu Hause". */
function continues(clause: Clause, speaker: Speaker, morphology: Morphology): boolean {
  if (!clause.continued) return false;
  return !hasSubject(clause) || clause.words.slice(1, 2).some(isOwnVerb(speaker, morphology));
}

/** "Ich stehe auf, dusche und gehe los", "… und konnte es nicht": only a reader knows who showers and who could not. */
function maybeContinues(clause: Clause, speaker: Speaker, morphology: Morphology): boolean {
  const [first, second] = clause.words;
  const own = isOwnVerb(speaker, morphology);
  return own(first) || own(second) || (clause.continued && isOwnVerb(speaker, morphology, true)(second));
}

/** Whether "und war …" may go on about the thing that the clause before it spoke of: its verb form is shared with the third person. */
function mayBeOfObject(
  clause: Clause,
  previous: Clause | null,
  text: string,
  speaker: Speaker,
  morphology: Morphology,
): boolean {
  const verb = clause.words[1];
  if (
    !clause.continued ||
    previous === null ||
    !/^(?:ist|war|waren|wurde|wurden|hat|hatte|hatten)$/.test(verb?.text ?? "")
  )
    return false;
  const own = isOwnVerb(speaker, morphology);
  return !own(verb) && previous.words.some((word) => isNounIn(text, word, morphology));
}

/** A verb form of the first person alone ("vergesse", but for reported speech), or shared with the third ("konnte"). */
function isOwnVerb(speaker: Speaker, morphology: Morphology, shared = false): (word: Word | undefined) => boolean {
  const number = speaker.plural ? "plural" : "singular";
  return (word) => {
    const finite = morphology
      .readings(word?.text ?? "")
      .filter((reading) => reading.form === "finite" && reading.number === number);
    const first = finite.filter((reading) => reading.person === 1).length;
    // "Er vergesse" is reported speech: the present tense adds a reading of the first person.
    return first > 0 && (shared || first > finite.filter((reading) => reading.person === 3).length);
  };
}

/** The clause's verb in the first person: at its end in a subordinate clause, beside its subject otherwise. */
function finiteVerb(clause: Clause, subject: Word | undefined, morphology: Morphology, speaker: Speaker): Word | null {
  const isVerb = (word: Word | undefined): word is Word =>
    word !== undefined &&
    !/^(?:eine|meine|seine|ihre|reise|sieben|liebe)$/.test(word.text) &&
    (word === clause.words[0] || word.text === word.text.toLowerCase()) &&
    morphology
      .readings(word.text.toLowerCase())
      .some(
        (reading) =>
          reading.form === "finite" &&
          reading.person === 1 &&
          reading.number === (speaker.plural ? "plural" : "singular"),
      );
  const at = subject === undefined ? -1 : clause.words.indexOf(subject);
  const before = clause.words[at - 1];
  // "Seit zwei Jahren esse ich …": a word that may open a subordinate clause, but the verb says otherwise.
  if (at > 0 && isVerb(before)) {
    clause.subordinate = false;
    return before;
  }
  if (clause.subordinate) {
    const last = clause.words.at(-1);
    return isVerb(last) && last !== subject ? last : null;
  }
  if (subject === undefined) {
    const next = clause.words[1];
    // "Ihr habt eine Wohnung und eint Hund": "einen" is a verb form as well.
    return isVerb(next) && !DETERMINER.test(next.text) ? next : null;
  }
  const after = clause.words[at + 1];
  return isVerb(after) ? after : null;
}

/** Shifts mein, mich, mir, unser, uns. False when the case of Sie would have to be guessed. */
function shiftPronouns(clause: Clause, speaker: Speaker | null, tone: Tone, changes: Map<Word, string>): boolean {
  const formal = tone === "professional";
  for (const word of clause.words) {
    const lower = word.text.toLowerCase();
    if (/^mein(?:e|en|em|er|es)?$/.test(lower)) changes.set(word, (formal ? "Ihr" : "dein") + lower.slice(4));
    else if (/^unser(?:e|en|em|er|es)?$/.test(lower)) {
      const ending = lower.slice("unser".length);
      changes.set(word, formal ? `Ihr${ending}` : ending === "" ? "euer" : `eur${ending}`);
    } else if (lower === "mich") changes.set(word, formal ? (speaker === null ? "Sie" : "sich") : "dich");
    else if (lower === "mir") changes.set(word, formal ? (speaker === null ? "Ihnen" : "sich") : "dir");
    else if (lower === "uns") {
      // "Ich koche für uns" is no "für sich".
      if (formal && speaker?.plural !== true) return false;
      changes.set(word, formal ? "sich" : "euch");
    }
  }
  return true;
}

/** Behind the subject and verb, and behind the short pronouns that follow them. */
function placeForAlso(words: readonly Word[], pair: Word): Word | null {
  let at = words.indexOf(pair);
  const isPronoun = (index: number): boolean => {
    const text = words[index]?.text ?? "";
    const next = words[index + 1]?.text;
    // "Das" before a capital is an article.
    return (
      /^(?:mich|mir|uns|es|ihn|sie|ihm|ihnen)$/.test(text) ||
      // "Ihr" before an article is no possessive.
      (text === "ihr" && /^(?:d(?:ie|as|en|em|er)|ein(?:e[nmr]?)?)$/.test(next ?? "")) ||
      (text === "das" && !/^\p{Lu}/u.test(next ?? "A"))
    );
  };
  while (isPronoun(at + 1)) at += 1;
  // "Ihr Rosen schenken" or "ihr Buch mögen": only the first would let "also" stand behind "ihr".
  if (words[at + 1]?.text === "ihr") return null;
  return words[at] as Word;
}

/**
 * A phrase of the text around a place, shifted to the listener: "in einem kleinen Hotel". Null when there is no noun.
 * It keeps its case, so it stands alone ("Ah, einen Kaffee!").
 */
export function phraseAt(text: string, start: number, end: number, tone: Tone, morphology: Morphology): string | null {
  const words = wordsOf(text);
  const within = words.findIndex((word) => word.end > start);
  if (within === -1) return null;
  const isNoun = (word: Word): boolean => isNounIn(text, word, morphology);
  let last = -1;
  for (let index = within; index < words.length && index <= within + 4; index += 1) {
    const word = words[index] as Word;
    const gap = index > within ? text.slice((words[index - 1] as Word).end, word.start) : "";
    if (/[.,!?;:]/.test(gap)) break;
    if (isNoun(word)) {
      last = index;
      break;
    }
    if (word.start >= end && !isAdjective(word, morphology)) break;
  }
  if (last === -1) return null;
  let first = last;
  while (first > 0) {
    const previous = words[first - 1] as Word;
    if (text.slice(previous.end, (words[first] as Word).start) !== " ") break;
    const lower = previous.text.toLowerCase();
    if (PREPOSITIONS.has(lower)) {
      first -= 1;
      break;
    }
    if (DETERMINER.test(lower)) {
      first -= 1;
      const before = words[first - 1];
      if (before !== undefined && PREPOSITIONS.has(before.text.toLowerCase())) first -= 1;
      break;
    }
    if (!isAdjective(previous, morphology)) break;
    first -= 1;
  }
  // A genitive behind its noun ("das Klischee der Finnen") does not stand alone.
  const before = words[first - 1];
  if (before !== undefined && isNoun(before) && /^(?:der|des|eine[rs]|\p{L}+e[rs])$/u.test((words[first] as Word).text))
    return null;
  const changes = new Map<Word, string>();
  const taken = words.slice(first, last + 1);
  // A sentence that begins with "Ihre" speaks of others; said back with Sie, it would be the learner's.
  const others = taken.some((word) => /^Ihre?[nmrs]?$/.test(word.text));
  if (others && tone === "professional") return null;
  shiftPronouns({ words: taken, subordinate: false, continued: false }, null, tone, changes);
  const phrase = taken.map((word) => changes.get(word) ?? word.text).join(" ");
  return first === last ||
    DETERMINER.test((taken[0] as Word).text) ||
    PREPOSITIONS.has((taken[0] as Word).text.toLowerCase())
    ? lowerFirst(phrase, taken[0] as Word)
    : phrase;
}

function lowerFirst(phrase: string, first: Word): string {
  const lower = first.text.toLowerCase();
  const changes = DETERMINER.test(lower) || PREPOSITIONS.has(lower);
  return changes && (!phrase.startsWith("Ihr") || lower.startsWith("ihr"))
    ? phrase.charAt(0).toLowerCase() + phrase.slice(1)
    : phrase;
}

function isAdjective(word: Word, morphology: Morphology): boolean {
  if (word.text !== word.text.toLowerCase() || !/(?:e|en|em|er|es)$/.test(word.text)) return false;
  const readings = morphology.readings(word.text);
  if (readings.some((reading) => reading.partOfSpeech === "adjective")) return true;
  return morphology.readings(word.text.replace(/(?:e|en|em|er|es)$/, "")).some((r) => r.partOfSpeech === "adjective");
}

/** A word with a capital that no sentence start explains, or that the dictionary knows as a noun. */
export function isNounIn(text: string, word: Word, morphology: Morphology): boolean {
  if (word.text.length < 2 || word.text.charAt(0) === word.text.charAt(0).toLowerCase()) return false;
  if (/^(?:Sie|Ihnen|Ihre?[nmrs]?|Ich|Ja|Nein|Doch|Danke|Bitte|Hallo|Okay|Genau|Stimmt|Klar)$/.test(word.text))
    return false;
  const known = morphology.readings(word.text);
  if (known.some((reading) => reading.partOfSpeech === "noun")) return true;
  const starts = sentencesOf(text).some((sentence) => text.indexOf(sentence) === word.start);
  return !starts;
}
