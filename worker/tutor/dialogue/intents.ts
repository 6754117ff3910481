import { ASKS_FOR_A_FACT } from "#content/built-in/tutor/facts.ts";
import {
  ADDRESSES_ONLY,
  AROUND_A_CLAUSE,
  ASKS_ABOUT_TUTOR_OR_ONESELF,
  ASKS_BY_VERB,
  ASKS_INDIRECTLY,
  ASKS_OTHERS,
  ASKS_THE_TUTOR,
  BEGINS_AN_ECHO,
  ENDS_IN_FAREWELL,
  ENGLISH,
  FLIRT,
  GERMAN,
  GOODBYE,
  GREETING,
  GREETS_WITH_NA,
  HEARS_THAT,
  HINT,
  HOW_ARE_YOU,
  INSULT,
  INSULT_FORMAL,
  INTERJECTIONS,
  INTRODUCES,
  IS_NO_NAME,
  LEADS_ON,
  LEAVES,
  MAIN_CLAUSES,
  NEW_TOPIC,
  NO_GOODBYE,
  NO_IDEA,
  NOT_UNDERSTOOD,
  PARDON,
  PARTS,
  PAUSES,
  PHATIC,
  QUESTION_WORD,
  QUOTED,
  SELF_HARM,
  SIMPLER,
  THANKS,
  THANKS_OR_WISHES,
  VERB_FIRST,
  WANTS_A_NOD,
} from "#content/built-in/tutor/patterns/intents.ts";
import { ASKS_GERMAN, type GermanQuestion, NO_WORD } from "#content/built-in/tutor/patterns/language-help.ts";
import { grammarAnswer } from "./grammar-answer.ts";
import type { Morphology } from "./ports.ts";
import { bounded, sentencesOf, withMarks, wordsOf } from "./text.ts";
import { twoForms } from "./two-forms.ts";

/** What a message wants. Those that need care come first: a message has exactly one. */
export type Intent =
  | "self-harm"
  | "insult"
  | "goodbye"
  | "not-understood"
  | "simpler"
  | "hint"
  | "about-german"
  | "new-topic"
  | "flirting"
  | "english"
  | "nonsense"
  | "question"
  | "greeting"
  | "thanks"
  | "no-idea"
  | "pause"
  | "short"
  | "statement";

/** The share of English words: 1 for an English message, 0 for a German one. */
export function englishShare(message: string): number {
  const words = wordsOf(message.replaceAll("’", "'")).map((word) => word.text.toLowerCase());
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const german = words.filter((word) => GERMAN.has(word) || /[äöüß]/.test(word)).length;
  return english + german === 0 ? 0 : english / (english + german);
}

/** What a message asks about German, and the words that it asks about; null when it asks nothing of the kind. */
export function germanAsked(text: string): { kind: GermanQuestion; words: readonly string[] } | null {
  const message = withMarks(text);
  for (const [kind, pattern] of ASKS_GERMAN) {
    const match = bounded(pattern).exec(message);
    if (match === null || (kind === "rule" && grammarAnswer(message) === undefined)) continue;
    const forms = kind === "forms" ? twoForms(message) : null;
    if (kind === "forms" && forms === null) continue;
    const words = forms ?? match.slice(1).filter((group) => group !== undefined);
    // "Wer ist schuld, der Trainer oder die Spieler?"
    if (kind === "article" && words.length > 1 && words[0] !== words[1]) continue;
    // "Was heißt das?" asks about no word.
    if (words.some((word) => NO_WORD.test(word.trim())) && !/article|objection|other|why/u.test(kind)) continue;
    return { kind, words: words.map((word) => word.trim()) };
  }
  return null;
}

/** What the learner would rather talk about. */
export function topicAskedFor(message: string): string | null {
  const wanted = NEW_TOPIC.exec(message)
    ?.slice(1)
    .find((group) => group !== undefined)
    ?.trim();
  return wanted === undefined || /^(?:et)?was /iu.test(wanted) || / nicht /u.test(message) ? null : wanted;
}

/** The name under which the learner introduces themselves: a word that is nothing else. */
export function nameIn(message: string, morphology: Morphology): string | null {
  const name = INTRODUCES.exec(message)?.[1];
  if (name === undefined || ENGLISH.has(name.toLowerCase())) return null;
  const capital = name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
  const bare = /(?:hei(?:ß|ss)e|name ist)/iu.test(message);
  // "Ich bin shoppingsüchtig" says no name.
  if (!bare && IS_NO_NAME.test(name)) return null;
  const known = [...morphology.readings(name.toLowerCase()), ...(bare ? [] : morphology.readings(capital))];
  return known.length > 0 ? null : capital;
}

export function goodbyeIn(message: string): boolean {
  // A title in quotation marks says goodbye to nobody: „Good Bye, Lenin!“
  const own = message.replaceAll(QUOTED, "").replaceAll(NO_GOODBYE, "");
  return GOODBYE.test(own) || leaveIn(own) !== null;
}

/** The sentence by which the learner takes leave at the end of a message; null when they stay. */
export function leaveIn(message: string): string | null {
  for (const sentence of sentencesOf(message).slice(-2).toReversed()) {
    if (sentence.includes("?")) return null;
    const bare = sentence.replace(INTERJECTIONS, "");
    const clauses = [bare, ...bare.split(PARTS).slice(-3), ...bare.split(MAIN_CLAUSES).slice(-1)];
    const leaves = clauses.some((clause) => {
      const plain = clause.replaceAll(AROUND_A_CLAUSE, "");
      return LEAVES.some((pattern) => pattern.test(plain));
    });
    if (leaves) return sentence;
    // "… Danke dir.": only a word or two may follow.
    if (wordsOf(sentence).length > 3 && !THANKS_OR_WISHES.test(sentence)) return null;
  }
  return null;
}

export function selfHarmIn(message: string): boolean {
  return SELF_HARM.some((pattern) => pattern.test(message));
}

export function insultIn(message: string): boolean {
  return INSULT.test(message) || INSULT_FORMAL.test(message);
}

export function greetingIn(message: string): string | null {
  return GREETING.exec(message)?.[0].trim() ?? null;
}

/** The sentences of a message that ask the tutor something. */
export function questionIn(whole: string): string | null {
  // What somebody else asked is no question to the tutor: „Ist der Kuchen fertig?“
  const message = whole.replaceAll(/[„“"»][^„“”"«»]*\?[^„“”"«»]*[“”"«]/gu, "so").replaceAll(ASKS_OTHERS, "sagt es.");
  // "Einsam? Überhaupt nicht!": who answers it right away asks nobody.
  const open = message
    .replaceAll(HEARS_THAT, ".")
    .replaceAll(/\?{2,}|\?!+|!+\?/gu, "?")
    .replace(/^\s*\p{L}+\?(?=\s+\p{L})/u, (word) => (QUESTION_WORD.test(word) ? word : ""));
  const asked =
    open
      .replace(GREETS_WITH_NA, "")
      .match(/[^.!?]*\?/gu)
      ?.map((sentence) => sentence.trim()) ?? [];
  const last = asked.at(-1);
  // "Bewahren? Das Teetrinken.": a word of the tutor's own question that the learner answers right away.
  const answersItself =
    last !== undefined &&
    wordsOf(last).length <= 2 &&
    !QUESTION_WORD.test(last) &&
    !message.trim().endsWith("?") &&
    !/(?<!\p{L})(?:du|dir|sie|ihnen|oder)(?!\p{L})/iu.test(last);
  // "… im Wohnzimmer. Mitleid?", "Aber weiß ich's?": asks nobody for an answer.
  const isRhetorical =
    last !== undefined &&
    ((PHATIC.test(last) && wordsOf(message).length > 4) ||
      (WANTS_A_NOD.test(last) && !message.trim().endsWith("?")) ||
      (/^\W*\p{Lu}\p{Ll}+\?+$/u.test(last) && !QUESTION_WORD.test(last) && wordsOf(message).length > 6) ||
      /(?<!\p{L})wei(?:ß|ss) ich(?:['’]s| es| das)?\?+$/iu.test(last));
  // "Meinem jüngeren Ich? Hab keine Angst.", "Am Nachbarsjungen? Nichts mehr.": the tutor's question in a few words, and the answer.
  const isEcho =
    last !== undefined &&
    message.trim().startsWith(last) &&
    message.trim().length > last.length + 6 &&
    // "Falls niemand mehr arbeiten müsste? Mit Übersetzen.", "Woran ich das festmache? Am Rücken."
    (wordsOf(last).length <= 4 ||
      (wordsOf(last).length <= 12 &&
        !message.trim().endsWith("?") &&
        BEGINS_AN_ECHO.test(last) &&
        !/(?<!\p{L})soll(?:te)?(?!\p{L})/iu.test(last))) &&
    !ASKS_ABOUT_TUTOR_OR_ONESELF.test(last);
  // "Weißt du, woran mich das erinnert? An meinen Großvater.": answers itself.
  const leadsOn =
    last !== undefined && LEADS_ON.test(last) && message.trim().length > message.indexOf(last) + last.length + 3;
  if (isRhetorical || (isEcho && !ASKS_BY_VERB.test(last)) || leadsOn) return null;
  if (last !== undefined && wordsOf(last).length > 0 && !answersItself) return last;
  const sentences = message.split(/(?<=[.!])\s+/u);
  const indirect = sentences.find((sentence) => ASKS_INDIRECTLY.test(sentence));
  if (indirect !== undefined) return indirect;
  // "Was ihr fehlt, ist der Garten, an den sie denkt.": only the first clause could ask.
  const byWord = sentences.find(
    (sentence) =>
      QUESTION_WORD.test(sentence) &&
      !/:|^was (?:ich|mich|mir)\b/iu.test(sentence) &&
      ASKS_THE_TUTOR.test(sentence.replace(/(?<!^(?:sag mal|na)),.*/iu, "")),
  );
  const unmarked = sentences.find(
    (sentence) =>
      !ADDRESSES_ONLY.test(sentence) &&
      (VERB_FIRST.test(sentence.charAt(0).toLowerCase() + sentence.slice(1)) || HOW_ARE_YOU.test(sentence)),
  );
  return byWord ?? unmarked ?? (/\bund (?:du|sie|dir|ihnen)\s*[.!]*$/iu.test(message) ? "Und du?" : null);
}

/** Keyboard mashing, or nothing but signs. */
function isNonsense(message: string, morphology: Morphology): boolean {
  const words = wordsOf(message).filter((word) => !/^\d+$/.test(word.text));
  if (words.length === 0) return !/\d/.test(message) && !/\p{Extended_Pictographic}|[:;]-?[)(DP]/u.test(message);
  const senseless = words.filter(
    ({ text }) =>
      text.length >= 5 &&
      morphology.readings(text).length === 0 &&
      (!/[aeiouyäöü]/iu.test(text) ||
        /[bcdfghjklmnpqrtvwxzß]{6,}/iu.test(text) ||
        /(.)\1{3,}/u.test(text) ||
        /^(?:asdf|qwer|hjkl|yxcv)/iu.test(text)),
  );
  return senseless.length > 0 && senseless.length * 2 >= words.length;
}

export function intentOf(message: string, morphology: Morphology): Intent {
  if (selfHarmIn(message)) return "self-harm";
  if (insultIn(message)) return "insult";
  if (!bounded(ASKS_FOR_A_FACT).test(message) && germanAsked(message) !== null) return "about-german";
  // "Das verstehe ich nicht. Ich muss jetzt zur Probe, tschüss!": who leaves is let go.
  if (ENDS_IN_FAREWELL.test(message) && goodbyeIn(message)) return "goodbye";
  if (topicAskedFor(message) !== null) return "new-topic";
  // "Ich weiß nicht, was ich sagen soll. Alle erwarten …" asks for no help with German.
  if (HINT.test(message) && wordsOf(message).length <= 9) return "hint";
  if (SIMPLER.test(message)) return "simpler";
  // "Er erzählt Witze, aber ich verstehe sie nicht": what is not understood is nothing of the tutor's.
  const ofOthers = wordsOf(message).length > 6 && /\baber ich verstehe? (?:sie|es|ihn|das) nicht\b/u.test(message);
  if ((NOT_UNDERSTOOD.test(message.trim()) && !ofOthers) || PARDON.test(message)) return "not-understood";
  if (NO_IDEA.test(message)) return "no-idea";
  if (PAUSES.test(message)) return "pause";
  if (FLIRT.test(message)) return "flirting";
  if (isNonsense(message, morphology)) return "nonsense";
  if (englishShare(message) > 0.7 && wordsOf(message).length > 1) return "english";
  if (goodbyeIn(message)) return "goodbye";
  if (questionIn(message) !== null) return "question";
  const words = wordsOf(message.replace(GREETING, "").replace(THANKS, ""));
  if (GREETING.test(message) && words.length === 0) return "greeting";
  if (/^\W*nein,? danke\W*$/iu.test(message)) return "short";
  // "Danke, mir geht's gut!" answers a question.
  const isWell = /\b(?:mir|uns) geht\b/iu.test(message);
  if (THANKS.test(message) && words.length <= 3 && !isWell) return "thanks";
  if (/\b(?:danke|vielen dank)[.! ]*$/iu.test(message) && wordsOf(message).length <= 4) return "thanks";
  return isShort(message, morphology) ? "short" : "statement";
}

/** A fragment that answers a question: a few words without a verb. */
export function isShort(message: string, morphology: Morphology): boolean {
  const words = wordsOf(message);
  return words.length <= 1 || (words.length <= 5 && !hasFiniteVerb(message, morphology));
}

/** "Einen", "meine" and "sieben" are verb forms as well, but not in a chat. */
export function hasFiniteVerb(message: string, morphology: Morphology): boolean {
  return wordsOf(message).some(
    (word, index) =>
      (index === 0 || word.text === word.text.toLowerCase()) &&
      !/^(?:einen?|meinen?|deinen?|keinen?|sieben|weise|laut|seit|statt|trotz)$/i.test(word.text) &&
      morphology.readings(word.text.toLowerCase()).some((reading) => reading.form === "finite"),
  );
}
