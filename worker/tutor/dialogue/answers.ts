import {
  ADVICE,
  ANSWER_LEADS,
  BOTH_SIDES,
  ENCOURAGED,
  FAVORITES,
  GOOD_LUCK,
  JUDGED,
  KNOWS_FROM,
  LIKES_TO_HEAR,
  NO_LIFE,
  RETURNED_QUESTION,
  TAG_ANSWERS,
  THEN_STILL,
  TUTOR_ANSWERS,
  UNKNOWN_ANSWERS,
  UNKNOWN_OF_KIND,
  WELL_BEING,
  WOULD_IT_BE,
} from "#content/built-in/tutor/general.ts";
import { TOPIC_PACKS } from "#content/built-in/tutor/packs.ts";
import { ABOUT_TUTOR, ASKS_ADVICE, WEIGHTY, WHAT_TO_DO } from "#content/built-in/tutor/patterns/answers.ts";
import type { Line, TutorAnswer } from "#schema/content/tutor.ts";
import { type Context, freshLine, opensFresh } from "./context.ts";
import { type Part, sayLine } from "./say.ts";
import { addLead } from "./take-up.ts";
import { lemmasOf, normalized, occurs, withoutAsides, wordsOf } from "./text.ts";

const MENTIONS_PROGRAM = /\b(?:Als|ein) Programm\b/u;

/** A short, honest answer to the learner's question. It never claims a human life. */
export function answerTo(context: Context, whole: string): Part {
  const question = whole.replace(/^\W*(?:hä|hey|na|du|also|und|aber|ach)?[,? ]*(?:sag|sagen Sie|sage) mal[, ]+/iu, "");
  // "Was geht?", or "Und dir?" after "Mir geht es gut".
  const wellBeing =
    /\b(?:wie gehts?|was geht|wie läufts?|alles (?:klar|gut|okay))\b/iu.test(question) ||
    (/(?:^|\bund )(?:dir|ihnen|du|sie|bei dir|bei ihnen)\W*$/iu.test(question.trim()) &&
      /\b(?:geht es|geht['’]s|es geht|^\W*(?:ja |danke |sehr |mir )*(?:gut|super|prima|schlecht|okay|ok))\b/iu.test(
        context.message,
      ));
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
  if (context.band === "A" && /\b(?:dein|ihr)e?n? lieblings\p{L}+/iu.test(question))
    return line(context, FAVORITES[context.band]);
  if (context.band !== "A" && /\bdrück\w*\b.*\bDaumen\b/iu.test(question)) return sayLine(GOOD_LUCK, context.tone);
  const lemmas = lemmasOf(withoutAsides(question), context.morphology);
  if (/(?<!\p{L})woher (?:weißt du|wissen Sie) (?!,)/iu.test(question))
    return sayLine(KNOWS_FROM[context.band], context.tone);
  if (ENCOURAGES.test(question)) return line(context, ENCOURAGED[context.band]);
  if (/^\W*(?:und |aber )?was,? wenn(?!\p{L})/iu.test(question)) return line(context, THEN_STILL[context.band]);
  // "Ehrlichkeit währt am längsten, oder?" wants a nod.
  if (
    /(?:,\s*|\s)(?:oder|oder nicht|nicht wahr|gell|stimmt['’]s)\?+$|,\s*(?:was|nicht|ne|nich|wa|ja|hm)\?+$/iu.test(
      question.trim(),
    )
  )
    return line(context, TAG_ANSWERS[context.band]);
  if (
    /\b(?:hältst|findest) du mich\b|\b(?:halten|finden) Sie mich\b|\b(?:war|ist) (?:das |es )(?:etwa |alles |jetzt )*meine Schuld\b|\bmeine Schuld\b[^?]*\?|\bbin ich (?:daran |jetzt )?schuld\b|\bmache ich mir (?:da )?etwas vor\b|\bhabe ich (?:da )?(?:etwas |alles )?falsch gemacht\b|\b(?:war|ist) das (?:jetzt |so |sehr |etwa )?(?:falsch|dumm|gemein|blöd|unhöflich|schlimm|ein Fehler)\b|\bbin ich (?:zu|\p{Ll}+ig|\p{Ll}+lich|dumm|blöd)\b|\b(?:findest du (?:das|es)|finden Sie (?:das|es)) (?:scheinheilig|schlimm|falsch|dumm|komisch|feige|übertrieben|egoistisch)/iu.test(
      question,
    )
  )
    return line(context, JUDGED[context.band]);
  // "Und wenn sie einen Freund hat?" asks about nobody's friends but hers.
  const addressed =
    /\b(?:[Dd]u|dich|dir|Sie|Ihnen|[Dd]ein\w*|Ihr\w*)\b/u.test(question) ||
    (context.band === "A" && wordsOf(question).length <= 3);
  const aboutItself = (context.band === "A" && addressed) || asksAboutTutor(question);
  const fits = (part: Part): boolean => aboutItself || !SPEAKS_OF_ITSELF.test(part.de);
  const sides = offersTwoSides(question);
  const yesNo = wantsYesOrNo(question) && !sides;
  const light = yesNo && context.band !== "A" ? !WEIGHTY.test(context.message) : yesNo && !WEIGHTY.test(question);
  const advice =
    ASKS_ADVICE.test(question) && (yesNo || WHAT_TO_DO.test(question))
      ? ADVICE[context.band][light ? "light" : yesNo ? "yesNo" : "open"]
      : null;
  const fresh = advice?.map((each) => sayLine(each, context.tone)).find((part) => usable(context, part) !== null);
  if (
    !sides &&
    /^\W*(?:und |aber )?(?:würdest du|würden Sie|hätte(?:st)? (?:ich|du)|hätten Sie|(?:glaubst du|glauben Sie|meinst du|meinen Sie|denkst du|denken Sie),? (?:dass )?(?:ich|wir) hätten?)(?!\p{L})/iu.test(
      question,
    )
  )
    return usable(context, ownPack(context, lemmas, fits)) ?? line(context, WOULD_IT_BE[context.band]);
  // "Wie teuer ist so eine Kreuzfahrt?" asks for a figure, not for what is true of money.
  if (
    !sides &&
    /^\W*(?:und |aber )?(?:magst|mögen|liebst|lieben|gefällt|gefallen) (?:du|Sie|dir|Ihnen)(?!\p{L})/u.test(
      question.trim().charAt(0).toLowerCase() + question.trim().slice(1),
    )
  ) {
    const known = usable(context, fromPacks(context, lemmas, fits));
    return known ?? line(context, LIKES_TO_HEAR);
  }
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
        TUTOR_ANSWERS,
        lemmas,
        // "Meinen Sie, dass Salbeitee hilft?" is not about the tutor's help.
        (part) => (context.band === "A" ? addressed : aboutItself) || !SPEAKS_OF_ITSELF.test(part.de),
      ),
    ) ??
    line(context, sides ? BOTH_SIDES[context.band] : unknown(context, question))
  );
}

/** "Glaubst du, dass ich es schaffe?", "Sag einfach: Du schaffst das." */
export const ENCOURAGES =
  /(?<!\p{L})(?:ob |dass )?(?:ich|wir) (?:\p{L}+ ){0,4}(?:schaffe[n]?|schaff|bestehe[n]?|hinkriege|hinbekomme)(?!\p{L})|(?:schaffe|bestehe) ich (?:das|es|die)(?!\p{L})|sag(?:e|en Sie)? (?:einfach|doch|bitte|mal|[:„“ ])*(?:du schaffst|Sie schaffen)/iu;

const FIGURE_ASKED =
  /^\W*(?:und |aber |na )?(?:wie (?:teuer|lange|viele?|hoch|alt|weit|groß|schnell|oft|spät)|was kostet|wann|wo(?! würde)|wer|wem|woher|wohin)(?!\p{L})/iu;

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
  return [...lines, ...BOTH_SIDES[band], ...WOULD_IT_BE[band]].some((each) => sayLine(each, tone).de === answer.de);
}

/** "Soll ich sie besuchen?": the verb first, or behind a comma. */
function wantsYesOrNo(question: string): boolean {
  return /(?:^|[,:] ?|\b(?:und|oder|aber) )(?:soll|sollte|kann|könnte|muss|darf) (?:ich|wir|man)\b|, ob (?:ich|wir) [^?]*(?:soll|sollte|kann|darf|muss)(?:en)?\W*$/iu.test(
    question.trim(),
  );
}

/** "Lustig oder peinlich?", but not "… oder nicht?", which asks for a yes or no. */
function offersTwoSides(asked: string): boolean {
  const question = asked.replaceAll(/[„“"][^„“”"]*[“”"]/gu, "X");
  if (
    /(?<!\p{L})welche[rs]?(?: \p{L}+)? (?:ist|klingt|passt|gefällt) (?:\p{L}+ )*(?:schöner|besser|lieber|hübscher)(?!\p{L})/iu.test(
      question,
    )
  )
    return true;
  return / oder (?!(?:doch )?(?:nicht|nein|so|was|etwas)(?!\p{L}))/u.test(question);
}

/** What the tutor says of itself, which answers no question about the world. */
const SPEAKS_OF_ITSELF = /\b(?:ich|mir|mich|mein\w*)\b/iu;

/** Without "deiner Meinung nach", which asks for a view, not for something of the tutor's. */
function asksAboutTutor(question: string): boolean {
  return ABOUT_TUTOR.test(
    question.replaceAll(/\b(?:deine[rs]?|Ihre[rs]?) (?:Meinung|Ansicht|Erachtens)(?: nach)?/giu, ""),
  );
}

/** "Schreiben Sie Gedichte?", "Hast du Kinder?": a yes-or-no question about the tutor's own life. */
const OF_TUTORS_LIFE =
  /^\W*(?:(?:und|aber|na|sag mal|sagen Sie mal|übrigens)[, ]+)*(?:(?!findest|denkst|meinst|glaubst|hältst|würdest|solltest|kannst|könntest|weißt|rätst|kennst|willst|möchtest|verstehst|hilfst|erklärst|sagst)\p{L}+s?t du|(?!Finden|Denken|Meinen|Glauben|Halten|Würden|Sollten|Können|Könnten|Wissen|Raten|Kennen|Wollen|Möchten|Verstehen|Helfen|Erklären|Sagen)\p{L}+en Sie|(?:kannst|können) (?:du|Sie) (?:auch |gut |eigentlich )*\p{L}+(?:en|ern|eln)\?)/iu;

const ASKS_FOR_A_TIP =
  /(?<!\p{L})(?:Idee|Ideen|Mittel|Trick|Spruch|Namen|Rezept|Lösung|Tipp|Tipps|Rat|Ratschlag|Vorschlag|empfehl\p{Ll}*|empfiehl\p{Ll}*|fällt (?:dir|Ihnen) [^?]*ein)(?!\p{L})/iu;

/** What an unanswered question asks for, so that it can be given back to the learner. */
export function kindAsked(question: string): "guess" | "view" | "advice" | "choice" | "manner" | "any" {
  const open = W_WORD.test(question);
  if (offersTwoSides(question)) return "view";
  if (/(?<!\p{L})wie (?:\p{Ll}+ )?(?:man|ich|wir)(?!\p{L})/iu.test(question)) return "manner";
  if (ASKS_FOR_A_TIP.test(question)) return "choice";
  if (ASKS_ADVICE.test(question)) return open ? "choice" : "advice";
  // "Was ziehe ich zur Hochzeit an?"
  if (open && /(?<!\p{L})ich(?!\p{L})/iu.test(question)) return "choice";
  if (OPINION_ASKED.test(question)) return "view";
  return asksAboutTutor(question) || HYPOTHETICAL.test(question) ? "any" : "guess";
}

/** Whether a question is about the tutor itself, so that it can be asked back. */
export function isAboutTutor(question: string): boolean {
  return asksAboutTutor(question);
}

const W_WORD = /(?<!\p{L})(?:we[rnm]|was|wo|wo(?:hin|her|mit|für|ran|rauf|rüber)|wann|wie|welche[rnms]?)(?!\p{L})/iu;
const HYPOTHETICAL = /(?<!\p{L})(?:würdest|würden|hättest|hätten|wärst|wären)(?!\p{L})/iu;

const OPINION_ASKED =
  /(?<!\p{L})(?:find\p{Ll}*|fänd\p{Ll}*|halt\p{Ll}*|hältst|denkst|denken|meinst|meinen|sagst|sagen|siehst|sehen|sollte|sollten)(?!\p{L})/iu;

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
  if (
    /(?<!\p{L})(?:wei(?:ß|ss)t du|wissen Sie|kennst du|kennen Sie|kannst du mir sagen|können Sie mir sagen)(?!\p{L})/iu.test(
      question,
    )
  )
    return lines.fact;
  if (
    /^\W*(?:und )?(?:(?:findest|glaubst|meinst|denkst) du|(?:finden|glauben|meinen|denken) Sie),? (?:dass )?ich\b/iu.test(
      question,
    )
  )
    return lines.advice;
  if (
    asksAboutTutor(question) ||
    /\b(?:bist du|sind Sie|hast du|haben Sie|warst du|waren Sie)\b.*\b(?:schon|je|jemals)\b/iu.test(question)
  )
    return lines.experience;
  if (/(?:^|[,;] (?:aber |und )?)\W*(?:und |aber |na )?(?:warum|wieso|weshalb|woran liegt)\b/iu.test(question))
    return lines.reason;
  if (
    /\b(?:soll|sollte|sollten|kann|könnte|muss|darf) (?:ich|wir)\b|\bich (?:\p{L}+ )*(?:soll|sollte|kann|könnte)\b|\b(?:Tipp|Rat|empfehl\w+)\b/iu.test(
      question,
    )
  )
    return lines.advice;
  if (
    /(?:^|, (?:und|aber) )\W*(?:und |aber |na )?(?:we[rnm]|was (?:genau|passiert|kostet)|wo\w*|wann|wie (?:viele?|lange|hoch|teuer|weit|heißt|heißen)|welche[rnms]?)\b/iu.test(
      question,
    ) &&
    !/\b(?:halte?n?|hältst|denk\w+|mein\w+|find\w+)\b/iu.test(question)
  )
    return lines.fact;
  if (
    /^\W*(?:und |aber |na )?wie\b/iu.test(question) &&
    !/\b(?:halte?n?|hältst|denk\w+|find\w+|sehen Sie|siehst)\b/iu.test(question)
  )
    return lines.manner;
  if (/^\W*(?:und |aber |na )?(?:was\b|wie|welche\w*|wof\w+|wo\w+)\b/iu.test(question))
    return OPINION_ASKED.test(question) || HYPOTHETICAL.test(question) ? lines.view : lines.fact;
  return /(?<!\p{L})(?:findest|finden|sollte|sollten|hältst|halten)(?!\p{L})/iu.test(question)
    ? lines.opinion
    : lines.guess;
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
  return context.pack === null
    ? fromPacks(context, lemmas, fits)
    : matching(context, context.pack.answers, lemmas, fits);
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
