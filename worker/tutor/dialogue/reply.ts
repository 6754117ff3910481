import {
  ASKED_BACK,
  ASKED_THEMSELVES,
  ASKS_THIS,
  BELIEVES,
  BRIDGES,
  CANNOT_DO,
  CRISIS,
  CRITICIZED,
  DRUM_ROLL,
  EASY_QUESTIONS,
  ENCOURAGED,
  FAREWELLS,
  FLIRT_ANSWERS,
  FLIRT_ANSWERS_A1,
  FLIRT_QUESTIONS,
  GOOD_LUCK,
  GOOD_NIGHT,
  INSULT_AGAIN,
  INSULT_FIRST,
  INTERESTED,
  NEW_TOPIC,
  NO_GUESS,
  NO_HURRY,
  NO_IDEA,
  NONSENSE,
  OVERLOOKED,
  READ_IT,
  TELL_ME,
  THANKS_ANSWERS,
  WELCOME,
  YOUR_TURN,
} from "#content/built-in/tutor/general.ts";
import {
  AFTER_A_JOKE,
  AS_YOU_LIKE,
  JOKES,
  LAUGHS_AT_IT,
  SOFT_FAREWELLS,
  TELL_ABOUT_IT,
  WHAT_COMES,
  YES_PLEASE,
} from "#content/built-in/tutor/going-on.ts";
import { POINTS } from "#content/built-in/tutor/near-kinds.ts";
import {
  ANOTHER_QUESTION,
  CANNOT_BE_CERTAIN,
  ENDED_SUBJECT,
  LEAVES_THE_CHOICE,
  READS_IT,
  STAYS,
  WHICH_OF_THEM,
} from "#content/built-in/tutor/owning-up.ts";
import { TOPIC_PACKS } from "#content/built-in/tutor/packs.ts";
import {
  ASKED_AGAIN,
  ASKS_FOR_MORE,
  ASKS_REASON,
  DECIDES,
  ENCOURAGES,
  SAYS_NO_MATTER,
  TAG,
} from "#content/built-in/tutor/patterns/answers.ts";
import { HAS_ENDED } from "#content/built-in/tutor/patterns/going-on.ts";
import {
  ANNOUNCES,
  ASKS_A_VIEW,
  ASKS_AFTER,
  DEMANDS,
  DRUM_ROLLS,
  ECHO,
  EMPTY_WORD,
  ENDS_IN_A_NOUN,
  ENDS_SUBJECT,
  FAREWELL,
  FAULTS_QUESTIONS,
  GOES_TO_BED,
  GUESSES,
  IS_WELL,
  KNOWS_A_JOKE,
  LEAVES_IT,
  OBJECTS,
  OFFERS,
  OWN_GERMAN,
  QUESTION_WORD,
  REBUTS,
  STRAYS,
  SUBJECT,
  TELLS_A_JOKE,
  TELLS_AT_ONCE,
  WANTS_A_JOKE,
  WANTS_A_QUESTION,
  WANTS_BELIEF,
  WANTS_INTEREST,
  WANTS_THIS_QUESTION,
  WANTS_TO_BE_HEARD,
  WISHES_LUCK,
  WISHES_WELL,
} from "#content/built-in/tutor/patterns/intents.ts";
import { ANSWERS_FAREWELL, IS_ALL_ONE, IS_NO_SCENE, LEAVES_TALK } from "#content/built-in/tutor/patterns/scenario.ts";
import { SADDENS, TELLS_OF_LOSS } from "#content/built-in/tutor/patterns/telling.ts";
import { ROLE_ASKS, ROLE_MISTAKEN, ROLE_OVER } from "#content/built-in/tutor/scenarios.ts";
import type { Line } from "#schema/content/tutor.ts";
import type { TaughtWord, TutorInput } from "../turn.ts";
import {
  answerTo,
  askedAfter,
  askedOfSaid,
  direct,
  isAboutTutor,
  isEvasive,
  isWithoutAdvice,
  kindAsked,
} from "./answers.ts";
import { isVague } from "./ask-on.ts";
import { chipsFor } from "./chips.ts";
import { type Context, contextOf, filled, freshLine, opensFresh } from "./context.ts";
import {
  firstUnasked,
  isPrepared,
  nearQuestion,
  openQuestion,
  topicQuestion,
  turnedToTopic,
  unasked,
} from "./going-on.ts";
import { greetingWord } from "./greetings.ts";
import { aboutNamed, aboutWanted } from "./hooks.ts";
import { germanAsked, intentOf, leaveIn, questionIn, selfHarmIn } from "./intents.ts";
import { aboutGerman, englishParts, hintParts, newTopic, simplerParts } from "./language-help.ts";
import { heardLine } from "./listening.ts";
import { bareQuestion, correctedMessagesIn, messagesIn } from "./memory.ts";
import { calledFor } from "./moves.ts";
import { kindQuestion, lastNamedQuestion } from "./named.ts";
import { otherLanguageCrisis, otherLanguageReply } from "./other-languages.ts";
import type { Corrected, Morphology } from "./ports.ts";
import { type Owned, ownedUp, puzzledBy, throwsBack } from "./protest.ts";
import { led, nextQuestion, type Question } from "./question.ts";
import { joinParts, type Part, sayLine } from "./say.ts";
import {
  lastRole,
  roleAnswers,
  roleBegun,
  rolePlayed,
  roleQuestion,
  roleReviewed,
  saidOutsideRole,
} from "./scenario.ts";
import { afterConsolation, goingOn, inGrief, statement, TAKE_UP_ROOM } from "./statement.ts";
import { isAfterGrief } from "./story.ts";
import { firstOfStrand } from "./strands.ts";
import { takeUp } from "./take-up.ts";
import { tellingOf } from "./telling.ts";
import { bounded, lemmasOf, normalized, sentencesOf, wordsOf } from "./text.ts";

export interface DialogueReply {
  reply: string;
  /** English of the reply. Where the learner's own words come back, it says so in brackets. */
  translation: string;
  vocabulary: TaughtWord[];
  /** In a crisis nothing is corrected. */
  correctionsShown: boolean;
}

/**
 * The built-in tutor's answer to one message. The same input always gets the same answer, and no sentence of the
 * history is said again.
 */
export function reply(input: TutorInput, analysis: Corrected, morphology: Morphology): DialogueReply {
  if (input.language !== "german") {
    if (selfHarmIn(input.message)) {
      const text = `${otherLanguageCrisis(input)}\n\n${CRISIS.en}`;
      return { reply: text, translation: CRISIS.en, vocabulary: [], correctionsShown: false };
    }
    const { reply: text, translation } = joinParts(otherLanguageReply(input));
    return { reply: text, translation, vocabulary: [], correctionsShown: false };
  }
  return replyInGerman(...withoutEcho(input, analysis), morphology);
}

function replyInGerman(input: TutorInput, analysis: Corrected, morphology: Morphology): DialogueReply {
  const context = contextOf(input, analysis, morphology);
  const intent = intentOf(input.message, morphology);
  if (intent === "self-harm") return crisis(context);
  const parts = partsFor(context, intent);
  const last = parts.at(-1);
  // Whatever led to it, a question that fits everything gives way to one about something that the message names.
  const named = last !== undefined && isVague(context, last.de) ? kindQuestion(context) : null;
  const asked = named === null || last === undefined ? parts : [...parts.slice(0, -1), underLead(last, named)];
  const { reply: text, translation } = joinParts(withoutContradiction(asked));
  return {
    reply: text,
    translation,
    vocabulary: intent === "insult" ? [] : chipsFor(context, text),
    correctionsShown: true,
  };
}

/** "Das kann ich mir gut vorstellen. Wie kann ich mir den Verein vorstellen?" would take itself back. */
function withoutContradiction(parts: readonly Part[]): readonly Part[] {
  const asks = parts.at(-1)?.de.endsWith(" vorstellen?") === true;
  return asks ? parts.filter(({ de }) => !de.endsWith(" vorstellen.")) : parts;
}

/** A question behind the words that led up to another: "Zurück zu dir: …". */
function underLead(other: Part, question: Part): Part {
  const lead = (text: string): string => /^[^:]*:/u.exec(text)?.[0] ?? "";
  return lead(other.de) === "" ? question : led({ de: lead(other.de), en: lead(other.en ?? "") }, question);
}

/** "Gestört? Gar nichts!": a word of the tutor's that the learner repeats before the answer asks nothing. */
function withoutEcho(input: TutorInput, analysis: Corrected): [TutorInput, Corrected] {
  const reads = READS_IT.exec(input.message);
  const echoed = ANNOUNCES.test(input.message) ? null : (reads ?? ECHO.exec(input.message));
  const last = input.history.findLast((message) => message.role === "assistant")?.content.toLowerCase() ?? "";
  const words = wordsOf(echoed?.[1]?.toLowerCase() ?? "").filter(
    ({ text }) => text.length > 3 && !EMPTY_WORD.test(text),
  );
  // "Woran ich festmache, dass es eine Krankheit ist? Am Rücken.": most of its words are the tutor's.
  const theirs = words.filter(({ text }) => last.includes(text.slice(0, 5))).length;
  const quotes = words.length > 0 && theirs * 2 >= words.length;
  const isEcho =
    (words.length > 0 && words.every(({ text }) => last.includes(text.slice(0, 5)))) ||
    ENDS_IN_A_NOUN.test(echoed?.[1] ?? "");
  if (
    echoed === null ||
    puzzledBy(input.message, last) !== null ||
    throwsBack(input) ||
    REBUTS.test(input.message) ||
    (/[„"'‚]/u.test(echoed[0]) && germanAsked(echoed[0]) !== null) ||
    ASKS_REASON.test(echoed[1] ?? "")
  )
    return [input, analysis];
  if (
    reads === null &&
    !quotes &&
    !ASKS_AFTER.test(echoed[1] ?? "") &&
    (!isEcho || QUESTION_WORD.test(echoed[1] ?? ""))
  )
    return [input, analysis];
  const length = echoed[0].length;
  const edits = analysis.edits
    .filter(({ start }) => start >= length)
    .map((edit) => ({ ...edit, start: edit.start - length, end: edit.end - length }));
  return [
    { ...input, message: input.message.slice(length) },
    { ...analysis, edits, corrected: analysis.corrected.replace(reads === null ? ECHO : READS_IT, "") },
  ];
}

/** The first message of a conversation: a greeting in the topic, ending in a question. */
export function opener(input: Omit<TutorInput, "message" | "history">): { reply: string; translation: string } {
  // To nothing said yet, the reply is the notice and the first question.
  if (input.language !== "german") return joinParts(otherLanguageReply({ ...input, message: "", history: [] }));
  const pack = TOPIC_PACKS.find((candidate) => candidate.topic === (input.topic ?? "chitchat")) ?? TOPIC_PACKS[0];
  const lines = pack?.openers[input.level] ?? [];
  const seed = Array.from(input.conversationId, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0);
  const line = lines[seed % lines.length];
  if (line === undefined) throw new Error(`No opener for ${input.topic} ${input.level}`);
  return joinParts([sayLine(line, input.tone)]);
}

/** Messages that go on in a role play; a farewell or an insult ends it. */
const STAYS_IN_ROLE: ReadonlySet<string> = new Set(["thanks", "no-idea", "question", "short", "statement"]);

function partsFor(context: Context, intent: Exclude<ReturnType<typeof intentOf>, "self-harm">): Part[] {
  const review = roleReviewed(context);
  if (review !== null) return [review, afterRole(context)];
  const outside = saidOutsideRole(context);
  if (outside !== null && intent !== "new-topic") return roleLeft(context, outside);
  const begun = roleBegun(context);
  if (begun !== null) return begun;
  const role = lastRole(context);
  const question = questionIn(context.message);
  // "Danke, auf Wiedersehen!" takes leave of the role.
  const isLeave = intent === "goodbye" || (role?.next === null && ANSWERS_FAREWELL.test(context.message));
  if (role !== null && question === null && isLeave && !LEAVES_TALK.test(context.message)) return roleLeft(context, "");
  const asked = roleQuestion(context);
  if (asked !== null) {
    if (intent === "not-understood" || intent === "simpler") return simplerParts(context);
    if (intent === "pause" || intent === "nonsense") return [freshLine(context, NO_HURRY), asked];
    // Whoever greets back has not answered yet.
    if (intent === "greeting") return [asked];
  }
  if (STAYS_IN_ROLE.has(intent) || (isLeave && question !== null)) {
    const played = rolePlayed(context, question);
    if (played !== null) return role?.next === null ? [...played, ...roleLeft(context, "")] : played;
  }
  // "Was meinst du mit „dann“?" asks nothing about German.
  const unclear = intent === "about-german" ? ownedUp(context, intent) : null;
  if (unclear !== null) return [unclear.line, ...afterOwningUp(context, unclear)];
  if (MAY_OBJECT.has(intent)) {
    if (WANTS_A_JOKE.test(context.message) || KNOWS_A_JOKE.test(context.message)) {
      const joke = JOKES.map((line) => sayLine(line, context.tone)).find(({ de }) =>
        sentencesOf(de).every((each) => !context.memory.said.has(normalized(each))),
      );
      if (joke !== undefined) return [joke, unasked(context, [AFTER_A_JOKE]) ?? topicQuestion(context).part];
    }
    // "Mein Deutsch ist nicht gut. Ist das schlimm?"
    const german = OWN_GERMAN.test(context.message) ? calledFor(context) : null;
    if (german?.heard != null && german.question !== null) return [german.heard, german.question];
    const wanted = wished(context);
    if (wanted !== null) return wanted;
    const again = askedAgain(context);
    if (again !== null) return again;
    // "Das ist ein anderes Thema!" wants none.
    const left = STRAYS.test(context.message) ? null : bounded(LEAVES_IT).exec(context.message);
    const behindIt = left === null ? "" : context.message.slice(left.index + left[0].length);
    // "Egal. Kochst du?": the sentence has ended.
    const after =
      behindIt.startsWith(":") || /[.!,]$/u.test(left?.[0] ?? "")
        ? behindIt.replace(/^\W+/u, "")
        : behindIt.replace(/^[^.!?]*[.!?]\s*/u, "");
    if (left !== null) return leftFor(context, after, firstOfStrand(context));
    const ended = ENDS_SUBJECT.exec(context.message);
    if (ended !== null) {
      const behind = context.message.slice(ended[0].length);
      return wordsOf(behind).length > 3 ? leftFor(context, behind, null) : [anotherQuestion(context, ENDED_SUBJECT)];
    }
    const subject = SUBJECT.exec(context.message)?.[1];
    if (WANTS_A_QUESTION.test(context.message)) {
      const empty = FAULTS_QUESTIONS.test(context.message);
      const line = freshLine(context, empty ? CRITICIZED[context.band] : THANKS_ANSWERS);
      const about =
        empty || subject === undefined
          ? null
          : (aboutWanted(context, subject) ?? unasked(context, TELL_ABOUT_IT[context.band]));
      return [line, about ?? (empty ? concreteQuestion(context) : topicQuestion(context).part)];
    }
    const owned = ownedUp(context, intent);
    if (owned !== null) return [owned.line, ...afterOwningUp(context, owned)];
    if (bounded(TELLS_A_JOKE).test(context.message))
      return [freshLine(context, LAUGHS_AT_IT), unasked(context, [AFTER_A_JOKE]) ?? turnedToTopic(context)];
    const demands = DEMANDS.test(context.message) && intent !== "question";
    if (demands && askedAfter(context, context.message, NO_ANSWER) !== null) return answered(context);
    if (demands)
      return [
        freshLine(context, CANNOT_DO[context.band]),
        unasked(context, YOUR_TURN[context.band]) ?? turnedToTopic(context),
      ];
  }
  switch (intent) {
    case "insult":
      return context.memory.insults > 0
        ? [sayLine(INSULT_AGAIN, context.tone)]
        : [sayLine(INSULT_FIRST, context.tone), easyQuestion(context)];
    case "goodbye":
      return goodbye(context);
    case "not-understood":
    case "simpler":
      return simplerParts(context);
    case "hint":
      return hintParts(context);
    case "about-german":
      return aboutGerman(context);
    case "new-topic": {
      // "Ich würde lieber über das Klettern reden: Am Samstag habe ich …": what was to be told is told.
      const told = TELLS_AT_ONCE.exec(context.message)?.[1];
      return told === undefined ? newTopic(context) : leftFor(context, told, null, NEW_TOPIC);
    }
    case "flirting":
      return flirting(context);
    case "english":
      return englishParts(context);
    case "nonsense":
      return [freshLine(context, NONSENSE[context.band]), easyQuestion(context)];
    case "greeting":
      return greeting(context);
    case "thanks":
      return [freshLine(context, THANKS_ANSWERS), ...questionParts(context, topicQuestion(context))];
    case "no-idea":
      // "Ich weiß es nicht" of somebody who has just told of a death is no wish for another subject.
      return inGrief(context) ?? [freshLine(context, NO_IDEA), ...questionParts(context, topicQuestion(context))];
    case "pause":
      return [freshLine(context, NO_HURRY), easyQuestion(context)];
    case "question":
      return answered(context);
    case "short":
      return shortAnswer(context);
    case "statement":
      return withGreeting(context, statement(context));
  }
}

/** What the message names is asked about; where nothing is certain, something else that is clear. */
function afterOwningUp(context: Context, { rest, ask, empty, told }: Owned): Part[] {
  const { band, morphology } = context;
  const behind = {
    ...context,
    message: rest,
    lemmas: lemmasOf(rest, morphology),
    input: { ...context.input, message: rest },
  };
  const lately = [...messagesIn(context.input.history).slice(-2), rest];
  const stays = lately.some((text) => wordsOf(text).length > 4 && !text.endsWith("?"));
  const next = (): Part =>
    lastNamedQuestion(behind) ?? (stays ? unasked(context, STAYS[band]) : null) ?? anotherQuestion(context);
  if (LEAVES_THE_CHOICE.test(rest)) return [unasked(context, WHICH_OF_THEM[band]) ?? anotherQuestion(context)];
  if (germanAsked(rest) !== null) return aboutGerman(behind);
  if (wordsOf(rest).length <= 3) return [ask ?? next()];
  if (questionIn(sentencesOf(rest).at(-1) ?? "") !== null) {
    const parts = answered(behind);
    return empty ? [...parts.slice(0, -1), concreteQuestion(behind)] : parts.slice(context.level === "A1" ? -1 : 0);
  }
  if (TELLS_OF_LOSS.test(rest)) return statement(behind);
  if (empty) return [concreteQuestion(behind)];
  const near = nearQuestion(behind);
  return [
    calledFor(behind)?.question ??
      (told ? null : aboutNamed(behind)) ??
      (near === null || CANNOT_BE_CERTAIN.test(near.de) ? null : near) ??
      next(),
  ];
}

/** A question that was prepared for a noun of the message, or another one. */
function concreteQuestion(context: Context): Part {
  const named = nextQuestion(context, { nouns: true });
  return named.fromMessage ? named.part : (kindQuestion(context) ?? anotherQuestion(context));
}

/** A prepared question behind words that own the change; what was objected to leads to none. */
function anotherQuestion(context: Context, lines = ANOTHER_QUESTION[context.band]): Part {
  const { part } = topicQuestion({ ...context, memory: { ...context.memory, lastQuestion: null } });
  return part.de.includes(":") ? part : led(freshLine(context, lines), part);
}

/** "Lassen wir das. Mein Rücken tut weh, was kann ich machen?": only what stands behind it counts. */
function leftFor(context: Context, after: string, next: Part | null, lines = AS_YOU_LIKE): Part[] {
  if (wordsOf(after).length <= 3 && !after.endsWith("?"))
    return [freshLine(context, lines), next ?? topicQuestion(context).part];
  const behind = {
    ...context,
    message: after,
    lemmas: lemmasOf(after, context.morphology),
  };
  if (germanAsked(after) !== null) {
    // What a role asked last is over.
    const [answer, question] = aboutGerman(behind) as [Part, Part];
    return [answer, question.de === roleQuestion(context)?.de ? (next ?? topicQuestion(context).part) : question];
  }
  const parts = questionIn(after) === null ? statement(behind) : answered(behind);
  return parts.length > 1 ? parts : [freshLine(context, lines), ...parts];
}

/** The learner speaks as themselves again, maybe of something new. */
function roleLeft(context: Context, said: string): Part[] {
  if (leaveIn(said) !== null) return goodbye(context);
  // Nothing was played, and "Wie war das für dich?" would be about nothing.
  const [next, lines] =
    roleAnswers(context).length > 0
      ? [afterRole(context), ROLE_OVER]
      : [null, IS_NO_SCENE.test(context.message) ? ROLE_MISTAKEN : ROLE_OVER];
  const parts = leftFor(context, IS_ALL_ONE.test(said) ? "" : said, next, lines);
  // Whoever asks on at once should know who answers.
  const asks = context.band !== "A" && (questionIn(said) !== null || germanAsked(said) !== null);
  return asks ? [freshLine(context, lines), ...parts] : parts;
}

function afterRole(context: Context): Part {
  return unasked(context, ROLE_ASKS[context.band]) ?? topicQuestion(context).part;
}

function sayLineOf(context: Context, lines: readonly Line[]): Part | null {
  return (
    lines.map((line) => sayLine(line, context.tone)).find(({ de }) => !context.memory.said.has(normalized(de))) ?? null
  );
}

const ENGLISH_W: Readonly<Record<string, string>> = {
  wo: "where",
  wer: "who",
  was: "what",
  wen: "who",
  wem: "who",
  warum: "why",
  wie: "how",
};

/** "Wollen Sie gar nicht wissen, wie das ausgeht?", "Frag mich, was ich suche!": what the learner wants of the listener. */
function wished(context: Context): Part[] | null {
  const { band, message } = context;
  const next = unasked(context, TELL_ME[band]) ?? openQuestion(context);
  if (WANTS_THIS_QUESTION.test(message)) {
    const { say, ask } = ASKS_THIS[band];
    const question = unasked(context, ask) ?? next;
    return question === null ? null : [freshLine(context, say), question];
  }
  if (next === null) return null;
  if (GUESSES.test(message)) return [freshLine(context, NO_GUESS), unasked(context, ASKS_THIS[band].ask) ?? next];
  const encouraged =
    /(?:^|[.!?] )\W*sag/iu.test(message) && ENCOURAGES.test(message) ? sayLineOf(context, ENCOURAGED[band]) : null;
  if (encouraged !== null) return [encouraged, next];
  const drumRoll = DRUM_ROLLS.exec(message)?.[1]?.toLowerCase();
  if (drumRoll !== undefined && message.trim().endsWith("?"))
    return [filled(sayLine(DRUM_ROLL, context.tone), drumRoll, ENGLISH_W[drumRoll] ?? "what")];
  if (WANTS_BELIEF.test(message)) return [freshLine(context, BELIEVES), next];
  const luck = sayLine(GOOD_LUCK, context.tone);
  if (WISHES_LUCK.test(message) && !context.memory.said.has(normalized(luck.de)))
    return [luck, openQuestion(context) ?? next];
  if (WANTS_INTEREST.test(message)) return [freshLine(context, INTERESTED[band]), next];
  if (!WANTS_TO_BE_HEARD.test(message)) return null;
  // "Hast du gehört? Ein Baby!": what was to be heard stands behind it.
  const rest = message.replace(/^[^?]*\?\s*/u, "");
  const behind = { ...context, message: rest };
  const heard = wordsOf(rest).length >= 2 ? heardLine(behind, tellingOf(behind)) : null;
  if (heard !== null) return [heard, openQuestion(context) ?? next];
  return [freshLine(context, READ_IT[band]), next];
}

const NO_ANSWER: Part = { de: "", en: "" };

const MAY_OBJECT: ReadonlySet<string> = new Set(["not-understood", "question", "short", "statement"]);

function shortAnswer(context: Context): Part[] {
  const called = calledFor(context);
  if (called !== null && called.heard !== null) return [called.heard, called.question ?? topicQuestion(context).part];
  const grieved = inGrief(context);
  if (grieved !== null) return grieved;
  const heard = takeUp(context, { short: true, room: TAKE_UP_ROOM[context.level] });
  const after = afterConsolation(context, heard);
  if (heard !== null && after !== null) return [heard, after];
  if (context.memory.shortInARow >= 1 && context.memory.shortInARow % 2 === 1) {
    const offered = offer(context);
    if (offered !== null) return heard === null ? [offered] : [heard, offered];
  }
  const named = nextQuestion(context, { nouns: true });
  const question = named.fromMessage ? named : topicQuestion(context);
  return [...(heard === null ? [] : [heard]), ...questionParts(context, question, heard !== null)];
}

/** The greeting back, before the first reply of a conversation. */
function withGreeting(context: Context, parts: Part[]): Part[] {
  const first = context.memory.replies === 0 ? greetingWord(context) : null;
  return first === null ? parts : [first, ...parts];
}

/** After two very short answers: two choices for beginners, a concrete case later. */
function offer(context: Context): Part | null {
  const offers = (context.pack ?? TOPIC_PACKS[0])?.offers.filter((candidate) => candidate.band === context.band) ?? [];
  const noMeat = [...context.memory.told, context.lemmas].some(
    (told) => told.has("vegetarier") || told.has("vegan") || (told.has("kein") && told.has("fleisch")),
  );
  return (
    offers
      .map((line) => sayLine(line, context.tone))
      .filter((part) => !(noMeat && /\bFleisch\b/u.test(part.de)))
      .find((part) => sentencesOf(part.de).every((sentence) => !context.memory.said.has(normalized(sentence)))) ?? null
  );
}

function answered(context: Context, said = questionIn(context.message) ?? context.message, whole = said): Part[] {
  const asked = direct(said);
  if (OFFERS.test(asked))
    return [freshLine(context, YES_PLEASE), unasked(context, WHAT_COMES) ?? topicQuestion(context).part];
  const answer = answerTo(context, asked);
  const rest = toldBeside(context.message, said, whole);
  const first = context.memory.replies === 0 ? greetingWord(context) : null;
  const greetings = first === null ? [] : [first];
  const heard = context.band === "A" ? restHeard(context, rest, answer) : null;
  // What is asked about an idea must stand right behind it.
  const heardFirst = heard !== null && (!opensFresh(context, answer.de) || askedAfter(context, asked, answer) !== null);
  const ordered = heardFirst ? [heard, answer] : heard === null ? [answer] : [answer, heard];
  return [...greetings, ...ordered, ...afterAnswering(context, asked, answer, rest)];
}

/** What the message tells beside its question; before a tag, the question itself does. */
function toldBeside(message: string, asked: string, whole: string): string {
  if (TAG.test(asked)) return message.replace(TAG, ".");
  return sentencesOf(message.replace(whole, " "))
    .filter((sentence) => !sentence.endsWith("?") && !bounded(OBJECTS).test(sentence))
    .join(" ");
}

/** "Ich hab nur gefragt, ob du Musik hörst.", "Du hast meine Frage ignoriert!": what was asked is answered now. */
function askedAgain(context: Context): Part[] | null {
  const again = bounded(ASKED_AGAIN).exec(context.message);
  if (again === null) return null;
  const earlier = correctedMessagesIn(context.input.history)
    .slice(-2)
    .toReversed()
    .map(questionIn)
    .find((question) => question !== null);
  const said = /^\W*(?:ob|w\p{Ll}+) |\?/iu.test(again[1] ?? "") ? again[1] : earlier;
  if (said === undefined) return null;
  const parts = answered(context, said, again[0]);
  return earlier === undefined ? parts : [freshLine(context, OVERLOOKED[context.band]), ...parts];
}

/** What stands beside a beginner's question, said back: after the answer, a remark on a word would be one too many. */
function restHeard(context: Context, rest: string, answer: Part): Part | null {
  // A1 has room for two clauses: the answer and the question.
  const room = context.level === "A1" ? 0 : TAKE_UP_ROOM[context.level] - Math.max(0, wordsOf(answer.de).length - 8);
  const words = wordsOf(rest).length;
  // Of a story, one sentence said back would be a scrap.
  if (room <= 0 || words < 2 || words > 9 || !/(?<!\p{L})(?:ich|wir)(?!\p{L})/iu.test(rest)) return null;
  const said = takeUp(
    { ...context, message: rest, analysis: { ...context.analysis, corrected: rest, edits: [] } },
    { short: words <= 3, room },
  );
  return said === null || said.en !== null ? null : said;
}

/**
 * One easy question behind an answer: the learner's own question given back, or the next of their story. What they asked is not left for
 * a question from a list; only a beginner's short question about the tutor is.
 */
function afterAnswering(context: Context, asked: string, answer: Part, rest: string): Part[] {
  const tells = wordsOf(rest).length >= (/(?<!\p{L})(?:ich|wir|meine?)(?!\p{L})/iu.test(rest) ? 2 : 4);
  const told = tells ? { ...context, message: rest } : null;
  const own = ASKED_THEMSELVES[context.band];
  const kind = kindAsked(asked);
  const left = askedOfSaid(context, asked);
  const after = askedAfter(context, asked, answer, tells || toldLately(context, asked));
  const next = after === null ? null : firstUnasked(context, after);
  if (next !== null) return [next];
  const isAtALoss = isWithoutAdvice(context, asked, answer) || isEvasive(context, answer);
  const near =
    after === null &&
    (kind !== null || (told === null && !isAboutTutor(asked))) &&
    (kind === "action" || !SADDENS.test(rest)) &&
    (isAtALoss || ASKS_A_VIEW.test(asked)) &&
    !DECIDES.test(rest)
      ? firstUnasked(context, left ?? own[kind ?? "view"])
      : // Who has just told of themselves is not asked how it is with them.
        isAboutTutor(asked) && told === null
        ? askedBack(context, asked)
        : null;
  if (IS_WELL.test(rest)) return [easyQuestion(context)];
  if (near !== null) return [near];
  if (told !== null && !HAS_ENDED.test(rest)) {
    const going = goingOn(told, tellingOf(told));
    // Behind an answer that knew nothing, "dabei" would point at what was asked, and "noch" would leave it.
    const lost = isAtALoss && (ASKS_FOR_MORE.test(going.de) || POINTS.test(going.de));
    // Behind the tutor's answer, "davon" would be a part of that.
    const leaves =
      context.band !== "A" && (lost || isPrepared(going.de) || going.de.includes(":") || going.de.includes(" davon "));
    // Behind the tutor's own answer, a beginner would look for "das" in it.
    if (context.band === "A" && POINTS.test(going.de)) return [turnedToTopic(context)];
    const given =
      left !== null
        ? left
        : kind !== null
          ? own[kind]
          : /^\W*(?:und )?wie(?!\p{L})/iu.test(asked)
            ? ASKED_BACK[context.band]
            : [];
    return [
      (leaves && isAtALoss ? firstUnasked(context, given) : null) ?? (leaves ? openQuestion(context) : null) ?? going,
    ];
  }
  const isOpen = isAfterGrief(context) || (context.band !== "A" && after === null);
  // Where nothing was known, an open question would drop what was asked.
  const open = isAtALoss && context.band !== "A" ? firstUnasked(context, own.view) : isOpen && openQuestion(context);
  return [open || turnedToTopic(context)];
}

/** What the learner asks of the tutor can be asked of them, unless they have told it. */
function askedBack(context: Context, asked: string): Part | null {
  if (context.memory.replies === 0 || !/\b(?:du|dir|dich|dein\w*|Sie|Ihnen|Ihre?\w*)\b/u.test(asked)) return null;
  return toldLately(context, asked) ? null : unaskedOf(context, ASKED_BACK[context.band]);
}

/** Whether one of the last messages was about what is asked now. */
function toldLately({ memory, morphology }: Context, asked: string): boolean {
  const named = [...lemmasOf(asked, morphology)].filter((lemma) => !bounded(SAYS_NO_MATTER).test(lemma));
  return memory.told.slice(-3).some((told) => named.length === 0 || named.some((lemma) => told.has(lemma)));
}

function unaskedOf(context: Context, lines: readonly Line[]): Part | null {
  const line = lines.find((each) => !context.memory.asked.has(bareQuestion(sayLine(each, context.tone).de)));
  return line === undefined ? null : sayLine(line, context.tone);
}

function greeting(context: Context): Part[] {
  const first = greetingWord(context) ?? { de: "Hallo!", en: "Hello!" };
  if (context.memory.replies > 0 && context.memory.lastQuestion !== null) {
    return [opensFresh(context, first.de) ? first : sayLine(WELCOME, context.tone), topicQuestion(context).part];
  }
  return [first, ...questionParts(context, topicQuestion(context))];
}

function goodbye(context: Context): Part[] {
  const rest = context.message
    .replace(leaveIn(context.message) ?? "", " ")
    .replaceAll(FAREWELL, " ")
    .trim();
  const night = GOES_TO_BED.test(context.message);
  const sad = SADDENS.test(context.message);
  const line = sad
    ? freshLine(context, SOFT_FAREWELLS)
    : night
      ? sayLine(GOOD_NIGHT, context.tone)
      : freshLine(context, FAREWELLS[context.band]);
  if (sad) return [line];
  if (WISHES_WELL.test(context.message)) return [sayLine(GOOD_LUCK, context.tone), line];
  if (wordsOf(rest).length < 3 || (context.band !== "A" && leaveIn(context.message) !== null)) return [line];
  const heard = takeUp(
    { ...context, message: rest, analysis: { corrected: rest, edits: [] } },
    { short: false, farewell: true, room: TAKE_UP_ROOM[context.level] },
  );
  return heard === null ? [line] : [heard, line];
}

function questionParts(context: Context, question: Question, heard = false): Part[] {
  // Without anything taken up, "Und …" would hang in the air.
  const lead = heard || question.lead?.de.endsWith(":") === true ? question.lead : null;
  const part = lead === null ? question.part : led(lead, question.part);
  if (heard || opensFresh(context, part.de)) return [part];
  if (opensFresh(context, question.part.de)) return [question.part];
  const bridges = BRIDGES[context.band].filter((line) => line.say.endsWith(":"));
  return [led(freshLine(context, bridges), question.part)];
}

function easyQuestion(context: Context): Part {
  return freshLine(context, EASY_QUESTIONS);
}

function flirting(context: Context): Part[] {
  const answers = context.level === "A1" ? FLIRT_ANSWERS_A1 : FLIRT_ANSWERS;
  const answer = freshLine(context, answers);
  const questions = FLIRT_QUESTIONS[context.band].map((line) => sayLine(line, context.tone));
  const question = questions.find((part) => !context.memory.said.has(normalized(part.de)));
  return [answer, question ?? topicQuestion(context).part];
}

/** Caring and short, in German and English, with help numbers; nothing is corrected, asked or taught. */
function crisis(context: Context): DialogueReply {
  const line = sayLine(CRISIS, context.tone);
  return { reply: `${line.de}\n\n${line.en}`, translation: line.en ?? "", vocabulary: [], correctionsShown: false };
}
