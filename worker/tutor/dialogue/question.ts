import { BRIDGES, CALLBACKS } from "#content/built-in/tutor/general.ts";
import { TOPIC_PACKS } from "#content/built-in/tutor/packs.ts";
import {
  ANSWERED_BY,
  ASKS,
  ASSUMES_LIKING,
  BESIDE,
  COMPLAINS,
  EMPTY_WORDS,
  IS_SO,
  LOST,
  NOT_A_THEME,
  SAID_BEFORE,
  SAYS_NO_TOPIC,
  SAYS_WHEN,
} from "#content/built-in/tutor/patterns/question.ts";
import type { FollowUp, Line, StatementKind, TopicPack } from "#schema/content/tutor.ts";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import { TONES } from "#schema/terms/tone.ts";
import { type Context, filled } from "./context.ts";
import { bareQuestion, messagesIn, wasAsked } from "./memory.ts";
import type { Morphology } from "./ports.ts";
import { isNounIn } from "./recast.ts";
import { type Part, say, sayLine } from "./say.ts";
import { lemmasOf, occurs, wordsOf } from "./text.ts";

/** The next question: what leads over to it, the question, and how it came up. */
export interface Question {
  lead: Part | null;
  part: Part;
  followUp: FollowUp | null;
  /** A question that takes up the message needs no bridge and lets a reply do without a take-up of its own. */
  fromMessage: boolean;
}

const variantsOf = new Map<FollowUp | Line, readonly string[]>();

/** A question in all its tones, as the memory holds questions. The history may hold any, because the tone can change. */
function variants(question: FollowUp | Line): readonly string[] {
  let known = variantsOf.get(question);
  if (known === undefined) {
    const text = "ask" in question ? question.ask : question.say;
    known = TONES.map((tone) => bareQuestion(say(text, tone)));
    variantsOf.set(question, known);
  }
  return known;
}

let questionsByText: Map<string, FollowUp> | null = null;

/** The follow-up behind a question of the history, whatever led up to it; null for a starter or a model's question. */
export function followUpOf(question: string | null): FollowUp | null {
  if (question === null) return null;
  if (questionsByText === null) {
    questionsByText = new Map();
    for (const pack of TOPIC_PACKS) {
      for (const followUp of pack.followUps) {
        for (const variant of variants(followUp)) questionsByText.set(variant, followUp);
        if (followUp.simpler !== undefined) {
          for (const variant of variants(followUp.simpler)) questionsByText.set(variant, followUp);
        }
      }
    }
  }
  return questionsByText.get(bareQuestion(question)) ?? null;
}

/** The learner's level first, then the levels below it. A harder question never comes. */
function levelsFor(context: Context): string[] {
  const at = CEFR_LEVELS.indexOf(context.level);
  return CEFR_LEVELS.slice(Math.max(0, at - 2), at + 1).toReversed();
}

export function isOpen(context: Context, followUp: FollowUp): boolean {
  if (wasAsked(context.memory, variants(followUp))) return false;
  if (followUp.simpler !== undefined && wasAsked(context.memory, variants(followUp.simpler))) return false;
  if (context.band === "A" && (wasDenied(context, followUp) || isKnown(context, followUp.ask))) return false;
  const known = followUp.unless ?? [];
  const messages = [context.lemmas, ...context.memory.told];
  return !messages.some((told) => known.some((lemma) => occurs(lemma, told)) || answers(context, followUp, told));
}

/** Whether a beginner has said it in any message, whatever the words. */
export function isKnown({ input, message }: Context, ask: string): boolean {
  const question = bareQuestion(say(ask, "friendly"));
  const all = [...messagesIn(input.history), message].join("\n");
  // "Welche Suppe isst du gern?", after "Pho ist eine Suppe mit Nudeln" or "Tomatensuppe".
  const kind = /^welche[nrs]? (\p{L}{4,})/u.exec(question)?.[1];
  if (
    kind !== undefined &&
    new RegExp(
      String.raw`(?<!\p{L})(?:\p{L}{3,}${kind}|${kind} (?:mit|aus|von)|ist (?:eine?n? )?${kind})(?!\p{L})`,
      "iu",
    ).test(all)
  )
    return true;
  return SAID_BEFORE.some(([asks, said]) => asks.test(question) && said.test(all));
}

/** After "Ich frühstücke nicht" the breakfast stays out of the talk; questions about the denial name it ("kein Fleisch"). */
function wasDenied(context: Context, followUp: FollowUp): boolean {
  const on = (followUp.on ?? []).filter((trigger) => !trigger.includes(" "));
  return context.memory.told.some(
    (told) =>
      told.size <= 9 &&
      told.has("ich") &&
      (told.has("nicht") || told.has("kein")) &&
      !told.has("aber") &&
      on.some((trigger) => occurs(trigger, told)),
  );
}

/** The words of a question that an answer would hold, each with its lemmas, and what else the answer needs. */
interface Wanted {
  content: readonly (readonly string[])[];
  also: RegExp | null;
}

/** A prepared question, of a list or of a strand. */
type Asked = Pick<FollowUp, "ask" | "only">;

const wantedBy = new WeakMap<Morphology, Map<string, Wanted>>();

function wantedOf({ ask }: Asked, morphology: Morphology): Wanted {
  let known = wantedBy.get(morphology);
  if (known === undefined) wantedBy.set(morphology, (known = new Map()));
  let wanted = known.get(ask);
  if (wanted === undefined) {
    const question = say(ask, "friendly");
    const content = wordsOf(question)
      .map((word) => [word.text.toLowerCase(), ...lemmasOf(word.text, morphology)])
      .filter((lemmas) => !lemmas.some((lemma) => EMPTY_WORDS.has(lemma)));
    wanted = { content, also: ANSWERED_BY.find(([asks]) => asks.test(question))?.[1] ?? null };
    known.set(ask, wanted);
  }
  return wanted;
}

/** Whether an earlier message says what the question asks: it holds the question's words and, where needed, a time or place. */
export function answers(context: Context, followUp: Asked, told: ReadonlySet<string>): boolean {
  const { content, also } = wantedOf(followUp, context.morphology);
  // A question that takes its trigger for granted repeats the message on purpose; only a time or place can answer it.
  if (content.length === 0 || (followUp.only === true && also === null)) return false;
  const found = content.filter((lemmas) => lemmas.some((lemma) => told.has(lemma))).length;
  if (found === 0) return false;
  if (also !== null) return found * 2 >= content.length && [...told].some((word) => also.test(word));
  return content.length >= 3 ? found * 3 >= content.length * 2 : found === content.length;
}

/** Where in the message the trigger stands; -1 when it does not occur. Later words are nearer to the point. */
function place(context: Context, triggers: readonly string[]): number {
  let best = -1;
  for (const trigger of triggers) {
    if (!occurs(trigger, context.lemmas)) continue;
    const first = (trigger.split(" ")[0] ?? "").toLowerCase();
    const noun = trigger !== trigger.toLowerCase();
    const at = wordsOf(context.message).findIndex(({ text }) => text.toLowerCase().includes(first.slice(0, 4)));
    best = Math.max(best, at + (noun ? 100 : 1));
  }
  return best;
}

function packsInOrder(context: Context): TopicPack[] {
  const others = TOPIC_PACKS.filter((pack) => pack !== context.pack);
  return context.pack === null ? [...others] : [context.pack, ...others];
}

function asPart(context: Context, followUp: FollowUp): Part {
  return { de: say(followUp.ask, context.tone), en: followUp.en };
}

const ABOUT_THE_LEARNER = /^(?:ich|wir|mir|mich|uns|mein\w*|unser\w*)$/;

const triggersByPack = new Map<TopicPack, ReadonlySet<string>>();

function triggersOf(pack: TopicPack): ReadonlySet<string> {
  let known = triggersByPack.get(pack);
  if (known === undefined)
    triggersByPack.set(
      pack,
      (known = new Set(
        pack.followUps.flatMap((followUp) => followUp.on ?? []).map((trigger) => trigger.toLowerCase()),
      )),
    );
  return known;
}

/**
 * Whether a trigger counts in this conversation. In its own topic every one does. Another topic is only reached through a
 * noun that the conversation's own topic has no questions about, and small talk also through family and the like when
 * the learner speaks of themselves.
 */
export function leadsHere(context: Context, pack: TopicPack, trigger: string, lemmas: ReadonlySet<string>): boolean {
  if (pack === context.pack) return true;
  if (pack.topic === "work" && lemmas === context.lemmas && namesAnothersJob(context.message, trigger)) return false;
  // The app of a heating system and a photo of a grandchild have nothing to do with dates.
  if (pack.topic === "flirting" && /^(?:App|Foto|Bild|Nachricht|Profil)$/.test(trigger)) return false;
  if (!/^\p{Lu}/u.test(trigger) || (SAYS_WHEN.test(trigger) && context.pack !== null)) return false;
  const smallTalk = pack.topic === "chitchat";
  if (SAYS_NO_TOPIC.test(trigger))
    return smallTalk && [...lemmas].some((lemma) => ABOUT_THE_LEARNER.test(lemma)) && !BESIDE.test(context.message);
  return smallTalk || context.pack === null || !triggersOf(context.pack).has(trigger.toLowerCase());
}

/** "Meine Lehrerin sagt …", "Er ist Zahnarzt": nothing that the learner could be asked about their own work. */
function namesAnothersJob(message: string, trigger: string): boolean {
  return (
    /(?:er|in|arzt|ärztin|mann|frau)$/u.test(trigger) &&
    !/\b(?:ich (?:bin|war|werde|arbeite)|(?:bin|war|arbeite) ich|als) (?:\p{L}+ )*?(?=\p{Lu})/u.test(message)
  );
}

/** Follow-ups of all packs that a set of words calls for, the best first. */
function triggered(
  context: Context,
  lemmas: ReadonlySet<string>,
  nouns = false,
): { followUp: FollowUp; pack: TopicPack }[] {
  const levels = new Set(levelsFor(context).slice(0, 2));
  const within = { ...context, lemmas };
  const complains = context.band !== "A" && COMPLAINS.test(context.message);
  const found: { followUp: FollowUp; pack: TopicPack; at: number; rank: number }[] = [];
  packsInOrder(context).forEach((pack, packIndex) => {
    for (const followUp of pack.followUps) {
      if (!levels.has(followUp.level)) continue;
      const on = (followUp.on ?? []).filter(
        (trigger) => (!nouns || /^\p{Lu}[^ ]*$/u.test(trigger)) && leadsHere(context, pack, trigger, lemmas),
      );
      const at = place(within, on);
      if (at < 0 || !isOpen(context, followUp) || (complains && ASSUMES_LIKING.test(followUp.ask))) continue;
      found.push({
        followUp,
        pack,
        at,
        // Another topic only when the conversation's own has nothing to ask.
        rank: (followUp.level === context.level ? 0 : 40) + (packIndex === 0 ? 0 : context.pack === null ? 20 : 60),
      });
    }
  });
  return found.toSorted((one, other) => one.rank - other.rank || other.at - one.at);
}

/** What the message does, for the questions that fit anything of its kind. */
export function statementKind(context: Context): StatementKind | null {
  const { lemmas, message, morphology } = context;
  const words = wordsOf(message);
  const has = (...wanted: string[]): boolean => wanted.some((lemma) => lemmas.has(lemma));
  const forms = words.flatMap((word) => morphology.readings(word.text.toLowerCase()));
  const perfect =
    /\b(?:habe|hat|haben|hatte|hatten|bin|ist|sind|war|waren)\b/iu.test(message) &&
    forms.some((reading) => reading.form === "participle") &&
    words.some(
      ({ text, end }) =>
        !IS_SO.test(text) &&
        (/^\p{L}*ge\p{L}+(?:t|en)$/u.test(text) ||
          // "Er ist zwanzig und studiert in Berlin": the participle of the perfect ends its clause.
          (/^(?:[bevz]\p{L}+(?:t|en)|\p{L}+iert)$/u.test(text) &&
            /^\s*(?:[.,!?;:]|$|und\b|aber\b|oder\b)/u.test(message.slice(end)))),
    );
  // "Als Kind wollte ich Pilotin werden": nothing has happened, and nothing is planned.
  if (/\bwollten?\b/iu.test(message)) return null;
  if (perfect || /\b(?:war|waren|hatte|hatten|gab|ging|kam|musste|konnte)\b/iu.test(message)) return "past";
  if (/\bvielleicht\b/iu.test(message)) return /\bich\b/iu.test(message) ? "plan" : null;
  if (/\b(?:möchte|will|werde)\b/iu.test(message) && /\bich\b/iu.test(message)) {
    const last = words.at(-1)?.text ?? "";
    return morphology.readings(last).some((reading) => reading.form === "infinitive") ? "plan" : null;
  }
  if (has("mögen", "gern", "gerne", "lieben", "gefallen", "lieblings", "interessieren") || /spaß/iu.test(message))
    return "like";
  // "Sein" may be his: only a form of the verb says how something is.
  if (
    /\b(?:bin|ist|sind|wäre|wären)\b/iu.test(message) ||
    has(
      "haben",
      "wohnen",
      "finden",
      "glauben",
      "denken",
      "wissen",
      "kennen",
      "kosten",
      "brauchen",
      "geben",
      "müssen",
      "können",
      "dürfen",
      "sollen",
    )
  )
    return "state";
  return /\b(?:ich|wir)\b/iu.test(message) && forms.some((reading) => reading.form === "finite") ? "activity" : null;
}

/** The noun that a trigger matched in the message, as written in the pack. */
export function triggerNoun(followUp: FollowUp, lemmas: ReadonlySet<string>): string | null {
  return (followUp.on ?? []).find((trigger) => /^\p{Lu}[\p{L}-]+$/u.test(trigger) && occurs(trigger, lemmas)) ?? null;
}

function english(context: Context, noun: string): string {
  return context.morphology.entry(noun)?.translation ?? noun;
}

function lowerQuestion(part: Part): Part {
  const en = part.en;
  return {
    de: part.de.charAt(0).toLowerCase() + part.de.slice(1),
    en: en === null ? null : /^I\b/.test(en) ? en : en.charAt(0).toLowerCase() + en.slice(1),
  };
}

/** Puts a lead before a question: after "Und" it goes on in lower case. */
export function led(lead: Part, question: Part): Part {
  const next = lead.de.endsWith(":") ? question : lowerQuestion(question);
  return { de: `${lead.de} ${next.de}`, en: `${lead.en ?? ""} ${next.en ?? ""}`.trim() };
}

/**
 * Chooses a question of the topic (`fresh`: nothing mentioned earlier; `nouns`: only a noun of the message counts): what the message calls
 * for, then something mentioned earlier, then another of the topic. Never one that was asked or whose answer is known.
 */
export function nextQuestion(context: Context, options: { fresh?: boolean; nouns?: boolean } = {}): Question {
  // A word or two of an answer do not change the topic.
  const best = triggered(context, affirmed(context), options.nouns).find(
    ({ followUp, pack }) =>
      (context.band !== "A" || !answeredJustNow(context, followUp)) && (context.pack === null || pack === context.pack),
  );
  if (best !== undefined)
    return { lead: null, part: asPart(context, best.followUp), followUp: best.followUp, fromMessage: true };

  // After more than a word or two, a word from long ago would come out of nowhere.
  const back = options.fresh === true || wordsOf(context.message).length > 3 ? null : callback(context);
  if (back !== null && context.random() < 0.4) return back;
  const own = ofTopic(context);
  if (own !== null) return own;
  if (back !== null) return back;
  return {
    lead: null,
    part: {
      de: say("Was {möchtest du|möchten Sie} noch erzählen?", context.tone),
      en: "What else would you like to tell me?",
    },
    followUp: null,
    fromMessage: false,
  };
}

/**
 * Beginners' messages without the clauses that deny something: after "Ich frühstücke nicht" nobody asks what there is for
 * breakfast. Questions about the denial itself ("kein Fleisch") name it in their triggers and are found all the same.
 */
function affirmed(context: Context): ReadonlySet<string> {
  if (context.band !== "A") return context.lemmas;
  const clauses = context.message.split(/[.!?;,]\s*|\s+(?=(?:aber|und|weil|denn|sondern|als) )/u);
  const denies = (clause: string): boolean =>
    DENIES.test(clause) || (/^als\b/iu.test(clause) && /\b(?:lieber|besser)\b/iu.test(context.message));
  const denied = clauses.filter(denies);
  if (denied.length === 0) return context.lemmas;
  const rest = lemmasOf(clauses.filter((clause) => !denies(clause)).join(". "), context.morphology);
  const gone = lemmasOf(denied.join(". "), context.morphology);
  const kept = new Set([...context.lemmas].filter((lemma) => rest.has(lemma) || !gone.has(lemma)));
  for (const lemma of gone) if (/^(?:kein|nicht|nie|niemals)/.test(lemma)) kept.add(lemma);
  return kept;
}

const DENIES = /\b(?:nicht|kein\p{L}*|nie|niemals)\b/iu;

/** "Ich laufe seit zwei Jahren" says how long, "dreimal in der Woche" how often. */
function answeredJustNow(context: Context, followUp: FollowUp): boolean {
  const question = say(followUp.ask, "friendly");
  return ASKS.some(([asks, said]) => asks.test(question) && said.test(context.message));
}

/** A question about something that the learner mentioned before and nobody asked about. */
function callback(context: Context): Question | null {
  for (const told of context.memory.told.slice(0, -1).toReversed()) {
    const best = triggered(context, told).find(({ followUp, pack }) => {
      // What was lost or broken is nothing to chat about.
      if (LOST.some((lemma) => told.has(lemma))) return false;
      // Of somebody who died, or said more about since ("Er ist 15 Jahre alt").
      if (context.band === "A" && isSettled(context, followUp)) return false;
      // Coming back to a word only to change the topic would surprise.
      if (pack !== context.pack && pack.topic !== "chitchat") return false;
      const noun = triggerNoun(followUp, told);
      // "Warum fährst du gern dorthin?" points to words that are long gone.
      if (/\b(?:dort(?:hin)?|da(?:von|mit|ran|zu|für|bei)|es|ihn|ihm)\b/u.test(followUp.ask)) return false;
      return noun !== null && !NOT_A_THEME.test(noun) && !SAYS_NO_TOPIC.test(noun);
    });
    if (best === undefined) continue;
    const noun = triggerNoun(best.followUp, told) as string;
    const lead = filled(sayLine(CALLBACKS[context.band], context.tone), noun, english(context, noun));
    const part = asPart(context, best.followUp);
    if (context.level === "A1" && wordsOf(lead.de).length + wordsOf(part.de).length > 10) continue;
    return { lead, part, followUp: best.followUp, fromMessage: false };
  }
  return null;
}

function isSettled(context: Context, followUp: FollowUp): boolean {
  const told = [...context.memory.told, context.lemmas];
  if (
    followUp.on?.some((trigger) => SAYS_NO_TOPIC.test(trigger)) === true &&
    told.some((each) => each.has("gestorben"))
  )
    return true;
  return (
    /^Wie alt\b/u.test(followUp.ask) && told.some((each) => each.has("alt") && (each.has("er") || each.has("sie")))
  );
}

/** Any open question of the topic at the learner's level, then of the levels below, then small talk. */
function ofTopic(context: Context): Question | null {
  const packs = [context.pack, ...TOPIC_PACKS.filter((pack) => pack.topic === "chitchat"), ...TOPIC_PACKS].filter(
    (pack) => pack !== null,
  );
  for (const pack of packs) {
    for (const level of levelsFor(context)) {
      const open = pack.followUps.filter(
        (followUp) => followUp.level === level && followUp.only !== true && isOpen(context, followUp),
      );
      const chosen = open[Math.floor(context.random() * open.length)];
      if (chosen === undefined) continue;
      const bridges = BRIDGES[context.band];
      const fresh = bridges.filter((line) => context.memory.lastReply?.includes(line.say) !== true);
      const bridge = sayLine(fresh[Math.floor(context.random() * fresh.length)] as Line, context.tone);
      const part = asPart(context, chosen);
      const words = wordsOf(bridge.de).length + wordsOf(part.de).length;
      // Behind a colon, a question of A2 is a clause of its own.
      const fits =
        context.level === "A1" ? words <= 10 : context.level !== "A2" || bridge.de.endsWith(":") || words <= 12;
      return {
        lead: fits && context.memory.replies > 0 ? bridge : null,
        part,
        followUp: chosen,
        fromMessage: false,
      };
    }
  }
  return null;
}

/** The last noun of the message that is worth a word, for echoes and themes. */
export function lastNoun(context: Context): { text: string; start: number; end: number } | null {
  return wordsOf(context.message).findLast((word) => isNounIn(context.message, word, context.morphology)) ?? null;
}
