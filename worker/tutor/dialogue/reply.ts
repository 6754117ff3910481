import {
  ACKNOWLEDGMENTS,
  AFTER_CONSOLATION,
  AFTER_OLD_LOSS,
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
  INTRODUCED,
  MEANING,
  MEANING_UNKNOWN,
  MEANT,
  MISHEARD,
  NEW_TOPIC,
  NO_HURRY,
  NO_IDEA,
  NONSENSE,
  ON_THE_SUBJECT,
  SIMPLER_LEADS,
  SIMPLER_NEW,
  STARTERS_OF_ANSWERS,
  TAKEN_BACK,
  THANKS_ANSWERS,
  WELCOME,
} from "#content/built-in/tutor/general.ts";
import { HEARD } from "#content/built-in/tutor/listening.ts";
import { TOPIC_PACKS } from "#content/built-in/tutor/packs.ts";
import { OBJECTS, QUESTION_WORD } from "#content/built-in/tutor/patterns/intents.ts";
import { LONG_AGO } from "#content/built-in/tutor/patterns/take-up.ts";
import { MAY_BE_BAD, TURNS } from "#content/built-in/tutor/patterns/telling.ts";
import type { FollowUp, Line } from "#schema/content/tutor.ts";
import type { TaughtWord, TutorInput } from "../turn.ts";
import { answerTo } from "./answers.ts";
import { chipsFor, taughtWord } from "./chips.ts";
import { type Context, contextOf, filled, freshLine, opensFresh } from "./context.ts";
import {
  askedWord,
  greetingIn,
  intentOf,
  nameIn,
  questionIn,
  selfHarmIn,
  topicAskedFor,
  wantedInGerman,
} from "./intents.ts";
import { heardLine, ledByAWord, listenedInARow, listeningQuestion } from "./listening.ts";
import { bareQuestion } from "./memory.ts";
import { type Called, calledFor } from "./moves.ts";
import { otherLanguageCrisis, otherLanguageReply } from "./other-languages.ts";
import type { Corrected, Morphology } from "./ports.ts";
import { followUpOf, led, nextQuestion, type Question, triggerNoun } from "./question.ts";
import { joinParts, type Part, sayLine } from "./say.ts";
import { rolePlayed, scenarioAskedFor, scenarioStep } from "./scenario.ts";
import { answeredBack, consolation, saidBack, takeUp } from "./take-up.ts";
import { isPlain, moodOf, OF_SPEAKER, type Telling, tellingOf, toldIn } from "./telling.ts";
import { capitalized, lemmasOf, normalized, occurs, sentencesOf, withoutAsides, wordsOf } from "./text.ts";
import { type Taken, threadIn } from "./threads.ts";

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

const ECHO = /^\W*([^.!?]{2,50})\?+\s+(?=\S)/u;
/** "Wovon denn, vom Streit?": asks after the tutor's own words, and what follows is the answer. */
const ASKS_AFTER = /^(?:(?:wo\p{Ll}+|was|wie|wer|wen|wem) denn(?!\p{L})|welche[rnms]? \p{L}+$)/iu;

/** "Gestört? Gar nichts!": a word of the tutor's that the learner repeats before the answer asks nothing. */
function withoutEcho(input: TutorInput, analysis: Corrected): [TutorInput, Corrected] {
  const echoed = ECHO.exec(input.message);
  const last = input.history.findLast((message) => message.role === "assistant")?.content.toLowerCase() ?? "";
  const words = wordsOf(echoed?.[1]?.toLowerCase() ?? "").filter(
    ({ text }) => text.length > 3 && !/^(?:über|unter|nach|noch|auch|[mdsk]?eine?\p{Ll}?)$/u.test(text),
  );
  const isEcho =
    (words.length > 0 && words.every(({ text }) => last.includes(text.slice(0, 5)))) ||
    /^(?:\p{L}{1,4} )?(?:\p{Ll}+ )?\p{Lu}\p{L}{3,}$/u.test(echoed?.[1] ?? "");
  if (echoed === null) return [input, analysis];
  if (!ASKS_AFTER.test(echoed[1] ?? "") && (!isEcho || QUESTION_WORD.test(echoed[1] ?? ""))) return [input, analysis];
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
  if (MAY_OBJECT.has(intent) && OBJECTS.test(context.message)) return repaired(context);
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
      return [freshLine(context, THANKS_ANSWERS), ...questionParts(context, nextQuestion(context, { short: true }))];
    case "no-idea":
      return [
        freshLine(context, NO_IDEA),
        ...questionParts(context, nextQuestion({ ...context, lemmas: new Set() }, { short: true })),
      ];
    case "pause":
      return [freshLine(context, NO_HURRY), easyQuestion(context)];
    case "question":
      return answered(context);
    case "short":
      return shortAnswer(context);
    case "statement":
      return statement(context);
  }
}

const MAY_OBJECT: ReadonlySet<string> = new Set(["not-understood", "question", "short", "statement"]);

/** The learner was misheard: the tutor owns up, and asks what was meant. */
function repaired(context: Context): Part[] {
  const open = MEANT[context.band].filter(
    (line) => !context.memory.asked.has(bareQuestion(sayLine(line, context.tone).de)),
  );
  // Whoever says what was meant is not asked for it.
  const explained = toldIn(context).length > 1 ? listeningQuestion(context, tellingOf(context)) : null;
  const question =
    threadIn(context)?.question ??
    explained ??
    (open.length > 0
      ? freshLine({ ...context, memory: { ...context.memory, openings: [] } }, open)
      : nextQuestion({ ...context, lemmas: new Set() }, { short: true }).part);
  return [freshLine(context, MISHEARD[context.band]), question];
}

/** "Nein, sie ist gegangen." to a question that takes no no: it asked about something that was not so. */
function rejects(context: Context): boolean {
  const asked = bareQuestion(context.memory.lastQuestion ?? "");
  return (
    /^(?:w(?:as|ie|er|en|em|ann|o|oran|orauf|ofür|omit|orüber|orin|ovon|arum|elche\p{Ll}*)|mit wem|seit wann|für wen)(?!\p{L})/u.test(
      asked,
    ) &&
    /^\W*(?:hä|äh|nein|nee|nö|moment)\W+(?!(?:ich|das) (?:finde|glaube|denke)|danke|leider|noch)\p{L}+/iu.test(
      context.message,
    ) &&
    wordsOf(context.message).length > 4
  );
}

/** The most that a reply may hold besides its question, in words; the level's limits minus a question. */
const TAKE_UP_ROOM = { A1: 10, A2: 12, B1: 24, B2: 34, C1: 44, C2: 50 } as const;

function statement(context: Context): Part[] {
  const called = calledFor(context);
  const telling = tellingOf(context);
  const name = nameIn(context.message, context.morphology);
  const line = name === null ? null : filled(sayLine(INTRODUCED, context.tone), name, name);
  const introduced = line !== null && !context.memory.said.has(normalized(line.de)) ? line : null;
  const first = context.memory.replies === 0 ? greetingWord(context) : null;
  const greetings = first === null ? [] : [first];
  const topical = topicalQuestion(context);
  if (called?.rank !== "first") {
    const followed = goneOn(context, telling, topical, introduced ?? (called?.rank === "reacts" ? called.heard : null));
    if (
      followed !== null &&
      (greetings.length > 0 || followed.length > 1 || opensFresh(context, followed[0]?.de ?? ""))
    )
      return [...greetings, ...followed];
  }
  const question = questionFor(topical ?? ofTopicAlone(context), called);
  const heard = introduced ?? takeUp(context, { short: false, room: TAKE_UP_ROOM[context.level] }) ?? question.jump;
  const aboutLearner = telling.about === "learner" || telling.about === "thing";
  const after = aboutLearner || /storben/iu.test(context.message) ? afterConsolation(context, heard) : null;
  if (heard !== null && after !== null) return [...greetings, heard, after];
  const said = called === null ? [heard] : answeredCall(context, called, heard);
  const parts = said.filter((part) => part !== null);
  return [...greetings, ...parts, ...questionParts(context, question, parts.length > 0)];
}

/**
 * Goes on from the message: with its thread, where one is certain; else with a question that fits anything; after two of those, with
 * another question of the topic, which says that it is one. Null where a word of a simple statement calls for a question of the topic.
 */
function goneOn(context: Context, telling: Telling, topical: Question | null, introduced: Part | null): Part[] | null {
  const taken = threadIn(context);
  if (taken !== null) return follow(context, taken, telling, introduced);
  if (topical !== null) return null;
  const isStory = telling.rich || toldIn(context).length > 1 || telling.situations.includes("was");
  // To a beginner's simple answer there is nothing more to tell, and after "Kannst du mir mehr erzählen?" neither.
  const closed =
    context.band === "A" &&
    !MAY_BE_BAD.test(telling.sentence) &&
    (isSimple(context) || telling.situations[0] === "anything");
  const turns = closed
    ? isSimple(context) && !knowsMore(telling)
      ? 0
      : 1
    : isStory
      ? TURNS_OF_A_STORY
      : TURNS_OF_LISTENING;
  if (telling.mood !== "bad" && listenedInARow(context) >= turns) {
    const named = calledByLastSentence(context, telling);
    const heard = introduced ?? answeredBack(context) ?? heardInTelling(context, telling);
    if (named !== null) return heard === null ? [named] : [heard, named];
    const next = anotherQuestion(context);
    return heard === null ? [next] : [heard, next];
  }
  return listening(context, telling, introduced);
}

/** Whether there is more to ask about than that there is more. */
function knowsMore(telling: Telling): boolean {
  const [first] = telling.situations;
  return (
    first === "someone" ||
    first === "someone-in-trouble" ||
    first === "good" ||
    first === "in-trouble" ||
    MAY_BE_BAD.test(telling.sentence) ||
    (first === "does" && /\b(?:gern|gerne|mag|liebe|Spaß)\b/u.test(telling.sentence))
  );
}

/** A statement or two of the learner's life as it is, which takes nothing back: its words can be taken at face value. */
function isSimple(context: Context): boolean {
  const told = toldIn(context);
  const simple = (sentence: string): boolean =>
    context.band === "A"
      ? wordsOf(sentence).length <= 10 && !TURNS.test(sentence)
      : isPlain(sentence, context.morphology);
  return (
    told.length > 0 &&
    told.length <= 2 &&
    told.every(({ when, sentence }) => when === "now" && simple(sentence)) &&
    told.some(
      ({ about, sentence }) =>
        about === "learner" || (about === "thing" && (wordsOf(sentence).length <= 4 || OF_SPEAKER.test(sentence))),
    )
  );
}

/** A question of the topic that no word of the message calls for, and that the message has not answered either. */
function ofTopicAlone(context: Context): Question {
  const memory = { ...context.memory, told: [...context.memory.told, context.lemmas] };
  return nextQuestion({ ...context, memory, lemmas: new Set(), message: "" }, { short: true, fresh: true });
}

/** Another question of the topic, behind words that say that it is one. */
function anotherQuestion(context: Context): Part {
  const question = ofTopicAlone(context);
  if (question.lead?.de.endsWith(":") === true) return led(question.lead, question.part);
  const bridges = BRIDGES[context.band].filter((bridge) => bridge.say.endsWith(":"));
  return led(freshLine(context, bridges), question.part);
}

/** What the message says of others calls for no question about the learner: only its own sentences do, and the nouns that name the others. */
function withOwnWords(context: Context): Context {
  const told = toldIn(context);
  const others = told.filter(
    ({ about, sentence }) =>
      (about !== "learner" && about !== "thing") || /^\W*(?:es|das (?:Baby|Kind)) \p{Ll}/iu.test(sentence),
  );
  if (others.length === 0) return context;
  const rest = told.filter((each) => !others.includes(each)).map(({ sentence }) => sentence);
  const kept = lemmasOf(
    `${rest.join(" ")} ${others.map(({ named }) => `Ja, ${named}.`).join(" ")}`,
    context.morphology,
  );
  return { ...context, lemmas: new Set([...context.lemmas].filter((lemma) => kept.has(lemma))) };
}

/** What a listener says to an everyday matter, and the question that goes on with it. */
function follow(context: Context, taken: Taken, telling: Telling, introduced: Part | null): Part[] {
  const { told, heard, question } = taken;
  const others = told.about !== "learner" && told.about !== "thing";
  const sorry = consolation(context);
  // "Gute Besserung!" is for whoever is ill: for others, the thread has words of its own.
  const isSorry = telling.mood === "bad" && !(others && sorry?.de.includes("Besserung") === true);
  const consoled = isSorry ? sorry : null;
  const line =
    introduced ??
    answeredBack(context) ??
    recastOf(context) ??
    consoled ??
    heard ??
    toneOf(context, telling, told.sentence);
  const back = line ?? saidBack(context, told.sentence, others ? "others" : "learner", TAKE_UP_ROOM[context.level]);
  const said = back ?? heardLine(context, { ...telling, mood: "neutral", severe: false, situations: ["anything"] });
  return said === null ? [question] : [said, question];
}

/** The learner's words in their right form, where they made a mistake in them. */
function recastOf(context: Context): Part | null {
  if (context.analysis.edits.every((edit) => edit.type === "spelling")) return null;
  const recast = takeUp(context, { short: false, room: TAKE_UP_ROOM[context.level] });
  return recast?.en === null && !/^(?:Was|Wie|Wer|Ob|Wo|Wann|Warum)\b/u.test(recast.de) ? recast : null;
}

/** To good and bad news a line of its own, where the sentence that the question goes on from tells them. */
function toneOf(context: Context, telling: Telling, sentence: string): Part | null {
  return telling.mood === "neutral" || moodOf(sentence) !== telling.mood ? null : heardLine(context, telling);
}

/** A question that fits whatever was told, behind the learner's own words or a line that fits the mood. */
function listening(context: Context, telling: Telling, introduced: Part | null): Part[] | null {
  const question = listeningQuestion(context, telling);
  if (question === null) return null;
  const ofThemselves = toldIn(context).every(({ about }) => about === "learner" || about === "thing");
  const consoled = ofThemselves && telling.about === "learner" && telling.mood === "bad" ? consolation(context) : null;
  const after = afterConsolation(context, consoled);
  if (consoled !== null && after !== null) return [consoled, after];
  const heard =
    introduced ??
    (rejects(context) ? freshLine(context, TAKEN_BACK[context.band]) : null) ??
    answeredBack(context) ??
    consoled ??
    heardInTelling(context, telling);
  const plain = HEARD.neutral[context.band].some((line) => sayLine(line, context.tone).de === heard?.de);
  const joined = heard === null || plain ? ledByAWord(context, question) : null;
  return joined !== null ? [joined] : heard === null ? [question] : [heard, question];
}

const TURNS_OF_LISTENING = 3;
/** Whoever is in the middle of a story is not asked about anything else. */
const TURNS_OF_A_STORY = 8;

/** A question of the conversation's own topic about what the learner last said of themselves. */
function calledByLastSentence(context: Context, telling: Telling): Part | null {
  // From B1 the prepared questions lead too far from a story.
  if (context.band !== "A" || telling.situations[0] !== "does" || telling.mood === "bad") return null;
  const lemmas = lemmasOf(withoutAsides(telling.sentence), context.morphology);
  const question = nextQuestion({ ...context, message: telling.sentence, lemmas }, { short: true });
  const noun = question.followUp === null ? null : triggerNoun(question.followUp, lemmas);
  if (!question.fromMessage || noun === null) return null;
  const english = context.morphology.entry(noun)?.translation ?? noun;
  return led(filled(sayLine(ON_THE_SUBJECT, context.tone), noun, english), question.part);
}

const OF_LEARNER = /(?<!\p{L})(?:ich|wir|mir|mich|uns)(?!\p{L})/iu;

/** The learner's own correct words, or a line that fits the mood; a mistake always comes back in its right form. */
function heardInTelling(context: Context, telling: Telling): Part | null {
  const room = TAKE_UP_ROOM[context.level];
  const ofLearner = telling.about === "learner" || (telling.about === "thing" && OF_LEARNER.test(telling.sentence));
  const about = ofLearner ? "learner" : "others";
  const back = (): Part | null => saidBack(context, telling.sentence, about, room);
  const line = (): Part | null => heardLine(context, telling);
  const recast = recastOf(context);
  if (recast !== null) return recast;
  if (telling.mood === "bad") return line() ?? back();
  const plain = telling.mood === "neutral" && telling.situations[0] !== "plan";
  // The learner's own words show more understanding than any line that fits everything.
  return plain ? (back() ?? line()) : (line() ?? back());
}

/** To go on to the next question after a death would be cold. */
function afterConsolation(context: Context, heard: Part | null): Part | null {
  const after = sayLine(LONG_AGO.test(context.message) ? AFTER_OLD_LOSS : AFTER_CONSOLATION, context.tone);
  const consoles = heard !== null && /^(?:Oh, )?(?:das tut mir (?:sehr )?leid|gute Besserung)[.!]$/iu.test(heard.de);
  return consoles && !context.memory.asked.has(bareQuestion(after.de)) ? after : null;
}

/** What a move asks comes before everything, or only where the message's words call for no question of the topic. */
function questionFor(question: Question, called: Called | null): Question {
  if (called === null || called.question === null) return question;
  if (called.rank !== "first" && question.fromMessage && question.followUp !== null) return question;
  return { lead: null, part: called.question, followUp: null, fromMessage: true, jump: null };
}

/** The question of the topic that the last sentence of a simple statement calls for. */
function topicalQuestion(context: Context): Question | null {
  if (!isSimple(context)) return null;
  const last = toldIn(context).at(-1)?.sentence ?? context.message;
  const said = lemmasOf(withoutAsides(last), context.morphology);
  const own = withOwnWords(context);
  const question = nextQuestion({ ...own, lemmas: new Set([...own.lemmas].filter((lemma) => said.has(lemma))) });
  return question.fromMessage && question.followUp !== null ? question : null;
}

/** A mistake is still said back in its right form; what a listener says to bad luck replaces any other take-up. */
function answeredCall(context: Context, called: Called, heard: Part | null): (Part | null)[] {
  const recasts = heard?.en === null && context.analysis.edits.some((edit) => edit.type !== "spelling");
  if (called.heard === null) return [heard];
  if (recasts) return context.band === "A" || called.rank !== "first" ? [heard] : [called.heard, heard];
  const bland = heard === null || isBland(context, heard);
  return [
    called.rank === "first" || called.rank === "reacts" || bland || context.random() < 0.4 ? called.heard : heard,
  ];
}

/** An acknowledgment that would fit anything. */
function isBland(context: Context, part: Part): boolean {
  return ACKNOWLEDGMENTS[context.band].some((line) => sayLine(line, context.tone).de === part.de);
}

function shortAnswer(context: Context): Part[] {
  const called = calledFor(context);
  if (called?.rank === "first" && called.heard !== null) {
    const question = called.question ?? nextQuestion(context, { short: true }).part;
    return [called.heard, question];
  }
  const heard = takeUp(context, { short: true, room: TAKE_UP_ROOM[context.level] });
  const after = afterConsolation(context, heard);
  if (heard !== null && after !== null) return [heard, after];
  if (context.memory.shortInARow >= 1 && context.memory.shortInARow % 2 === 1) {
    const offered = offer(context);
    if (offered !== null) return heard === null ? [offered] : [heard, offered];
  }
  return [
    ...(heard === null ? [] : [heard]),
    ...questionParts(context, nextQuestion(context, { short: true }), heard !== null),
  ];
}

/** A question of the topic for a message whose words are not about anything: "Was heißt …?", an English sentence. */
function freshQuestion(context: Context): Part {
  const question = nextQuestion({ ...context, lemmas: new Set() }, { short: true });
  // Without "Noch mal zum Thema …:" a question about an earlier message would come out of nowhere.
  return question.lead?.de.endsWith(":") === true ? led(question.lead, question.part) : question.part;
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
  const answer = answerTo(context, asked);
  const rest = context.message.replace(asked, "").trim();
  const thread = wordsOf(rest).length >= 3 ? threadIn({ ...context, message: rest }) : null;
  const back = ASKS_A_VIEW.test(asked)
    ? unaskedOf(context, FEELINGS[context.band])
    : wordsOf(rest).length < 3
      ? askedBack(context, asked)
      : null;
  const question = nextQuestion(context, { short: true });
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
  const next = thread?.question ?? back;
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
    return [
      opensFresh(context, first.de) ? first : sayLine(WELCOME, context.tone),
      nextQuestion(context, { short: true }).part,
    ];
  }
  return [first, ...questionParts(context, nextQuestion(context, { short: true }))];
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
  const line = night ? sayLine(GOOD_NIGHT, context.tone) : freshLine(context, FAREWELLS[context.band]);
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
  const easy = nextQuestion({ ...easier, lemmas: new Set() }, { short: true });
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
  return heard === null ? [line, question] : [line, heard, question];
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
  const named = TOPIC_PACKS.find((pack) => pack.on.some((word) => occurs(word, lemmas))) ?? context.pack;
  const within = { ...context, pack: named, message: wanted, lemmas };
  const question = nextQuestion(within, { short: true });
  const first = greetingWord(context);
  const agreed = freshLine(context, NEW_TOPIC);
  return [...(first === null || !opensFresh(context, first.de) ? [agreed] : [first, agreed]), question.part];
}

function flirting(context: Context): Part[] {
  const answers = context.level === "A1" ? FLIRT_ANSWERS_A1 : FLIRT_ANSWERS;
  const answer = freshLine(context, answers);
  const questions = FLIRT_QUESTIONS[context.band].map((line) => sayLine(line, context.tone));
  const question = questions.find((part) => !context.memory.said.has(normalized(part.de)));
  return [answer, question ?? nextQuestion(context, { short: true }).part];
}

function englishParts(context: Context): Part[] {
  const key = germanKeyWord(context);
  // The question goes on about what the message was about, as far as its key word tells.
  const question =
    key === null
      ? freshQuestion(context)
      : nextQuestion({ ...context, message: key.word, lemmas: lemmasOf(key.word, context.morphology) }, { short: true })
          .part;
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
