import {
  ADVICE_ON,
  ASKED_AFTER_ADVICE,
  KNOWN_QUESTIONS,
  type KnownQuestion,
  NUMBER_WORDS,
} from "#content/built-in/tutor/answers.ts";
import {
  ADVICE,
  ANSWER_LEADS,
  ASKED_THEMSELVES,
  BOTH_SIDES,
  LIKES_TO_HEAR,
  NO_LIFE,
  RETURNED_QUESTION,
  SAID_THEMSELVES,
  TUTOR_ANSWERS,
  UNKNOWN_AGAIN,
  UNKNOWN_ANSWERS,
  UNKNOWN_OF_KIND,
  WELL_BEING,
} from "#content/built-in/tutor/general.ts";
import { TOPIC_PACKS } from "#content/built-in/tutor/packs.ts";
import {
  ABOUT_TUTOR,
  ASKS_ADVICE,
  ASKS_FACT,
  ASKS_FOR_A_TIP,
  ASKS_JUDGMENT,
  ASKS_LIKING,
  ASKS_OF_ITSELF,
  ASKS_REASON,
  ASKS_TO_KNOW,
  ASKS_WELL_BEING,
  ASKS_WHAT,
  ASKS_WHAT_TO_DO,
  ASKS_WHETHER_IT_IS,
  EVER_LIVED,
  FIGURE_ASKED,
  GRAVE,
  HARMLESS,
  HAS_JUDGED,
  HOLDS_A_VIEW,
  HOW_ONE_DOES_IT,
  HYPOTHETICAL,
  IF_ONE_MAY_ASK,
  IN_YOUR_VIEW,
  LEADS_TO_A_VIEW,
  LEADS_TO_IT,
  MENTIONS_PROGRAM,
  NAMES_BOTH,
  NAMES_SUBJECT,
  OF_A_COUNTRY,
  OF_TUTORS_LIFE,
  OFFERS_ANOTHER,
  OPINION_ASKED,
  RETURNS_IT,
  SAY_THIS,
  SAYS_WELL_BEING,
  SPEAKS_OF_ITSELF,
  SUPPOSES,
  THEY_MAY_GUESS,
  TIP_ON,
  W_CLAUSE,
  W_WORD,
  WANTS_YES_OR_NO,
  WEIGHS,
  WEIGHTY,
  WHAT_TO_DO,
  WHETHER,
  WHETHER_ONE_MAY,
  WHICH_IS_BETTER,
} from "#content/built-in/tutor/patterns/answers.ts";
import type { Line, TutorAnswer } from "#schema/content/tutor.ts";
import { type Context, filled, freshLine, opensFresh } from "./context.ts";
import { correctedMessagesIn } from "./memory.ts";
import { type Part, sayLine } from "./say.ts";
import { addLead } from "./take-up.ts";
import { bounded, lemmasOf, normalized, occurs, withoutAsides, wordsOf } from "./text.ts";

/** A short, honest answer to the learner's question. It never claims a human life. */
export function answerTo(context: Context, whole: string): Part {
  const question = whole.replace(SAY_THIS, "").replace(IF_ONE_MAY_ASK, "");
  const wellBeing =
    ASKS_WELL_BEING.test(question) || (RETURNS_IT.test(question.trim()) && SAYS_WELL_BEING.test(context.message));
  if (wellBeing) return line(context, WELL_BEING[context.band]);
  const returned =
    /^(?:und )?(?:du|sie|dir|ihnen|bei dir|bei ihnen)\W*$/iu.test(question.trim()) || wordsOf(question).length === 0;
  if (returned)
    return (
      // "Ich spiele Fußball, und du?" asks about what was just said.
      usable(context, fromPacks(context, context.lemmas)) ??
      usable(context, fromPacks(context, lemmasOf(context.memory.lastQuestion ?? "", context.morphology))) ??
      line(context, RETURNED_QUESTION[context.band])
    );
  const lemmas = lemmasOf(withoutAsides(question), context.morphology);
  const common = knownQuestion(context, question);
  if (common !== null) {
    const said = usable(context, correctionsIn(context, common)) ?? line(context, common.say[context.band]);
    return withLead(context, said) ?? said;
  }
  // "Und wenn sie einen Freund hat?" asks about nobody's friends but hers.
  const addressed =
    /\b(?:[Dd]u|dich|dir|Sie|Ihnen|[Dd]ein\w*|Ihr\w*)\b/u.test(question) ||
    (context.band === "A" && wordsOf(question).length <= 3);
  const aboutItself = (context.band === "A" && addressed) || asksAboutTutor(question);
  const fits = (part: Part): boolean => aboutItself || !SPEAKS_OF_ITSELF.test(part.de);
  const sides = offersTwoSides(question);
  const yesNo = wantsYesOrNo(question) && !sides && !WHETHER_ONE_MAY.test(question);
  const light = yesNo && HARMLESS.test(question) && !WEIGHTY.test(context.message) && !GRAVE.test(context.message);
  const advice =
    ASKS_ADVICE.test(question) && (yesNo || WHAT_TO_DO.test(question))
      ? ADVICE[context.band][light ? "light" : yesNo ? "yesNo" : "open"]
      : null;
  const fresh = advice?.map((each) => sayLine(each, context.tone)).find((part) => usable(context, part) !== null);
  if (!sides && ASKS_LIKING.test(question)) {
    const known = usable(context, fromPacks(context, lemmas, fits));
    return known ?? line(context, LIKES_TO_HEAR);
  }
  const wantsHelp = advice !== null || ASKS_FOR_A_TIP.test(question) || kindAsked(question) === "manner";
  const said = wantsHelp && !yesNo ? adviceOn(context, question) : null;
  if (said !== null) return said;
  // "Wie teuer ist so eine Kreuzfahrt?" asks for a figure, not for what is true of money.
  const isFact = context.band !== "A" && !aboutItself && FIGURE_ASKED.test(question.trim());
  // A word of a long question says too little of what is asked.
  const isLong = context.band !== "A" && (wordsOf(question).length > 12 || HYPOTHETICAL.test(question));
  return (
    (isFact || isLong
      ? null
      : usable(
          context,
          context.band === "A" || aboutItself ? fromPacks(context, lemmas, fits) : ownPack(context, lemmas, fits),
        )) ??
    fresh ??
    usable(
      context,
      matching(
        context,
        // "Was hättest du gemacht?" asks nothing of what the tutor does.
        context.band !== "A" && HYPOTHETICAL.test(question) ? [] : TUTOR_ANSWERS,
        lemmas,
        // "Meinen Sie, dass Salbeitee hilft?" is not about the tutor's help.
        (part) => (context.band === "A" ? addressed : aboutItself) || !SPEAKS_OF_ITSELF.test(part.de),
      ),
    ) ??
    line(context, sides ? BOTH_SIDES[context.band] : notAgain(context, unknown(context, question)))
  );
}

/** How many of the learner's messages were corrected, where that is asked. */
function correctionsIn(context: Context, { corrected }: KnownQuestion): Part | null {
  const mine = context.input.history.filter(({ role }) => role === "user");
  const right = [context.analysis.corrected, ...mine.map((past) => past.correctedContent ?? past.content)];
  const count = [context.input.message, ...mine.map(({ content }) => content)].filter(
    (text, index) => text !== right[index],
  ).length;
  const said = corrected?.[Math.min(count, 2)];
  if (said === undefined) return null;
  return filled(sayLine(said, context.tone), NUMBER_WORDS[count - 2] ?? String(count), String(count));
}

function knownQuestion({ message }: Context, question: string): KnownQuestion | null {
  const asked = question.trim();
  return (
    KNOWN_QUESTIONS.find(
      ({ asks, names = asks, where, only = asks }) =>
        bounded(asks).test(asked) &&
        bounded(names).test(asked) &&
        bounded(only).test(asked) &&
        (where === undefined || bounded(where).test(message)),
    ) ?? null
  );
}

/** "Ich wollte wissen, ob du Musik hörst." as the question that it stands for: "hörst du Musik?" */
export function direct(question: string): string {
  return question.replace(LEADS_TO_IT, "").replace(WHETHER, "$2 $1?").replace(W_CLAUSE, "$1 $4 $2 $3?");
}

/** What is asked behind an answer that has a question of its own, so that the talk stays with what was asked. */
export function askedAfter(context: Context, question: string, answer: Part, tells = false): readonly Line[] | null {
  const { band, tone } = context;
  const known = knownQuestion(context, question);
  if (known !== null) return tells && known.alone === true ? [] : (known.ask?.[band] ?? null);
  const isOne = (lines: readonly Line[]): boolean => lines.some((each) => sayLine(each, tone).de === answer.de);
  return ADVICE_ON.some(({ say }) => isOne(say[band])) ? ASKED_AFTER_ADVICE[band] : null;
}

/** Advice on what the question, the message or one of the last two messages names. */
function adviceOn(context: Context, question: string): Part | null {
  const isHow = kindAsked(question) === "manner";
  // "Hast du einen Tipp?" speaks of what was said just before; a question with a subject of its own does not.
  const isBare = !isHow && wordsOf(question).length <= 8 && !NAMES_SUBJECT.test(question);
  const tells = wordsOf(context.message).length > wordsOf(question).length + 3;
  const earlier = tells ? [] : correctedMessagesIn(context.input.history).slice(-2).toReversed();
  for (const text of isBare ? [context.message, ...earlier] : [question])
    for (const { says, how, say } of ADVICE_ON) {
      if (!bounded(says).test(text) || (isHow && how !== true)) continue;
      const part = say[context.band].map((each) => sayLine(each, context.tone)).find((each) => usable(context, each));
      if (part !== undefined) return part;
    }
  return null;
}

/** Whether the learner asked for advice and got none: what comes next must stay with the question. */
export function isWithoutAdvice(context: Context, question: string, answer: Part): boolean {
  const { band, tone } = context;
  if (!ASKS_ADVICE.test(question) && !ASKS_FOR_A_TIP.test(question)) return false;
  const kinds = band === "A" ? UNKNOWN_ANSWERS.A : UNKNOWN_OF_KIND[band].advice;
  return [...ADVICE[band].open, ...ADVICE[band].yesNo, ...kinds].some((each) => sayLine(each, tone).de === answer.de);
}

/** Whether the answer owns that it knows none: what comes next must stay with the question. */
export function isEvasive(context: Context, answer: Part): boolean {
  const { band, tone } = context;
  const lines = band === "A" ? UNKNOWN_ANSWERS.A : Object.values(UNKNOWN_OF_KIND[band]).flat();
  return [...lines, ...BOTH_SIDES[band], ...UNKNOWN_AGAIN[band]].some((each) => sayLine(each, tone).de === answer.de);
}

/** "Soll ich sie besuchen?": the verb first, or behind a comma. */
function wantsYesOrNo(question: string): boolean {
  return WANTS_YES_OR_NO.test(question.trim());
}

/** "Lustig oder peinlich?", but not "… oder nicht?", which asks for a yes or no. */
function offersTwoSides(asked: string): boolean {
  const question = asked.replaceAll(/[„“"][^„“”"]*[“”"]/gu, "X");
  if (WHICH_IS_BETTER.test(question)) return true;
  return OFFERS_ANOTHER.test(question);
}

/** Without "deiner Meinung nach", which asks for a view, not for something of the tutor's. */
function asksAboutTutor(question: string): boolean {
  return ABOUT_TUTOR.test(question.replaceAll(IN_YOUR_VIEW, ""));
}

/** What an unanswered question asks for, so that it can be given back to the learner; null where they cannot know either. */
export function kindAsked(
  whole: string,
): "guess" | "view" | "sides" | "advice" | "action" | "choice" | "manner" | "fact" | "figure" | null {
  // "Mit einer Gegenfrage: Sollte man …?"
  const question = whole.replace(/^[^?:]*: /u, "");
  const open = W_WORD.test(question.replace(LEADS_TO_A_VIEW, ""));
  if (offersTwoSides(question)) return "sides";
  if (WHETHER_ONE_MAY.test(question)) return "fact";
  if (FIGURE_ASKED.test(question))
    return asksAboutTutor(question) ? null : /(?<!\p{L})(?:ich|wir)(?!\p{L})/iu.test(question) ? "action" : "figure";
  if (HOW_ONE_DOES_IT.test(question)) return OF_A_COUNTRY.test(question) ? "fact" : "manner";
  if (ASKS_FOR_A_TIP.test(question))
    return wordsOf(question).length <= 6 && !NAMES_SUBJECT.test(question) ? "action" : "choice";
  if (ASKS_ADVICE.test(question)) return !open ? "advice" : WHAT_TO_DO.test(question) ? "action" : "choice";
  // "Was ziehe ich zur Hochzeit an?"
  if (open && /(?<!\p{L})ich(?!\p{L})/iu.test(question)) return WHAT_TO_DO.test(question) ? "action" : "choice";
  if (OPINION_ASKED.test(question) || ASKS_JUDGMENT.test(question)) return "view";
  if (THEY_MAY_GUESS.test(question)) return "guess";
  return asksAboutTutor(question) || OF_TUTORS_LIFE.test(question.trim()) ? null : "fact";
}

/** What is left to ask where the message has named both sides, or said what the learner thinks; null where it has not. */
export function askedOfSaid({ band, message }: Context, asked: string): readonly Line[] | null {
  if (band === "A") return null;
  const kind = kindAsked(asked);
  if (kind !== null && /action|choice|advice|sides/u.test(kind) && NAMES_BOTH.test(message))
    return ASKED_THEMSELVES[band].sides.slice(WEIGHS.test(message) ? 1 : 0);
  if (SUPPOSES.test(asked)) return SAID_THEMSELVES.guess;
  const isView = kind === "view" || (kind === "advice" && !/(?<!\p{L})(?:ich|wir)(?!\p{L})/iu.test(asked));
  return isView && HAS_JUDGED.test(message) ? SAID_THEMSELVES.view : null;
}

/** Whether a question is about the tutor itself, so that it can be asked back. */
export function isAboutTutor(question: string): boolean {
  return asksAboutTutor(question);
}

/** No second shrug behind the last reply's: then it says what the tutor can do. */
function notAgain({ band, memory, tone }: Context, lines: readonly Line[]): readonly Line[] {
  const shrugs = band === "A" ? UNKNOWN_ANSWERS.A : Object.values(UNKNOWN_OF_KIND[band]).flat();
  const isAgain = shrugs.some((each) => memory.lastReply?.includes(sayLine(each, tone).de));
  return isAgain && lines !== NO_LIFE ? UNKNOWN_AGAIN[band] : lines;
}

/** What can be said to a question that nothing was written for: it depends on what it asks for. */
function unknown(context: Context, question: string): readonly Line[] {
  if (
    OF_TUTORS_LIFE.test(question.trim()) &&
    !ASKS_FOR_A_TIP.test(question) &&
    (context.band === "A" || !/(?<!\p{L})(?:schon|je|jemals)(?!\p{L})/iu.test(question))
  )
    return NO_LIFE;
  if (context.band === "A") return UNKNOWN_ANSWERS.A;
  const lines = UNKNOWN_OF_KIND[context.band];
  if (ASKS_FOR_A_TIP.test(question)) return lines.advice;
  if (ASKS_TO_KNOW.test(question) || WHETHER_ONE_MAY.test(question)) return lines.fact;
  if (ASKS_OF_ITSELF.test(question)) return lines.advice;
  if (asksAboutTutor(question) || EVER_LIVED.test(question)) return lines.experience;
  if (ASKS_REASON.test(question)) return lines.reason;
  if (ASKS_WHAT_TO_DO.test(question)) return lines.advice;
  if (ASKS_FACT.test(question) && !HOLDS_A_VIEW.test(question)) return lines.fact;
  if (HOW_ONE_DOES_IT.test(question)) return lines.manner;
  if (ASKS_WHAT.test(question))
    return OPINION_ASKED.test(question) || HYPOTHETICAL.test(question) ? lines.view : lines.fact;
  if (ASKS_JUDGMENT.test(question)) return lines.opinion;
  return ASKS_WHETHER_IT_IS.test(question) ? lines.fact : lines.guess;
}

function fromPacks(context: Context, lemmas: ReadonlySet<string>, fits = always): Part | null {
  const packs =
    context.pack === null ? TOPIC_PACKS : [context.pack, ...TOPIC_PACKS.filter((pack) => pack !== context.pack)];
  for (const pack of packs) {
    // "Hast du einen Tipp?" asks for no recipe where nobody speaks of food.
    const asked =
      pack === context.pack && wordsOf(context.message).length < 8
        ? lemmas
        : new Set([...lemmas].filter((lemma) => !/^(?:tipp|rat|empfehlen)$/iu.test(lemma)));
    const found = matching(context, pack.answers, asked, fits);
    if (found !== null) return found;
  }
  return null;
}

/** From B1, a word that another topic knows is seldom what is asked about. */
function ownPack(context: Context, lemmas: ReadonlySet<string>, fits: (part: Part) => boolean): Part | null {
  return context.pack && matching(context, context.pack.answers, lemmas, fits);
}

const always = (_part: Part): boolean => true;

function matching(
  context: Context,
  answers: readonly TutorAnswer[],
  lemmas: ReadonlySet<string>,
  fits: (part: Part) => boolean = always,
): Part | null {
  for (const answer of answers) {
    if (answer.band !== context.band || !answer.on.some((trigger) => occurs(trigger, lemmas))) continue;
    if (answer.on.includes("empfehlen") && TIP_ON.test(context.message)) continue;
    const part = sayLine(answer, context.tone);
    if (!fits(part)) continue;
    if (usable(context, part) !== null) return part;
    const led = context.memory.said.has(normalized(part.de)) ? null : withLead(context, part);
    if (led !== null) return led;
  }
  return null;
}

/** A fitting answer that only begins like one of the last replies: better with a word in front than an evasion. */
function withLead(context: Context, part: Part): Part | null {
  return opensFresh(context, part.de) ? null : usable(context, addLead(context, part, ANSWER_LEADS));
}

/** Not said before, with a first word of its own, and no second "Als Programm". */
function usable(context: Context, part: Part | null): Part | null {
  if (part === null || context.memory.said.has(normalized(part.de)) || !opensFresh(context, part.de)) return null;
  return context.memory.programMentioned && MENTIONS_PROGRAM.test(part.de) ? null : part;
}

function line(context: Context, lines: readonly { say: string; en: string }[]): Part {
  const allowed = lines.filter(
    (candidate) => !context.memory.programMentioned || !MENTIONS_PROGRAM.test(candidate.say),
  );
  return freshLine(context, allowed);
}
