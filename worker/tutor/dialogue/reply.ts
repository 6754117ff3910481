import {
  ASKED_BACK,
  BRIDGES,
  CRISIS,
  EASY_QUESTIONS,
  ENGLISH_KEY_WORD,
  ENGLISH_LEAD,
  ENGLISH_PHRASES,
  ENGLISH_UNKNOWN,
  FAREWELLS,
  FEELINGS,
  FLIRT_ANSWERS,
  FLIRT_ANSWERS_A1,
  FLIRT_QUESTIONS,
  GOOD_LUCK,
  GOOD_NIGHT,
  HINT_LEAD,
  INSULT_AGAIN,
  INSULT_FIRST,
  MEANING,
  MEANING_UNKNOWN,
  MEANT,
  MISHEARD,
  NEW_TOPIC,
  NO_HURRY,
  NO_IDEA,
  NONSENSE,
  SIMPLER_LEADS,
  SIMPLER_NEW,
  STARTERS_OF_ANSWERS,
  THANKS_ANSWERS,
  WELCOME,
} from "#content/built-in/tutor/general.ts";
import {
  AFTER_A_JOKE,
  JOKES,
  MISHEARD_AGAIN,
  MORE,
  NOT_KNOWN,
  SOFT_FAREWELLS,
  TELL_ABOUT_IT,
  UNCLEAR,
  WHAT_ABOUT,
  WHAT_COMES,
  WHAT_IS_IT,
  WHY_I_ASK,
  YES_PLEASE,
} from "#content/built-in/tutor/going-on.ts";
import { TOPIC_PACKS } from "#content/built-in/tutor/packs.ts";
import {
  ASKS_WHAT_MEANT,
  ASKS_WHY_ASKED,
  KNOWS_IT,
  OBJECTS,
  OFFERS,
  QUESTION_WORD,
  WANTS_A_JOKE,
  WANTS_A_QUESTION,
} from "#content/built-in/tutor/patterns/intents.ts";
import { SADDENS } from "#content/built-in/tutor/patterns/telling.ts";
import type { FollowUp, Line } from "#schema/content/tutor.ts";
import type { TaughtWord, TutorInput } from "../turn.ts";
import { answerTo, isWithoutAdvice } from "./answers.ts";
import { chipsFor, taughtWord } from "./chips.ts";
import { type Context, contextOf, filled, freshLine, opensFresh } from "./context.ts";
import { topicQuestion, unasked } from "./going-on.ts";
import { aboutWanted, hookedQuestion } from "./hooks.ts";
import { askedWord, greetingIn, intentOf, questionIn, selfHarmIn, topicAskedFor, wantedInGerman } from "./intents.ts";
import { bareQuestion } from "./memory.ts";
import { calledFor } from "./moves.ts";
import { otherLanguageCrisis, otherLanguageReply } from "./other-languages.ts";
import type { Corrected, Morphology } from "./ports.ts";
import { followUpOf, led, nextQuestion, type Question } from "./question.ts";
import { joinParts, type Part, sayLine } from "./say.ts";
import { rolePlayed, scenarioAskedFor, scenarioStep } from "./scenario.ts";
import { afterConsolation, goingOn, inGrief, statement, TAKE_UP_ROOM } from "./statement.ts";
import { firstOfStrand } from "./strands.ts";
import { takeUp } from "./take-up.ts";
import { tellingOf, toldIn } from "./telling.ts";
import { capitalized, lemmasOf, normalized, occurs, sentencesOf, wordsOf } from "./text.ts";
import { threadIn } from "./threads.ts";

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
  const { reply: text, translation } = joinParts(partsFor(context, intent));
  return {
    reply: text,
    translation,
    vocabulary: intent === "insult" ? [] : chipsFor(context, text),
    correctionsShown: true,
  };
}

const ECHO = /^\W*([^.!?]{2,90})\?+\s+(?=\S)/u;
/** "Wovon denn, vom Streit?": asks after the tutor's own words, and what follows is the answer. */
const ASKS_AFTER = /^(?:(?:wo\p{Ll}+|was|wie|wer|wen|wem) denn(?!\p{L})|welche[rnms]? \p{L}+$)/iu;

/** "Gestört? Gar nichts!": a word of the tutor's that the learner repeats before the answer asks nothing. */
function withoutEcho(input: TutorInput, analysis: Corrected): [TutorInput, Corrected] {
  const echoed = ECHO.exec(input.message);
  const last = input.history.findLast((message) => message.role === "assistant")?.content.toLowerCase() ?? "";
  const words = wordsOf(echoed?.[1]?.toLowerCase() ?? "").filter(
    ({ text }) => text.length > 3 && !/^(?:über|unter|nach|noch|auch|[mdsk]?eine?\p{Ll}?)$/u.test(text),
  );
  // "Woran ich festmache, dass es eine Krankheit ist? Am Rücken.": most of its words are the tutor's.
  const theirs = words.filter(({ text }) => last.includes(text.slice(0, 5))).length;
  const quotes =
    words.length > 0 &&
    theirs * 2 >= words.length &&
    !/(?<!\p{L})(?:du|dir|dich|sie|ihnen)(?!\p{L})/iu.test(echoed?.[1] ?? "");
  const isEcho =
    (words.length > 0 && words.every(({ text }) => last.includes(text.slice(0, 5)))) ||
    /^(?:\p{L}{1,4} )?(?:\p{Ll}+ )?\p{Lu}\p{L}{3,}$/u.test(echoed?.[1] ?? "");
  if (echoed === null) return [input, analysis];
  if (!quotes && !ASKS_AFTER.test(echoed[1] ?? "") && (!isEcho || QUESTION_WORD.test(echoed[1] ?? "")))
    return [input, analysis];
  const length = echoed[0].length;
  const edits = analysis.edits
    .filter(({ start }) => start >= length)
    .map((edit) => ({ ...edit, start: edit.start - length, end: edit.end - length }));
  return [
    { ...input, message: input.message.slice(length) },
    { ...analysis, edits, corrected: analysis.corrected.replace(ECHO, "") },
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
const STAYS_IN_ROLE: ReadonlySet<string> = new Set(["greeting", "thanks", "no-idea", "question", "short", "statement"]);

function partsFor(context: Context, intent: Exclude<ReturnType<typeof intentOf>, "self-harm">): Part[] {
  const asked = scenarioAskedFor(context);
  if (asked !== null) return [scenarioStep(context, asked, 0) as Part];
  if (STAYS_IN_ROLE.has(intent)) {
    const played = rolePlayed(context, intent === "question" ? questionIn(context.message) : null);
    if (played !== null) return played;
  }
  if (MAY_OBJECT.has(intent)) {
    if (WANTS_A_JOKE.test(context.message)) {
      const joke = JOKES.map((line) => sayLine(line, context.tone)).find(({ de }) =>
        sentencesOf(de).every((each) => !context.memory.said.has(normalized(each))),
      );
      if (joke !== undefined) return [joke, unasked(context, [AFTER_A_JOKE]) ?? topicQuestion(context).part];
    }
    if (WANTS_A_QUESTION.test(context.message))
      return [freshLine(context, THANKS_ANSWERS), { ...topicQuestion(context).part }];
    const explained = ownQuestionExplained(context);
    if (explained !== null) return explained;
    if (OBJECTS.test(context.message) || deniesTutor(context)) return repaired(context);
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
    case "word-meaning":
      return meaning(context);
    case "in-german":
      return inGerman(context);
    case "new-topic":
      return newTopic(context);
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
      return [freshLine(context, NO_IDEA), ...questionParts(context, topicQuestion(context))];
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

const MAY_OBJECT: ReadonlySet<string> = new Set(["not-understood", "question", "short", "statement"]);

/** "Meinung? Das ist Angst.", "Das ist keine schöne Nachricht": throws a word of the tutor's last reply back at it. */
function deniesTutor(context: Context): boolean {
  const { lastReply } = context.memory;
  if (lastReply === null) return false;
  const said = new Set(wordsOf(lastReply).map(({ text }) => text.toLowerCase()));
  const thrown = /^\W*(?:(?:hä|was|wie|wieso|warum|welche[rnms]?) )?(\p{L}{4,})\?+\s+\S/u.exec(context.message)?.[1];
  const denied = /(?<!\p{L})(?:kein|keine|nicht)(?: \p{Ll}+)? (\p{Lu}\p{L}{3,})/gu;
  return (
    (thrown !== undefined &&
      said.has(thrown.toLowerCase()) &&
      /(?<!\p{L})(?:nicht|nichts|kein\p{Ll}*|rede|spreche|meine|meinte|gesagt)(?!\p{L})/iu.test(context.message)) ||
    [...context.message.matchAll(denied)].some(
      ([, noun = ""]) => said.has(noun.toLowerCase()) && /^\W*(?:das|es) (?:ist|war|sind)/iu.test(context.message),
    )
  );
}

/** What the learner says that it is about: "Ich rede von meinem Keller!" */
function meantQuestion(context: Context): Part | null {
  const about = /(?<!\p{L})(?:über|von|um) (.{3,40}?)(?=[.,!?]|$| und | nicht | gesprochen| geredet)/iu.exec(
    context.message,
  )?.[1];
  if (about === undefined) return null;
  const within = { ...context, message: `Es geht um ${about}.` };
  return hookedQuestion(within, tellingOf(within));
}

/** The learner was misheard: the tutor owns up, and asks what was meant. */
function repaired(context: Context): Part[] {
  // Whoever says what was meant is not asked for it.
  const explained = toldIn(context).some(({ sentence }) => wordsOf(sentence).length > 3 && !OBJECTS.test(sentence));
  const question =
    meantQuestion(context) ??
    (explained ? (hookedQuestion(context, tellingOf(context)) ?? unasked(context, MORE[context.band])) : null) ??
    unasked(context, [...MEANT[context.band], ...WHAT_ABOUT[context.band]]) ??
    topicQuestion(context).part;
  // Whoever has to say it again and again is told why.
  const replies = context.input.history.filter(({ role }) => role === "assistant").slice(-3);
  const again = replies.some(({ content }) =>
    MISHEARD[context.band].some((line) => content.startsWith(sayLine(line, context.tone).de)),
  );
  const honest = sayLine(MISHEARD_AGAIN[context.band], context.tone);
  if (again && !context.memory.said.has(normalized(honest.de)))
    return [honest, unasked(context, WHAT_ABOUT[context.band]) ?? question];
  return [freshLine(context, MISHEARD[context.band]), question];
}

/** "Warum fragst du das?", "Worüber denn?": the learner asks about the tutor's own question. */
function ownQuestionExplained(context: Context): Part[] | null {
  if (ASKS_WHY_ASKED.test(context.message))
    return [
      freshLine(context, WHY_I_ASK[context.band]),
      unasked(context, WHAT_ABOUT[context.band]) ?? topicQuestion(context).part,
    ];
  if (ASKS_WHAT_MEANT.test(context.message) && wordsOf(context.message).length <= 9)
    return [freshLine(context, UNCLEAR[context.band]), { ...topicQuestion(context).part }];
  return null;
}

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

/** A question of the topic for a message whose words are not about anything: "Was heißt …?", an English sentence. */
function freshQuestion(context: Context): Part {
  return topicQuestion(context).part;
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

function answered(context: Context): Part[] {
  const asked = questionIn(context.message) ?? context.message;
  if (OFFERS.test(asked))
    return [freshLine(context, YES_PLEASE), unasked(context, WHAT_COMES) ?? topicQuestion(context).part];
  const isOpenKnown = KNOWS_IT.test(asked) && wordsOf(asked).length <= 4;
  const whatIsIt = isOpenKnown ? unasked(context, WHAT_IS_IT[context.band]) : null;
  if (whatIsIt !== null) return [freshLine(context, NOT_KNOWN), whatIsIt];
  const answer = answerTo(context, asked);
  const rest = context.message.replace(asked, "").trim();
  const thread = wordsOf(rest).length >= 3 ? threadIn({ ...context, message: rest }) : null;
  const back = ASKS_A_VIEW.test(asked)
    ? unaskedOf(context, FEELINGS[context.band])
    : wordsOf(rest).length < 3
      ? askedBack(context, asked)
      : null;
  const question = topicQuestion(context);
  const first = context.memory.replies === 0 ? greetingWord(context) : null;
  const greetings = first === null ? [] : [first];
  // A1 has room for two clauses: the answer and the question.
  const room = context.level === "A1" ? 0 : TAKE_UP_ROOM[context.level] - Math.max(0, wordsOf(answer.de).length - 8);
  // Besides the answer, a remark on a word would be one too many.
  const said =
    room > 0 && wordsOf(rest).length >= 2
      ? takeUp(
          { ...context, message: rest, analysis: { ...context.analysis, corrected: rest, edits: [] } },
          { short: wordsOf(rest).length <= 3, room },
        )
      : null;
  const heard = said === null || said.en !== null ? null : said;
  const ordered =
    heard !== null && !opensFresh(context, answer.de) ? [heard, answer] : heard === null ? [answer] : [answer, heard];
  // Without an answer, the talk stays with the question; what else the message told is not left behind either.
  const open = isWithoutAdvice(context, asked, answer) ? unasked(context, FEELINGS[context.band]) : null;
  const told = wordsOf(rest).length >= 4 ? { ...context, message: rest } : null;
  const next =
    thread?.question ??
    inGrief(context)?.at(-1) ??
    open ??
    back ??
    (told === null ? null : goingOn(told, tellingOf(told)));
  return [...greetings, ...ordered, ...(next === null ? questionParts(context, question, true) : [next])];
}

/** What the learner asks of the tutor can be asked of them, unless they have told it. */
function askedBack(context: Context, asked: string): Part | null {
  if (context.memory.replies === 0 || !/\b(?:du|dir|dich|dein\w*|Sie|Ihnen|Ihre?\w*)\b/u.test(asked)) return null;
  const lemmas = lemmasOf(asked, context.morphology);
  const nouns = [...lemmas].filter(
    (lemma) => /^\p{Lu}/u.test(lemma) && !/^(?:Sie|Ihnen|Ihre?\w*|Und|W\p{Ll}+)$/u.test(lemma),
  );
  if (context.memory.told.slice(-3).some((told) => nouns.length === 0 || nouns.some((noun) => told.has(noun))))
    return null;
  return unaskedOf(context, ASKED_BACK[context.band]);
}

const ASKS_A_VIEW =
  /^\W*(?:und )?was (?:denkst|meinst|sagst|hältst|glaubst) du|^\W*(?:und )?was (?:denken|meinen|sagen|halten|glauben) Sie|\bsoll(?:te)? ich\b|\bich (?:\p{L}+ )*soll(?:te)?\b/iu;

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

/** The greeting back, as the learner greeted. */
function greetingWord(context: Context): Part | null {
  const greeted = greetingIn(context.message)?.toLowerCase();
  if (greeted === undefined) return null;
  const [de, en] =
    greeted === "guten morgen" || greeted === "good morning"
      ? ["Guten Morgen!", "Good morning!"]
      : greeted === "guten abend" || greeted === "good evening"
        ? ["Guten Abend!", "Good evening!"]
        : greeted === "guten tag"
          ? ["Guten Tag!", "Hello!"]
          : greeted === "moin" || greeted === "servus"
            ? [greeted === "moin" ? "Moin!" : "Servus!", "Hey there!"]
            : context.tone === "professional"
              ? ["Guten Tag!", "Hello!"]
              : greeted === "hallo" || context.tone === "friendly"
                ? ["Hallo!", "Hi!"]
                : ["Hey!", "Hey!"];
  return { de, en };
}

function goodbye(context: Context): Part[] {
  const farewell =
    /(?:[^.!?]*\b(?:tschüss?|tschö|ciao|tschau|auf wiedersehen|le(?:b|ben Sie) wohl|haben Sie Dank|man sieht sich|hat mich gefreut|muss (?:jetzt|los|dann|gehen)|ich sollte (?:jetzt|langsam|dann)|hau rein|mach['’]s gut|gute nacht|bis (?:bald|morgen|später|dann|zum)|danke)[^.!?]*[.!?]*)/giu;
  const rest = context.message.replaceAll(farewell, " ").trim();
  const night = /\b(?:gute nacht|schlafen|ins bett)\b/iu.test(context.message);
  const sad = SADDENS.test(context.message);
  const line = sad
    ? freshLine(context, SOFT_FAREWELLS)
    : night
      ? sayLine(GOOD_NIGHT, context.tone)
      : freshLine(context, FAREWELLS[context.band]);
  if (sad) return [line];
  if (context.band !== "A" && /\b(?:drück\w*\b.*\bDaumen|wünsch\w*\b.*\bGlück)\b/iu.test(context.message))
    return [sayLine(GOOD_LUCK, context.tone), line];
  if (wordsOf(rest).length < 3) return [line];
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
  const question = freshLine(context, EASY_QUESTIONS);
  return question;
}

/** The last question in shorter words with two sample answers; a new easy one when it has no shorter version. */
function simplerParts(context: Context): Part[] {
  const last = followUpOf(context.memory.lastQuestion);
  const question = last?.simpler === undefined ? null : sayLine(last.simpler, context.tone);
  if (question !== null && last?.samples !== undefined && !context.memory.asked.has(bareQuestion(question.de))) {
    const lead = freshLine(context, SIMPLER_LEADS);
    return [{ de: `${lead.de} ${question.de}`, en: `${lead.en} ${question.en}` }, samplesPart(last.samples)];
  }
  const easier = {
    ...context,
    level: context.band === "C" ? ("B2" as const) : context.band === "B" ? ("A2" as const) : ("A1" as const),
  };
  const easy = nextQuestion({ ...easier, lemmas: new Set() });
  const lead = sayLine(SIMPLER_NEW, context.tone);
  const parts = [{ de: `${lead.de} ${easy.part.de}`, en: `${lead.en} ${easy.part.en}` }];
  return easy.followUp?.samples === undefined ? parts : [...parts, samplesPart(easy.followUp.samples)];
}

function samplesPart(samples: readonly [string, string]): Part {
  const [one, other] = samples.map((sample) => sample.split("|")) as [string[], string[]];
  return { de: `Zum Beispiel ${one[0]} oder ${other[0]}.`, en: `For example, ${one[1]} or ${other[1]}.` };
}

function hintParts(context: Context): Part[] {
  const last = followUpOf(context.memory.lastQuestion);
  const lead = sayLine(HINT_LEAD, context.tone);
  const offered = suggestionsFor(context, last);
  const question = last === null ? freshQuestion(context) : repeatedQuestion(context, last);
  const help = { de: `${lead.de} ${offered.de}`, en: `${lead.en} ${offered.en}` };
  const fresh = opensFresh(context, help.de) ? help : { de: `Kein Problem: ${help.de}`, en: `No problem: ${help.en}` };
  return [fresh, question];
}

/** The last question again in shorter words, if it has not been asked so before: the learner still has to answer it. */
function repeatedQuestion(context: Context, followUp: FollowUp): Part {
  const part = followUp.simpler === undefined ? null : sayLine(followUp.simpler, context.tone);
  return part === null || context.memory.asked.has(bareQuestion(part.de)) ? freshQuestion(context) : part;
}

function suggestionsFor(context: Context, followUp: FollowUp | null): Part {
  if (followUp?.samples === undefined) return freshLine(context, STARTERS_OF_ANSWERS[context.band]);
  const [one, other] = followUp.samples.map((sample) => sample.split("|")) as [string[], string[]];
  return { de: `„${one[0]}“ oder „${other[0]}“.`, en: `“${one[1]}” or “${other[1]}”.` };
}

/** The tutor's last question in simpler words, for a reply or the button below one. */
export function simplerPart(context: Context): { text: string; translation: string } {
  const { reply: text, translation } = joinParts(simplerParts(context));
  return { text, translation };
}

function meaning(context: Context): Part[] {
  const word = askedWord(context.message) ?? "";
  const readings = [word, word.toLowerCase(), capitalized(word)].flatMap((each) => context.morphology.readings(each));
  // "Billig" is a word of its own before it is a form of "billigen".
  const reading = readings.find(({ lemma }) => lemma.toLowerCase() === word.toLowerCase()) ?? readings[0];
  const entry = context.morphology.entry(reading?.lemma ?? word) ?? packWord(reading?.lemma ?? word);
  const line =
    entry === null
      ? filled(freshLine(context, MEANING_UNKNOWN), word, word)
      : {
          de: MEANING.say.replace("*", entry.word).replace("+", entry.translation),
          en: MEANING.en.replace("*", entry.word).replace("+", entry.translation),
        };
  const last = followUpOf(context.memory.lastQuestion);
  const question = last === null ? freshQuestion(context) : repeatedQuestion(context, last);
  // Whatever else the message says is heard as well.
  const asked = sentencesOf(context.message).find((sentence) => askedWord(sentence) !== null) ?? context.message;
  const rest = context.message.replace(asked, "").trim();
  const room = context.level === "A1" ? 0 : TAKE_UP_ROOM[context.level];
  const said = { ...context, message: rest, analysis: { edits: [], corrected: rest } };
  const heard = room > 0 && wordsOf(rest).length > 3 ? takeUp(said, { short: false, room }) : null;
  return heard === null || heard.en !== null ? [line, question] : [line, heard, question];
}

/** "Wie sagt man „fork“ auf Deutsch?": the German word, if one of the packs teaches it. */
function inGerman(context: Context): Part[] {
  const wanted = wantedInGerman(context.input.message) ?? "";
  const plain = wanted.toLowerCase().replace(/^(?:to|the|an?) /u, "");
  const found = TOPIC_PACKS.flatMap((pack) => pack.words.map(taughtWord)).find((word) =>
    word.translation.split(", ").some((each) => each.toLowerCase().replace(/^to /u, "") === plain),
  );
  const line =
    found === undefined ? filled(freshLine(context, MEANING_UNKNOWN), wanted, wanted) : inGermanPart(wanted, found);
  const last = followUpOf(context.memory.lastQuestion);
  return [line, last === null ? freshQuestion(context) : repeatedQuestion(context, last)];
}

function packWord(lemma: string): TaughtWord | null {
  const lower = lemma.toLowerCase();
  for (const pack of TOPIC_PACKS) {
    const found = pack.words.map(taughtWord).find((word) => word.word.toLowerCase() === lower);
    if (found !== undefined) return found;
  }
  return null;
}

/** "Können wir über Essen sprechen?": agreed, with a question about it from whichever pack has one. */
function newTopic(context: Context): Part[] {
  const wanted = topicAskedFor(context.message) ?? "";
  const lemmas = lemmasOf(wanted, context.morphology);
  const named = TOPIC_PACKS.find((pack) => pack.on.some((word) => occurs(word, lemmas))) ?? null;
  const first = greetingWord(context);
  const agreed = freshLine(context, NEW_TOPIC);
  // Only a topic with questions of its own is asked about; of anything else, the learner tells.
  const about = nextQuestion({ ...context, pack: named, message: wanted, lemmas });
  const question =
    (named !== null && about.fromMessage ? about.part : null) ??
    (named === null ? null : firstOfStrand(context, named)) ??
    aboutWanted(context, wanted) ??
    unasked(context, TELL_ABOUT_IT[context.band]) ??
    unasked(context, WHAT_ABOUT[context.band]) ??
    topicQuestion(context).part;
  return [...(first === null || !opensFresh(context, first.de) ? [agreed] : [first, agreed]), question];
}

function flirting(context: Context): Part[] {
  const answers = context.level === "A1" ? FLIRT_ANSWERS_A1 : FLIRT_ANSWERS;
  const answer = freshLine(context, answers);
  const questions = FLIRT_QUESTIONS[context.band].map((line) => sayLine(line, context.tone));
  const question = questions.find((part) => !context.memory.said.has(normalized(part.de)));
  return [answer, question ?? topicQuestion(context).part];
}

function englishParts(context: Context): Part[] {
  const key = germanKeyWord(context);
  // The question goes on about what the message was about, as far as its key word tells.
  const question =
    key === null
      ? freshQuestion(context)
      : nextQuestion({ ...context, message: key.word, lemmas: lemmasOf(key.word, context.morphology) }).part;
  const plain = wordsOf(context.input.message.replaceAll("’", "'"))
    .map((word) => word.text.toLowerCase())
    .join(" ");
  const known = ENGLISH_PHRASES.find((phrase) => plain === phrase.english || plain.startsWith(`${phrase.english} `));
  if (known !== undefined && context.band === "A") {
    const german =
      context.tone === "professional"
        ? known.say.replace(" dir?", " Ihnen?").replace("heißt du", "heißen Sie").replace("kommst du", "kommen Sie")
        : known.say;
    const ends = german.endsWith("?") ? german.slice(0, -1) : german;
    const meant = capitalized(known.english.replaceAll(/\bi\b/g, "I"));
    return [filled(sayLine(ENGLISH_LEAD, context.tone), ends, meant), question];
  }
  if (key !== null && context.band === "A") return [inGermanPart(key.translation, key), question];
  if (key !== null) return [filled(sayLine(ENGLISH_KEY_WORD, context.tone), key.word, key.word), question];
  return [freshLine(context, ENGLISH_UNKNOWN[context.band]), question];
}

/** The German noun for an English word of the message, from the words of the packs. */
function germanKeyWord(context: Context): TaughtWord | null {
  const words = wordsOf(context.input.message)
    .map((word) => word.text.toLowerCase())
    .toReversed();
  const taught = TOPIC_PACKS.flatMap((pack) => pack.words.map(taughtWord)).filter((word) => word.gender !== null);
  for (const word of words) {
    const found = taught.find(({ translation }) => {
      const known = translation.toLowerCase();
      return known === word || `${known}s` === word;
    });
    if (found !== undefined) return found;
  }
  return null;
}

const ARTICLE_OF = { m: "der ", f: "die ", n: "das ", pl: "die " } as const;

function inGermanPart(wanted: string, found: TaughtWord): Part {
  return {
    de: `„${wanted}“ heißt auf Deutsch „${found.gender === null ? "" : ARTICLE_OF[found.gender]}${found.word}“.`,
    en: `“${wanted}” is “${found.word}” in German.`,
  };
}

/** Caring and short, in German and English, with help numbers; nothing is corrected, asked or taught. */
function crisis(context: Context): DialogueReply {
  const line = sayLine(CRISIS, context.tone);
  return { reply: `${line.de}\n\n${line.en}`, translation: line.en ?? "", vocabulary: [], correctionsShown: false };
}
